import type { DayNumber } from "~/domain/time/days-and-moments";
import { type KnownNames, readings } from "./read";
import { type DayLimits, type TimeMeant, together } from "./when";

/** Of a line of text, from `at` up to `end`. */
export interface TimeSaid {
  at: number;
  end: number;
  when: TimeMeant;
  /** What its words are. */
  of: readonly string[];
}

/** Words of time are looked for alone. */
const NOTHING_ELSE: KnownNames = { place: () => null, meant: () => null, isKind: () => false };

/** All that a line says of when. */
export function timesSaid(line: string, today: DayNumber): TimeSaid[] {
  const [reading] = readings(line, today, NOTHING_ELSE);
  return (reading?.parts ?? []).flatMap((part) => {
    if (part.as !== "when" || part.of === undefined) return [];
    const [first, last] = [reading!.words[part.from]!, reading!.words[part.to - 1]!];
    return [{ at: first.at, end: last.end, when: part.when, of: part.of }];
  });
}

/** Words that say a day by today, by a week, or by its place in a month. */
const FROM_ELSEWHERE = new Set(["which", "unit", "nth", "day", "season"]);

const isDay = ({ when }: TimeSaid) => when.days !== undefined || when.weekday !== undefined;

const has = ({ of }: TimeSaid, ...names: string[]) => names.every((name) => of.includes(name));
const isOfMonth = ({ of }: TimeSaid) => of.includes("month") || of.includes("date");

/** "Onsdag 13.", "den 5."; "lørdag 12-15" and "fem over halv åtte" are clocks. */
const isNumberAlone = (said: TimeSaid, line: string) =>
  has(said, "number") &&
  (has(said, "weekday") || has(said, "the")) &&
  !isOfMonth(said) &&
  /\d$/.test(line.slice(said.at, said.end)) &&
  !/^(?:\s?[-–]\s?\d|[.:]\d|\s(?:til|og|over|på)(?!\p{L}))/u.test(line.slice(said.end));

const isFromElsewhere = (said: TimeSaid) =>
  said.of.some((name) => FROM_ELSEWHERE.has(name)) ||
  (has(said, "number", "weekday", "month") && !has(said, "relation")) ||
  (has(said, "month") && !has(said, "number"));

const isRhythm = ({ when, of }: TimeSaid) =>
  when.every !== undefined ||
  (of.includes("nth") && of.includes("unit") && !of.includes("which") && !of.includes("month"));

export interface DaysFromElsewhere {
  said: readonly TimeSaid[];
  /** Null where they tell no day. */
  days: DayLimits | null;
  /** The same words may mean other days. */
  isOpen: boolean;
}

/** Days of one event are no more. */
const MOST_DAYS = 3;

/** "Onsdag neste uke", "siste søndag i januar", "uke 50, tirsdag"; null where all is said by dates, or is a rhythm. */
export function daysFromElsewhere(line: string, today: DayNumber): DaysFromElsewhere | null {
  const said = timesSaid(line, today);
  const ofDays = said.filter(isDay);
  const isElsewhere = ofDays.some(isFromElsewhere) || (ofDays.length === 1 && isNumberAlone(ofDays[0]!, line));
  if (said.some(isRhythm) || !isElsewhere) return null;
  const days = together(
    ofDays.map(({ when }) => when),
    today,
  )?.days;
  const isTold = days && days[1] !== null && days[1] - days[0] < MOST_DAYS;
  return {
    said: ofDays,
    days: isTold ? days : null,
    isOpen: ofDays.some(({ when }) => when.or !== undefined),
  };
}

const PLAIN_DAY = /^\p{L}{2,6}(?:dag|day)(?:en|er|s)?$/iu;
const LEADING_HOURS = /^\d{1,2}(?:[.:]\d\d)?\s?[-–]\s?\d{1,2}(?:[.:]\d\d)?\s\p{L}/u;
/** Cheap, because every title of a programme is asked. */
const MAY_SAY_TIME =
  /\d|dag|day|morgen|morgon|kveld|uke|veke|week|helg|måned|månad|month|nest[ea]|next|denne|kommende|komande|første|fyrste|siste|first|last|andre|tredje|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember/iu;
const BRACKETS = /\([^()]*\)/g;

/** Words of time in what is left of a line: "Årsmøte første i februar", "Basar fra 12 til 15". */
export function hasTimesLeft(text: string, today: DayNumber): boolean {
  const own = text.replace(BRACKETS, "");
  if (LEADING_HOURS.test(own)) return true;
  if (!MAY_SAY_TIME.test(own)) return false;
  return timesSaid(own, today).some((said) => {
    const words = own.slice(said.at, said.end);
    if (!/\s/.test(words)) return said.of.includes("day") || PLAIN_DAY.test(words);
    const isOfUnit = has(said, "unit") && ["relation", "number", "nth"].some((name) => said.of.includes(name));
    return !has(said, "feast") && (isOfUnit || said.of.some((name) => NAMES_A_DAY.has(name)));
  });
}

const NAMES_A_DAY = new Set(["which", "day", "weekday", "weekdays", "month"]);
