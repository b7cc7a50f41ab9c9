import { folded } from "./headings";
import { type BlockRange, firstFrom, groupsAround, type PageParts } from "./page-parts";
import type { PrintedTime } from "./printed-times";

const FEWEST_LETTERS = 3;
/** Blocks around a title that may be about it, on a page without groups. */
const NEAR = 12;
/** Looking for titles within longer texts costs too much on pages of more events. */
const FEW_EVENTS = 300;
const MOST_PLACES = 20;

export class EventRegions {
  readonly #blocksOf = new Map<string, number[]>();
  readonly #titles: { block: number; title: string }[] = [];
  readonly #counts = new Map<string, number>();
  readonly #timesStand: "above" | "below" | null;
  readonly #found = new Map<string, BlockRange[][]>();

  constructor(
    private readonly page: PageParts,
    titles: readonly string[],
    times: readonly PrintedTime[],
  ) {
    for (const title of titles.map(folded)) this.#counts.set(title, (this.#counts.get(title) ?? 0) + 1);
    const isFew = this.#counts.size <= FEW_EVENTS;
    page.blocks.forEach(({ text, region }, block) => {
      if (region === "grid") return;
      const plain = folded(text);
      const found = this.#counts.has(plain) ? plain : isFew ? this.#titleIn(plain) : undefined;
      if (found === undefined || found.length < FEWEST_LETTERS) return;
      this.#titles.push({ block, title: found });
      this.#blocksOf.set(found, [...(this.#blocksOf.get(found) ?? []), block]);
    });
    this.#timesStand = sideOfTimes(this.#titles, times);
  }

  #titleIn(text: string): string | undefined {
    let longest: string | undefined;
    for (const title of this.#counts.keys())
      if (
        title.length > (longest?.length ?? 0) &&
        text.length <= 3 * title.length + 80 &&
        ` ${text} `.includes(` ${title} `)
      )
        longest = title;
    return longest;
  }

  /** Nearest first, for each place where the title stands. Empty where only other events are on the page. */
  of(title: string, own: BlockRange | null): BlockRange[][] {
    const marked = own && own.to > own.from ? [[own]] : [];
    const plain = folded(title);
    const found = this.#found.get(plain) ?? this.#around(plain);
    this.#found.set(plain, found);
    return [...marked, ...found];
  }

  #around(plain: string): BlockRange[][] {
    const whole = { from: 0, to: this.page.blocks.length };
    const isAlone = this.#counts.size === 1 && this.#counts.get(plain) === 1;
    const places = (this.#blocksOf.get(plain) ?? []).slice(0, MOST_PLACES);
    const around = places.map((block) => [
      ...this.#groupsAround(block, plain),
      ...(isAlone ? [whole] : this.#flat(block, plain)),
    ]);
    return [...around, ...(isAlone && around.length === 0 ? [[whole]] : [])];
  }

  #groupsAround(block: number, title: string): BlockRange[] {
    const ranges: BlockRange[] = [];
    const isShared = (this.#counts.get(title) ?? 0) > 1;
    for (const { from, to, parent } of groupsAround(this.page, block)) {
      if (parent < 0) break;
      const inside = this.#titles.slice(firstFrom(this.#titles, from), firstFrom(this.#titles, to));
      const isOthers = inside.some((one) => one.block !== block && (isShared || one.title !== title));
      if (isOthers) break;
      ranges.push({ from, to });
    }
    return ranges;
  }

  #flat(block: number, title: string): BlockRange[] {
    const isOther = (one: { block: number; title: string }) =>
      one.title !== title || (this.#counts.get(title) ?? 0) > 1;
    const own = firstFrom(this.#titles, block);
    const next = this.#titles.slice(own + 1, own + 1 + NEAR).find(isOther)?.block ?? this.page.blocks.length;
    const before = this.#titles.slice(Math.max(0, own - NEAR), own).findLast(isOther)?.block ?? -1;
    const below = { from: block, to: Math.min(next, block + NEAR) };
    const above = { from: Math.max(before + 1, block - NEAR), to: block + 1 };
    return this.#timesStand === null ? [] : [this.#timesStand === "below" ? below : above];
  }
}

/** Whether times stand below titles or above; null where first and last title do not show it. */
function sideOfTimes(titles: readonly { block: number }[], times: readonly PrintedTime[]): "above" | "below" | null {
  const [first, last] = [titles[0]?.block, titles.at(-1)?.block];
  if (first === undefined || last === undefined) return null;
  const isAbove = firstFrom(times, first - NEAR) < firstFrom(times, first);
  const isBelow = firstFrom(times, last) < firstFrom(times, last + NEAR);
  return isAbove === isBelow ? null : isAbove ? "above" : "below";
}
