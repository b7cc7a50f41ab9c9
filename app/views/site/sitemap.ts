import type { SitemapPages, SitemapRow } from "#db/queries/site/sitemap";
import { dateFromUnix } from "~/domain/time/unix-time";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Pages that are there whatever the database holds. */
const FIXED_PAGES = ["/", "/organizations", "/personvern", "/tilgjengelighet"];

/** The list of the sitemap's pages. */
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

/** Pages of events or organizers, with when each last changed. */
export function viewSitemapPage(kind: "event" | "organizer", rows: SitemapRow[], appUrl: string): string {
  const urls = rows.map(({ id, changed_at }) => {
    const changed = dateFromUnix(changed_at).toISOString();
    return `<url>${location(`${appUrl}/${kind}/${id}`)}<lastmod>${changed}</lastmod></url>`;
  });
  return xml("urlset", urls);
}

const location = (address: string) => `<loc>${address.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</loc>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join("\n")}\n</${root}>\n`;

/** Areas for people with accounts; there is nothing in them for a search engine. */
const CLOSED = ["/dashboard", "/admin", "/debug"];

/** What crawlers may visit. */
export function viewRobots(appUrl: string): string {
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
