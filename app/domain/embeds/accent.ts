import { BLACK, contrast, hexOf, mix, type Rgb, rgbOf, WHITE } from "~/domain/site/rgb";

/** --sunk of app/styles/colours.css: the light theme's darkest ground, the dark theme's lightest. */
const GROUNDS = { light: [244, 237, 225], dark: [27, 41, 42] } as const satisfies Record<string, Rgb>;

/** WCAG 2.2 AA asks 4.5; the grounds are rounded. */
const READABLE = 4.6;

/** Moves "2a5d67" no further than reading on a theme's ground needs; returns "#rrggbb". */
export function readableAccent(hex: string, theme: keyof typeof GROUNDS) {
  const chosen = rgbOf(hex);
  const ground = GROUNDS[theme];
  const towards = theme === "light" ? BLACK : WHITE;
  let accent = chosen;
  for (let percent = 0; contrast(accent, ground) < READABLE; percent += 2) accent = mix(chosen, towards, percent / 100);
  const onAccent = contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK;
  return { accent: hexOf(accent), onAccent: hexOf(onAccent) };
}
