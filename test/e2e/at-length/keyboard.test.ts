import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const SCREENS = ["/", "/event/kirkekonsert", "/organizer/fjellkirken", "/organizations", "/favorites", "/settings"];
const MOST_STOPS = 60;

interface Stop {
  what: string;
  isNamed: boolean;
  hasOutline: boolean;
  isCovered: boolean;
}

/** Returns where the focus is; null on the page itself. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = (from: number, length: number, end: number) =>
      (Math.max(0, from) + Math.min(end, from + length)) / 2;
    const onTop = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
    const labels = (element as HTMLInputElement).labels ?? [];
    const name = [
      element.getAttribute("aria-label"),
      element.getAttribute("aria-labelledby"),
      element.title,
      element.textContent,
      ...[...labels].map((label) => label.textContent),
    ];
    return {
      what: element.outerHTML.slice(0, 120),
      isNamed: name.some((text) => Boolean(text?.trim())),
      hasOutline: isOutlined(getComputedStyle(element)) || isOutlined(getComputedStyle(element, "::after")),
      isCovered: !(onTop && (element.contains(onTop) || onTop.contains(element))),
    };
  });
}

describe.each(["phone", "desktop"] as const)("by keyboard on a %s", (device) => {
  journey.override({ device });

  journey.for(SCREENS)("every stop of %s has a name, a visible focus, and nothing over it", async (path, { page }) => {
    await open(page, path);
    const stops: Stop[] = [];
    for (let n = 0; n < MOST_STOPS; n++) {
      await page.keyboard.press("Tab");
      const stop = await currentStop(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ isNamed, hasOutline, isCovered }) => !isNamed || !hasOutline || isCovered)).toEqual([]);
  });
});

describe("by keyboard alone", () => {
  journey.override({ device: "desktop" });

  journey("search, filter, read and save", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("kirke");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=kirke/);
    await page.locator("summary", { hasText: "Filtre" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: "Konsert" }).focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/type=concert/);
    await page.getByRole("link", { name: /Kirkekonsert i lyse netter/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("/event/kirkekonsert");
    await page.getByRole("heading", { level: 1, name: "Kirkekonsert i lyse netter" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    const heart = page.getByRole("button", { name: "Lagre Kirkekonsert i lyse netter som favoritt" }).first();
    await heart.focus();
    await page.keyboard.press("Space");
    await page.locator("[aria-pressed=true]").first().waitFor();
  });
});
