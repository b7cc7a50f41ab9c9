import type { NonEmpty } from "~/domain/lists";
import { LONG_WEEKDAY, MONTH } from "~/domain/plain-words/names";

interface SizedLine {
  text: string;
  /** Of its letters. */
  size: number;
}

const DAY = new RegExp(
  `(?<!\\p{L})(?:${LONG_WEEKDAY})(?!\\p{L})|\\d{1,2}\\.?\\s?(?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|\\d{1,2}/\\d{1,2}(?!\\d)`,
  "iu",
);
const CLOCK = /(?<!\p{L})kl(?:okk[ae]n?)?(?!\p{L})|(?<!\d)\d{1,2}[.:]\d\d(?![.\d])/iu;

/** By when to answer. */
const DEADLINE = /(?<!\p{L})(?:innen|frist|senest|seinast|påmeld\p{L}*)(?!\p{L})/iu;

/** Parts of the largest line, from which on a line belongs to it; and of others, by which it stands out. */
const SAME_SIZE = 0.72;
const STANDS_OUT = 1.2;
const MOST_DAYS = 2;

/**
 * A poster of one event: its largest line is its title, which readers of programmes expect right above the day, with the
 * clock below. Other pages are left as they are.
 */
export function titleFirst<Line extends SizedLine>(
  lines: readonly Line[],
  joined: (parts: NonEmpty<Line>) => Line,
): Line[] {
  const days = lines.flatMap(({ text }, index) => (DAY.test(text) && !DEADLINE.test(text) ? [index] : []));
  const [firstDay] = days;
  if (firstDay === undefined || days.length > MOST_DAYS || days.some((day) => day - firstDay > 1)) return [...lines];
  const isTitle = ({ text }: SizedLine) => /\p{L}{4}/u.test(text) && !DAY.test(text) && !CLOCK.test(text);
  const largest = Math.max(0, ...lines.filter(isTitle).map(({ size }) => size));
  const first = lines.findIndex((line) => isTitle(line) && line.size === largest);
  if (first === -1) return [...lines];
  const isOfTitle = (line: Line | undefined) => line !== undefined && isTitle(line) && line.size >= largest * SAME_SIZE;
  let [from, to] = [first, first + 1];
  while (isOfTitle(lines[from - 1])) from--;
  const isBlank = (index: number) => lines[index]?.text === "";
  while (isOfTitle(lines[isBlank(to) ? to + 1 : to])) to += isBlank(to) ? 2 : 1;
  const [begin, ...more] = lines.slice(from, to).filter(({ text }) => text !== "");
  if (!begin) return [...lines];
  const clocks = lines.flatMap(({ text }, index) => (CLOCK.test(text) && !days.includes(index) ? [index] : []));
  const hasClock = days.some((index) => CLOCK.test(lines[index]?.text ?? ""));
  const sizes = clocks.map((index) => lines[index]?.size ?? 0).sort((a, b) => b - a);
  const [large = 0, next = 0] = sizes;
  const clock = clocks.filter((index) => lines[index]?.size === large && large > next * STANDS_OUT);
  const when = hasClock ? days : [...days, ...clock];
  const rest = lines.filter((_, index) => (index < from || index >= to) && !when.includes(index));
  const blank = lines.find(({ text }) => text === "");
  const title = joined([begin, ...more]);
  return [title, ...when.flatMap((index) => lines[index] ?? []), ...(blank ? [blank] : []), ...rest];
}
