import { cutText, lineOfText, plainText } from "~/domain/calendars/reader/html";
import { saysCancelled, stateInTitle } from "~/domain/events/said-state";
import type { Doubt } from "~/domain/sources/understood";
import { isAtClockChange } from "../clock-change";
import { looksPrivate } from "../private-words";
import type { SaidDay } from "../programme/said-days";
import { EventRegions } from "./event-regions";
import { eventTimes } from "./event-times";
import { folded, saysNothing } from "./headings";
import { judgeTimes } from "./judge-times";
import { type BlockRange, firstFrom, groupsAround, type PageParts } from "./page-parts";
import { type PrintedTime, printedTimes } from "./printed-times";
import { type SaidTitle, saidTitle } from "./said-title";
import type { PageEvent, StructuredEvent } from "./structured-event";
import { webAddress } from "./web-address";

/** Found to be right where they give Norway's own offset. */
const TRUSTED = ["the-events-calendar", "eventbrite"];
const LONGEST_NAME = 500;
const LONGEST_DESCRIPTION = 20_000;
const RESCHEDULED: Record<NonNullable<StructuredEvent["status"]>, Doubt> = {
  cancelled: "cancelled",
  postponed: "moved",
  rescheduled: "moved",
};

export function understandStructured(page: PageParts, structured: readonly StructuredEvent[]): PageEvent[] {
  const titled = structured.flatMap((event) => {
    const said = saidTitle(event.name);
    return said ? [{ event, said }] : [];
  });
  if (titled.length === 0) return [];
  const times = printedTimes(page);
  const regions = new EventRegions(page, titlesOnce(titled), times);
  const alike = new AlikeRegions(page, times);
  const isTrusted = page.programs.some((program) => TRUSTED.includes(program));
  return titled.flatMap(({ event, said }) => understoodEvent(page, event, said, { regions, alike, times, isTrusted }));
}

/** Those that stand on the page in two forms count once. */
function titlesOnce(titled: readonly { event: StructuredEvent; said: SaidTitle }[]): string[] {
  const seen = new Set<string>();
  return titled.flatMap(({ event: { start }, said: { title } }) => {
    const day = String(start).slice(0, 10);
    if (seen.has(`${day} ${title}`)) return [];
    seen.add(`${day} ${title}`);
    return [title];
  });
}

interface Surroundings {
  regions: EventRegions;
  alike: AlikeRegions;
  times: readonly PrintedTime[];
  isTrusted: boolean;
}

function understoodEvent(page: PageParts, event: StructuredEvent, said: SaidTitle, around: Surroundings): PageEvent[] {
  const times = eventTimes(event);
  if (!times) return [];
  const { doubts, ...judged } = judgeTimes(times, {
    ...around,
    places: around.regions.of(said.title, event.blocks),
    alike: () => around.alike.of(said.title),
  });
  const isOff = around.regions
    .of(said.title, event.blocks)
    .flat()
    .some((range) => isPrintedOff(page, range, folded(said.title)));
  const ofState: Doubt[] = [
    ...(event.status ? [RESCHEDULED[event.status]] : []),
    ...(isOff ? (["cancelled"] as const) : []),
  ];
  const ofClocks: Doubt[] = isChanged(judged) ? ["clock_change"] : [];
  const ofRule: Doubt[] = event.repeats ? ["repeats_without_end"] : [];
  return [
    {
      title: said.title,
      ...judged,
      place: nameOf(event.place),
      address: nameOf(event.address),
      url: webAddress(event.url, page.base),
      image: webAddress(event.image, page.base),
      description: descriptionOf(event.description),
      doubts: [...new Set([...doubts, ...said.doubts, ...ofState, ...ofClocks, ...ofRule])],
      isPrivate: looksPrivate(said.title) || looksPrivate(event.category ?? ""),
      line: (event.blocks?.from ?? 0) + 1,
      source: event.source,
      id: event.id,
      isOnline: event.isOnline,
      isSoldOut: event.isSoldOut || said.isSoldOut,
    },
  ];
}

/** "AVLYST: Sommerkonsert" above, "Avlyst" below it, until another heading; not what is said of another day. */
function isPrintedOff(page: PageParts, { from, to }: BlockRange, title: string): boolean {
  const blocks = page.blocks.slice(from, to);
  const isIts = ({ text }: { text: string }) => folded(text).includes(title);
  const first = Math.max(0, blocks.findIndex(isIts));
  const next = blocks.findIndex((block, at) => at > first && block.kind === "heading" && !isIts(block));
  return blocks
    .slice(first, next < 0 ? blocks.length : next)
    .some(({ text }) => !/\d/.test(text) && (stateInTitle(text).state === "cancelled" || saysCancelled(text)));
}

const isChanged = ({ day, time, endDay, endTime }: Pick<PageEvent, "day" | "time" | "endDay" | "endTime">) =>
  (time !== null && isAtClockChange(day, time)) || (endTime !== null && isAtClockChange(endDay ?? day, endTime));

const nameOf = (written: string | null) => {
  const line = written === null ? null : lineOfText(written, ", ");
  return line && cutText(line, LONGEST_NAME);
};

const descriptionOf = (written: string | null) => {
  const text = written === null ? null : plainText(written);
  return text && cutText(text, LONGEST_DESCRIPTION);
};

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
class AlikeRegions {
  #byWord: Map<string, ShortTitle[]> | null = null;

  constructor(
    private readonly page: PageParts,
    private readonly times: readonly PrintedTime[],
  ) {}

  /** For each such place, nearest first. */
  of(title: string): BlockRange[][] {
    const words = new Set(folded(title).split(" "));
    const byWord = (this.#byWord ??= this.#index());
    const found = [...words].flatMap((word) => byWord.get(word) ?? []);
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
    const { blocks } = this.page;
    for (const { from, to } of groupsAround(this.page, block)) {
      if (this.#daysIn(from, to) > 1) break;
      ranges.push({ from, to });
    }
    if (blocks[block]?.kind !== "heading" || ranges.some(({ from, to }) => this.#daysIn(from, to) > 0)) return ranges;
    const next = blocks.findIndex(({ kind }, index) => index > block && kind === "heading");
    const below = { from: block, to: Math.min(block + NEAR, next < 0 ? blocks.length : next) };
    return this.#daysIn(below.from, below.to) === 1 ? [...ranges, below] : ranges;
  }

  /** 0, 1, or 2 for more. */
  #daysIn(from: number, to: number): number {
    let said: SaidDay | null = null;
    for (let index = firstFrom(this.times, from); index < this.times.length; index++) {
      const time = this.times[index];
      if (!time || time.block >= to) break;
      if (time.kind !== "day") continue;
      if (said && (said.date !== time.day.date || said.month !== time.day.month)) return 2;
      said = time.day;
    }
    return said ? 1 : 0;
  }
}
