import { medianOf, type NonEmpty } from "~/domain/lists";
import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";
import { lettersOf } from "./clear-words";

interface SizedLine {
  text: string;
  /** Of its letters. */
  size: number;
  /** Words that were not read with certainty. */
  unclear: string[];
}

const DAY = new RegExp(
  `(?<!\\p{L})(?:${LONG_WEEKDAY})(?!\\p{L})|\\d{1,2}\\.?\\s?(?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|\\d{1,2}/\\d{1,2}(?!\\d)`,
  "iu",
);
const CLOCK =
  /(?<!\p{L})kl(?:okk[ae]n?)?(?!\p{L})|(?<!\d)\d{1,2}[.:]\d\d(?![.\d])|(?<![\d.])\d{1,2}\s?[ap]\.?m(?!\p{L})/iu;
/** When doors open, and what is beside the event. */
const BESIDE = /(?<!\p{L})(?:dør|door|innslipp|oppmøte|frammøte|avgang|pause|trekning)\p{L}*/iu;

/** By when to answer. */
const DEADLINE = /(?<!\p{L})(?:innen|frist|beskjed|senest|seinast|påmeld\p{L}*)(?!\p{L})/iu;

/** Below a day it says where. */
const HOUSE = /(?:kirk[ea]|kyrkj[ea]|kapell|bedehus|menighetshus|kyrkjelydshus|church|chapel)$/iu;

/** Parts of the largest line, from which on a line belongs to it; and of others, by which it stands out. */
const SAME_SIZE = 0.72;
const STANDS_OUT = 1.2;
const MOST_DAYS = 2;
/** Parts of the largest day: smaller ones are of something beside it. */
const OF_DAY = 0.75;
/** Parts of the usual size. */
const HEADING = 1.6;
/** Parts of a title: what is larger and no title may have been it. */
const LARGER = 1.15;
/** What may stand between two lines of a title: nothing, or "by". */
const SMALL = /^\p{Ll}{0,3}$/u;

const figuresOf = (text: string): string => (text.match(/\d+/g) ?? []).join();
/** "Søndag 16. mai" and "Sunday 16 May". */
const isSameDay = (a: string, b: string): boolean =>
  /\d/.test(a) && figuresOf(a) === figuresOf(b) && !CLOCK.test(a + b);

const isTitle = ({ text }: SizedLine): boolean => /\p{L}{4}/u.test(text) && !DAY.test(text) && !CLOCK.test(text);
const isClock = ({ text }: SizedLine): boolean => CLOCK.test(text) && !BESIDE.test(text);

/** From where to where the largest lines stand, above the first day rather than below it. */
function largestLines(lines: readonly SizedLine[], firstDay: number): { from: number; to: number } | null {
  const largestOf = (some: readonly SizedLine[]) => Math.max(0, ...some.filter(isTitle).map(({ size }) => size));
  const above = largestOf(lines.slice(0, firstDay));
  const all = largestOf(lines.filter(({ text }, index) => index < firstDay || !HOUSE.test(text)));
  const largest = above >= all * SAME_SIZE ? above : all;
  const first = lines.findIndex((line) => isTitle(line) && line.size === largest);
  if (first === -1) return null;
  const isOfTitle = (line?: SizedLine) => line !== undefined && isTitle(line) && line.size >= largest * SAME_SIZE;
  const isNext = (index: number, step: 1 | -1): boolean =>
    isOfTitle(lines[index]) || (SMALL.test(lines[index]?.text ?? "-") && isNext(index + step, step));
  let [from, to] = [first, first + 1];
  while (isNext(from - 1, -1)) from--;
  while (isNext(to, 1)) to++;
  return { from, to };
}

/** Where the day of a poster of one event stands, and its clock; null of other pages. */
function whenSaid(lines: readonly SizedLine[]): { when: number[]; again: number[] } | null {
  const sizeAt = (index: number) => lines[index]?.size ?? 0;
  const textAt = (index: number) => lines[index]?.text ?? "";
  const said = lines.flatMap(({ text }, index) => (DAY.test(text) && !DEADLINE.test(text) ? [index] : []));
  const least = OF_DAY * Math.max(0, ...said.map(sizeAt));
  const large = said.filter((index) => sizeAt(index) >= least || CLOCK.test(textAt(index)));
  const [first] = large;
  if (first === undefined) return null;
  const days = large.filter((day) => day === first || !isSameDay(textAt(day), textAt(first)));
  const isApart = (day: number) => lines.slice(first + 1, day).some(({ text }) => text !== "");
  if (days.length > MOST_DAYS || days.some(isApart)) return null;
  const again = large.filter((day) => !days.includes(day));
  if (days.some((day) => CLOCK.test(textAt(day)))) return { when: days, again };
  const below = lines.findIndex(({ text }, index) => index > Math.max(...days) && text !== "");
  const clocks = lines.flatMap((line, index) => (isClock(line) && !said.includes(index) ? [index] : []));
  const [largest = 0, next = 0] = clocks.map(sizeAt).sort((a, b) => b - a);
  const standsOut = largest > next * STANDS_OUT && largest >= least * OF_DAY;
  const largestClocks = standsOut ? clocks.filter((index) => sizeAt(index) === largest) : [];
  return { when: [...days, ...(clocks.includes(below) ? [below] : largestClocks)], again };
}

/**
 * A poster of one event: its largest line is its title, which readers of programmes expect right above the day, with the
 * clock below. Other pages are left as they are, but for a heading of several lines, which is one.
 */
export function titleFirst<Line extends SizedLine>(
  lines: readonly Line[],
  joined: (parts: NonEmpty<Line>) => Line,
): Line[] {
  const said = whenSaid(lines);
  const { from, to } = largestLines(lines, said?.when[0] ?? lines.length) ?? { from: 0, to: 0 };
  const [begin, ...more] = lines.slice(from, to).filter(({ text }) => text !== "");
  if (!begin) return [...lines];
  const title = joined([begin, ...more]);
  const blank = lines.find(({ text }) => text === "");
  const apart = blank ? [blank] : [];
  if (!said) {
    const isHeading = more.length > 0 && begin.size > HEADING * medianOf(lines.map(({ size }) => size));
    return isHeading ? [...lines.slice(0, from), ...apart, title, ...lines.slice(to)] : [...lines];
  }
  const { when, again } = said;
  const rest = lines.filter((_, index) => (index < from || index >= to) && ![...when, ...again].includes(index));
  const isLeft = rest.some(({ text, size }) => size > LARGER * title.size && /\p{L}{2}/u.test(text));
  const named = isLeft ? { ...title, unclear: lettersOf(title.text) } : title;
  return [named, ...when.flatMap((index) => lines[index] ?? []), ...apart, ...rest];
}
