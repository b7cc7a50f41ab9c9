import { LONG_WEEKDAY, MONTH, WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import type { NotUnderstood, UnderstoodEvent } from "~/domain/sources/understood";
import { dayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { type Box, boxAround } from "./box";
import { readProgramme } from "./programme/read-programme";

/** Pixels of a picture as the device that read it keeps it; nobody else has it. */
export interface PictureCut extends Box {
  /** Its id. */
  picture: string;
}

/** Read on the device; cells of a table have tabs between them. */
export interface PictureTextLine {
  text: string;
  /** All figures and names of days were read with certainty. */
  isSure: boolean;
  /** The line with the figures that it may have instead; null where there are none. */
  other: string | null;
  /** Words in it that were not read with certainty. */
  unclear: string[];
  /** Null for what lies between lines. */
  cut: PictureCut | null;
}

export type PictureEvent = UnderstoodEvent & {
  other: Pick<UnderstoodEvent, "day" | "time"> | null;
  cut: PictureCut | null;
};

/** Both readings are asked about where they differ; no event is sure whose day no weekday confirms. */
export function eventsInPicture(
  lines: readonly PictureTextLine[],
  now: Date,
): { events: PictureEvent[]; notUnderstood: NotUnderstood[] } {
  const read = (texts: readonly string[]) => readProgramme(texts.map(withStroke).join("\n"), now);
  const first = read(lines.map(({ text }) => text));
  const hasOther = lines.some(({ other }) => other !== null);
  const second = hasOther ? read(lines.map(({ text, other }) => other ?? text)) : first;
  const [firsts, seconds] = [eventsByLine(first), eventsByLine(second)];
  const judge = (event: UnderstoodEvent, other: UnderstoodEvent | null) => {
    const own = ownLines(event.line, lines, new Set([...firsts.keys(), ...seconds.keys()]));
    return judged(event, other, own, isClear(event, own, lines));
  };
  const inFirst = [...firsts].flatMap(([line, events]) => {
    const others = seconds.get(line) ?? [];
    return events.map((event, index) => judge(event, (others.length === events.length && others[index]) || null));
  });
  const inSecond = [...seconds].flatMap(([line, events]) =>
    firsts.has(line) ? [] : events.map((one) => judge(one, null)),
  );
  return {
    events: [...inFirst, ...inSecond],
    notUnderstood: first.notUnderstood.filter(({ line }) => !seconds.has(line)),
  };
}

const DATE = `\\d{1,2}\\.?\\s?${MONTH}(?!\\p{L})\\.?`;
const LOST_STROKE = new RegExp(`(?<=(?<!\\d)${DATE})\\s(?=${DATE})`, "iu");
/** "28. juni 2. juli": strokes between large letters are seldom read. */
const withStroke = (text: string): string => text.replace(LOST_STROKE, " – ");

const eventsByLine = ({ events }: { events: UnderstoodEvent[] }) => groupsOf(events, ({ line }) => line);

/** Lines around an event's that may be of it: those of its block, else of the one above. */
const ABOVE = 3;
const BELOW = 2;

function ownLines(line: number, lines: readonly PictureTextLine[], taken: ReadonlySet<number>): PictureTextLine[] {
  const isBlank = (number: number) => lines[number - 1]?.text === "";
  const isFree = (number: number) => number >= 1 && number <= lines.length && !taken.has(number);
  let [from, to] = [line, line];
  while (to - line < BELOW && isFree(to + 1) && !isBlank(to + 1)) to++;
  while (line - from < ABOVE && isFree(from - 1) && (!isBlank(from - 1) || from === to)) from--;
  return lines.slice(from - 1, to);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether each word of its title was read with certainty, wherever that was, and no line of its own was hardly read. */
function isClear({ title, line }: UnderstoodEvent, own: readonly PictureTextLine[], lines: readonly PictureTextLine[]) {
  const above = own.slice(0, own.findIndex((one) => one === lines[line - 1]) + 1);
  const isSeen = (word: string) =>
    lines.some(({ text, unclear }) => !unclear.includes(word) && wordsOf(text).includes(word)) ||
    lines.every(({ text }) => !wordsOf(text).includes(word));
  const isDim = ({ text, unclear }: PictureTextLine) => {
    const dim = unclear.filter((word) => !isSeen(word)).length;
    return dim > 0 && 2 * dim >= wordsOf(text).length && !/\d/.test(text);
  };
  return !above.some(isDim) && wordsOf(title).every(isSeen);
}

function judged(
  event: UnderstoodEvent,
  other: UnderstoodEvent | null,
  own: readonly PictureTextLine[],
  isTitled: boolean,
): PictureEvent {
  const differs = other !== null && (other.day !== event.day || other.time !== event.time);
  const isSure = !differs && own.every((line) => line.isSure && line.other === null);
  const isConfirmed = own.some(({ text }) => saysWeekday(text, weekdayOf(dayNumber(event.day))));
  return {
    ...event,
    doubts: [
      ...event.doubts,
      ...(isSure ? [] : (["figures_unsure"] as const)),
      ...(isConfirmed ? [] : (["no_weekday"] as const)),
      ...(isTitled || event.doubts.includes("title_apart") ? [] : (["title_apart"] as const)),
    ],
    other: differs ? { day: other.day, time: other.time } : null,
    cut: around(own.flatMap(({ cut }) => cut ?? [])),
  };
}

/** A short name counts before a figure alone: "to" is two, and "man" somebody. */
const SAID_WEEKDAY = new RegExp(`(?<!\\p{L})(?:(${LONG_WEEKDAY})(?!\\p{L})|(${WEEKDAY})[.\\s]*\\d)`, "giu");

const saysWeekday = (text: string, weekday: number): boolean =>
  [...text.matchAll(SAID_WEEKDAY)].some(([, long, short]) => weekdayNamed(long ?? short ?? "") === weekday);

/** Of the first's picture. */
function around(cuts: readonly PictureCut[]): PictureCut | null {
  const picture = cuts[0]?.picture;
  const box = boxAround(cuts.filter((cut) => cut.picture === picture));
  return picture === undefined || box === null ? null : { picture, ...box };
}
