/** Before anything is understood; texts are plain, with single spaces. */
export interface PageParts {
  address: string | null;
  base: string | null;
  title: string | null;
  canonical: string | null;
  language: string | null;
  feeds: PageFeed[];
  frames: string[];
  /** Links whose address says that there is a programme. */
  leads: string[];
  data: PageData[];
  items: PageItem[];
  blocks: PageBlock[];
  groups: PageGroup[];
  /** See `PROGRAMS` in app/gateways/pages/page-references.ts. */
  programs: string[];
  isCut: boolean;
}

type Held = Pick<PageParts, "blocks" | "groups">;

/** The groups that hold a block, the innermost first. */
export function* groupsAround({ blocks, groups }: Held, block: number): Generator<PageGroup> {
  for (let group = groups[blocks[block]?.group ?? -1]; group; group = groups[group.parent]) yield group;
}

export interface PageFeed {
  address: string;
  /** In its head, by a link, or as an address that holds the calendar itself. */
  as: "alternate" | "link" | "data";
  type: string | null;
}

/** `answer`: what a service returned instead of a page. */
export type PageDataKind = "json-ld" | "wix" | "next" | "agrando" | "answer";

export interface PageData {
  kind: PageDataKind;
  text: string;
  block: number;
}

export type PageItemFormat = "microdata" | "h-event";

/** hCalendar's classes are given h-event's names. */
export interface PageItem {
  format: PageItemFormat;
  types: string[];
  id: string | null;
  properties: { name: string; value: string | PageItem }[];
  from: number;
  to: number;
}

/** Only `main` is read for events. */
export type PageRegion = "main" | "around" | "meta" | "grid";

export interface PageBlock {
  kind: "heading" | "text" | "item" | "row" | "place";
  /** 1 to 7 for headings, else 0. */
  level: number;
  /** Tabs separate the cells of a row. */
  text: string;
  group: number;
  region: PageRegion;
  /** As written; null without a link, or with several. */
  link: string | null;
}

/** The first group is the page. */
export interface PageGroup {
  parent: number;
  depth: number;
  from: number;
  to: number;
}

/** Generous for any real page. */
export const PAGE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  blocks: 10_000,
  block: 4_000,
  attribute: 4_000,
  attributes: 60,
  data: 1_500_000,
  dataBlocks: 1_000,
  items: 5_000,
  properties: 100,
  /** Of calendars, and frames. */
  links: 200,
  /** Lines that may say a day or a clock; no programme has as many. */
  dates: 2_000,
  cells: 5_000,
  /** Deeper elements count as their parent. */
  depth: 256,
  values: 300_000,
  events: 2_000,
} as const;

/** `to` is excluded. */
export interface BlockRange {
  from: number;
  to: number;
}

export function firstFrom(sorted: readonly { block: number }[], block: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.block ?? block) < block) low = middle + 1;
    else high = middle;
  }
  return low;
}
