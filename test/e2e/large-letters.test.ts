import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const SCREENS = ["/", "/event/kirkekonsert", "/organizer/fjellkirken", "/organizations", "/favorites", "/settings", "/become-organizer", "/login", "/report/event/kirkekonsert"];

describe("letters twice as large, as a reader has set them in the browser", () => {
  journey("spill over no page of a phone", { timeout: 60_000 }, async ({ page }) => {
    for (const screen of SCREENS) {
      await open(page, screen);
      await doubleLetters(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
    }
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

async function doubleLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

function letterSize(text: ReturnType<Page["getByText"]>): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
