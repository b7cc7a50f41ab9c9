import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { bringIn, discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

const SCREENS = [
  "/",
  "/?view=map",
  "/?view=month&month=2026-06",
  "/event/kirkekonsert",
  "/organizer/fjellkirken",
  "/organizations",
  "/favorites",
  "/settings",
  "/become-organizer",
  "/login",
  "/kilder",
  "/report/event/kirkekonsert",
];

const OWN_SCREENS = [
  "/admin",
  "/admin/organizers",
  "/admin/events",
  "/admin/moderation?tab=all",
  "/admin/sources",
  "/admin/adapters",
  "/admin/log",
  "/debug/events",
  "/debug/storage",
];

const TEAM_SCREENS = [
  "/dashboard",
  "/dashboard/event/new",
  "/dashboard/intake",
  "/dashboard/calendar-sync",
  "/dashboard/settings",
];

const PROGRAMME = `Søndag 13. juni 2027 kl. 11.00 Friluftsgudstjeneste i Storevik kirke
Onsdag 16. juni 2027 kl 7 Menighetsrådsvennlighetsarbeidskveld`;

describe("letters twice as large, as a reader has set them in the browser", () => {
  journey("spill over no page of a phone", { timeout: 60_000 }, async ({ page }) => {
    await expectNoSpill(page, SCREENS);
  });

  journey("spill over none of the superadmin's either", { timeout: 60_000 }, async ({ page, context }) => {
    await become(context, "governor");
    await expectNoSpill(page, OWN_SCREENS);
  });

  journey("spill over none of a team's, the review of a programme among them", async ({ page, context }) => {
    await become(context, "owner");
    await expectNoSpill(page, TEAM_SCREENS);
    await open(page, "/dashboard/intake");
    await bringIn(page, PROGRAMME);
    await page.getByRole("button", { name: "Rett «Friluftsgudstjeneste»" }).click();
    await page.getByLabel("Tittel").waitFor();
    await doubleLetters(page);
    expect(await spillOf(page)).toBeLessThanOrEqual(0);
    await discard(page);
  });

  journey("are twice as large in the small print too, and a heading still stands out", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    const label = page.getByRole("main").getByText("Arrangør", { exact: true });
    const before = await letterSize(label);
    await doubleLetters(page);
    expect(await letterSize(label)).toBe(2 * before);
    expect(await letterSize(page.getByRole("heading", { level: 1 }))).toBeGreaterThan(32);
  });
});

async function expectNoSpill(page: Page, screens: string[]): Promise<void> {
  for (const screen of screens) {
    await open(page, screen);
    await doubleLetters(page);
    expect(await spillOf(page), screen).toBeLessThanOrEqual(0);
  }
}

const spillOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

function letterSize(text: ReturnType<Page["getByText"]>): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
