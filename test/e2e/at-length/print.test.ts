import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { openMap } from "#test/support/search-map";

/** What cannot be pressed, searched with or moved on paper. */
const FOR_THE_SCREEN = "button, summary, input, select, nav, header, [role=search], .leaflet-container, a[role=button]";

const isSeen = (page: Page, selector: string) => page.locator(`:is(${selector}):visible`).allInnerTexts();

const PRESSED_TEXTS = /Vis flere|Abonner på|Vis faste|Stemmer ikke|Legg i kalender|Vis alle|Se hele måneden/;

const pagesOf = async (page: Page) => {
  const paper = await page.pdf({ preferCSSPageSize: true, format: "A4" });
  return paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
};

async function onPaper(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
}

const SCREENS = [
  "/",
  "/?fact=parking",
  "/?view=month&month=2026-06",
  "/helgen",
  "/event/kirkekonsert",
  "/event/ungdomskveld",
  "/organizer/fjellkirken",
  "/organizer/fjellkirken/month",
];

describe.each(["phone", "desktop"] as const)("on paper, from a %s,", (device) => {
  journey.override({ device });

  journey.for(SCREENS)("%s has nothing that is there to be pressed or to search with", async (path, { page }) => {
    await onPaper(page, path);
    expect(await isSeen(page, FOR_THE_SCREEN)).toEqual([]);
    expect(await page.locator("main").innerText()).not.toMatch(PRESSED_TEXTS);
  });

  journey.for(["/", "/helgen", "/?type=concert"])("the pictures of %s are whole", async (path, { page }) => {
    await onPaper(page, path);
    const frames = page.locator("main article [data-frame]");
    expect(await frames.count()).toBeGreaterThan(0);
    // Where the browser leaves out grounds, a veil over a picture is white.
    expect(await frames.locator("> span:empty:visible").count()).toBe(0);
  });

  journey("the map of a search is its list", async ({ page }) => {
    await openMap(page);
    await page.emulateMedia({ media: "print" });
    expect(await isSeen(page, FOR_THE_SCREEN)).toEqual([]);
    const cards = page.locator("article");
    expect(await cards.count()).toBeGreaterThan(2);
    for (const card of [cards.first(), cards.last()]) expect(await card.isVisible()).toBe(true);
  });

  journey("a month is one page, its table whole", async ({ page }) => {
    await onPaper(page, "/?view=month&month=2026-06");
    expect(await page.locator("table [data-day]:visible").count()).toBe(30);
    await page.locator("table").getByText("mandag", { exact: true }).waitFor();
    await page.locator("table a", { hasText: "Kirkekonsert" }).first().waitFor();
    expect(await pagesOf(page)).toBe(1);
  });

  journey("an event has its time, its place and the addresses of what it links to", async ({ page }) => {
    await onPaper(page, "/organizer/fjellkirken");
    const address = await page
      .locator("a[rel~=ugc]:visible")
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(address).toMatch(/https?:/);
    await onPaper(page, "/event/kirkekonsert");
    await page.getByRole("heading", { level: 1, name: /Kirkekonsert/ }).waitFor();
    await page.getByText("Dato og tid").waitFor();
    await page.getByText("Sted", { exact: true }).waitFor();
  });
});
