import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";
import { fillEvent, openNewEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

/** Fills in a new event of the demo's owner, that repeats. */
async function begin(page: Page, title: string, day: string) {
  await fillEvent(page, { title, day });
  await page.getByRole("checkbox", { name: /^Gjentas/ }).check();
}

const datesOf = (page: Page) => page.getByRole("group", { name: "Datoene" }).getByRole("checkbox");

describe("how an event repeats", () => {
  journey.override({ expected: [/^answer 4(09|22|00)/, /Failed to load resource: .* 4(09|22|00)/] });

  journey("on several weekdays, with a holiday left out that is shown before it is saved", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await begin(page, "Tirsdag og torsdag", "2027-03-22");
    await page.getByLabel("Hvor ofte").selectOption("weekdays");
    await page.getByRole("checkbox", { name: "Tirsdag", exact: true }).check();
    await page.getByRole("checkbox", { name: "Torsdag", exact: true }).check();
    await page.getByLabel("Siste dato").fill("2027-04-01");
    await page.getByText("Hver tirsdag og torsdag: ca. 4 arrangementer").waitFor();
    await page.getByRole("checkbox", { name: "Ikke på helligdager" }).check();
    await page.getByText("Én dato er på en fridag og utgår.").waitFor();
    await page.getByRole("checkbox", { name: "Ikke i skolens ferier" }).check();
    await page.getByLabel("Fylke for skolens ferier").selectOption("Vestland");
    await page.getByText("2 datoer er på fridager og utgår.").waitFor();
    await page.getByText("Påskeferie").waitFor();
    await page.getByRole("checkbox", { name: "Ikke i skolens ferier" }).uncheck();
    await page.getByText("Én dato er på en fridag og utgår.").waitFor();
    const thursday = page.getByRole("checkbox", { name: /25\. mars 2027\s*Skjærtorsdag/ });
    await expect.poll(() => thursday.isChecked()).toBe(false);
    await thursday.check();
    await page.getByText("ca. 4 arrangementer").waitFor();
    await thursday.uncheck();
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("3 arrangementer ble opprettet").waitFor();
    await open(page, "/dashboard?q=Tirsdag+og+torsdag");
    await page.getByText("hver tirsdag og torsdag til 1. april 2027").first().waitFor();
  });

  journey("on dates picked by hand, on a phone", async ({ page }) => {
    await become(page.context(), "owner");
    await openNewEvent(page);
    await begin(page, "Utvalgte kvelder", "2026-09-01");
    await page.getByLabel("Hvor ofte").selectOption("picked");
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("Skriv minst én dato til, utenom startdatoen").first().waitFor();
    await page.getByLabel("Velg en dato").fill("2026-11-08");
    await page.getByRole("button", { name: "Legg til datoen" }).click();
    await expect.poll(() => page.getByLabel("Flere datoer").inputValue()).toBe("8.11.2026");
    await page.getByLabel("Flere datoer").fill("8.11.2026\n20.9.2026");
    await expect.poll(() => datesOf(page).count()).toBe(3);
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("3 arrangementer ble opprettet").waitFor();
    await open(page, "/dashboard?q=Utvalgte+kvelder");
    await page.getByText("utvalgte datoer til 8. november 2026").first().waitFor();
  });

  journey(
    "without an end, says so on its page, and gets an end later; one with an end is extended",
    async ({ page }) => {
      await become(page.context(), "owner");
      await openNewEvent(page);
      await begin(page, "Bønn til videre", "2026-06-09");
      await page.getByRole("radio", { name: "Ut juni" }).check();
      await page.getByRole("button", { name: "Publiser" }).click();
      await page.getByText("4 arrangementer ble opprettet").waitFor();
      await open(page, "/dashboard?q=Bønn+til+videre");
      await page.getByRole("link", { name: "Vis alle datoer for Bønn til videre" }).click();
      await page.getByRole("link", { name: "Endre eller forleng serien" }).click();
      await page.getByRole("radio", { name: "Til videre" }).check();
      await page.getByText("nye kommer til av seg selv").waitFor();
      await expect.poll(() => datesOf(page).count()).toBe(54);
      await page.getByRole("button", { name: "Lagre" }).click();
      await page.getByText("Serien er lagret.").waitFor();
      await page.getByText("hver tirsdag til videre").first().waitFor();
      await page.getByText("Fortsetter til videre. Datoene lages ett år fram.").waitFor();
      await page.getByRole("link", { name: "Endre eller forleng serien" }).click();
      await page.getByRole("radio", { name: "Velg dato" }).check();
      await page.getByLabel("Siste dato").fill("2026-06-23");
      await page.getByRole("button", { name: "Lagre" }).click();
      await page.getByRole("button", { name: "Slett dem og lagre" }).click();
      await page.getByText("Serien er lagret.").waitFor();
      await page.getByText("hver tirsdag til 23. juni 2026").first().waitFor();
    },
  );
});

describe("without scripts", () => {
  journey.override({ javaScriptEnabled: false, expected: [/answer 4\d\d/, /Failed to load resource/] });

  journey("a clash is shown with its name before anything is saved", async ({ page }) => {
    await become(page.context(), "owner");
    await page.goto("/dashboard/event/new");
    await begin(page, "Fri i påsken", "2027-03-18");
    await page.getByLabel("Siste dato").fill("2027-04-01");
    await page.getByRole("checkbox", { name: "Ikke på helligdager" }).check();
    await page.getByRole("button", { name: "Publiser" }).click();
    const clashes = page.getByRole("group", { name: "Datoer på fridager" });
    await clashes.getByText("Skjærtorsdag").waitFor();
    await expect.poll(() => clashes.getByRole("checkbox").count()).toBe(1);
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Fri i påsken");
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("2 arrangementer ble opprettet").waitFor();
  });
});
