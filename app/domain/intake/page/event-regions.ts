import { folded } from "./folded";
import type { PageParts } from "./page-parts";

/** Blocks from the first to the one before `to`. */
export interface BlockRange {
  from: number;
  to: number;
}

const FEWEST_LETTERS = 3;
/** Blocks before and after a title that may be about it, on a page that holds nothing together. */
const NEAR = 12;
/** Titles within longer texts are looked for on pages of so few events. */
const FEW_EVENTS = 300;
const MOST_PLACES = 20;

/** Finds which blocks of a page are about which of its events. */
export class EventRegions {
  readonly #blocksOf = new Map<string, number[]>();
  readonly #titles: { block: number; title: string }[] = [];
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly page: PageParts,
    titles: readonly string[],
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

  /**
   * Returns the parts of the page that are about an event, the nearest first, for each place where its title stands.
   * Null where the title stands nowhere, and others than it are on the page.
   */
  of(title: string, own: BlockRange | null): BlockRange[][] {
    const plain = folded(title);
    const whole = { from: 0, to: this.page.blocks.length };
    const isAlone = this.#counts.size === 1 && this.#counts.get(plain) === 1;
    const marked = own && own.to > own.from ? [[own]] : [];
    const places = (this.#blocksOf.get(plain) ?? []).slice(0, MOST_PLACES);
    const around = places.map((block) => [
      ...this.#groupsAround(block, plain),
      ...(isAlone ? [whole] : this.#flat(block, plain)),
    ]);
    return [...marked, ...around, ...(isAlone && around.length === 0 ? [[whole]] : [])];
  }

  /** The elements around a title that hold no other event's. */
  #groupsAround(block: number, title: string): BlockRange[] {
    const ranges: BlockRange[] = [];
    const isShared = (this.#counts.get(title) ?? 0) > 1;
    for (let index = this.page.blocks[block]!.group; index > 0; index = this.page.groups[index]!.parent) {
      const { from, to } = this.page.groups[index]!;
      const isOthers = this.#titles.some(
        (one) => one.block >= from && one.block < to && one.block !== block && (isShared || one.title !== title),
      );
      if (isOthers) break;
      ranges.push({ from, to });
    }
    return ranges;
  }

  /** Without elements that hold an event together: from its title to the next, and from the one before. */
  #flat(block: number, title: string): BlockRange[] {
    const isOther = (one: { block: number; title: string }) =>
      one.title !== title || (this.#counts.get(title) ?? 0) > 1;
    const next = this.#titles.find((one) => one.block > block && isOther(one))?.block ?? this.page.blocks.length;
    const before = this.#titles.findLast((one) => one.block < block && isOther(one))?.block ?? -1;
    return [
      { from: block, to: Math.min(next, block + NEAR) },
      { from: Math.max(before + 1, block - NEAR), to: block + 1 },
    ];
  }
}
