import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const offerOn = (page: Page) => page.getByRole("button", { name: "Read in English" });

describe("a browser that asks for English", () => {
  journey.override({ language: "en-GB" });

  journey("reads the page in English where it takes the offer, which is gone then", async ({ page }) => {
    await open(page, "/event/kirkekonsert");
    await offerOn(page).click();
    await page.locator("html[lang=en]").waitFor();
    expect(new URL(page.url()).pathname).toBe("/event/kirkekonsert");
    await open(page, "/");
    expect(await offerOn(page).count()).toBe(0);
  });
});
