import { describe, expect } from "vitest";
import { HOURS_OF_WEEK, listsAt, seenOf } from "#test/support/hours-of-week";
import { journey, open } from "#test/support/journey";

describe.each([
  { screen: "a phone", device: "phone", height: 844, width: 390, least: 2, leastComing: 2 },
  // Its second title may end below.
  { screen: "a small phone", device: "phone", height: 640, width: 360, least: 2, leastComing: 1, lines: "first" },
  { screen: "a desktop", device: "desktop", height: 800, width: 1280, least: 3, leastComing: 2 },
] as const)("on $screen", ({ device, width, height, least, leastComing, ...counted }) => {
  journey.override({ device });

  journey("the first screen is full of events at every hour of the week", async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    const lacking: string[] = [];
    for (const list of new Set(listsAt(HOURS_OF_WEEK))) {
      const [all, coming] = await seenOf(page, { list, lines: "all", ...counted });
      if (all < least || coming < leastComing) lacking.push(`${all}, ${coming}: ${list}`);
    }
    expect(lacking).toEqual([]);
  });
});
