import { stateInTitle } from "~/domain/events/said-state";
import { isPlaceName } from "../programme/place";
import { plainLine, TAKEN } from "../programme/plain-lines";
import { noEventIn, type SaidLine, sayLine } from "../programme/said-line";
import type { LinesAround } from "../programme/settle-numbers";
import type { PageLine } from "./labelled-lines";
import type { PageParts } from "./page-parts";

/** What a line says of when. */
export interface WhenOfLine {
  /** By date and month. */
  days: string[];
  clocks: string[];
  /** From a day to another. */
  lasts: boolean;
  /** It says nothing else. */
  isAlone: boolean;
  /** "Når:" stands before it. */
  isLabelled: boolean;
  /** "5. desember kl. 12 Tveit kirke"; empty without one. */
  place: string;
}

const ALONE: LinesAround = { hasDay: false, leadingDates: true, mayHaveMonthFirst: false, noEventIn };
const LONGEST = 200;
export const NO_TIME: WhenOfLine = { days: [], clocks: [], lasts: false, isAlone: false, isLabelled: false, place: "" };
const MOST_WORDS_OF_HOUSE = 4;
export const LABEL = /^(?:når|tid|tidspunkt|dato|when|date):\s*/i;
/** "Kl. 12.00–12.45 | Barneavdelingen". */
export const APART = /\s[|·•]\s/;

const SENTENCE = /^(.*?\p{L}{2}[.!?])\s+(?=\p{Lu})(.+)$/u;

/** "Onsdag 2. desember kl. 17 i Lia kirke. Kom når du vil.": what the second sentence says is no title. */
export function whenAlone(line: PageLine): PageLine[] {
  const [, first, more] = SENTENCE.exec(line.text) ?? [];
  const when = first === undefined ? NO_TIME : saidWhen(first);
  if (!first || !more || !when.isAlone || when.days.length === 0 || saidWhen(more).clocks.length > 0) return [line];
  return [
    { ...line, text: first },
    { ...line, text: more },
  ];
}

/** "Fredag 11. desember kl. 18", and below it "Lørdag 12. desember kl. 15": two occasions, or its first and last hour. */
export function occasionsTogether(lines: readonly PageLine[], { blocks }: Pick<PageParts, "blocks">): PageLine[] {
  const together: PageLine[] = [];
  let said = new Set<string>();
  for (const line of lines) {
    const { kind = "heading" } = blocks[line.block] ?? {};
    const { isAlone, days, clocks } = kind === "heading" || kind === "row" ? NO_TIME : saidWhen(line.text);
    const occasion = isAlone && days.length === 1 && clocks.length === 1 ? `${days.join()} ${clocks.join()}` : null;
    const above = together.at(-1);
    if (above && occasion !== null && said.size > 0 && !said.has(occasion)) above.also = [...(above.also ?? []), line];
    else {
      together.push({ ...line });
      said = new Set();
    }
    if (occasion !== null) said.add(occasion);
  }
  return together;
}

export function saidWhen(line: string): WhenOfLine {
  if (line === TAKEN || line.length > LONGEST || !/\d/.test(line)) return NO_TIME;
  const { occasions, repeats, hindrance }: SaidLine = sayLine(plainLine(stateInTitle(line).title), ALONE);
  const titles = occasions.map(({ words }) => words.title).filter(Boolean);
  const place = titles.find((title) => isPlaceName(title) && title.split(" ").length <= MOST_WORDS_OF_HOUSE) ?? "";
  const hasWords = titles.some((title) => title !== place);
  // "Gudstjeneste 1. søndag i advent" names its day as well.
  const days = occasions.flatMap((one) => one.days).filter(({ first }) => first.date !== null || !hasWords);
  const clocks = occasions.flatMap((one) => one.clocks.map(({ start }) => start));
  const isAlone = hindrance === null && !repeats && !hasWords;
  if (!isAlone && days.length === 0 && clocks.length > 0 && APART.test(line)) {
    const first = saidWhen(line.split(APART)[0] ?? "");
    if (first.isAlone && first.clocks.length > 0) return first;
  }
  return {
    days: [...new Set(days.map(({ first: { date, month } }) => `${date} ${month}`))],
    clocks,
    lasts: days.some(({ last }) => last !== null),
    isAlone,
    isLabelled: LABEL.test(line),
    place,
  };
}
