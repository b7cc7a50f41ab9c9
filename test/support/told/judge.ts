import type { RepeatRule } from "~/domain/events/repetition";
import type { LineReading, Said } from "~/domain/intake/one-line/said";
import { isSure as isTicked } from "~/domain/review/review-row";
import type { ProgrammeReading, UnderstoodEvent } from "~/domain/sources/understood";
import { foldText } from "~/domain/text/fold";
import { dayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import type { ToldEvent, ToldLine, ToldPhrase, ToldText } from "./told";

export interface Verdict {
  isRight: boolean;
  /** What was read otherwise without a doubt. */
  sureAndWrong: string[];
  /** What was read otherwise. */
  wrong: string[];
}

type Fields = Record<string, { read: string | null; right: (string | null)[]; isSure: boolean }>;

function verdictOf(fields: Fields): Verdict {
  const otherwise = Object.entries(fields).filter(([, { read, right }]) => !right.includes(read));
  const say = ([name, { read, right }]: (typeof otherwise)[number]) => `${name} ${read}, not ${right.join(" or ")}`;
  return {
    isRight: otherwise.length === 0,
    sureAndWrong: otherwise.filter(([, { isSure, read }]) => isSure && read !== null).map(say),
    wrong: otherwise.map(say),
  };
}

const isSure = (said: Said<unknown> | null) => said !== null && said.doubts.length === 0;

const ASKED: Verdict = { isRight: true, sureAndWrong: [], wrong: [] };

export function judgePhrase(reading: LineReading, told: ToldPhrase): Verdict {
  if (told.also && reading.kind === "several") return ASKED;
  const { date, start, end, endDate } = told;
  const event = reading.kind === "event" ? reading.event : null;
  const when = event?.when?.value;
  const certain = isSure(event?.when ?? null) || event?.when?.doubts.join() === "no_time";
  const title = event?.title ? key(event.title.value) : null;
  return verdictOf({
    title: { read: title, right: ["korovelse"], isSure: isSure(event?.title ?? null) },
    date: { read: when?.day ?? null, right: date, isSure: certain },
    start: { read: when?.time ?? null, right: start, isSure: certain },
    end: { read: when?.endTime ?? null, right: end, isSure: certain },
    endDate: {
      read: when?.endDay ?? null,
      right: endDate[0] === date[0] ? [...endDate, null] : endDate,
      isSure: certain,
    },
  });
}

export function judgeLine(reading: LineReading, right: ToldLine): Verdict {
  if (right.also && reading.kind === "several") return ASKED;
  const event = reading.kind === "event" ? reading.event : null;
  const { title, place, repeats } = right;
  const told = judgePhrase(reading, right);
  const other = verdictOf({
    title: {
      read: event?.title ? key(event.title.value) : null,
      right: title.map(keyOrNone),
      isSure: isSure(event?.title ?? null),
    },
    place: {
      read: event?.place ? key(event.place.value.name) : null,
      right: place.map(keyOrNone),
      isSure: isSure(event?.place ?? null),
    },
    repeats: {
      read: event?.rhythm ? rhythmOf(event.rhythm.value.rule) : null,
      right: repeats,
      isSure: isSure(event?.rhythm ?? null),
    },
  });
  const withoutTitle = (some: string[]) => some.filter((text) => !text.startsWith("title"));
  const wrong = [...withoutTitle(told.wrong), ...other.wrong];
  return {
    isRight: wrong.length === 0,
    sureAndWrong: [...withoutTitle(told.sureAndWrong), ...other.sureAndWrong],
    wrong,
  };
}

const key = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
const keyOrNone = (text: string | null) => text && key(text);

function rhythmOf(rule: RepeatRule): string {
  if (rule.pattern !== "weekdays") return rule.pattern.replace(/_.*/, "");
  return rule.weekdays?.length === 7 ? "daily" : "weekly";
}

export interface TextVerdict {
  found: number;
  wanted: number;
  missing: string[];
  /** Sure, and not among what is wanted. */
  sureAndWrong: string[];
}

/** A date is found where an event on it has the hour that is told. */
export function judgeText({ events }: ProgrammeReading, { events: right, notEvents }: ToldText): TextVerdict {
  const isOf = (event: UnderstoodEvent, { date, weekday, start }: ToldEvent) =>
    (date ? event.day === date : weekdayOf(dayNumber(event.day)) === weekday) && event.time === start;
  const isCalled = (event: UnderstoodEvent, { titles }: ToldEvent) =>
    titles.some((title) => {
      const [read, said] = [key(event.title), key(title)];
      return read === said || (said.length > 8 && read.includes(said)) || (read.length > 8 && said.includes(read));
    });
  const endsAs = (event: UnderstoodEvent, { end, endDate }: ToldEvent) =>
    (!end || !event.endTime || event.endTime === end) && (!endDate || !event.endDay || event.endDay === endDate);
  const isAt = (event: UnderstoodEvent, { places }: ToldEvent) => {
    const read = key(event.place ?? "");
    return places.length === 0 || places.map(key).some((said) => read.includes(said) || said.includes(read));
  };
  const wanted = right.filter(({ optional }) => !optional);
  const missing = wanted.filter((one) => !events.some((event) => isOf(event, one)));
  const sure = events.filter(isTicked);
  const wrong = sure.filter(
    (event) =>
      !right.some((one) => isOf(event, one) && isCalled(event, one) && endsAs(event, one) && isAt(event, one)) ||
      notEvents.includes(event.day),
  );
  return {
    found: wanted.length - missing.length,
    wanted: wanted.length,
    missing: missing.map(({ date, weekday, start, titles }) => `${date ?? `weekday ${weekday}`} ${start} ${titles[0]}`),
    sureAndWrong: wrong.map(({ day, time, title, place }) => `${day} ${time} ${title} @ ${place}`),
  };
}
