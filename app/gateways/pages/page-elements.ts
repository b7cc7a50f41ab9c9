import type { PageBlock, PageRegion } from "~/domain/intake/page/page-parts";

const words = (text: string) => new Set(text.split(" "));

/** Nothing is shown of these as text. */
export const UNSEEN = words(
  "script style noscript template head title svg math select option datalist textarea object audio video canvas iframe button dialog",
);
const STRUCK_OUT = words("del s strike");
export const isStruckOut = (tag: string, attributes: ReadonlyMap<string, string>): boolean =>
  STRUCK_OUT.has(tag) || /line-through/i.test(attributes.get("style") ?? "");
export const VOID = words("area base br col embed hr img input link meta param source track wbr");
const INLINE = words(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr button",
);
export const isBold = (tag: string) => tag === "b" || tag === "strong";
export const isInline = (tag: string) => INLINE.has(tag);

const OF_ROLES: Record<string, string> = {
  table: "table",
  grid: "table",
  row: "tr",
  cell: "td",
  gridcell: "td",
  columnheader: "th",
  rowheader: "th",
  listitem: "li",
};

/** What an element that means nothing by itself is said to be. */
export function tagOf(tag: string, attributes: ReadonlyMap<string, string>): string {
  const role = tag === "div" || tag === "span" ? attributes.get("role") : undefined;
  if (role === "heading") return `h${/^[1-6]$/.exec(attributes.get("aria-level") ?? "")?.[0] ?? 2}`;
  return (role !== undefined && OF_ROLES[role]) || tag;
}

const LIST_ITEMS = words("li dt dd");
const HEADING = /^h([1-6])$/;
/** "event-title", "card__title". */
const TITLE_CLASS = /(?:^|[\s_-])(?<!sub[_-])(?:title|tittel|heading)(?:$|\s)/i;
const PLACE_CLASS = /(?:^|[\s_-])(?:venue|location|place|sted|stad|lokale)(?:[_-]?(?:name|title))?(?:$|\s)/i;

export type ElementShape = Pick<PageBlock, "kind" | "level">;

/** Below those of HTML. */
export const SHOWN_AS_HEADING: ElementShape = { kind: "heading", level: 7 };

/** What a line within the element is, by its tag or its class; `outer` where that does not tell. */
export function shapeOfElement(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  outer: ElementShape,
): ElementShape {
  const [, level] = HEADING.exec(tag) ?? [];
  if (level !== undefined) return { kind: "heading", level: Number(level) };
  if (outer.kind === "heading" || outer.kind === "place") return outer;
  const names = attributes.get("class")?.slice(0, 500) ?? "";
  if (PLACE_CLASS.test(names)) return { kind: "place", level: 0 };
  if (TITLE_CLASS.test(names)) return SHOWN_AS_HEADING;
  return LIST_ITEMS.has(tag) ? { kind: "item", level: 0 } : outer;
}

/** A start tag ends these, up to an element that keeps them apart. */
const ENDS: Record<string, { ended: Set<string>; within: Set<string> }> = {
  li: { ended: words("li p"), within: words("ul ol menu") },
  dt: { ended: words("dt dd p"), within: words("dl") },
  dd: { ended: words("dt dd p"), within: words("dl") },
  tr: { ended: words("tr td th p"), within: words("table") },
  td: { ended: words("td th p"), within: words("tr table") },
  th: { ended: words("td th p"), within: words("tr table") },
  tbody: { ended: words("thead tbody tr td th"), within: words("table") },
  option: { ended: words("option"), within: words("select") },
};
const PARAGRAPH = { ended: words("p"), within: words("td th li div section article table") };

/** Open elements are outermost first. */
export function endedBy(tag: string, open: readonly string[]): number {
  const rule = ENDS[tag] ?? (isInline(tag) || VOID.has(tag) ? null : PARAGRAPH);
  if (!rule) return 0;
  let ended = 0;
  for (let index = open.length - 1; index >= 0; index--) {
    const one = open[index] ?? "";
    if (rule.ended.has(one)) ended = open.length - index;
    else if (rule.within.has(one) || !isInline(one)) break;
  }
  return ended;
}

const AROUND_TAGS = words("nav footer menu");
const AROUND_ROLES = words("navigation contentinfo complementary search menu menubar alert dialog alertdialog banner");
const AROUND_CLASS =
  /(?:^|[\s_-])(?:nav|navbar|navigation|menu|breadcrumbs?|footer|colophon|cookies?|consent|gdpr|comments?|commentlist|respond|pingback|sidebar|share|sharing|social|newsletter|opening-?hours|openinghours|apningstider|åpningstider|kontortid|pagination|pager|skip-link|banner)(?:$|[\s_-])/i;
const META_CLASS =
  /(?:^|[\s_-])(?:byline|posted-?on|entry-date|entry-meta|post-meta|post-date|postdate|pubdate|publish(?:ed)?(?:-?date)?|updated|modified|last-?modified|article-(?:date|meta|info)|news-?date|dateline|publisert|endret|author)(?:$|[\s_-])/i;
const CATEGORY_CLASS = /(?:^|[\s_-])(?:cat|categor(?:y|ies)|kategori|taxonomy)(?:$|\s)/i;
const HIDDEN_CLASS =
  /(?:^|\s)(?:screen-reader-text|visually-hidden|visuallyhidden|event-time-12hr|sr-only|hidden|d-none|is-hidden|w-condition-invisible|element-invisible)(?:$|\s)/i;
const GRID_CLASS =
  /(?:^|[\s_-])(?:datepicker|mini-?calendar|calendar-(?:grid|month|widget)|wp-calendar(?:-table)?|month-grid|fc-daygrid|mec-calendar-table|minical)(?:$|[\s_-])/i;

export function regionOf(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  isWithinArticle: boolean,
): PageRegion | null {
  const names = `${attributes.get("class") ?? ""} ${attributes.get("id") ?? ""}`.slice(0, 500);
  if (tag === "body" || tag === "html" || tag === "main") return null;
  if (GRID_CLASS.test(names)) return "grid";
  // What stands beside a page is of others; within an article it tells more.
  if (tag === "aside" && !isWithinArticle) return "around";
  if (AROUND_TAGS.has(tag) || AROUND_ROLES.has(attributes.get("role")?.toLowerCase() ?? "")) return "around";
  if (AROUND_CLASS.test(names) && !/event|arrangement|program/i.test(names)) return "around";
  if (CATEGORY_CLASS.test(names)) return "meta";
  const isDated =
    attributes.has("pubdate") || /date(?:Published|Modified|Created)/.test(attributes.get("itemprop") ?? "");
  if (isDated || (META_CLASS.test(names) && !/event|arrangement|program|h-|dt-/i.test(names))) return "meta";
  return null;
}

/** Classes that a page's own style strikes out: `.gone{text-decoration:line-through}`. */
export const struckOutBy = (style: string): string[] =>
  style.includes("line-through")
    ? [...style.matchAll(/\.([\w-]{1,60})\s*\{[^{}]{0,300}line-through/g)].map(([, name = ""]) => name)
    : [];

/** `aria-hidden` parts of a line stand beside what readers of screens are told instead. */
export function isHidden(tag: string, attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has("hidden") || (isInline(tag) && attributes.get("aria-hidden") === "true")) return true;
  if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes.get("style") ?? "")) return true;
  return HIDDEN_CLASS.test(attributes.get("class") ?? "");
}
