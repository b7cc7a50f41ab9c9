/** Areas for people with accounts; there is nothing in them for a search engine. */
const CLOSED = ["/dashboard", "/admin", "/debug"];

/** What crawlers may visit. */
export function viewRobots(appUrl: string): string {
  const rules = ["User-agent: *", "Allow: /", ...CLOSED.map((path) => `Disallow: ${path}`)];
  return [...rules, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
