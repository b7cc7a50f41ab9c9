/** What a map showed by itself, because the address named no part of it. */
let fitted: string | null = null;

export const rememberFittedBox = (box: string) => (fitted = box);

/** Returns whether somebody has chosen this part of the map, by moving it or by a link: other faces keep to it, too. */
export const isChosenBox = (box: string | null): box is string => box !== null && box !== fitted;
