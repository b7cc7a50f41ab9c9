import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { SAMPLE_IMAGES } from "#test/support/images";
import { journey, open } from "#test/support/journey";
import { deleteEvent, fillEvent, openNewEvent } from "#test/support/made-events";
import { become } from "#test/support/people";
import { JOURNEY_IDS } from "#test/support/screens/screen";
import { addressOf, screensFor } from "#test/support/screens/screens";
import { letterSize, spillOf } from "#test/support/spill";

const CALM_SCREENS = screensFor("axe").filter(({ screen }) => screen.hasPictures);

const image = { name: "bilde.png", mimeType: "image/png", buffer: Buffer.from(SAMPLE_IMAGES.png) };

const looking = (page: Page, value: string) =>
  page.context().addCookies([{ name: "samling_look", value, url: inject("baseUrl") }]);

/** Without the squares of maps, which are no decoration. */
const shownPictures = (page: Page) =>
  page
    .locator("main img:not(.leaflet-container img)")
    .evaluateAll((images) => images.filter((one) => one.getClientRects().length > 0).length);

async function choose(page: Page, section: string, option: string): Promise<void> {
  await page.locator("summary", { hasText: section }).click();
  await page.getByRole("button", { name: option }).click();
}

describe("large print, a setting besides the browser's", () => {
  journey("is chosen under Innstillinger, in two steps, and holds everywhere", async ({ page }) => {
    await open(page, "/settings");
    const usual = await letterSize(page);
    await choose(page, "Skrift", "Stor");
    await page.locator("html[data-print=large]").waitFor();
    expect(await letterSize(page)).toBe(1.25 * usual);
    await open(page, "/settings");
    await choose(page, "Skrift", "Størst");
    await page.locator("html[data-print=largest]").waitFor();
    await open(page, "/event/kirkekonsert");
    expect(await letterSize(page)).toBe(1.5 * usual);
    // Going on within the product keeps it.
    await page.getByRole("link", { name: "Menigheter" }).first().click();
    await page.getByRole("heading", { level: 1, name: "Menigheter" }).waitFor();
    expect(await letterSize(page)).toBe(1.5 * usual);
    await open(page, "/settings");
    await choose(page, "Skrift", "Vanlig");
    await page.locator("html:not([data-print])").waitFor();
  });

  journey("spills over no month's chosen day, and breaks no number of it, at 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await looking(page, "largest.usual");
    for (const path of ["/?view=month&day=2026-06-06", "/organizer/fjellkirken/month?month=2026-06&day=2026-06-06"]) {
      await open(page, path);
      await page.locator("#day ~ * article").first().waitFor();
      expect(await spillOf(page), path).toBe(0);
      const heights = await page
        .locator("[data-day] > span")
        .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().height));
      expect(heights).toHaveLength(30);
      expect(new Set(heights).size, path).toBe(1);
    }
  });

  journey("gives an event's words the room of its small picture, at 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/");
    const picture = page.locator("article [data-frame].arch").first();
    const text = page.locator("article:has([data-frame].arch) :is(h3, h4)").first();
    expect(await picture.isVisible()).toBe(true);
    const before = (await text.boundingBox())!.width;
    await looking(page, "largest.usual");
    await open(page, "/");
    expect(await picture.isVisible()).toBe(false);
    expect((await text.boundingBox())!.width).toBeGreaterThan(before + 60);
  });
});

describe("a calm mode", () => {
  journey("is chosen under Innstillinger: no pictures on any page of a visitor", async ({ page }) => {
    await open(page, "/");
    expect(await shownPictures(page)).toBeGreaterThan(0);
    await open(page, "/settings");
    await choose(page, "Ro", "Rolig visning");
    await page.locator("html[data-mood=calm]").waitFor();
    expect(CALM_SCREENS.length).toBeGreaterThan(0);
    for (const path of CALM_SCREENS.map((shown) => addressOf(shown, JOURNEY_IDS))) {
      await open(page, path);
      expect([path, await shownPictures(page)]).toEqual([path, 0]);
      expect([path, await spillOf(page)]).toEqual([path, 0]);
      expect(await axeFindings(page)).toEqual([]);
    }
  });

  journey("and no movement, whatever the device says", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await looking(page, "usual.calm");
    await open(page, "/");
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("body *")].filter((element) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } = getComputedStyle(element);
          const lasts = (durations: string) => durations.split(", ").some((each) => Number.parseFloat(each) > 0.001);
          return (
            lasts(transitionDuration) ||
            (animationName !== "none" && lasts(animationDuration)) ||
            scrollBehavior === "smooth"
          );
        }).length,
    );
    expect(moving).toBe(0);
  });

  journey("shows an event's own picture when asked, by the keyboard as well", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await fillEvent(page, { title: "Kveld med eget bilde", day: "2026-06-21" });
    await page.locator("input[type=file]").setInputFiles(image);
    await page.getByRole("button", { name: "Fjern bildet" }).waitFor();
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("Arrangementet er publisert.").waitFor();
    const link = page.getByRole("link", { name: "Se det" });
    const path = (await link.getAttribute("href"))!;

    await open(page, path);
    expect(await page.getByRole("link", { name: "Vis bilde" }).count()).toBe(0);
    await looking(page, "usual.calm");
    await open(page, path);
    expect(await shownPictures(page)).toBe(0);
    await page.getByRole("link", { name: "Vis bilde" }).press("Enter");
    await expect.poll(() => shownPictures(page)).toBe(1);
    expect(await page.getByRole("link", { name: "Vis bilde" }).count()).toBe(0);

    await deleteEvent(page, path.split("/").at(-1)!);
  });
});

describe("an order that can be read aloud", () => {
  journey.for(["/", "/helgen", "/event/kirkekonsert", "/organizer/fjellkirken", "/settings"])(
    "%s is read from top to bottom, as it is seen",
    async (path, { page }) => {
      for (const look of ["usual.usual", "largest.calm"]) {
        await looking(page, look);
        await open(page, path);
        const tops = await page
          .locator("main :is(h1, h2, h3, h4)")
          .evaluateAll((headings) =>
            headings
              .filter((heading) => heading.getClientRects().length > 0)
              .map((heading) => Math.round(heading.getBoundingClientRect().top)),
          );
        expect(tops.length, look).toBeGreaterThan(0);
        expect(tops, look).toEqual([...tops].sort((one, other) => one - other));
      }
    },
  );
});
