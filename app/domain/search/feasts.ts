import type { EventType } from "~/domain/events/types";
import { dayNamed } from "~/domain/time/church-year";
import {
  calendarDate,
  dayIn,
  type DayNumber,
  dayNumber,
  dayOf,
  type DayRange,
  dayText,
} from "~/domain/time/days-and-moments";

type Named = Parameters<typeof dayNamed>[0];

interface Feast {
  /** Both included; the last may be in the next year. */
  days(year: number): [first: DayNumber, last: DayNumber];
  /** Missing: all. */
  types?: EventType[];
  words?: string;
}

/** From one named day, or the eve of it, to another, or to a date in January. */
const days = (first: Named, last: Named | number = first, { isFromEve = false } = {}) => ({
  days: (year: number): [DayNumber, DayNumber] => [
    dayNamed(first, year) - (isFromEve ? 1 : 0),
    typeof last === "number" ? dayIn(year + 1, 1, last) : dayNamed(last, year),
  ],
});

const inAdvent = {
  days: (year: number): [DayNumber, DayNumber] => [dayNamed("advent1", year) - 1, dayIn(year, 12, 23)],
};

/** What people look for, by the name in the address, in the order of the year. */
const TABLE = {
  fastelavn: days("shroveSunday"),
  paske: days("palmSunday", "easterMonday"),
  "17-mai": days("constitutionDay"),
  "kristi-himmelfartsdag": days("ascension"),
  pinse: days("pentecostEve", "pentecostMonday"),
  sankthans: days("midsummerEve", "midsummer"),
  olsok: days("olsok", "olsok", { isFromEve: true }),
  allehelgen: {
    ...days("allSaints", "allSaints", { isFromEve: true }),
    types: ["service", "prayer", "concert", "other"],
  },
  adventskonserter: { ...inAdvent, types: ["concert"] },
  lysmesser: { ...inAdvent, words: "lysmesse" },
  julaften: { ...days("christmasEve"), types: ["service"] },
  juledagene: { ...days("christmasDay", "stStephensDay"), types: ["service", "concert"] },
  juletrefester: { ...days("stStephensDay", 13), words: "juletre" },
  nyttar: { ...days("newYearsEve", 1), types: ["service", "prayer", "concert"] },
} satisfies Record<string, Feast>;

export type FeastKey = keyof typeof TABLE;

export const FEAST_KEYS = Object.keys(TABLE) as FeastKey[];

const FEASTS: Record<FeastKey, Feast> = TABLE;

export const isFeastKey = (text: string | undefined): text is FeastKey => FEAST_KEYS.some((key) => key === text);

const OFFERED_DAYS = 28;

/** A feast with its days that are now or come next. */
export interface ComingFeast extends DayRange {
  key: FeastKey;
  types: EventType[];
  words: string;
}

export function comingFeast(key: FeastKey, now: Date): ComingFeast {
  const { types = [], words = "", ...feast } = FEASTS[key];
  const today = dayNumber(dayOf(now));
  const { year } = calendarDate(today);
  const [first, last] =
    [year - 1, year].map((each) => feast.days(each)).find(([, end]) => end >= today) ?? feast.days(year + 1);
  return { key, types, words, from: dayText(first), to: dayText(last) };
}

/** From four weeks before until the last day; what ends first stands first. */
export function offeredFeasts(now: Date): ComingFeast[] {
  const latest = dayText(dayNumber(dayOf(now)) + OFFERED_DAYS);
  return FEAST_KEYS.map((key) => comingFeast(key, now))
    .filter(({ from }) => from <= latest)
    .sort((a, b) => a.to.localeCompare(b.to));
}
