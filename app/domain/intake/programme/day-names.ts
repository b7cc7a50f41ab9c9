import { LONG_WEEKDAY, MONTH, monthNamed, weekdayNamed } from "~/domain/plain-words/names";
import { FEAST_DAYS, nthOfMonth } from "~/domain/time/feast-days";
import { END, tokenRule, type TokenRule } from "./time-words";

const NTHS = [
  "første|fyrste|fyste|1\\.|1st|first",
  "andre|annen|2\\.|2nd|second",
  "tredje|3dje|3\\.|3rd|third",
  "fjerde|4de|4\\.|4th|fourth",
];
const NTH = `(?:${NTHS.join("|")}|siste|last)`;
const SOME_NTHS = `((?:${NTH})(?:\\s?(?:,|og|and|&)\\s?(?:${NTH})){0,3})`;
export const OF_A_MONTH =
  "(?:(?:i|hver|kvar|in|every|each)\\s(?:hver\\s|kvar\\s|the\\s|each\\s)?(?:måned(?:en)?|månad(?:en)?|mnd\\.?|month)|of\\s(?:the|each|every)\\smonth)";

const nthsOf = (text: string): number[] =>
  [...text.matchAll(new RegExp(NTH, "giu"))].map(([word]) => {
    const index = NTHS.findIndex((names) => new RegExp(`^(?:${names})$`, "i").test(word));
    return index < 0 ? -1 : index + 1;
  });

export const monthly: TokenRule["read"] = ([, nths = "", weekday = ""]) => ({
  kind: "monthly",
  nths: nthsOf(nths),
  weekday: weekdayNamed(weekday),
});

/** "første og tredje søndag i måneden". */
export const MONTHLY_RULE = tokenRule(
  `(?:den\\s)?${SOME_NTHS}\\s(${LONG_WEEKDAY})(?:en)?\\s${OF_A_MONTH}${END}`,
  monthly,
);

/** "siste lørdag i mai": a day of a year, as feasts are. */
const NTH_OF_MONTH = tokenRule(
  `(?:den\\s)?(${NTH})\\s(${LONG_WEEKDAY})(?:en)?\\s(?:i|in|of)\\s(${MONTH})${END}`,
  ([, nth = "", weekday = "", month = ""]) => ({
    kind: "feast",
    feast: nthOfMonth(nthsOf(nth)[0] ?? 1, weekdayNamed(weekday), monthNamed(month)),
  }),
);

export const FEAST_RULES: readonly TokenRule[] = [
  ...FEAST_DAYS.map(({ names, feast }) => tokenRule(`(?:${names})(?!-?\\p{L})`, () => ({ kind: "feast", feast }))),
  NTH_OF_MONTH,
];
