import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const WEEK = ["måndag", "tysdag", "onsdag", "torsdag", "fredag", "laurdag", "søndag"];

describe("a browser that asks for Nynorsk", () => {
  journey.override({ language: "nn-NO" });

  journey(
    "gets pages, dates and what is fetched later in Nynorsk, until the person chooses otherwise",
    async ({ page }) => {
      const language = () => page.locator("html").getAttribute("lang");
      await open(page, "/");
      expect(await language()).toBe("nn");
      await page.getByRole("heading", { level: 1, name: "Finn arrangement i nærleiken" }).waitFor();
      await page.getByRole("link", { name: "Kyrkjelydar" }).locator("visible=true").first().click();
      await page.getByRole("heading", { level: 1, name: "Kyrkjelydar" }).waitFor();
      await open(page, "/?view=month");
      const days = page.locator("th[abbr]");
      await days.first().waitFor();
      expect(await days.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("abbr")))).toEqual(WEEK);
      await open(page, "/settings");
      await page.locator("summary", { hasText: "Språk" }).click();
      await page.getByRole("button", { name: "Bokmål", exact: true }).click();
      await page.locator("html[lang=nb]").waitFor();
      await page.getByRole("heading", { level: 1, name: "Tilpass din opplevelse" }).waitFor();
      expect(await language()).toBe("nb");
      await open(page, "/");
      expect(await language()).toBe("nb");
    },
  );
});
