import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { MARKS } from "#test/support/search-map";
import { spillOf } from "#test/support/spill";

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

describe.each([true, false])("the filters of the list of congregations, on a phone; with scripts: %s", (hasScripts) => {
  journey.override({
    javaScriptEnabled: hasScripts,
    expected: hasScripts ? [] : [/^failed request \(csp\)/],
  });

  journey("stand behind a button, which says how many are chosen", async ({ page }) => {
    await (hasScripts ? open(page, "/organizations") : page.goto("/organizations"));
    const near = page.getByLabel("Nær sted");
    expect(await near.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Filtre" }).click();
    await near.fill("Røros");
    await near.press("Enter");
    await page.waitForURL(/near=R/);
    await page.locator("summary", { hasText: "Filtre (1)" }).waitFor();
    await page.getByRole("link", { name: "Fjellkirken menighet" }).waitFor();
    expect(await page.getByRole("link", { name: "Bykirken" }).count()).toBe(0);
  });
});
