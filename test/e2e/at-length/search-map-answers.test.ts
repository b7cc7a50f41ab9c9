import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { holdBack } from "#test/support/held-answers";
import { journey, open } from "#test/support/journey";
import { MARKS } from "#test/support/screens/map-acts";
import { bboxOf, countOfList, mapOf, openMap, RØROS_BOX, seeSameCount, sumOfMarks } from "#test/support/search-map";

const NUMBERS = "**/map.json?**";
const RØROS = { latitude: 62.57468, longitude: 11.38417 };

async function moveBy(page: Page, key: string): Promise<void> {
  await mapOf(page).focus();
  await page.keyboard.press(key);
}

describe("the numbers on the map", () => {
  journey.override({ device: "desktop" });

  journey("are those of the last search, also where the answer to an earlier one comes after it", async ({ page }) => {
    await openMap(page);
    const held: Route[] = [];
    await page.route(NUMBERS, async (route) => {
      if (held.length > 0) return route.continue();
      held.push(route);
    });
    await moveBy(page, "+");
    await expect.poll(() => held.length).toBe(1);
    const before = bboxOf(page);
    await moveBy(page, "+");
    await expect.poll(() => bboxOf(page)).not.toBe(before);
    await seeSameCount(page);
    const numbers = await page.locator(MARKS).allTextContents();
    const [late] = held as [Route];
    // A request that nobody waits for any more has no one to answer.
    await late.fulfill({ json: { marks: [{ at: [62, 10], count: 987 }], place: null } }).catch(() => undefined);
    await moveBy(page, "ArrowLeft");
    await seeSameCount(page);
    expect(numbers).not.toContain("987");
    expect(await page.locator(MARKS).allTextContents()).not.toContain("987");
  });

  journey("stand until the new ones are here, however late those are", async ({ page }) => {
    await openMap(page);
    const before = await sumOfMarks(page);
    const numbers = await holdBack(page, NUMBERS, "GET");
    await moveBy(page, "+");
    await moveBy(page, "+");
    await expect.poll(() => countOfList(page)).toBeLessThan(before);
    expect(await sumOfMarks(page)).toBe(before);
    numbers.letGo();
    await seeSameCount(page);
    expect(numbers.asked()).toBeGreaterThan(0);
  });

  describe("where the server fails", () => {
    journey.override({ expected: [/map\.json|_root\.data/, /\b503\b/] });

    journey("stand, and the new ones come when asked for again", async ({ page }) => {
      await openMap(page);
      const before = await sumOfMarks(page);
      const refused: (string | null)[] = [];
      await page.route(NUMBERS, async (route) => {
        await route.fulfill({ status: 503 });
        refused.push(new URL(route.request().url()).searchParams.get("bbox"));
      });
      for (const _ of ["once", "once more"]) {
        const box = bboxOf(page);
        await moveBy(page, "+");
        await expect.poll(() => bboxOf(page)).not.toBe(box);
      }
      // It asks by itself a second time.
      await expect.poll(() => refused.filter((box) => box === bboxOf(page)).length).toBe(2);
      const again = page.getByRole("button", { name: "Prøv igjen" });
      await again.waitFor();
      await expect.poll(() => countOfList(page)).toBeLessThan(before);
      expect(await sumOfMarks(page)).toBe(before);
      await page.unroute(NUMBERS);
      await again.click();
      await seeSameCount(page);
      await again.waitFor({ state: "detached" });
    });

    journey("are not asked for over and over, and come when somebody presses", async ({ page }) => {
      const asked: string[] = [];
      const first = (url: URL) => url.pathname.endsWith(".data") && url.searchParams.has("bbox");
      await page.route(first, (route) => {
        asked.push(route.request().url());
        return route.fulfill({ status: 503 });
      });
      await page.clock.install();
      await open(page, "/");
      await page.getByRole("link", { name: "Kart", exact: true }).click();
      const again = page.getByRole("button", { name: "Prøv igjen" });
      await again.waitFor();
      for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
      // Two steps, each of which asks twice.
      expect(asked.length).toBeLessThanOrEqual(4);
      await page.unroute(first);
      await again.click();
      await expect.poll(() => bboxOf(page)).not.toBeNull();
      await seeSameCount(page);
    });
  });
});

describe.each(["phone", "desktop"] as const)("the visitor's own position on the map of a %s", (device) => {
  journey.override({ device });

  journey("is shown when allowed, and leaves the device rounded alone", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(RØROS);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openMap(page);
    expect(await page.locator(".map-user").count()).toBe(0);
    await page.getByRole("button", { name: "Vis min posisjon" }).click();
    await page.locator(".map-user").waitFor();
    await expect.poll(() => around(bboxOf(page))).toEqual({ lat: 63, lng: 11 });
    await expect.poll(() => sumOfMarks(page)).toBeGreaterThan(0);
    expect(asked.filter((address) => /62\.574|11\.384/.test(address))).toEqual([]);
  });

  journey("is not, where it is refused: that is said, and nothing is lost", async ({ page, context }) => {
    await context.clearPermissions();
    await openMap(page, RØROS_BOX);
    const before = { bbox: bboxOf(page), sum: await sumOfMarks(page) };
    const own = page.getByRole("button", { name: "Vis min posisjon" });
    await own.click();
    const word = page.getByRole("status").filter({ hasText: "Vi fikk ikke tak i posisjonen din" });
    await word.getByText("Flytt kartet selv, eller skriv et sted i søket.").waitFor();
    await word.click({ trial: true });
    expect({ bbox: bboxOf(page), sum: await sumOfMarks(page) }).toEqual(before);
    expect(await page.locator(".map-user").count()).toBe(0);
    expect(await own.isEnabled()).toBe(true);
    await moveBy(page, "+");
    await expect.poll(() => bboxOf(page)).not.toBe(before.bbox);
    await expect.poll(() => word.count()).toBe(0);
  });
});

/** Returns the whole degrees of the middle of what an address shows. */
function around(bbox: string | null): { lat: number; lng: number } {
  const [west, south, east, north] = (bbox ?? "").split(",").map(Number) as [number, number, number, number];
  return { lat: Math.round((south + north) / 2), lng: Math.round((west + east) / 2) };
}
