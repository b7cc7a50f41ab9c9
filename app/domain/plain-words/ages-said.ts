import type { WordSpan } from "./lexicon";
import { MONTH } from "./names";
import { numberAt, type Word } from "./words";

/** Between two numbers. */
export const IS_RANGE = /^ ?[-–] ?$/;

const UP_TO = new Set(["til", "to"]);
const YEARS = /^(?:ars?|aring\p{L}*|years?)$/u;

/** "Over 40": a year more. */
const BOUNDS: Readonly<Record<string, number>> = { over: 1, under: -1, fylt: 0, minst: 0 };

/** By their keys: "en på 14", "bestemor 82". */
const ONE = /^(?:en|ei|ein|et|eit)$/;
const RELATIVE = /^(?:gutt|gut|jente|sonn|datter|mormor|morfar|farmor|farfar|bestemor|bestefar)$/;
/** Before "10-13". */
const SOME =
  /^(?:for|barn|born|unge|ungdom|tweens|tenaringer|tenaringar|gutter|gutar|jenter|voksne|vaksne|singel|single|speider|alder|kids|children|teens|ages?|aged)$/;
const NO_AGE = new RegExp(`^(?:kr|kroner|nok|km|min|timer|timar|dag|uke|veke|mai|${MONTH})`);

const LAST_HOUR = 24;
const OLDEST = 120;

/** For whom the number at `from` says that it is, with the words around it that say so. */
export function agesSaid(words: readonly Word[], from: number): WordSpan[] {
  const [first, second] = [numberAt(words, from) ?? OLDEST, numberAt(words, from + 1)];
  const keyAt = (step: number) => words[from + step]?.key ?? "";
  const aged = (before: number, after: number, age = first): WordSpan[] => [
    { from: from - before, to: from + after, meaning: { as: "age", age } },
  ];
  if (first >= OLDEST) return [];
  if (YEARS.test(keyAt(1))) {
    const isRange = numberAt(words, from - 1) !== null && IS_RANGE.test(words[from - 1]?.gap ?? "");
    const isSaidRange = numberAt(words, from - 2) !== null && UP_TO.has(keyAt(-1));
    return aged(isSaidRange ? 2 : isRange ? 1 : 0, 2);
  }
  if (second !== null) {
    const isRange =
      IS_RANGE.test(words[from]?.gap ?? "") && first < second && second < OLDEST && !NO_AGE.test(keyAt(2));
    return isRange && (second > LAST_HOUR || SOME.test(keyAt(-1))) ? aged(0, 2) : [];
  }
  if (NO_AGE.test(keyAt(1))) return [];
  const bound = BOUNDS[keyAt(-1)];
  if (bound !== undefined && first >= 10 && first < 100) return aged(1, 1, first + bound);
  if (keyAt(-1) === "pa" && (ONE.test(keyAt(-2)) || RELATIVE.test(keyAt(-2)))) return aged(2, 1);
  return RELATIVE.test(keyAt(-1)) ? aged(1, 1) : [];
}
