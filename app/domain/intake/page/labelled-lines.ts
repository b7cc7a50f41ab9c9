import { stateInTitle } from "~/domain/events/said-state";
import type { Doubt } from "~/domain/sources/understood";
import { ownMatterOfText } from "../programme/page-matter";
import { isPlaceName } from "../programme/place";
import { plainLine, TAKEN } from "../programme/plain-lines";
import { noEventIn, type SaidLine, sayLine } from "../programme/said-line";
import type { LinesAround } from "../programme/settle-numbers";
import type { PageParts } from "./page-parts";

export interface PageLine {
  text: string;
  block: number;
  /** What takes place then, where its words alone would be read as a day: "Høymesse 2. søndag i advent". */
  title?: string;
  /** Of all that it says. */
  doubts?: Doubt[];
  /** Further days and hours of what takes place. */
  also?: PageLine[];
}

const LABEL =
  /^(dato|dag|date|tid|tidspunkt|klokkeslett|klokken|time|når|when|starter|startar|starts?|slutt|slutter|sluttar|ends?|sted|stad|hvor|kvar|lokale|place|where|pris|price|påmeldingsfrist|frist|arrangør|kontakt(?:person)?|målgruppe|kategori|organizer|cost)\s?:?$/i;
const DAY_LABEL = /^(?:dato|dag|date|når|when|starter|startar|starts?)\s?:?$/i;
const DAY = /^(?:dato|dag|date|når|when|starter|startar|starts?):\s/i;
const END = /^(?:slutt|slutter|sluttar|ends?):\s(?=.{0,30}\d)/i;
const CLOCK = /^(?:tid|tidspunkt|klokkeslett|klokken|time):\s(?:kl\.?\s?)?(?=\d)/i;
/** "Dato lørdag 12. desember", "Sted Parken": the label is an element of its own. */
const UNMARKED_TIME =
  /^(dato|date|tid|tidspunkt|klokkeslett|når|when|start(?:er|ar|s)?|slutt(?:er|ar)?|ends?)\s(?=(?:\p{L}{2,9}\.?,?\s)?\d)/iu;
const START = /^start(?:er|ar|s)?:?\s(?=(?:kl\.?\s?)?\d{1,2}[.:]\d\d$)/i;
export const DOORS = /^(?:dør(?:er|ene|ane|a)?|doors?)(?: (?:åpner|opnar|open))?:?\s\d/i;
const UNMARKED_PLACE = /^(Sted|Stad|Hvor|Kvar|Lokale|Where|Place)\s(?=\p{Lu})/u;

const UP_TO = /^(?:til|to|until|[-–—])\s?:?$/i;
const CLOCK_AT_END = /\d[.:]\d{2}(?:\s?[ap]\.?m\.?)?$|\d\s?[ap]\.?m\.?$/i;
const CLOCK_ALONE = /^(?:kl\.?\s?)?\d{1,2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?$/i;

/** Joins "Dato", "20. september" and "Tid", "11:00" to "Når: 20. september kl. 11:00". */
export function labelledLines(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  let index = 0;
  for (let line = lines[0]; line; line = lines[++index]) {
    const { text: written, block } = line;
    const text = written.replace(START, "Tid: ").replace(UNMARKED_TIME, "$1: ").replace(UNMARKED_PLACE, "$1: ");
    const [cell = "", value, ...more] = text.split("\t");
    const [last, next] = [joined.at(-1), lines[index + 1]];
    if (last && next && UP_TO.test(text) && CLOCK_AT_END.test(last.text) && CLOCK_ALONE.test(next.text)) {
      last.text += ` – ${next.text}`;
      index++;
    } else if (value && more.length === 0 && LABEL.test(cell)) add(joined, { text: asLabel(cell, value), block });
    else if (LABEL.test(text) && next && next.text !== "" && !LABEL.test(next.text)) {
      add(joined, { text: asLabel(text, next.text), block: next.block });
      index++;
    } else add(joined, { text, block });
  }
  return joined;
}

function asLabel(label: string, value: string): string {
  const day = CLOCK_ALONE.test(value) ? "Tid" : "Når";
  return `${DAY_LABEL.test(label) ? day : label.replace(/\s?:$/, "")}: ${value.replace(/^Sted: /, "")}`;
}

function add(lines: PageLine[], line: PageLine) {
  const last = lines.at(-1);
  if (last && DAY.test(last.text) && CLOCK.test(line.text))
    last.text = `Når: ${last.text.replace(DAY, "")} kl. ${line.text.replace(CLOCK, "")}`;
  else if (last && DAY.test(last.text) && END.test(line.text)) last.text += ` – ${line.text.replace(END, "")}`;
  else if (!last || !DAY.test(last.text) || !DOORS.test(line.text)) lines.push(line);
}

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

const ALONE: LinesAround = {
  hasDay: false,
  leadingDates: true,
  mayHaveMonthFirst: false,
  ownMatterIn: ownMatterOfText,
  noEventIn,
};
const LONGEST = 200;
export const NO_TIME: WhenOfLine = { days: [], clocks: [], lasts: false, isAlone: false, isLabelled: false, place: "" };
const MOST_WORDS_OF_HOUSE = 4;
export const WHEN_LABEL = /^(?:når|tid|tidspunkt|dato|start(?:er|ar|s)?|when|date):\s*/i;
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
    isLabelled: WHEN_LABEL.test(line),
    place,
  };
}
