import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("settings", () => {
  journey("are chosen one section at a time, kept on the device, and hold everywhere", async ({ page }) => {
    await open(page, "/settings");
    await page.getByRole("heading", { name: "Tilpass din opplevelse" }).waitFor();
    await choose("Utseende", "Mørk");
    expect(await page.locator("details[open]").count()).toBe(0);
    await page.locator("html[data-theme=dark]").waitFor();
    await choose("Tidsformat", "12-timer");
    await choose("Språk", "English");
    await page.locator("html[lang=en]").waitFor();
    await page.getByRole("heading", { name: "Make it yours" }).waitFor();

    await open(page, "/event/kirkekonsert");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page
      .getByText(/7:00 PM/)
      .first()
      .waitFor();

    async function choose(section: string, option: string) {
      await page.locator("summary", { hasText: section }).click();
      await page.getByRole("button", { name: option }).click();
    }
  });

  journey("the system's theme is followed live", async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const light = await ground();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(ground).not.toBe(light);
  });
});
