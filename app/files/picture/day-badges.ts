import { type Box, boxAround } from "~/domain/intake/box";
import { medianOf } from "~/domain/lists";
import { MONTH, WEEKDAY } from "~/domain/plain-words/names";
import type { SeenLine } from "./seen-lines";
import type { SeenWord } from "./seen-words";

/** What a day that stands apart says, in the order in which a line says it. */
const DAY = "[1-9]|[12]\\d|3[01]";
const DATE_IN_FIGURES = `(?:0[1-9]|${DAY})[./](?:0?[1-9]|1[0-2])`;
const PARTS = [WEEKDAY, DAY, DATE_IN_FIGURES, MONTH, "20\\d\\d", "kl", "(?:kl\\.?)?\\d{1,2}[.:]\\d\\d"].map(
  (part) => new RegExp(`^(?:${part})[.,:;]?$`, "iu"),
);
const [WEEKDAY_NAME, NUMBER, DATE, MONTH_NAME, BEFORE_CLOCK, CLOCK] = [0, 1, 2, 3, 5, 6];
/** Parts of a size: words of one row, what stands below each other, numbers that stand out. */
const SAME_SIZE = 0.75;
const SAME_ROW = 0.4;
const BESIDE = 0.8;
const BELOW = 0.5;
const STANDS_OUT = 1.4;

/** "LØRDAG", "12" and "DESEMBER" below each other, or a number beside what is on that day. */
interface Badge {
  words: SeenWord[];
  kinds: number[];
  box: Box;
}

const middle = ({ x, width }: Box): number => x + width / 2;
const isUnder = (a: Box, b: Box): boolean => Math.abs(middle(a) - middle(b)) < Math.max(a.width, b.width) / 2;
const saysDay = ({ kinds }: Badge) => kinds.includes(NUMBER) || kinds.includes(DATE);
/** A date in figures alone may be a clock or a price. */
const saysMonth = ({ kinds }: Badge) =>
  kinds.includes(MONTH_NAME) || (kinds.includes(DATE) && kinds.includes(WEEKDAY_NAME));

function badgeOf(words: readonly SeenWord[], kinds: readonly number[]): Badge[] {
  const sorted = words.map((word, at) => ({ word, kind: kinds[at] ?? -1 })).sort((a, b) => a.kind - b.kind);
  const box = boxAround(words.map((word) => word.box));
  const isWhole = box && sorted.every(({ kind }, at) => kind !== -1 && kind !== sorted[at - 1]?.kind);
  return isWhole ? [{ words: sorted.map(({ word }) => word), kinds: sorted.map(({ kind }) => kind), box }] : [];
}

const isOfRow = (word: SeenWord, other: SeenWord): boolean =>
  Math.abs(word.baseline - other.baseline) < SAME_ROW * word.size &&
  Math.min(word.size, other.size) > SAME_SIZE * Math.max(word.size, other.size) &&
  Math.max(word.box.x - other.box.x - other.box.width, other.box.x - word.box.x - word.box.width) < BESIDE * word.size;

/** Words that stand beside each other and say no more than a day. */
function rowsOfDays(words: readonly SeenWord[]): Badge[] {
  const left = new Set(words);
  return words.flatMap((word) => {
    const row = left.delete(word) ? [word] : [];
    for (const one of row) for (const other of left) if (isOfRow(one, other) && left.delete(other)) row.push(other);
    row.sort((a, b) => a.box.x - b.box.x);
    const kinds = row.map(({ text }) => PARTS.findIndex((part) => part.test(text)));
    return badgeOf(
      row,
      kinds.map((kind, at) => ((kind === NUMBER || kind === DATE) && kinds[at - 1] === BEFORE_CLOCK ? CLOCK : kind)),
    );
  });
}

/** Grows up, down and to the right; none where it has several numbers, as a list below its month has. */
function stackAround(number: Badge, rows: readonly Badge[]): Badge[] {
  const size = Math.max(...number.words.map((word) => word.size));
  const near = BELOW * size;
  const isBehind = ({ words, box: { x, y, height } }: Badge) =>
    words.every((word) => STANDS_OUT * word.size < size) &&
    Math.abs(x - number.box.x - number.box.width) < near &&
    y + height / 2 > number.box.y &&
    y + height / 2 < number.box.y + number.box.height;
  const gap = ({ box: a }: Badge, { box: b }: Badge) => Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
  let stack = number;
  for (;;) {
    const isNext = (row: Badge) =>
      !row.words.some((word) => stack.words.includes(word)) &&
      (isBehind(row) || (isUnder(row.box, number.box) && gap(row, stack) < near));
    const next = rows.find(isNext);
    if (!next) return stack === number ? [] : [stack];
    const [more] = badgeOf([...stack.words, ...next.words], [...stack.kinds, ...next.kinds]);
    if (!more) return saysDay(next) ? [] : [stack];
    stack = more;
  }
}

/** Days that stand apart from the lines around them. */
export function dayBadges(words: readonly SeenWord[]): Badge[] {
  const rows = rowsOfDays(words);
  const numbers = rows.filter(({ kinds }) => kinds.join() === String(NUMBER));
  const dates = rows.filter(({ kinds }) => kinds.join() === String(DATE));
  const stacks = [...numbers, ...dates].flatMap((row) => stackAround(row, rows));
  const whole = stacks.filter(saysMonth);
  const ofWeek = stacks.filter((stack) => !saysMonth(stack) && stack.kinds.includes(WEEKDAY_NAME));
  const isTaken = (word: SeenWord) => [...whole, ...ofWeek].some((stack) => stack.words.includes(word));
  const usual = medianOf(words.map(({ size }) => size));
  const alone = numbers.filter(({ words: [word] }) => word && word.size > STANDS_OUT * usual && !isTaken(word));
  const listed = [...ofWeek, ...alone];
  return [...whole, ...listed.filter(({ box }) => listed.filter((other) => isUnder(box, other.box)).length > 1)];
}

const lineOf = (text: string, words: SeenWord[]): SeenLine => ({
  text,
  words,
  size: Math.max(0, ...words.map(({ size }) => size)),
});

/** Each before what stands beside it, else before what stands below; a number without its month in that line. */
export function withBadges(lines: readonly SeenLine[], badges: readonly Badge[]): SeenLine[] {
  const told = lines.map((line) => ({ line, box: boxAround(line.words.map(({ box }) => box)) }));
  for (const badge of [...badges].sort((a, b) => a.box.y - b.box.y)) {
    const { words, kinds, box } = badge;
    const at = (isAt: (line: Box) => boolean) => told.findIndex((one) => one.box !== null && isAt(one.box));
    const isBeside = ({ y, height }: Box) => y + height > box.y && y < box.y + box.height;
    const places = [
      at((line) => isBeside(line) && line.x > middle(box)),
      at(isBeside),
      at((line) => line.y > box.y && isUnder(line, box)),
      at(({ y }) => y > box.y),
    ];
    const place = places.find((one) => one !== -1) ?? told.length;
    const text = words
      .map((word, index) =>
        kinds[index] === NUMBER || kinds[index] === DATE ? word.text.replace(/[.,:;]?$/, ".") : word.text,
      )
      .join(" ");
    const beside = told[place];
    if (saysMonth(badge) || !beside)
      told.splice(
        place,
        0,
        ...[...(badges.length > 1 ? [lineOf("", [])] : []), lineOf(text, words)].map((line) => ({ line, box: null })),
      );
    else beside.line = { ...beside.line, text: `${text} ${beside.line.text}`, words: [...words, ...beside.line.words] };
  }
  return told.map(({ line }) => line);
}
