import { type Locale, LOCALES_BY_TAG } from "./locales";

/** Browsers ask for a handful of languages; a longer header is cut. */
const LONGEST_HEADER = 500;

/** By Accept-Language ("nn-NO,nn;q=0.9,nb;q=0.8"); null where it asks for none of ours. */
export function wishedLocale(header: string | null): Locale | null {
  const wishes = (header ?? "")
    .slice(0, LONGEST_HEADER)
    .split(",")
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const locale = LOCALES_BY_TAG.get(tag);
    if (locale) return locale;
  }
  return null;
}

function readWish(wish: string): { tag: string; weight: number } {
  const [range = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
  const said = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = said === undefined ? 1 : Number.parseFloat(said.slice(2));
  return { tag: range.replace(/-.*/, ""), weight: weight <= 1 ? weight : 0 };
}
