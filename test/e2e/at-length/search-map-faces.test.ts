import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { MARKS } from "#test/support/screens/map-acts";
import { bboxOf, countOfList, mapOf, openMap, RØROS_BOX, sumOfMarks } from "#test/support/search-map";

const face = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Visning" }).getByRole("link", { name, exact: true });

describe("what the map shows by itself is no choice", () => {
  journey.override({ device: "desktop" });

  journey("a place that was chosen is kept in the other faces, until the map is moved", async ({ page }) => {
    await open(page, "/?near=R%C3%B8ros");
    const inList = await countOfList(page);
    await face(page, "Kart").click();
    await page.locator(".map-circle").waitFor();
    await expect.poll(() => sumOfMarks(page)).toBe(inList);
    expect(await countOfList(page)).toBe(inList);
    await page.getByRole("button", { name: "Røros · 50 km" }).waitFor();
    await face(page, "Liste").click();
    await page.getByText("Viser arrangementer innen 50 km fra Røros").waitFor();
    expect(bboxOf(page)).toBeNull();

    await face(page, "Kart").click();
    await page.locator(".map-circle").waitFor();
    await mapOf(page).focus();
    await page.keyboard.press("+");
    await expect.poll(() => bboxOf(page)).not.toBeNull();
    await page.getByText("Søker i kartutsnittet").waitFor();
    expect(await page.locator(".map-circle").count()).toBe(0);
    await page.getByRole("link", { name: "Tilbake til 50 km fra Røros" }).click();
    await page.locator(".map-circle").waitFor();
    expect(bboxOf(page)).toBeNull();
    await expect.poll(() => sumOfMarks(page)).toBe(inList);

    await mapOf(page).focus();
    await page.keyboard.press("+");
    await expect.poll(() => bboxOf(page)).not.toBeNull();
    await face(page, "Liste").click();
    await page.getByRole("link", { name: "Kartutsnittet" }).waitFor();
  });

  journey("the congregations' list is whole again", async ({ page }) => {
    await open(page, "/organizations");
    await face(page, "Kart").click();
    await page.waitForURL(/bbox=/);
    await face(page, "Liste").click();
    await page.waitForURL((url) => url.pathname === "/organizations" && url.search === "");
  });
});

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Begins to sum how far the page moves by itself, as browsers count it, soon after a press too; what the list shows
 * follows the map.
 */
const watchShifts = (page: Page) =>
  page.evaluateHandle(() => {
    const moved = { by: 0, what: [] as string[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const around = sources.filter(({ node }) => !node?.parentElement?.closest("section[aria-labelledby=results]"));
        if (around.length > 0) moved.by += value;
        moved.what.push(...around.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 200) ?? ""));
      }
    }).observe({ type: "layout-shift" });
    return moved;
  });

describe.each(["phone", "desktop"] as const)("the map that opens on a %s", (device) => {
  journey.override({ device });

  journey.for(["/", "/organizations"])("leaves the page of %s where it is", async (path, { page }) => {
    await open(page, path);
    const shifts = await watchShifts(page);
    await face(page, "Kart").click();
    await page.locator(MARKS).first().waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const { by, what } = await shifts.jsonValue();
    // The map of events begins at the top: what stands above it comes into one row.
    if (path !== "/") expect(by, what.join("\n")).toBeLessThan(0.02);
    const map = (await mapOf(page).boundingBox())!;
    const share = path === "/" ? 0.2 : device === "phone" ? 0.5 : 0.75;
    expect(map.y, "it begins on the first screen").toBeLessThan(page.viewportSize()!.height * share);
  });
});

journey("a place that is pressed opens between the controls and the sheet, and the search stays", async ({ page }) => {
  await page.clock.install();
  await openMap(page, RØROS_BOX);
  const before = bboxOf(page);
  await page.locator(".map-place").first().click({ force: true });
  const popup = page.locator(".leaflet-popup-content");
  await popup.getByRole("link", { name: /i listen$/ }).waitFor();
  const controls = (await page.locator(".map-controls").boundingBox())!;
  const sheet = (await page.locator("[data-up]").boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = (await popup.boundingBox())!;
      return y >= controls.y + controls.height && y + height <= sheet.y;
    })
    .toBe(true);
  // Longer than the map would have to rest before it is searched.
  await page.clock.runFor(5000);
  expect(bboxOf(page)).toBe(before);
});
