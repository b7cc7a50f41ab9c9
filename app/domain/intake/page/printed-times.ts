import { calendarDate, dayNumber } from "~/domain/time/days-and-moments";
import { withoutFormerTimes } from "../programme/moves";
import { withoutOtherNumbers } from "../programme/other-numbers";
import { ownMatterOfText } from "../programme/page-matter";
import { plainLine, TAKEN } from "../programme/plain-lines";
import type { SaidDay } from "../programme/said-days";
import { settleNumbers } from "../programme/settle-numbers";
import { joinSplitDays } from "../programme/split-lines";
import { timeWordsOf } from "../programme/tokens";
import { whensIn } from "../programme/whens";
import type { PageBlock, PageParts } from "./page-parts";

/** HH:MM. */
export interface PrintedClock {
  start: string;
  end: string | null;
}

export type PrintedTime =
  | { kind: "day"; block: number; day: SaidDay }
  | { kind: "clock"; block: number; clock: PrintedClock; isOfDay: boolean };

/** When a page was written is no event. */
export const WRITTEN =
  /^(?:av .{2,40}\s)?(?:sist )?(?:publisert|publiserte|oppdatert|redigert|endret|endra|postet|skrevet|skrive|lagt ut|lagt inn|opprettet|registrert|utskrift|skrevet ut|published|updated|posted|written|modified)(?!\p{L})/iu;
const ENDS_AT =
  /^(?:slutt|slutter|sluttar|ferdig|til|end|ends|to|until|sluttid|slutt-?tidspunkt)\s?:?\s?(?:kl\.?\s?)?\d/i;

const isRead = ({ region, text }: PageBlock) =>
  region !== "meta" && region !== "grid" && /\d/.test(text) && !WRITTEN.test(text);

export function printedTimes({ blocks }: PageParts): PrintedTime[] {
  const lines = joinSplitDays(blocks.map(({ text }) => text));
  const found: PrintedTime[] = [];
  blocks.forEach((block, index) => {
    const line = lines[index] ?? TAKEN;
    if (line === TAKEN || !isRead({ ...block, text: line })) return;
    const last = found.at(-1);
    const isNextToClock = last?.kind === "clock" && index - last.block <= 2 && last.clock.end === null;
    const own = timesOfLine(line, index);
    const [first] = own;
    const isEnd =
      isNextToClock &&
      first?.kind === "clock" &&
      own.length === 1 &&
      (ENDS_AT.test(line) || isDashOnly(blocks, last.block, index));
    if (isEnd) last.clock.end = first.clock.start;
    else found.push(...own);
  });
  return found;
}

const isDashOnly = (blocks: readonly PageBlock[], from: number, to: number) =>
  to - from === 2 && /^(?:[-–—]|til)$/i.test(blocks[from + 1]?.text ?? "");

function timesOfLine(written: string, block: number): PrintedTime[] {
  const line = plainLine(written.replaceAll("\t", " | "));
  const legible = withoutOtherNumbers(ownMatterOfText(withoutFormerTimes(line)).line);
  const { tokens } = settleNumbers(legible, timeWordsOf(legible), { hasDay: false, leadingDates: true });
  return whensIn(legible, tokens).flatMap(({ days, clocks: said, isUnclear }): PrintedTime[] => {
    const [first, second] = said;
    // Two clocks with nothing between them are a span.
    const clocks = isUnclear && first && second ? [{ start: first.start, end: second.start }] : said;
    return [
      ...days
        .flatMap(({ first, last }) => [first, ...(last ? [last] : [])])
        .map((day) => ({ kind: "day" as const, block, day })),
      ...clocks.map(({ start, end }) => ({
        kind: "clock" as const,
        block,
        clock: { start, end },
        isOfDay: days.length > 0,
      })),
    ];
  });
}

/** As far as it is printed; `day` is YYYY-MM-DD. */
export function isDay(said: SaidDay, day: string): boolean {
  const number = dayNumber(day);
  const { year, month, date } = calendarDate(number);
  if (said.date === null) return said.feast !== null && said.feast.dayIn(year) === number;
  return said.date === date && said.month === month && (said.year === null || said.year === year);
}
