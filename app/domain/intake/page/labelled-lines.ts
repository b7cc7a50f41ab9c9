export interface PageLine {
  text: string;
  block: number;
}

const LABEL =
  /^(dato|dag|date|tid|tidspunkt|klokkeslett|klokken|time|når|when|sted|stad|hvor|kvar|lokale|place|where)\s?:?$/i;
const DAY = /^(?:dato|dag|date|når|when):\s/i;
const CLOCK = /^(?:tid|tidspunkt|klokkeslett|klokken|time):\s(?:kl\.?\s?)?(?=\d)/i;

/** Joins "Dato", "20. september" and "Tid", "11:00" to "Når: 20. september kl. 11:00". */
export function labelledLines(lines: readonly PageLine[]): PageLine[] {
  const joined: PageLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const { text, block } = lines[index]!;
    const [cell, value, ...more] = text.split("\t");
    const next = lines[index + 1];
    if (value && more.length === 0 && LABEL.test(cell!)) add(joined, { text: asLabel(cell!, value), block });
    else if (LABEL.test(text) && next && next.text !== "" && !LABEL.test(next.text)) {
      add(joined, { text: asLabel(text, next.text), block: next.block });
      index++;
    } else add(joined, { text, block });
  }
  return joined;
}

const asLabel = (label: string, value: string) => `${label.replace(/\s?:$/, "")}: ${value}`;

function add(lines: PageLine[], line: PageLine) {
  const last = lines.at(-1);
  if (last && DAY.test(last.text) && CLOCK.test(line.text))
    last.text = `Når: ${last.text.replace(DAY, "")} kl. ${line.text.replace(CLOCK, "")}`;
  else lines.push(line);
}
