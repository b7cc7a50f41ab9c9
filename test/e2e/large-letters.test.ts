import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { bringIn, discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { spillOf } from "#test/support/spill";

const SCREENS = [
  "/",
  "/?view=map",
  "/?view=month&month=2026-06",
  "/helgen",
  "/filter",
  "/event/kirkekonsert",
  "/event/i-fjor/mismatch",
  "/organizer/fjellkirken",
  "/organizer/fjellkirken/month",
  "/organizations",
  "/organizations?view=map",
  "/favorites",
  "/settings",
  "/become-organizer",
  "/login",
  "/kilder",
  "/contact",
  "/help",
  "/help/find-events",
  "/personvern",
  "/tilgjengelighet",
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
  "/dashboard/event/ungdomskveld/edit",
  "/dashboard/intake",
  "/dashboard/calendar-sync",
  "/dashboard/settings",
  "/dashboard/paper",
  "/dashboard/website",
  "/dashboard/data",
  "/organizer/bykirken/team",
  "/settings",
  "/settings/account",
  "/settings/two-step",
];

const PROGRAMME = `Søndag 13. juni 2027 kl. 11.00 Friluftsgudstjeneste i Storevik kirke
Onsdag 16. juni 2027 kl 7 Menighetsrådsvennlighetsarbeidskveld`;

describe("letters twice as large, as a reader has set them in the browser", () => {
  journey("spill over no page of a phone", async ({ page }) => {
    await expectNoSpill(page, SCREENS);
  });

  journey("spill over none of the superadmin's either", async ({ page, context }) => {
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
    expect(await spillOf(page)).toBe(0);
    await discard(page);
  });

  journey("are twice as large in the small print too, and a heading still stands out", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    const label = page.getByRole("main").getByText("Arrangør", { exact: true });
    const before = await letterSize(label);
    await doubleLetters(page);
    await expect.poll(() => letterSize(label)).toBe(2 * before);
    expect(await letterSize(page.getByRole("heading", { level: 1 }))).toBeGreaterThan(32);
  });
});

async function expectNoSpill(page: Page, screens: string[]): Promise<void> {
  await doubleLetters(page);
  for (const screen of screens) {
    await open(page, screen);
    await unfoldAll(page);
    expect(await letterSize(page.locator("html")), screen).toBe(32);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await spillOf(page), `${screen}, ${width} px`).toBe(0);
    }
  }
}

/** As by the browser's own setting, which the widths in style sheets follow as well. */
async function doubleLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

const unfoldAll = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("main details").forEach((details) => details.setAttribute("open", "")));

function letterSize(text: ReturnType<Page["getByText"]>): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
