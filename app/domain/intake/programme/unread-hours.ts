import type { Token } from "./time-words";

/** Not ages, classes, weeks: "alder 11-15", "trinn 5-7", "11–15-åringer". */
const RANGE =
  /(?<![\p{L}\d]|\d\s?[.,:/–-]\s?|(?:[Aa]lder|[Aa]lderen|[Tt]rinn|[Kk]lasse|[Uu]ke|[Vv]eke):?\s?)(\d{1,2})\s?[-–]\s?(\d{1,2})(?=\s?(?:$|[.,;:!?)|](?!\d)|\p{Lu}|(?:i|på|ved|med|og|for)\s))/gu;

/** "Julemesse 11-15. Loddtrekning kl. 14.30" has hours besides its clock; `rest` is what was not read. */
export const hasUnreadHours = (rest: string, tokens: readonly Token[]): boolean =>
  /\d\s?[-–]\s?\d/.test(rest) &&
  tokens.some(({ kind }) => kind === "clock") &&
  [...rest.matchAll(RANGE)].some(([, from, to]) => Number(from) < Number(to) && Number(to) <= 24);
