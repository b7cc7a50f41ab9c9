import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { openAs } from "#test/support/people";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("a superadmin's day", () => {
  journey.override({ device: "desktop" });

  journey("looks around, adds, finds, edits and deletes an organisation, and reads it in the log", async ({ page }) => {
    await openAs(page, "governor", "/admin");
    await heading(page, "Administrasjon");
    for (const counter of ["Organisasjoner", "Arrangementer", "Kommende", "Brukere"])
      await page.locator("main li", { hasText: counter }).first().waitFor();

    await page.getByRole("link", { name: "Alle organisasjoner" }).click();
    await heading(page, "Organisasjoner");
    await page.getByText("Legg til organisasjon").click();
    await page.getByLabel("E-post", { exact: true }).fill("ny-eier@menighet.test");
    await page.getByLabel("Navn på organisasjonen").fill("Nyfunnet frikirke");
    await page.getByRole("button", { name: "Legg til", exact: true }).click();
    await page.getByText("Organisasjonen er lagt til.").waitFor();

    await page.getByLabel("Søk på navn eller e-post").fill("ny-eier@men");
    await page.getByRole("button", { name: "Søk" }).click();
    await page.waitForURL(/q=ny-eier/);
    await page.locator("h3", { hasText: "Nyfunnet frikirke" }).waitFor();
    await expect.poll(() => page.locator("main li h3").count()).toBe(1);
    await page.locator("summary", { hasText: "Handlinger" }).click();
    await page.getByRole("button", { name: "Gjør til moderator" }).click();
    await page.getByText("Rettigheten er endret.").waitFor();

    await page.getByRole("link", { name: "Rediger Nyfunnet frikirke" }).click();
    await heading(page, "Rediger organisasjon");
    expect(await page.getByLabel("E-post", { exact: true }).getAttribute("readonly")).not.toBeNull();
    await openRows(page);
    await page.getByLabel("Navn på organisasjonen").fill("Gjenfunnet frikirke");
    await page.getByRole("button", { name: "Lagre" }).click();
    await page.getByText("Organisasjonen er lagret.").waitFor();

    await open(page, "/admin/organizers?q=gjenfunnet");
    await page.locator("summary", { hasText: "Handlinger" }).click();
    await page.getByRole("link", { name: "Slett Gjenfunnet frikirke" }).click();
    const dialog = page.getByRole("dialog", { name: "Bekreft sletting" });
    await dialog.getByText("0 arrangementer, 0 av dem kommende").waitFor();
    await dialog.getByRole("link", { name: "Last ned organisasjonens data først" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Slett");
    await page.getByRole("link", { name: "Slett Gjenfunnet frikirke" }).click();
    await dialog.getByRole("button", { name: "Slett" }).click();
    await page.getByText("Organisasjonen er slettet.").waitFor();
    await expect.poll(() => focused(page)).toContain("Organisasjonen er slettet.");

    await page.getByRole("link", { name: "Logg", exact: true }).click();
    await heading(page, "Logg");
    for (const entry of [
      "La til organisasjonen",
      "Gjorde eieren til moderator",
      "Endret organisasjonen",
      "Slettet organisasjonen",
    ])
      await page.getByText(entry).first().waitFor();
  });

  journey("finds an event by its organisation and deletes it after a question", async ({ page }) => {
    await openAs(page, "governor", "/admin/events?q=loppemarked");
    await heading(page, "Arrangementer");
    await page.getByRole("link", { name: "Slett Loppemarked uten like" }).click();
    const dialog = page.getByRole("dialog", { name: "Bekreft sletting" });
    await dialog.getByText("Vil du slette «Loppemarked uten like»?").waitFor();
    await dialog.getByRole("button", { name: "Slett" }).click();
    await page.getByText("Arrangementet er slettet.").waitFor();
    expect(await page.getByRole("link", { name: "Slett Loppemarked uten like" }).count()).toBe(0);
  });
});
