/** Shown by a map by itself, because the address named no part of it. */
let fitted: string | null = null;

export const rememberFittedBox = (box: string) => (fitted = box);

/** By moving the map or by a link: other faces keep to it, too. */
export const isChosenBox = (box: string | null): box is string => box !== null && box !== fitted;
