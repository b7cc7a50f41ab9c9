import { describe, expect, it } from "vitest";
import { viewRobots, viewSitemapIndex, viewSitemapPage } from "~/views/site/sitemap";

const APP_URL = "https://samling.test";
const addressesIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  it("lists a page for every part of every week and every range of organizers", () => {
    const index = viewSitemapIndex(
      {
        weeks: [
          { week: 2940, parts: 1 },
          { week: 2941, parts: 2 },
        ],
        organizerPages: 1,
      },
      APP_URL,
    );
    expect(addressesIn(index)).toEqual([
      "https://samling.test/sitemap/pages.xml",
      "https://samling.test/sitemap/organizers/1.xml",
      "https://samling.test/sitemap/events/2940/1.xml",
      "https://samling.test/sitemap/events/2941/1.xml",
      "https://samling.test/sitemap/events/2941/2.xml",
    ]);
  });

  it("says when a page last changed", () => {
    expect(viewSitemapPage("event", [{ id: "k3x9", changed_at: 0 }], APP_URL)).toContain(
      "<url><loc>https://samling.test/event/k3x9</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>",
    );
  });

  it("is named to crawlers, who may read the API but not the areas behind sign-in", () => {
    const robots = viewRobots(APP_URL).split("\n");
    expect(robots).toContain("Sitemap: https://samling.test/sitemap.xml");
    expect(robots).toContain("Disallow: /dashboard");
    expect(robots.some((line) => line.startsWith("Disallow: /api"))).toBe(false);
  });
});
