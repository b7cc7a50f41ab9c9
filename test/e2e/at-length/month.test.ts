import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const focusedDay = (page: Parameters<typeof open>[0]) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["day"] ?? null);

/** Returns whether an element is within the window. */
const isOnScreen = async (element: Locator) => {
  const box = (await element.boundingBox())!;
  return box.y >= 0 && box.y + box.height <= element.page().viewportSize()!.height;
};

describe("the month by keyboard", () => {
  journey.override({ device: "desktop" });

  journey("one day is in the tab order, keys lead to the others and into other months", async ({ page }) => {
    await open(page, "/?view=month&day=2026-07-15");
    await expect.poll(() => page.locator("[data-day]:not([tabindex='-1'])").count()).toBe(1);
    await page.locator("[data-day='2026-07-15']").focus();
    for (const [key, day] of [
      ["ArrowRight", "2026-07-16"],
      ["ArrowDown", "2026-07-23"],
      ["Home", "2026-07-20"],
      ["PageDown", "2026-08-20"],
      ["PageUp", "2026-07-20"],
      ["End", "2026-07-26"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focusedDay(page), { message: key }).toBe(day);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL(/day=2026-07-26/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("day");
    await page.goBack();
  });
});

describe("the month on a phone", () => {
  journey(
    "by touch: a day has its list below, the next month is one tap away, any day one choice",
    async ({ page }) => {
      await open(page, "/?view=month&month=2026-06");
      await page.locator("[data-day='2026-06-06']").tap();
      await page.waitForURL(/day=2026-06-06/);
      const list = page.getByRole("region", { name: /lørdag 6\. juni/i });
      const event = list.getByRole("link", { name: "Kirkekonsert" });
      await event.waitFor();
      await expect.poll(() => isOnScreen(list.getByRole("heading").first())).toBe(true);
      await event.tap();
      await page.waitForURL(/\/event\//);
      await page.getByRole("heading", { level: 1, name: /Kirkekonsert/ }).waitFor();
      await page.goBack();
      await event.waitFor();

      await page.getByRole("link", { name: "Neste måned, juli 2026" }).tap();
      await page.waitForURL(/month=2026-07/);
      await page.getByRole("heading", { name: "juli 2026" }).waitFor();
      await page.getByRole("link", { name: "Forrige måned, juni 2026" }).waitFor();

      await page.getByLabel("Gå til dato").fill("2026-06-06");
      await page.waitForURL(/day=2026-06-06/);
      await event.waitFor();
    },
  );
});
