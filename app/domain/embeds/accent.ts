type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** --sunk of app/styles/colours.css: the light theme's darkest ground, the dark theme's lightest. */
const GROUNDS = { light: [244, 237, 225], dark: [27, 41, 42] } as const satisfies Record<string, Rgb>;

/** WCAG 2.2 AA asks 4.5; the grounds are rounded. */
const READABLE = 4.6;

/** Moves "2a5d67" no further than reading on a theme's ground needs; returns "#rrggbb". */
export function readableAccent(hex: string, theme: keyof typeof GROUNDS) {
  const chosen = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  const ground = GROUNDS[theme];
  const towards = theme === "light" ? BLACK : WHITE;
  let accent = chosen;
  for (let percent = 0; contrast(accent, ground) < READABLE; percent += 2) accent = mix(chosen, towards, percent / 100);
  const onAccent = contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK;
  return { accent: hexOf(accent), onAccent: hexOf(onAccent) };
}

const mix = (one: Rgb, other: Rgb, share: number): Rgb =>
  one.map((part, index) => Math.round(part + ((other[index] ?? part) - part) * share)) as unknown as Rgb;

const hexOf = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;

/** 1 to 21 (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
