import type { Doubt } from "~/domain/sources/understood";

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
    const text = written.replace(UNMARKED_TIME, "$1: ").replace(UNMARKED_PLACE, "$1: ");
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

const asLabel = (label: string, value: string) =>
  `${DAY_LABEL.test(label) ? "Når" : label.replace(/\s?:$/, "")}: ${value.replace(/^Sted: /, "")}`;

function add(lines: PageLine[], line: PageLine) {
  const last = lines.at(-1);
  if (last && DAY.test(last.text) && CLOCK.test(line.text))
    last.text = `Når: ${last.text.replace(DAY, "")} kl. ${line.text.replace(CLOCK, "")}`;
  else if (last && DAY.test(last.text) && END.test(line.text)) last.text += ` – ${line.text.replace(END, "")}`;
  else lines.push(line);
}
