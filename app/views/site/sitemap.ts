import type { SitemapPages, SitemapRow } from "#db/queries/site/sitemap";
import { dateFromUnix } from "~/domain/time/unix-time";
import { escapeMarkup } from "~/domain/text/escape-markup";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Pages that exist whatever the database holds. */
const FIXED_PAGES = ["/", "/helgen", "/organizations", "/kilder", "/personvern", "/tilgjengelighet"];

/** Returns the index of the sitemap. */
export function viewSitemapIndex({ weeks, organizerPages }: SitemapPages, appUrl: string): string {
  const pages = [
    "/sitemap/pages.xml",
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

export function viewFixedPages(appUrl: string): string {
  return xml(
    "urlset",
    FIXED_PAGES.map((path) => `<url>${location(appUrl + path)}</url>`),
  );
}

/** Returns a sitemap of events or organizers, with the time of each one's last change. */
export function viewSitemapPage(kind: "event" | "organizer", rows: SitemapRow[], appUrl: string): string {
  const urls = rows.map(({ id, changed_at }) => {
    const changed = dateFromUnix(changed_at).toISOString();
    return `<url>${location(`${appUrl}/${kind}/${id}`)}<lastmod>${changed}</lastmod></url>`;
  });
  return xml("urlset", urls);
}

const location = (address: string) => `<loc>${escapeMarkup(address)}</loc>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join("\n")}\n</${root}>\n`;

/** Areas for accounts, which are of no use to search engines. */
const CLOSED = ["/dashboard", "/admin", "/debug"];

/** Returns robots.txt. */
export function viewRobots(appUrl: string): string {
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
