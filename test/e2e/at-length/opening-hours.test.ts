import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { NOW } from "#test/support/clock";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";
import { spillOf } from "#test/support/spill";

/** Opens the profile with its opening hours unfolded. */
async function openHours(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: "Profil" }).waitFor();
  const fields = page.locator("[data-row=opening]");
  if ((await fields.getAttribute("open")) === null) await fields.locator("summary").click();
  await page.getByLabel("Åpent mandag").waitFor();
}

async function isTyped(page: Page, hours: string, note: string): Promise<void> {
  await expect.poll(() => page.getByLabel("Åpent torsdag").inputValue()).toBe(hours);
  await expect.poll(() => page.getByLabel("Mer om åpningstidene").inputValue()).toBe(note);
}

const save = (page: Page) => page.getByRole("button", { name: "Lagre", exact: true }).click();

async function correctAndSee(page: Page, note: string): Promise<void> {
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Åpent torsdag: Stengetiden må være etter åpningstiden/ })
    .waitFor();
  await isTyped(page, "14–10", note);
  await page.getByLabel("Åpent torsdag").fill("10–14");
  await save(page);
  await page.getByText("Profilen er lagret.").waitFor();
  await page.goto("/organizer/bykirken");
  const card = page.getByRole("region", { name: "Åpningstider" });
  await card.getByText("Åpent nå, til 14.00").waitFor();
  await card.getByRole("row", { name: "Torsdag 10.00–14.00" }).waitFor();
  await card.getByText(note).waitFor();
}

describe("opening hours", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /beforeunload/, /\b(422|503)\b/] });

  journey(
    "survive a cut network and a reload, are corrected with what was typed, and shown",
    async ({ page, context }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      await page.clock.setFixedTime(NOW);
      await become(context, "owner");
      await open(page, "/dashboard/settings");
      await openHours(page);
      await page.getByLabel("Åpent torsdag").fill("14–10");
      await page.getByLabel("Mer om åpningstidene").fill("I juli etter avtale.");
      await context.setOffline(true);
      await save(page);
      await page.getByRole("alert").filter({ hasText: "Kunne ikke lagre profilen" }).waitFor();
      await isTyped(page, "14–10", "I juli etter avtale.");
      await context.setOffline(false);
      await open(page, "/dashboard/settings");
      await page.getByRole("button", { name: "Hent det fram" }).click();
      await openHours(page);
      await page.getByLabel("Åpent mandag").waitFor();
      await isTyped(page, "14–10", "I juli etter avtale.");
      await save(page);
      await correctAndSee(page, "I juli etter avtale.");
    },
  );
});

describe("opening hours on a screen of 320 pixels", () => {
  journey("fit, also where the days have long names", async ({ page, context }) => {
    await become(context, "owner");
    await open(page, "/dashboard/settings");
    await openHours(page);
    for (const day of ["tirsdag", "onsdag"]) await page.getByLabel(`Åpent ${day}`).fill("10–14 og 17:30–20");
    await save(page);
    await page.getByText("Profilen er lagret.").waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/organizer/bykirken?lang=en");
    await page.getByRole("row", { name: /^Tuesday–Wednesday/ }).waitFor();
    expect(await spillOf(page)).toBe(0);
  });
});
