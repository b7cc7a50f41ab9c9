import { describe, expect } from "vitest";
import { HOURS_OF_WEEK, listsAt, seenOf } from "#test/support/hours-of-week";
import { journey, open } from "#test/support/journey";

const LEAST = { phone: 2, desktop: 3 };
const SMALL = { width: 360, height: 640 };

describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
  journey.override({ device });

  journey("the first screen is full of events at every hour of the week", async ({ page }) => {
    if (device === "phone") await page.setViewportSize(SMALL);
    await open(page, "/");
    const lacking: string[] = [];
    for (const list of new Set(listsAt(HOURS_OF_WEEK))) {
      const [all, coming] = await seenOf(page, list);
      if (all < LEAST[device] || coming < 2) lacking.push(`${all}, ${coming}: ${list}`);
    }
    expect(lacking).toEqual([]);
  });
});
