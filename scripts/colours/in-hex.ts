import { present } from "~/domain/values";
import { hexOfToken, tokensOf, type TokenTheme } from "./tokens";

const hexNamed = (name: string, theme: TokenTheme = "light"): string =>
  hexOfToken(present(tokensOf("colours", theme)[name], `colour ${name}`));

/** Those that are needed where oklch() is not understood. */
const NEEDED = [
  ...["paper", "surface", "line", "ink", "ink-soft", "fjord", "on-fjord"],
  ...["amber", "amber-ink", "on-amber", "danger", "danger-tint"],
];

const HEAD = "/** Written by `npm run colours` from the tokens of app/styles/, for what understands no oklch(). */\n";

/** The text of app/domain/site/colours.ts. */
export function coloursFile(): string {
  const colours = NEEDED.map(
    (name) =>
      `export const ${name.replaceAll("-", "_").toUpperCase()} = { light: "${hexNamed(name)}", dark: "${hexNamed(name, "dark")}" };\n`,
  );
  const inks = Object.entries(tokensOf("event-types", "light"))
    .filter(([name]) => !name.endsWith("-tint"))
    .map(([type, ink]) => `  ${type}: "${hexOfToken(ink)}",\n`);
  return `${HEAD}${colours.join("")}\nexport const TYPE_INKS = {\n${inks.join("")}};\n`;
}

/** A manifest with the colours of today's tokens. */
export const withColours = (manifest: string): string =>
  manifest.replace(/("(?:background|theme)_color": )"[^"]*"/g, `$1"${hexNamed("paper")}"`);

/** As in app/components/layout/brand.tsx, 26 × 32. */
const mark = (frame: string, glass: string, bars: string) =>
  `<path d="M0 32V13a13 13 0 0 1 26 0v19z" fill="${frame}"/><path d="M5 28V13.5a8 8 0 0 1 16 0V28z" fill="${glass}"/><path d="M13 5.5V28M5 17.5h16" stroke="${bars}" stroke-width="1.8"/>`;

/** 64 square; `scale` is the logo's share of the height. */
function icon(ground: string | null, scale: number, inside: string): string {
  const k = (64 * scale) / 32;
  const rect = ground ? `<rect width="64" height="64" fill="${ground}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${rect}<g transform="translate(${32 - 13 * k} ${32 - 16 * k}) scale(${k})">${inside}</g></svg>\n`;
}

/** Of browsers, and of home screens. */
export function icons() {
  const [fjord, deep, amber] = [hexNamed("fjord"), hexNamed("fjord-deep"), hexNamed("amber")];
  return { bare: icon(null, 1, mark(fjord, amber, fjord)), tile: icon(fjord, 0.56, mark(deep, amber, deep)) };
}
