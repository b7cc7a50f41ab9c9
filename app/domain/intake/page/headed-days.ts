import { plainLine, TAKEN } from "../programme/plain-lines";
import { type SaidLine, sayLine } from "../programme/said-line";
import type { LinesAround } from "../programme/settle-numbers";
import { joinSplitDays } from "../programme/split-lines";
import { isHeadingOfPage } from "./headings";
import type { PageLine } from "./labelled-lines";
import { type PageGroup, type PageParts, groupsAround } from "./page-parts";

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
  const isTitle = lines.map(({ text, block }) => page.blocks[block]?.kind === "heading" && !isHeadingOfPage(text));
  if (!isTitle.includes(true)) return [...lines];
  const texts = joinSplitDays(lines.map(({ text }) => text));
  const whens = texts.map(saidWhen);
  const groups = new Groups(lines, { texts, whens, isTitle }, page);
  const headed = new Map<number, Headed>();
  const moved = new Set<number>();
  whens.forEach(({ isAlone, days }, index) => {
    const found = isAlone && days.length === 1 && !moved.has(index) ? groups.headingOf(index) : null;
    if (!found || moved.has(found.heading)) return;
    headed.set(found.when, found);
    for (const one of [found.heading, ...found.others, ...(found.clock === null ? [] : [found.clock])]) moved.add(one);
    for (const one of [found.when, ...found.others])
      for (let part = one + 1; texts[part] === TAKEN; part++) moved.add(part);
  });
  return lines.flatMap((line, index) => {
    const one = headed.get(index);
    if (!one) return moved.has(index) ? [] : [line];
    const when = texts[index]?.replace(/^når:\s*/i, "");
    const clock = one.clock === null ? "" : ` kl. ${texts[one.clock]?.replace(/^kl\.?\s?/i, "")}`;
    const { text = "", block = -1 } = lines[one.heading] ?? {};
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

/** Lines within a group that says one day; null where it says more. */
interface Inside {
  headings: number[];
  dated: number[];
  timed: number[];
}

const MOST_HEADINGS = 20;

class Groups {
  readonly #byBlock: Map<number, number>;
  readonly #inside = new Map<PageGroup, Inside | null>();

  constructor(
    private readonly lines: readonly PageLine[],
    private readonly said: { texts: readonly string[]; whens: readonly SaidWhen[]; isTitle: readonly boolean[] },
    private readonly page: Pick<PageParts, "blocks" | "groups">,
  ) {
    this.#byBlock = new Map(lines.map(({ block }, index) => [block, index]));
  }

  headingOf(index: number): Headed | null {
    const { block = -1 } = this.lines[index] ?? {};
    if (this.page.blocks[block]?.kind === "row") return null;
    for (const group of groupsAround(this.page, block)) {
      const inside = this.#insideOf(group);
      if (!inside) return null;
      if (inside.headings.length === 0) continue;
      const heading = this.#theOne(inside.headings, index);
      return heading === null ? null : this.#headed(heading, inside);
    }
    return null;
  }

  #insideOf(group: PageGroup): Inside | null {
    const known = this.#inside.get(group);
    if (known !== undefined) return known;
    const { from, to } = group;
    const inside: Inside = { headings: [], dated: [], timed: [] };
    let day: string | undefined;
    for (let block = from; block < to; block++) {
      const index = this.#byBlock.get(block);
      if (index === undefined) continue;
      const { days, isAlone, hasClock } = this.said.whens[index] ?? NO_TIME;
      day ??= days[0];
      if (days.some((one) => one !== day)) {
        this.#inside.set(group, null);
        return null;
      }
      if (days.length === 0 && this.said.isTitle[index]) inside.headings.push(index);
      if (isAlone && days.length > 0) inside.dated.push(index);
      if (isAlone && hasClock) inside.timed.push(index);
    }
    this.#inside.set(group, inside);
    return inside;
  }

  /** Of several the one of the highest level, if none stands between it and the day; null where nothing tells. */
  #theOne(headings: readonly number[], when: number): number | null {
    if (headings.length > MOST_HEADINGS) return null;
    const levelOf = (index: number) => this.page.blocks[this.lines[index]?.block ?? -1]?.level ?? 0;
    const highest = Math.min(...headings.map(levelOf));
    const [first, ...others] = headings.filter((index) => levelOf(index) === highest);
    if (first === undefined || others.length > 0) return null;
    const [from, to] = [Math.min(first, when), Math.max(first, when)];
    return headings.some((index) => index > from && index < to) ? null : first;
  }

  #headed(heading: number, { dated, timed }: Inside): Headed | null {
    const { texts, whens } = this.said;
    const fullness = (index: number) => (whens[index]?.hasClock ? LONGEST : 0) + (texts[index]?.length ?? 0);
    const when = dated.reduce((best, one) => (fullness(one) > fullness(best) ? one : best));
    const others = dated.filter((index) => index !== when);
    if (whens[when]?.hasClock) return { heading, when, clock: null, others };
    const [clock, ...more] = timed;
    return clock !== undefined && more.length === 0 ? { heading, when, clock, others } : null;
  }
}
