/** Written by `npm run colours` from the tokens of app/styles/, for what understands no oklch(). */
export const PAPER = { light: "#fbf7f0", dark: "#0f1819" };
export const SURFACE = { light: "#fffdf9", dark: "#162223" };
export const LINE = { light: "#e7decf", dark: "#283a3b" };
export const INK = { light: "#211e1a", dark: "#f3ede1" };
export const INK_SOFT = { light: "#5f574c", dark: "#b3bdb6" };
export const FJORD = { light: "#12564e", dark: "#84cdbe" };
export const ON_FJORD = { light: "#fffdf9", dark: "#062320" };
export const AMBER = { light: "#e9a23b", dark: "#f3b75e" };
export const AMBER_INK = { light: "#704400", dark: "#ffe0ae" };
export const ON_AMBER = { light: "#3d2602", dark: "#352206" };
export const DANGER = { light: "#b02b27", dark: "#f4928a" };
export const DANGER_TINT = { light: "#ffe9e6", dark: "#41211e" };

export const TYPE_INKS = {
  service: "#12564e",
  prayer: "#594a9c",
  concert: "#a42e5a",
  youth: "#ab410b",
  conference: "#1d5a92",
  other: "#675e52",
};
