/** What stands on a web page, before anything of it is understood. Texts are plain, with single spaces. */
export interface PageParts {
  /** Where the page was fetched from; null for a file. */
  address: string | null;
  /** What relative addresses are relative to; null where it is unknown. */
  base: string | null;
  title: string | null;
  canonical: string | null;
  language: string | null;
  /** Addresses of calendars that the page points to, as written there. */
  feeds: PageFeed[];
  /** The addresses of embedded pages. */
  frames: string[];
  data: PageData[];
  items: PageItem[];
  blocks: PageBlock[];
  groups: PageGroup[];
  /** Names of programs that show in the page: see `PROGRAMS` in app/gateways/pages/page-references.ts. */
  programs: string[];
  /** The page has more than is read of it. */
  isCut: boolean;
}

export interface PageFeed {
  address: string;
  /** How the page points to it: in its head, by a link, or as an address that holds the calendar itself. */
  as: "alternate" | "link" | "data";
  type: string | null;
}

/** `answer`: what a service returned instead of a page. */
export type PageDataKind = "json-ld" | "wix" | "next" | "agrando" | "answer";

/** The text of a script that holds data. */
export interface PageData {
  kind: PageDataKind;
  text: string;
  /** The block that stands after it. */
  block: number;
}

export type PageItemFormat = "microdata" | "h-event";

/** An item of microdata or of a microformat; hCalendar's classes are given the names of h-event's. */
export interface PageItem {
  format: PageItemFormat;
  types: string[];
  id: string | null;
  properties: PageProperty[];
  /** Its blocks: the first, and the one after the last. */
  from: number;
  to: number;
}

export interface PageProperty {
  name: string;
  value: string | PageItem;
}

/** Where on the page a block stands. Only what stands in `main` is read for events. */
export type PageRegion = "main" | "around" | "meta" | "grid";

/** A line of the page as people see it. */
export interface PageBlock {
  kind: "heading" | "text" | "item" | "row";
  /** 1 to 6 for headings, else 0. */
  level: number;
  /** The cells of a row are separated by tabs. */
  text: string;
  /** The index of the smallest group that it is in. */
  group: number;
  region: PageRegion;
  /** The address that its text links to, as written; null without any, or with several. */
  link: string | null;
}

/** An element that holds blocks. The first group is the page. */
export interface PageGroup {
  parent: number;
  depth: number;
  /** The first block, and the one after the last. */
  from: number;
  to: number;
}

/** What reading one page may cost at most: generous for any real one. */
export const PAGE_LIMITS = {
  /** Bytes of a body; UTF-16 units of a text. */
  bytes: 2 * 1024 * 1024,
  blocks: 10_000,
  /** Characters of a block, of an attribute, and of a script with data. */
  block: 4_000,
  attribute: 4_000,
  attributes: 60,
  data: 1_500_000,
  dataBlocks: 1_000,
  items: 5_000,
  properties: 100,
  links: 2_000,
  /** Elements within each other; those deeper count as their parent. */
  depth: 256,
  /** Values in the data of a page, and events that are read of it. */
  values: 300_000,
  events: 2_000,
} as const;
