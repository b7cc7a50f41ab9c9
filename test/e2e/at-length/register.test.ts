import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { UNIT } from "#test/support/register-units";

const field = (page: Page) => page.getByLabel("Organisasjonsnummer eller navn");
const valueOf = (page: Page, name: string) => page.locator(`form [name="${name}"]`).inputValue();

describe("with the keyboard alone", () => {
  journey.override({ device: "desktop" });

  journey("an organisation is found by name, and fills what is empty", async ({ page }) => {
    await become(page.context(), "registrant");
    await open(page, "/onboarding");
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

describe("on a phone", () => {
  journey("an organisation signs up by its number, and its page says that it is registered", async ({ page }) => {
    await become(page.context(), "registrant");
    await open(page, "/onboarding");
    await field(page).fill("nede");
    await page.getByRole("button", { name: "Søk" }).tap();
    await page.getByText("Enhetsregisteret svarer ikke nå.", { exact: false }).waitFor();
    expect(await valueOf(page, "name")).toBe("nede");
    await field(page).fill(UNIT.deleted);
    await page.getByRole("button", { name: "Søk" }).tap();
    await page.getByText("Organisasjonen er slettet fra Enhetsregisteret", { exact: false }).waitFor();

    await field(page).fill("NO 999 000 312 MVA");
    await page.getByRole("button", { name: "Søk" }).tap();
    await page.getByRole("button", { name: "Velg Fjellkyrkja Røros sokn" }).tap();
    expect(await valueOf(page, "language")).toBe("nn");
    await page.getByRole("button", { name: "Kom i gang" }).tap();
    await page.getByRole("heading", { level: 1, name: "Fjellkyrkja Røros sokn" }).waitFor();

    await page.getByRole("link", { name: "Se offentlig profil" }).tap();
    const badge = page.getByRole("link", { name: "registrert i Enhetsregisteret" });
    await badge.waitFor();
    await expect
      .poll(() => badge.getAttribute("href"))
      .toBe("https://virksomhet.brreg.no/nb/oppslag/enheter/999000312");
    await page.getByText("Kilde: Brønnøysundregistrene, NLOD").waitFor();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).getAttribute("lang")).toBe("nn");

    await open(page, "/dashboard/settings");
    await openRows(page);
    const entry = page.getByRole("link", { name: "Se oppføringen i Enhetsregisteret" });
    await expect
      .poll(() => entry.getAttribute("href"))
      .toBe("https://virksomhet.brreg.no/nb/oppslag/enheter/999000312");
    await page
      .getByText(/^Registrert i Enhetsregisteret som Fjellkyrkja Røros sokn \(sist sjekket 4\. juni 2026\)/)
      .waitFor();
  });
});
