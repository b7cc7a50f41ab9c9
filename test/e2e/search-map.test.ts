import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { seeGround, seeGroundsCredit } from "#test/support/ground-on-map";
import { journey, open } from "#test/support/journey";
import { MARKS } from "#test/support/screens/map-acts";
import { bboxOf, countOfList, mapOf, openMap, RØROS_BOX, seeSameCount, sumOfMarks } from "#test/support/search-map";

/** The credit that the image's provider asks for is on the map, and nothing lies over it. */
const seeCredit = (page: Page) => page.getByRole("link", { name: "© 127.0.0.1" }).click({ trial: true });

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

const footOf = (box: Pick<Box, "y" | "height"> | null) => box!.y + box!.height;

/** Returns the names of counties and towns that lie under a number or a place. */
const coveredNames = (page: Page) =>
  page.evaluate((marks) => {
    const boxes = [...document.querySelectorAll(marks)].map((mark) => mark.getBoundingClientRect());
    const names = [...document.querySelectorAll(".map-county span, .map-town span")].filter((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
    });
    return names.map((name) => name.textContent);
  }, MARKS);

const OSLO_BOX = "bbox=10.5,59.88,11.2,59.96";

describe("the map of a search", () => {
  journey.override({ device: "desktop" });

  journey(
    "is loaded when it is chosen; a number that is pressed comes closer, and the list with it",
    async ({ page }) => {
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      await open(page, "/");
      expect(loaded.filter((path) => /tiles|map[.-]|leaflet/.test(path))).toEqual([]);
      await page.getByRole("link", { name: "Kart" }).click();
      await page.locator(MARKS).first().waitFor();
      await page.waitForURL(/bbox=/);
      await seeSameCount(page);
      await seeCredit(page);

      const before = { bbox: bboxOf(page), count: await countOfList(page) };
      await page.locator(".map-number span").first().click();
      await expect.poll(() => bboxOf(page)).not.toBe(before.bbox);
      await expect.poll(() => countOfList(page)).toBeLessThan(before.count);
      await seeSameCount(page);

      await page.goBack();
      await expect.poll(() => page.url()).not.toContain("view=map");
    },
  );

  journey("a card marks its pin, and a pin its card; the pin opens with its events", async ({ page }) => {
    await openMap(page, RØROS_BOX);
    const pin = page.locator(MARKS).first();
    const card = page.locator("article a").first();
    await card.focus();
    await page.locator(".is-pointed").first().waitFor();
    await page.locator("form[role=search] input[type=search]").focus();
    await expect.poll(() => page.locator(".is-pointed").count()).toBe(0);
    await pin.hover();
    await page.locator("li.outline-amber article").first().waitFor();
    await pin.click();
    await page.locator(".leaflet-popup a[href^='/event/']").first().waitFor();
    await page
      .locator(".leaflet-popup")
      .getByRole("link", { name: /i listen/ })
      .click();
    await page.getByRole("link", { name: "Kartutsnittet" }).waitFor();
  });

  journey("begins at the top, below one row with the search and its chips, beside a list of rows", async ({ page }) => {
    await openMap(page, OSLO_BOX);
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    const field = await boxOf(page.getByRole("searchbox"));
    const chip = await boxOf(page.getByRole("button", { name: "Når" }));
    const map = await boxOf(mapOf(page));
    expect(chip.y).toBeLessThan(footOf(field));
    expect(footOf(chip)).toBeGreaterThan(field.y);
    expect(map.y).toBeGreaterThan(footOf(field));
    expect(map.y, "nothing else stands between").toBeLessThan(footOf(field) + 48);
    expect(footOf(map)).toBeLessThanOrEqual(page.viewportSize()!.height);
    const rows = await Promise.all((await page.locator("article").all()).map(boxOf));
    expect(rows.length).toBeGreaterThan(5);
    for (const { x, width, height } of rows) {
      expect(x + width).toBeLessThan(map.x);
      expect(height).toBeLessThan(180);
    }
    await page.getByRole("navigation", { name: "Visning" }).getByRole("link", { name: "Liste" }).click();
    await page.getByRole("heading", { level: 1, name: "Finn arrangementer i nærheten" }).waitFor();
  });

  journey("near a town begins where something is, with its places apart", async ({ page }) => {
    await open(page, "/?view=map&near=Oslo");
    await expect.poll(() => page.locator(".map-place").count()).toBe(2);
    expect(await page.locator(".map-number").count()).toBe(0);
    await page.locator(".map-circle").waitFor({ state: "attached" });
    await seeSameCount(page);
    expect(bboxOf(page)).toBeNull();
  });

  journey("what is in one place opens as a list by keyboard, and gives the focus back", async ({ page }) => {
    await openMap(page, OSLO_BOX);
    const before = bboxOf(page);
    const many = page.getByRole("button", { name: /^Vis det som er her: (?!1$)\d+$/ }).first();
    const count = Number(await many.textContent());
    await many.focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: `Vis det som er her: ${count}` });
    await list.waitFor();
    expect(await list.getByRole("listitem").count()).toBe(Math.min(24, count));
    await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    expect(await many.evaluate((mark) => mark === document.activeElement)).toBe(true);
    await page.keyboard.press("Space");
    await list.getByRole("button", { name: "Lukk" }).click();
    await list.waitFor({ state: "detached" });
    expect(bboxOf(page)).toBe(before);
  });

  journey("is leapt over by keyboard, with all that is on it", async ({ page }) => {
    await openMap(page, RØROS_BOX);
    await page.locator("nav[aria-label='Hurtigvalg'] a").last().focus();
    await page.keyboard.press("Tab");
    await page.getByRole("link", { name: "Hopp over kartet til listen" }).waitFor({ state: "visible" });
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("results");
    await page.getByText("Listen har alt som er på kartet.").waitFor({ state: "attached" });
  });

  describe("in bad weather", () => {
    journey.override({ expected: [/tiles/, /map\.json/, /_root\.data/, /ERR_/] });

    journey("has its numbers, places and the counties' names without tiles", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await openMap(page);
      await page.locator(".map-county span", { hasText: "Trøndelag" }).waitFor();
      await page.locator(".map-town span").first().waitFor();
      await seeGround(page);
      await seeGroundsCredit(page);
      await seeSameCount(page);
      expect(await coveredNames(page)).toEqual([]);
      expect(await page.getByText("Kartbildet kan ikke hentes.").count()).toBe(0);
    });

    journey("says that there is no image where the ground is away too", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await page.route("**/assets/ground.client*", (route) => route.abort());
      await openMap(page);
      await page.getByText("Kartbildet kan ikke hentes.").waitFor();
    });

    journey("follows the theme without being drawn anew", async ({ page }) => {
      await page.route("**/tiles/**", (route) => route.fulfill({ status: 204 }));
      await openMap(page);
      await seeGround(page);
      const land = page.locator(".leaflet-ground-pane path").first();
      const colour = () => land.evaluate((path) => getComputedStyle(path).fill);
      const before = await colour();
      await land.evaluate((path) => path.setAttribute("data-drawn", "before"));
      await page.emulateMedia({ colorScheme: "dark" });
      await expect.poll(colour).not.toBe(before);
      expect(await land.getAttribute("data-drawn")).toBe("before");
    });

    journey(
      "keeps its numbers while the network is gone, and gets the new ones when it is back",
      async ({ page, context }) => {
        await openMap(page);
        const before = await sumOfMarks(page);
        await context.setOffline(true);
        await mapOf(page).focus();
        await page.keyboard.press("+");
        const again = page.getByRole("button", { name: "Prøv igjen" });
        await again.waitFor();
        expect(await sumOfMarks(page)).toBe(before);
        await context.setOffline(false);
        await seeSameCount(page);
        expect(await countOfList(page)).toBeLessThanOrEqual(before);
      },
    );
  });
});

