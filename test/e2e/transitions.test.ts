import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const CONCERT = "Kirkekonsert i lyse netter";

/** Notes, for each transition that begins, which of the page's links to the concert has the image that grows. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const articles = [...document.querySelectorAll("article:has(a[href='/event/kirkekonsert'])")];
      const grows = articles.map((article) =>
        [...article.querySelectorAll("img")].some((image) => getComputedStyle(image).viewTransitionName !== "none"),
      );
      localStorage.setItem("test:grows", JSON.stringify(grows));
      return start(change);
    };
  });

describe("an event that stands twice on a page", () => {
  journey.for([0, 1])("has the image that grows where it was pressed: %i", async (pressed, { page }) => {
    await noteTransitions(page);
    await open(page, "/event/kirkekonsert");
    const heart = page.getByRole("button", { name: new RegExp(CONCERT) }).and(page.locator("[aria-pressed]"));
    await heart.locator("visible=true").first().click();
    await open(page, "/organizer/fjellkirken");
    await page
      .getByRole("button", { name: /^Følg Fjellkirken/ })
      .locator("visible=true")
      .click();
    await open(page, "/favorites");
    const links = page.getByRole("link", { name: CONCERT });
    await expect.poll(() => links.count()).toBe(2);
    await links.nth(pressed).click();
    await page.getByRole("heading", { level: 1, name: CONCERT }).waitFor();
    const noted = await page.evaluate(() => localStorage.getItem("test:grows"));
    expect(JSON.parse(noted!)).toEqual([pressed === 0, pressed === 1]);
    await page.goBack();
    await expect.poll(() => links.count()).toBe(2);
  });
});
