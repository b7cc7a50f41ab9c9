import { joinSplitDays, plainLine, TAKEN } from "../programme/plain-lines";
import { type SaidLine, sayLine } from "../programme/said-line";
import type { LinesAround } from "../programme/settle-numbers";
import type { PageLine } from "./labelled-lines";
import { isHeadingOfPage } from "./no-title";
import type { PageParts } from "./page-parts";

/** What a line says of when, and nothing else of. */
interface SaidWhen {
  /** By date and month. */
  days: string[];
  hasClock: boolean;
  isAlone: boolean;
}

interface Headed {
  heading: number;
  /** Of the lines that say the day the fullest. */
  when: number;
  /** The only clock stands on a line of its own. */
  clock: number | null;
  others: number[];
}

const ALONE: LinesAround = { hasDay: false, leadingDates: true, mayHaveMonthFirst: false };
const LONGEST = 200;
const NO_TIME: SaidWhen = { days: [], hasClock: false, isAlone: false };

/**
 * In a block with one heading and one day, what takes place is called by the heading, wherever that stands: such headings
 * are moved above their day.
 */
export function headedDays(lines: readonly PageLine[], page: Pick<PageParts, "blocks" | "groups">): PageLine[] {
  const texts = joinSplitDays(lines.map(({ text }) => text));
  const whens = texts.map(saidWhen);
  const byBlock = new Map(lines.map(({ block }, index) => [block, index]));
  const inGroup = (group: number): number[] => {
    const { from, to } = page.groups[group]!;
    const found: number[] = [];
    for (let block = from; block < to; block++) {
      const index = byBlock.get(block);
      if (index !== undefined) found.push(index);
    }
    return found;
  };
  const headed = new Map<number, Headed>();
  const moved = new Set<number>();
  whens.forEach(({ isAlone, days }, index) => {
    const found = isAlone && days.length === 1 ? headingOf(index, { lines, texts, whens, inGroup }, page) : null;
    if (!found || moved.has(found.heading)) return;
    headed.set(found.when, found);
    for (const one of [found.heading, ...found.others, ...(found.clock === null ? [] : [found.clock])]) moved.add(one);
    for (const one of [found.when, ...found.others])
      for (let part = one + 1; texts[part] === TAKEN; part++) moved.add(part);
  });
  return lines.flatMap((line, index) => {
    const one = headed.get(index);
    if (!one) return moved.has(index) ? [] : [line];
    const when = texts[index]!.replace(/^når:\s*/i, "");
    const clock = one.clock === null ? "" : ` kl. ${texts[one.clock]!.replace(/^kl\.?\s?/i, "")}`;
    const { text, block } = lines[one.heading]!;
    return [
      { text: "", block: -1 },
      { text: text.replace(/[\s.,:!?]+$/, ""), block },
      { text: `Når: ${when}${clock}`, block: line.block },
    ];
  });
}

function saidWhen(line: string): SaidWhen {
  if (line === TAKEN || line.length > LONGEST || !/\d/.test(line)) return NO_TIME;
  const { occasions, repeats, hindrance }: SaidLine = sayLine(plainLine(line), ALONE);
  const days = occasions.flatMap((one) => one.days).map(({ first: { date, month } }) => `${date} ${month}`);
  return {
    days: [...new Set(days)],
    hasClock: occasions.some(({ clocks }) => clocks.length > 0),
    isAlone: hindrance === null && !repeats && occasions.every(({ words }) => words.title === ""),
  };
}

interface Around {
  lines: readonly PageLine[];
  texts: readonly string[];
  whens: readonly SaidWhen[];
  inGroup(group: number): number[];
}

function headingOf(
  said: number,
  { lines, texts, whens, inGroup }: Around,
  { blocks, groups }: Pick<PageParts, "blocks" | "groups">,
): Headed | null {
  const { block } = lines[said]!;
  if (block < 0 || blocks[block]!.kind === "row") return null;
  const [day] = whens[said]!.days;
  for (let group = blocks[block]!.group; group >= 0; group = groups[group]!.parent) {
    const inside = inGroup(group);
    if (inside.some((index) => whens[index]!.days.some((one) => one !== day))) return null;
    const headings = inside.filter((index) => isTitle(index, lines, whens, blocks));
    const heading = theOne(headings, said, (index) => blocks[lines[index]!.block]!.level);
    if (heading === null) return null;
    if (heading === undefined) continue;
    const alone = inside.filter((index) => whens[index]!.isAlone);
    const dated = alone.filter((index) => whens[index]!.days.length > 0);
    const timed = alone.filter((index) => whens[index]!.hasClock);
    const fullness = (index: number) => (whens[index]!.hasClock ? LONGEST : 0) + texts[index]!.length;
    const when = dated.reduce((best, one) => (fullness(one) > fullness(best) ? one : best));
    const others = dated.filter((index) => index !== when);
    if (whens[when]!.hasClock) return { heading, when, clock: null, others };
    return timed.length === 1 ? { heading, when, clock: timed[0]!, others } : null;
  }
  return null;
}

const isTitle = (
  index: number,
  lines: readonly PageLine[],
  whens: readonly SaidWhen[],
  blocks: PageParts["blocks"],
) => {
  const { text, block } = lines[index]!;
  return blocks[block]?.kind === "heading" && whens[index]!.days.length === 0 && !isHeadingOfPage(text);
};

/** Of several the one of the highest level, if none stands between it and the day; null where nothing tells. */
function theOne(
  headings: readonly number[],
  when: number,
  levelOf: (index: number) => number,
): number | null | undefined {
  const highest = Math.min(...headings.map(levelOf));
  const [first, ...others] = headings.filter((index) => levelOf(index) === highest);
  if (first === undefined || others.length > 0) return first === undefined ? undefined : null;
  const [from, to] = [Math.min(first, when), Math.max(first, when)];
  return headings.some((index) => index > from && index < to) ? null : first;
}
