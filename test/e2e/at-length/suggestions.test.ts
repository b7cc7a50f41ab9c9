import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

describe("suggestions while typing", () => {
  journey.override({ device: "desktop" });

  journey("by keyboard: a word of a title, with arrows and Enter", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox").focus();
    const field = page.getByRole("combobox", { name: "Søk etter arrangementer" });
    await field.waitFor();
    await page.keyboard.type("polark", { delay: 30 });
    const option = page.getByRole("option", { name: "polarklubben" });
    await option.waitFor();
    await expect.poll(() => field.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=polarklubben/);
    await expect.poll(() => field.inputValue()).toBe("polarklubben");
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  });
});
