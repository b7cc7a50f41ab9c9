import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "#test/support/journey";
import { openAs } from "#test/support/people";

const field = (page: Page) => page.getByLabel("Organisasjonsnummer eller navn");
const valueOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`).inputValue();

describe("with the keyboard alone", () => {
  journey.override({ device: "desktop" });

  journey("an organisation is found by name, and fills what is empty", async ({ page }) => {
    await openAs(page, "registrant", "/onboarding");
    await page.getByLabel("Navn på organisasjonen").fill("Bykirken vår");
    await field(page).focus();
    await page.keyboard.type("bykirken");
    await page.keyboard.press("Enter");
    await page.getByText("4 treff").waitFor();
    const bankrupt = page.getByRole("listitem").filter({ hasText: "Bykirken Forlag AS" });
    await bankrupt.getByText("Organisasjonen er konkurs, og kan ikke velges.").waitFor();
    await expect.poll(() => bankrupt.getByRole("button").count()).toBe(0);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Velg Bykirken på Røros");
    await page.keyboard.press("Enter");
    await page.getByText(/^Hentet fra Enhetsregisteret \(Bykirken på Røros\)/).waitFor();
    expect(await valueOf(page, "address")).toBe("Kjerkgata 39, 7374 Røros");
    expect(await valueOf(page, "city")).toBe("Røros");
    expect(await valueOf(page, "language")).toBe("nb");
    expect(await valueOf(page, "name"), "what was typed stays").toBe("Bykirken vår");
    await expect.poll(() => page.getByRole("listbox").count(), { message: "and nothing covers the form" }).toBe(0);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => valueOf(page, "name")).toBe("Bykirken på Røros");
  });
});
