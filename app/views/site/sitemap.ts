import type { Newest, SitemapPages, SitemapRow } from "#db/queries/site/sitemap";
import { HELP_ARTICLE_IDS } from "~/domain/help/articles";
import { REVIEWED_ON } from "~/domain/site/reading";
import { escapeMarkup } from "~/domain/text/escape-markup";
import { dateFromUnix, dayOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** When they last changed. What is to come changes with every new event, and each midnight. */
function fixedPages({ event, organizer }: Newest, now: Date): Record<string, Date> {
  const reviewed = startOfNorwegianDay(REVIEWED_ON);
  const listed = latest(event, startOfNorwegianDay(dayOf(now)));
  return {
    "/": listed,
    "/helgen": listed,
    "/organizations": latest(organizer, reviewed),
    "/kilder": latest(event, reviewed),
    "/personvern": reviewed,
    "/tilgjengelighet": reviewed,
    "/help": reviewed,
    ...Object.fromEntries(HELP_ARTICLE_IDS.map((id): [string, Date] => [`/help/${id}`, reviewed])),
  };
}

const latest = (some: Date | null, other: Date): Date => (some !== null && some > other ? some : other);

export function viewSitemapIndex({ weeks, organizerPages }: SitemapPages, appUrl: string): string {
  const pages = [
    "/sitemap/pages.xml",
    "/sitemap/feasts.xml",
    ...Array.from({ length: organizerPages }, (_, index) => `/sitemap/organizers/${index + 1}.xml`),
    ...weeks.flatMap(({ week, parts }) =>
      Array.from({ length: parts }, (_, index) => `/sitemap/events/${week}/${index + 1}.xml`),
    ),
  ];
  return xml(
    "sitemapindex",
    pages.map((path) => `<sitemap>${location(appUrl + path)}</sitemap>`),
  );
}

export const viewFixedPages = (newest: Newest, now: Date, appUrl: string): string =>
  xml(
    "urlset",
    Object.entries(fixedPages(newest, now)).map(([path, changed]) => entry(appUrl + path, changed)),
  );

/** With the time of each one's last change. */
export const viewSitemapPage = (pages: readonly { path: string; changed_at: number }[], appUrl: string): string =>
  xml(
    "urlset",
    pages.map(({ path, changed_at }) => entry(appUrl + path, dateFromUnix(changed_at))),
  );

export const pathsOfRows = (kind: "event" | "organizer", rows: readonly SitemapRow[]) =>
  rows.map(({ id, changed_at }) => ({ path: `/${kind}/${id}`, changed_at }));

const entry = (address: string, changed: Date) =>
  `<url>${location(address)}<lastmod>${changed.toISOString()}</lastmod></url>`;

const location = (address: string) => `<loc>${escapeMarkup(address)}</loc>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join("\n")}\n</${root}>\n`;

const CLOSED = ["/dashboard", "/admin", "/debug"];

/** A product that is tried out is open to nobody's index. */
export function viewRobots(appUrl: string, isTriedOut = false): string {
  if (isTriedOut) return "User-agent: *\nDisallow: /\n";
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
