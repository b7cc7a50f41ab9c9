import { describe, expect, it } from "vitest";
import { REVIEWED_ON } from "~/domain/site/reading";
import { startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatMoment } from "~/i18n/format";
import { pathsOfRows, viewFixedPages, viewRobots, viewSitemapIndex, viewSitemapPage } from "~/views/site/sitemap";
import { readTextPage } from "../../../scripts/help/read-text-page";

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
      "https://samling.test/sitemap/feasts.xml",
      "https://samling.test/sitemap/organizers/1.xml",
      "https://samling.test/sitemap/events/2940/1.xml",
      "https://samling.test/sitemap/events/2941/1.xml",
      "https://samling.test/sitemap/events/2941/2.xml",
    ]);
  });

  it("says when a page last changed", () => {
    expect(viewSitemapPage(pathsOfRows("event", [{ id: "k3x9", changed_at: 0 }]), APP_URL)).toContain(
      "<url><loc>https://samling.test/event/k3x9</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>",
    );
  });

  it("says when each fixed page last changed: what is to come with every new event, and each midnight", () => {
    const now = new Date("2026-12-04T12:00:00Z");
    const changesWith = (event: string | null, organizer: string | null) => {
      const newest = { event: event ? new Date(event) : null, organizer: organizer ? new Date(organizer) : null };
      const pages = viewFixedPages(newest, now, "").matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g);
      return Object.fromEntries([...pages].map(([, path, changed]): [string, string] => [path!, changed!]));
    };
    expect(changesWith("2026-12-04T10:00:00.000Z", "2026-12-01T10:00:00.000Z")).toMatchObject({
      "/": "2026-12-04T10:00:00.000Z",
      "/helgen": "2026-12-04T10:00:00.000Z",
      "/kilder": "2026-12-04T10:00:00.000Z",
      "/organizations": "2026-12-01T10:00:00.000Z",
    });
    const alone = changesWith(null, null);
    expect(alone).toMatchObject({ "/": "2026-12-03T23:00:00.000Z", "/organizations": alone["/personvern"] });
    expect(alone["/tilgjengelighet"]).toBe(alone["/personvern"]);
  });

  it("dates the text pages in the month that they name", () => {
    const month = formatMoment(startOfNorwegianDay(REVIEWED_ON), "MMMM yyyy", "nb");
    for (const name of ["privacy", "accessibility"] as const)
      expect(readTextPage("nb", name).reviewed).toContain(month);
  });

  it("is named to crawlers, who may read the API but not the areas behind sign-in", () => {
    const robots = viewRobots(APP_URL).split("\n");
    expect(robots).toContain("Sitemap: https://samling.test/sitemap.xml");
    expect(robots).toContain("Disallow: /dashboard");
    expect(robots.some((line) => line.startsWith("Disallow: /api"))).toBe(false);
  });
});
