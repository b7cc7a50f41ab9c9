import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "#test/support/journey";
import { openAs } from "#test/support/people";

/** Everything that an owner comes to from the dashboard's strip. */
const PLACES = [
  "Nytt arrangement",
  "Kalendere",
  "Team",
  "Profil",
  "Statistikk",
  "Til nettsiden",
  "Papir og skjermer",
  "Papirkurv",
];

const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

describe.for(["phone", "small", "desktop"] as const)("the dashboard's strip on a screen: %s", (device) => {
  journey.override({ device: device === "small" ? "phone" : device });

  journey("every place is seen once: on the strip, which is not scrolled, or behind its dots", async ({ page }) => {
    if (device === "small") await page.setViewportSize({ width: 360, height: 640 });
    await openAs(page, "owner", "/dashboard");
    const strip = page.getByRole("navigation", { name: "Snarveier" });
    expect(await strip.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
    const dots = page.locator("summary[aria-label=Mer]");
    await dots.click();
    const menu = page.locator("details[data-menu][open]");
    for (const place of PLACES) {
      const named = strip.getByRole("link", { name: place }).or(menu.getByRole("link", { name: place, exact: true }));
      await expect.poll(() => named.count(), { message: place }).toBe(1);
    }
  });

  journey("a menu never opens below the screen's edge", async ({ page }) => {
    if (device === "small") await page.setViewportSize({ width: 360, height: 640 });
    await openAs(page, "owner", "/dashboard");
    const edge = page.viewportSize()!.height;
    const menu = page.locator("details[data-menu][open] > ul");
    await page.locator("summary[aria-label=Mer]").click();
    await expect.poll(() => bottomOf(menu)).toBeLessThanOrEqual(edge);
    const row = page.getByRole("article").nth(6);
    const dots = row.locator("summary");
    await dots.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight + 4),
    );
    await dots.click();
    await menu.getByRole("link", { name: /^Slett / }).waitFor();
    await expect.poll(() => bottomOf(menu)).toBeLessThanOrEqual(edge);
    expect((await menu.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  });
});
