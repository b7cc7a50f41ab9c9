import { describe, expect } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

describe("a draft", () => {
  journey.override({ device: "desktop" });

  journey("is saved, shown by a secret link, gone on with and published", async ({ page }) => {
    await become(page.context(), "owner");
    await open(page, "/dashboard/event/new");
    await openRows(page);
    await page.getByLabel("Tittel").fill("Kladdekonsert");
    await (await inFormMenu(page, "Lagre som utkast")).click();
    await page.getByText("Utkastet er lagret.").waitFor();
    await page.getByRole("link", { name: "Forhåndsvis utkastet Kladdekonsert" }).click();
    await page.getByRole("button", { name: "Lag lenke til forhåndsvisning" }).click();
    await page.getByText("Lenken er klar.").waitFor();
    const address = new URL(await page.getByRole("link", { name: /\/preview\// }).innerText()).pathname;

    await open(page, address);
    await page.getByText("Utkast, ikke publisert").waitFor();
    await page.getByRole("heading", { level: 1, name: "Kladdekonsert" }).waitFor();
    await page.getByText("Datoen kommer").first().waitFor();

    await open(page, "/dashboard");
    await page.getByRole("link", { name: "Fortsett på utkastet Kladdekonsert" }).click();
    await page.getByText("Dette er et utkast").waitFor();
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe("Kladdekonsert");
    await openRows(page);
    await page.getByLabel("Beskrivelse").fill("Endelig ferdig.");
    await page.getByLabel("Startdato").fill("2026-06-24");
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("Arrangementet er publisert.").waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Fortsett på utkastet Kladdekonsert" }).count()).toBe(0);
    const gone = await page.request.get(address);
    expect(gone.status()).toBe(404);
  });
});
