import { readFileSync } from "node:fs";
import * as rgb from "~/domain/site/rgb";
import { present } from "~/domain/values";

/** Colours by name, as "oklch(41% 0.066 183)", for each theme. */
export type TokenTheme = "light" | "dark" | "system";

const SELECTORS: Record<TokenTheme, string> = {
  light: ":root",
  dark: ':root[data-theme="dark"]',
  system: ':root[data-theme="system"]',
};

/** Returns a stylesheet's variables in a theme: names without dashes, and values. */
export function tokensOf(stylesheet: "colours" | "event-types", theme: TokenTheme): Record<string, string> {
  const css = readFileSync(new URL(`../../app/styles/${stylesheet}.css`, import.meta.url), "utf8");
  const begin = css.split("\n").findIndex((line) => line.trim() === `${SELECTORS[theme]} {`);
  const block = css
    .split("\n")
    .slice(begin + 1)
    .join("\n")
    .replace(/\}.*/s, "");
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Reads an oklch() colour or a "#rrggbb" as a screen shows it. */
function rgbOf(oklch: string): rgb.Rgb {
  if (oklch.startsWith("#")) return rgb.rgbOf(oklch);
  const numbers = present(/^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(oklch), `colour in ${oklch}`);
  const [lightness, chroma, hue] = numbers.slice(1).map(Number) as [number, number, number];
  const [L, angle] = [lightness / 100, (hue * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function shown(light: number): number {
  const curved = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, curved));
}

/** Returns the same as "#rrggbb". */
export const hexOfToken = (oklch: string) => rgb.hexOf(rgbOf(oklch));

/** Returns the contrast of two colours by WCAG: text needs 4.5. */
export const contrastOfTokens = (one: string, other: string) => rgb.contrast(rgbOf(one), rgbOf(other));
