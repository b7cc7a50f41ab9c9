import { LONG_WEEKDAY, MONTH, weekdayNamed } from "~/domain/plain-words/names";
import { type Edit, spanInWords, withEdits } from "~/domain/plain-words/numbers-in-words";
import { daysFromElsewhere } from "~/domain/plain-words/times-said";
import { type DayNumber, nextWeekday } from "~/domain/time/days-and-moments";
import { isRelative } from "./other-matter";
import { BETWEEN_SENTENCES } from "./sentence-ends";

/** Nor a question: "Hva er nåde i dag?" */
const PAST = /(?<!\p{L})(?:i går|forrige|førre|yesterday|var|hadde|ble|vart)(?!\p{L})|\?$/iu;
/** "På onsdag", "førstkommende onsdag", without a date. */
const ON_WEEKDAY = new RegExp(
  `(?<!\\p{L})(?:(?:nå\\s|no\\s)?på|førstkommende|førstkomande|kommende|komande|denne)\\s(${LONG_WEEKDAY})(?:en)?(?!\\p{L}|,?\\s(?:den\\s)?\\d{1,2}[./])`,
  "giu",
);

const DATED = new RegExp(`\\d\\.?\\s?${MONTH}(?!\\p{L})|(?<!\\d)\\d{1,2}[./](?:0?[1-9]|1[0-2])(?!\\d)`, "iu");

/** "I morgen", "torsdag neste uke", of somebody who tells it now, as dates. */
export const withNearDays = (line: string, today: DayNumber | null): string =>
  today !== null && isRelative(line)
    ? line
        .split(BETWEEN_SENTENCES)
        .map((sentence) => (PAST.test(sentence) || DATED.test(sentence) ? sentence : nearIn(sentence, today)))
        .join(" ")
    : line;

const GOES_ON =
  "(?=[,.:]|$|\\s(?:kl|er|blir|vert|har|inviterer|inviterar|holder|held|tar|feirer|spiller|synger|syng|\\d))";
const OF_LATEST = new RegExp(
  `(?<!\\p{L})(?:(?:på\\s)?sam[mae]{1,2}\\s(?:dag|kveld|ettermiddag)(?:en)?(?!\\p{L})|(?:(${LONG_WEEKDAY})|dag|kveld)en\\s(etter|før)${GOES_ON})`,
  "iu",
);

/** Says a day by the one that the sentence before names. */
export const saysByDayAbove = (sentence: string): boolean => OF_LATEST.test(sentence) && !DATED.test(sentence);

/** "Samme kveld kl 18", "søndagen etter", by the day that stands above; null where it says no such thing. */
export function byDayAbove(line: string, above: DayNumber): string | null {
  const found = OF_LATEST.exec(line);
  if (!found || DATED.test(line)) return null;
  const [said, name, way] = found;
  const isBefore = way?.toLowerCase() === "før";
  const beside = above + (isBefore ? -1 : 1);
  const named = name === undefined ? beside : nextWeekday(isBefore ? above - 7 : beside, weekdayNamed(name));
  const day = way === undefined ? above : named;
  return line.replace(said, spanInWords(day, day));
}

function nearIn(sentence: string, today: DayNumber): string {
  const named = sentence.replace(ON_WEEKDAY, (_, name: string) => {
    const day = nextWeekday(today + 1, weekdayNamed(name));
    return spanInWords(day, day);
  });
  const found = named === sentence ? daysFromElsewhere(sentence, today) : null;
  if (!found?.days) return named;
  const to = spanInWords(...found.days);
  return withEdits(
    sentence,
    found.said.map(({ at, end }, nth): Edit => ({ at, end, to: nth === 0 ? to : "" })),
  );
}