describe("the map on a phone", () => {
  journey("has the list as a sheet that is pulled up and pushed down", async ({ page }) => {
    await openMap(page);
    await seeCredit(page);
    const sheet = page.locator("[data-up]");
    const handle = sheet.getByRole("button", { name: /i kartutsnittet/ });
    expect(await handle.getAttribute("aria-expanded")).toBe("false");
    const box = (await handle.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 200, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => handle.getAttribute("aria-expanded")).toBe("true");
    await handle.press("Enter");
    await expect.poll(() => handle.getAttribute("aria-expanded")).toBe("false");
  });

  journey("begins below one row, whose field is as wide as the phone while somebody types", async ({ page }) => {
    await openMap(page);
    const field = page.locator("input[name=q]"); // Suggestions make it a combobox.
    const chips = page.getByRole("navigation", { name: "Hurtigvalg" });
    const [{ y, height }, row, map] = (await Promise.all(
      [field, chips, mapOf(page)].map((locator) => locator.boundingBox()),
    )) as [Box, Box, Box];
    expect(row.y).toBeLessThan(y + height);
    expect(map.y).toBeLessThan(150);
    expect(map.y).toBeGreaterThanOrEqual(footOf(row));
    await field.focus();
    expect((await field.boundingBox())!.width).toBeGreaterThan(280);
    await page.getByRole("navigation", { name: "Visning" }).getByRole("link", { name: "Måned" }).click();
    await page.waitForURL(/view=month/);
  });

  describe.each(["/", "/organizations"])("that is short, on %s", (path) => {
    journey.for([
      [360, 640],
      [390, 660],
    ] as const)(
      "has its sheet above the tabs, and the list's first row in it (%i × %i)",
      async ([width, height], { page }) => {
        await page.setViewportSize({ width, height });
        await open(page, `${path}?view=map`);
        const tabs = (await page.locator("nav.fixed").boundingBox())!.y;
        const handle = page.locator("[data-up] > button");
        await expect.poll(async () => footOf(await handle.boundingBox())).toBeLessThanOrEqual(tabs);
        expect(await page.evaluate(() => scrollY)).toBe(0);

        await handle.press("Enter");
        const first = page.locator("[data-up=true] li").first();
        await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(tabs - 200);
        expect(footOf(await page.locator("[data-up]").boundingBox())).toBeLessThanOrEqual(tabs);
        await first.getByRole("link").first().click({ trial: true });
      },
    );
  });
});
