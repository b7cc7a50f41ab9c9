import type { SaidDay } from "../programme/said-days";
import { type BlockRange, firstFrom } from "./block-range";
import { folded } from "./folded";
import { saysNothing } from "./headings";
import type { PageParts } from "./page-parts";
import type { PrintedTime } from "./printed-times";

const LONGEST_TITLE = 100;
const SHORTEST_WORD = 4;
/** Blocks below a heading that may be about it, where nothing holds them together. */
const NEAR = 6;
const MOST_PLACES = 20;
/** Of a word; on pages that print it more often, it tells nothing. */
const MOST_ALIKE = 100;

interface ShortTitle {
  block: number;
  words: string[];
}

/** Where a page prints some of a title's words alone, with one day beside them: "Julekonsert" of "Julekonsert med Sola". */
export class AlikeRegions {
  #byWord: Map<string, ShortTitle[]> | null = null;

  constructor(
    private readonly page: PageParts,
    private readonly times: readonly PrintedTime[],
  ) {}

  /** For each such place, nearest first. */
  of(title: string): BlockRange[][] {
    const words = new Set(folded(title).split(" "));
    this.#byWord ??= this.#index();
    const found = [...words].flatMap((word) => this.#byWord!.get(word) ?? []);
    return found
      .slice(0, MOST_ALIKE)
      .filter((one) => one.words.every((word) => words.has(word)))
      .slice(0, MOST_PLACES)
      .map(({ block }) => this.#around(block))
      .filter((ranges) => ranges.length > 0);
  }

  /** By the longest word. */
  #index(): Map<string, ShortTitle[]> {
    const byWord = new Map<string, ShortTitle[]>();
    this.page.blocks.forEach(({ text, region }, block) => {
      if (region === "grid" || text.length > LONGEST_TITLE || saysNothing(text)) return;
      const words = folded(text).split(" ");
      const longest = words.reduce((best, word) => (word.length > best.length ? word : best), "");
      if (longest.length < SHORTEST_WORD) return;
      const alike = byWord.get(longest) ?? [];
      byWord.set(longest, alike);
      if (alike.length < MOST_ALIKE) alike.push({ block, words });
    });
    return byWord;
  }

  #around(block: number): BlockRange[] {
    const ranges: BlockRange[] = [];
    const { blocks, groups } = this.page;
    for (let index = blocks[block]!.group; index >= 0; index = groups[index]!.parent) {
      const { from, to } = groups[index]!;
      if (this.#daysIn(from, to) > 1) break;
      ranges.push({ from, to });
    }
    if (blocks[block]!.kind !== "heading" || ranges.some(({ from, to }) => this.#daysIn(from, to) > 0)) return ranges;
    const next = blocks.findIndex(({ kind }, index) => index > block && kind === "heading");
    const below = { from: block, to: Math.min(block + NEAR, next < 0 ? blocks.length : next) };
    return this.#daysIn(below.from, below.to) === 1 ? [...ranges, below] : ranges;
  }

  /** 0, 1, or 2 for more. */
  #daysIn(from: number, to: number): number {
    let said: SaidDay | null = null;
    for (let index = firstFrom(this.times, from); index < this.times.length; index++) {
      const time = this.times[index]!;
      if (time.block >= to) break;
      if (time.kind !== "day") continue;
      if (said && (said.date !== time.day.date || said.month !== time.day.month)) return 2;
      said = time.day;
    }
    return said ? 1 : 0;
  }
}
