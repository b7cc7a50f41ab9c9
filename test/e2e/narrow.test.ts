import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { spillOf } from "#test/support/spill";

const MARKS = ".map-number span, .map-place";

/** Each with what has been loaded when it is whole. */
const SCREENS: [path: string, whole?: string][] = [
  ["/"],
  ["/?near=R%C3%B8ros&radius_km=200&fact=parking&fact=hearing_loop&family=church_of_norway"],
  ["/?view=map", MARKS],
  ["/?view=month&month=2026-06"],
  ["/helgen"],
  ["/filter"],
  ["/organizations"],
  ["/organizations?near=R%C3%B8ros&county=50"],
  ["/organizations?view=map", MARKS],
  ["/organizer/fjellkirken"],
  ["/organizer/fjellkirken/month"],
  ["/event/kirkekonsert"],
  ["/event/i-fjor/mismatch"],
];

describe("a screen of 320 pixels", () => {
  journey.for(SCREENS)("is wide enough for %s", async ([path, whole], { page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    if (whole) await page.locator(whole).first().waitFor();
    expect(await spillOf(page)).toBe(0);
  });
});
