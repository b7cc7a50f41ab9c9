import type { Doubt } from "~/domain/sources/understood";
import { groupsOf } from "~/domain/values";
import { IS_FOR_SOME } from "../private-words";
import { isPlaceName } from "../programme/place";
import { plainLine, TAKEN } from "../programme/plain-lines";
import { joinSplitDays } from "../programme/split-lines";
import { timeWordsOf } from "../programme/tokens";
import { isHeadingOfPage } from "./headings";
import {
  APART,
  DOORS,
  WHEN_LABEL,
  NO_TIME,
  occasionsTogether,
  type PageLine,
  saidWhen,
  whenAlone,
  type WhenOfLine,
} from "./labelled-lines";
import { groupsAround, type PageGroup, type PageParts } from "./page-parts";

interface Headed {
  heading: number;
  /** Of the lines that say the day the fullest; null where the day stands above several headings. */
  when: number | null;
  /** The only clock stands on a line of its own. */
  clock: number | null;
  others: number[];
}

/**
 * In a block with one heading and one day, or one clock below a day, what takes place is called by the heading, wherever
 * that stands: such headings are moved above their day, or behind their clock.
 */
export function headedDays(told: readonly PageLine[], page: Pick<PageParts, "blocks" | "groups">): PageLine[] {
  const lines = occasionsTogether(told.flatMap(whenAlone), page);
  const isTitle = lines.map(({ text, block }) => page.blocks[block]?.kind === "heading" && !isHeadingOfPage(text));
  if (!isTitle.includes(true)) return [...lines];
  const texts = joinSplitDays(lines.map(({ text }) => text));
  const whens = texts.map((text) => saidWhen(text));
  const groups = new Groups(lines, { texts, whens, isTitle }, page);
  const headed = new Map<number, Headed>();
  const moved = new Set<number>();
  const move = (isTime: (when: WhenOfLine) => boolean) =>
    whens.forEach((when, index) => {
      const found = when.isAlone && isTime(when) && !moved.has(index) ? groups.headingOf(index) : null;
      if (!found || moved.has(found.heading) || (found.clock !== null && moved.has(found.clock))) return;
      headed.set(found.when ?? found.clock ?? index, found);
      for (const one of [found.heading, ...found.others, ...(found.clock === null ? [] : [found.clock])])
        moved.add(one);
      for (const one of [...(found.when === null ? [] : [found.when]), ...found.others])
        for (let part = one + 1; texts[part] === TAKEN; part++) moved.add(part);
    });
  move(({ days }) => days.length > 0);
  move(({ days, clocks }) => days.length === 0 && clocks.length > 0);
  return lines.flatMap((line, index) => {
    const one = headed.get(index);
    if (!one) return moved.has(index) ? [] : [line, ...(line.also ?? [])];
    const { text = "", block = -1 } = lines[one.heading] ?? {};
    const title = text.replace(/[\s.,:!?]+$/, "");
    const [clock = "", ...rest] =
      one.clock === null ? [] : (texts[one.clock]?.split(APART) ?? []).filter((part) => !DOORS.test(part));
    const place = whens[index]?.place ?? "";
    const told = [place, ...rest].flatMap((text) =>
      text === "" ? [] : [{ text: isPlaceName(text) ? `Sted: ${text}` : text, block: line.block }],
    );
    const forSome = rest.filter((text) => IS_FOR_SOME.test(text)).join(" ");
    if (one.when === null) return [{ text: `${clock} ${title} ${forSome}`.trim(), block }, ...told];
    const hour = clock.replace(WHEN_LABEL, "").replace(/^kl\.?\s?/i, "");
    const when =
      `${texts[index]?.replace(WHEN_LABEL, "").replace(place, "")}${hour && ` kl. ${hour}`} ${forSome}`.trim();
    const also = line.also ?? [];
    const doubts: Doubt[] = also.length === 1 ? ["several_times"] : [];
    const named = { doubts, ...(namesFeast(title) && { title }) };
    return [{ text: when, block: line.block }, ...also].flatMap((each) => [
      { text: "", block: -1 },
      { text: `Hva: ${title}`, block },
      { text: `Når: ${each.text}`, block: each.block, ...named },
      ...(each === also.at(-1) || also.length === 0 ? told : []),
    ]);
  });
}

const namesFeast = (text: string) => timeWordsOf(plainLine(text)).some(({ kind }) => kind === "feast");

/** Lines within a group that says one day; null where it says more. */
interface Inside {
  headings: number[];
  dated: number[];
  timed: number[];
}

/** Of one day; a page with more is no list of events. */
const MOST_HEADINGS = 20;
/** With a clock, than any text. */
const FULLER = 1000;

class Groups {
  readonly #byBlock: ReadonlyMap<number, number[]>;
  readonly #inside = new Map<PageGroup, Inside | null>();

  constructor(
    private readonly lines: readonly PageLine[],
    private readonly said: { texts: readonly string[]; whens: readonly WhenOfLine[]; isTitle: readonly boolean[] },
    private readonly page: Pick<PageParts, "blocks" | "groups">,
  ) {
    this.#byBlock = groupsOf([...lines.keys()], (index) => lines[index]?.block ?? -1);
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
    const found = this.#lookInto(group);
    this.#inside.set(group, found);
    return found;
  }

  #lookInto({ from, to }: PageGroup): Inside | null {
    const { whens, isTitle } = this.said;
    const lines: number[] = [];
    for (let block = from; block < to; block++) lines.push(...(this.#byBlock.get(block) ?? []));
    const saidOf = (index: number) => whens[index] ?? NO_TIME;
    const isLabelled = lines.some((index) => saidOf(index).isLabelled && saidOf(index).days.length > 0);
    const told = lines.filter((index) => !isLabelled || saidOf(index).isLabelled);
    const days = told.map((index) => saidOf(index).days.join()).filter(Boolean);
    if (new Set(days).size > 1) return null;
    return {
      headings: lines.filter((index) => saidOf(index).days.length === 0 && isTitle[index]),
      dated: lines.filter((index) => saidOf(index).isAlone && saidOf(index).days.join() === days[0]),
      timed: told.filter((index) => saidOf(index).isAlone && saidOf(index).clocks.length > 0),
    };
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
    const fullness = (index: number) =>
      ((whens[index]?.clocks.length ?? 0) > 0 ? FULLER : 0) + (texts[index]?.length ?? 0);
    const [first, ...others] = [...dated].sort((one, other) => fullness(other) - fullness(one));
    const when = first ?? null;
    const own = when === null ? NO_TIME : (whens[when] ?? NO_TIME);
    if (others.some((other) => whens[other]?.clocks.some((clock) => !own.clocks.includes(clock)))) return null;
    if (own.clocks.length > 0) return { heading, when, clock: null, others };
    const [clock, ...more] = timed;
    if (clock === undefined && own.lasts) return { heading, when, clock: null, others };
    return clock !== undefined && more.length === 0 ? { heading, when, clock, others } : null;
  }
}
