import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { bringIn, discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { become, openAs } from "#test/support/people";

const TEXT = `Program for våren 2027
Søndag 13. juni kl. 11.00 Friluftsgudstjeneste i Storevik kirke
Onsdag 16. juni kl 7 Morgenkaffe
Torsdag 17. juni kl. 19 Styremøte`;

const row = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const tick = (page: Page, title: string) => page.getByRole("checkbox", { name: title });

describe("a table", () => {
  const TABLE = `Dato;Tid;Tittel;Sted
20.06.2027;11.00;Skogsgudstjeneste ved gapahuken;Storevik kirke
27.06.2027;18.00;Vesper med korsang;Storevik kirke`;

  journey(
    "is published; pasted again with another time, it corrects what there is, and is taken back",
    async ({ page }) => {
      await openAs(page, "owner", "/dashboard/intake");
      const csv = { name: "program.csv", mimeType: "text/csv", buffer: Buffer.from(TABLE) };
      await page.locator("input[type=file]").setInputFiles(csv);
      await page.getByText("Lest fra en tabell").waitFor();
      await page.getByRole("button", { name: "Publiser", exact: true }).click();
      await page.getByText("Suksess! 2 arrangementer ble opprettet.").waitFor();
      const first = page.url();

      await open(page, "/dashboard/intake");
      await bringIn(page, TABLE.replace("18.00", "18.30"));
      await expect.poll(() => tick(page, "Vesper med korsang").isChecked()).toBe(false);
      await row(page, "Vesper med korsang").getByText("Dette ser ut til å ligge ute alt:").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await row(page, "Vesper med korsang").getByRole("button", { name: "Slå sammen" }).click();
      await row(page, "Vesper med korsang").getByText("Blir slått sammen når dere publiserer").waitFor();
      await page.getByRole("button", { name: "Publiser", exact: true }).click();
      await page.getByText("Arrangementet er publisert.").waitFor();
      const second = page.url();
      await page.goto("/dashboard?q=Vesper+med+korsang");
      const own = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vesper med korsang" });
      await own.getByText("18:30").waitFor();
      await expect.poll(() => own.count()).toBe(1);
      await open(page, new URL(second).pathname);
      await page.getByRole("button", { name: "Angre" }).click();
      await page.getByText("Publiseringen er angret.").waitFor();
      await discard(page);
      await open(page, new URL(first).pathname);
      await page.getByRole("button", { name: "Angre" }).click();
      // The merged event was written twice since: it stays until somebody deletes it.
      await page.getByText("1 arrangement er endret siden, og ble stående.").waitFor();
      await discard(page);
    },
  );

  journey("all dates of a rule are corrected at once, and what is not saved is not left unasked", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/intake");
    await bringIn(page, "Hver fredag kl. 19.00 Fredagsklubb fra 4. juni 2027 til 25. juni 2027");
    const dates = page.getByRole("checkbox", { name: "Fredagsklubb" });
    await expect.poll(() => dates.count()).toBe(4);
    await page.getByRole("button", { name: "Ta bort alle 4 kryss" }).click();
    await page.getByText("4 arrangementer, 0 krysset av.").waitFor();
    await page.getByRole("button", { name: "Kryss av alle 4" }).click();
    await page.getByText("4 arrangementer, 4 krysset av.").waitFor();
    await page.getByRole("button", { name: "Rett «Fredagsklubb»" }).first().click();
    await page.getByLabel("Klokkeslett", { exact: true }).fill("18:30");
    await page.getByRole("button", { name: "Ferdig, og likt for alle 4" }).click();
    await row(page, "Fredagsklubb").getByText("Rettet av deg").nth(3).waitFor();
    const clocks = page.getByLabel("Klokkeslett for «Fredagsklubb»");
    for (let date = 0; date < 4; date++) await expect.poll(() => clocks.nth(date).inputValue()).toBe("18:30");
    await dates.first().uncheck();
    await page.getByRole("link", { name: "Mitt Dashboard" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.getByRole("button").first().click();
    await expect.poll(() => dates.first().isChecked()).toBe(false);
    await discard(page);
  });
});

describe("without scripts", () => {
  journey.override({ javaScriptEnabled: false });

  journey("a text is read, its ticks are kept by every button, and it is published", async ({ page }) => {
    await become(page.context(), "owner");
    await page.goto("/dashboard/intake");
    await bringIn(page, TEXT);
    await tick(page, "Styremøte").check();
    await page.getByRole("button", { name: "Rett «Morgenkaffe»" }).click();
    await expect.poll(() => tick(page, "Styremøte").isChecked()).toBe(true);
    await page.getByLabel("Sted", { exact: true }).first().fill("Menighetshuset");
    await page.getByRole("button", { name: "Ta bort alle kryss" }).click();
    await row(page, "Morgenkaffe").getByText("Menighetshuset").waitFor();
    await page.getByRole("button", { name: "Publiser", exact: true }).click();
    await page.getByText(/^1 er ute, 2 venter: /).waitFor();
    await page.getByRole("button", { name: "Angre" }).click();
    await page.getByText("Publiseringen er angret.").waitFor();
    await discard(page);
  });
});
