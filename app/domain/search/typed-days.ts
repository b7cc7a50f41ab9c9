import {
  dayNumber,
  type DayNumber,
  dayOf,
  type DayRange,
  daysOfSpan,
  dayText,
  nextWeekday,
} from "~/domain/time/days-and-moments";
import { FEAST_DAYS, type FeastDay } from "~/domain/time/feast-days";

/** What was typed besides, and the days. */
export type TypedDays = NonNullable<ReturnType<typeof typedDays>>;

type Said = [names: string, days: (now: Date) => DayRange];

const onDay = (day: string): DayRange => ({ from: day, to: day });
const today = (now: Date) => dayNumber(dayOf(now));

const SPANS: Said[] = [
  ["i ?dag|i ?kveld|today|tonight", (now) => daysOfSpan("today", now)],
  ["i ?morgen|i ?morgon|tomorrow", (now) => daysOfSpan("tomorrow", now)],
  ["i ?helg[ea]n?|this weekend", (now) => daysOfSpan("weekend", now)],
  ["denne (?:uken|uka|veka)|this week", (now) => daysOfSpan("week", now)],
];

const FEASTS = FEAST_DAYS.map(({ names, feast }): Said => [names, (now) => onDay(dayText(nextFeast(feast, now)))]);

function nextFeast(feast: FeastDay, now: Date): DayNumber {
  const year = Number(dayOf(now).slice(0, 4));
  const thisYear = feast.dayIn(year);
  return thisYear >= today(now) ? thisYear : feast.dayIn(year + 1);
}

const WEEKDAYS = [
  "mandag|måndag|monday",
  "tirsdag|tysdag|tuesday",
  "onsdag|wednesday",
  "torsdag|thursday",
  "fredag|friday",
  "lørdag|laurdag|saturday",
  "søndag|sundag|sunday",
].map((names, weekday): Said => [
  `(?:på |on )?(?:${names})`,
  (now) => onDay(dayText(nextWeekday(today(now), weekday))),
]);

/** Names of days hold weekdays: "1. søndag i advent". */
const SAID = [...SPANS, ...FEASTS, ...WEEKDAYS].map(
  ([names, days]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, "iu"), days] as const,
);

/** The next days that words of a search name ("konsert i morgen", "søndag", "julaften"); null where none do. */
export function typedDays(query: string, now: Date) {
  for (const [pattern, daysFrom] of SAID) {
    const found = pattern.exec(query);
    if (!found) continue;
    const rest = `${query.slice(0, found.index)} ${query.slice(found.index + found[0].length)}`;
    return { rest: rest.trim().replace(/\s+/g, " "), days: daysFrom(now) };
  }
  return null;
}
