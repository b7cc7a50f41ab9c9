import { LONG_WEEKDAY, MONTH, weekdayNamed } from "~/domain/plain-words/names";
import { daysFromElsewhere } from "~/domain/plain-words/times-said";
import { type DayNumber, nextWeekday } from "~/domain/time/days-and-moments";
import { isRelative } from "./other-matter";
import { BETWEEN_SENTENCES } from "./sentence-ends";
import { dayToken, type GivenWords, type Letters } from "./time-words";

/** Nor a question: "Hva er nåde i dag?" */
const PAST = /(?<!\p{L})(?:i går|forrige|førre|yesterday|var|hadde|ble|vart)(?!\p{L})|\?$/iu;
/** "På onsdag", "førstkommende onsdag", without a date. */
const ON_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:(?:nå\\s|no\\s)?på|førstkommende|f[øy]rstkomande|kommende|komande|denne)\\s(${LONG_WEEKDAY})(?:en)?(?!\\p{L}|,?\\s(?:den\\s)?\\d{1,2}[./])`,
  "giu",
);

const DATED = new RegExp(`\\d\\.?\\s?${MONTH}(?!\\p{L})|(?<!\\d)\\d{1,2}[./](?:0?[1-9]|1[0-2])(?!\\d)`, "iu");

const NOTHING: GivenWords = { tokens: [], told: [] };

/** "I morgen", "torsdag neste uke", of somebody who tells it now. */
export function nearDays(line: string, today: DayNumber): GivenWords {
  if (!isRelative(line)) return NOTHING;
  let at = 0;
  const near = line.split(BETWEEN_SENTENCES).map((sentence) => {
    at = line.indexOf(sentence, at);
    const { tokens, told } = PAST.test(sentence) || DATED.test(sentence) ? NOTHING : nearIn(sentence, today);
    const moved = <Span extends Letters>(span: Span) => ({ ...span, at: span.at + at, end: span.end + at });
    return { tokens: tokens.map(moved), told: told.map(moved) };
  });
  return { tokens: near.flatMap(({ tokens }) => tokens), told: near.flatMap(({ told }) => told) };
}

const GOES_ON =
  "(?=[,.:]|$|\\s(?:kl|er|blir|vert|har|inviterer|inviterar|holder|held|tar|feirer|spiller|synger|syng|\\d))";
const OF_LATEST = new RegExp(
  `(?<!\\p{L})(?:(?:på\\s)?sam[mae]{1,2}\\s(?:dag|kveld|ettermiddag)(?:en)?(?!\\p{L})|(?:(${LONG_WEEKDAY})|dag|kveld)en\\s(etter|før)${GOES_ON})`,
  "iu",
);

/** Says a day by the one that the sentence before names. */
export const saysByDayAbove = (sentence: string): boolean => OF_LATEST.test(sentence) && !DATED.test(sentence);

/** "Samme kveld kl 18", "søndagen etter", by the day that stands above; null where it says no such thing. */
export function dayByAbove(line: string, above: DayNumber): GivenWords | null {
  const found = OF_LATEST.exec(line);
  if (!found || DATED.test(line)) return null;
  const [said, name, way] = found;
  const isBefore = way?.toLowerCase() === "før";
  const beside = above + (isBefore ? -1 : 1);
  const named = name === undefined ? beside : nextWeekday(isBefore ? above - 7 : beside, weekdayNamed(name));
  const span = { at: found.index, end: found.index + said.length };
  return { tokens: [dayToken(span, way === undefined ? above : named)], told: [] };
}

function nearIn(sentence: string, today: DayNumber): GivenWords {
  const named = [...sentence.matchAll(ON_WEEKDAY)].map(({ 0: words, 1: name = "", index }) =>
    dayToken({ at: index, end: index + words.length }, nextWeekday(today + 1, weekdayNamed(name))),
  );
  const { said = [], days = null } = (named.length === 0 && daysFromElsewhere(sentence, today)) || {};
  const [first, ...told] = said;
  return first && days ? { tokens: [dayToken(first, ...days)], told } : { tokens: named, told: [] };
}
