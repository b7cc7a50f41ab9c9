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

  journey("Escape closes them, and Enter searches for what is typed", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox").focus();
    await page.getByRole("combobox", { name: "Søk etter arrangementer" }).waitFor();
    await page.keyboard.type("polark");
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
    await page.keyboard.type("l");
    await page.getByRole("listbox").waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=polarkl(&|$)/);
    await expect.poll(() => page.getByRole("listbox").count()).toBe(0);
  });

  journey("a place is searched near, and an organizer's page is opened", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox").pressSequentially("trondh");
    await page.getByRole("option", { name: /Trondheim/ }).click();
    await page.waitForURL(/near=Trondheim/);
    expect(new URL(page.url()).searchParams.has("q")).toBe(false);
    await page.getByText("Viser arrangementer innen 50 km fra Trondheim").waitFor();
    const field = page.getByRole("combobox", { name: "Søk etter arrangementer" });
    await field.fill("");
    await field.pressSequentially("fjellk");
    await page.getByRole("option", { name: /Fjellkirken menighet/ }).click();
    await page.waitForURL("/organizer/fjellkirken");
  });
});

describe("a slip of the finger", () => {
  journey("finds what was meant, says so, and leads to what was typed", async ({ page }) => {
    await open(page, "/?q=polarklubbn");
    await page.getByText("Viser treff for «polarklubben».").waitFor();
    await page.locator("article", { hasText: "Polarklubben" }).first().waitFor();
    await page.getByRole("link", { name: "Søk etter «polarklubbn»" }).click();
    await page.waitForURL(/exact=polarklubbn/);
    await page.getByText("Ingen arrangementer funnet").waitFor();
    await expect.poll(() => page.getByText("Viser treff for").count()).toBe(0);
  });
});
