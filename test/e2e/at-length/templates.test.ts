import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { inFormMenu, openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

const begin = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Begynn med en mal" }).getByRole("link", { name, exact: true });
const publish = (page: Page) => page.getByRole("button", { name: "Publiser", exact: true });

describe("templates (“Høymesse”) fill the form", () => {
  journey.override({ device: "desktop" });

  journey("saved, used, changed and deleted", async ({ page, context }) => {
    const name = `Høymesse ${Date.now() % 100_000}`;
    const renamed = `${name} med dåp`;
    page.on("dialog", (dialog) => void dialog.accept());
    await become(context, "owner");
    await open(page, "/dashboard/event/new");
    await openRows(page);
    await page.getByLabel("Tittel").fill(name);
    await page.getByRole("radio", { name: "Gudstjeneste" }).check();
    await page.getByLabel("Beskrivelse").fill("Gudstjeneste med nattverd og kirkekaffe.");
    await page.getByLabel("Startdato").fill("2026-06-14");
    await page.getByLabel("Starttid", { exact: true }).fill("11:00");
    await (await inFormMenu(page, "Lagre som mal")).click();
    await page.getByText(`«${name}» er nå en mal.`).waitFor();
    await expect
      .poll(() => page.locator("details[data-menu][open]").count(), { message: "the menu is closed" })
      .toBe(0);
    await expect
      .poll(() => page.getByLabel("Beskrivelse").inputValue())
      .toBe("Gudstjeneste med nattverd og kirkekaffe.");
    await expect.poll(() => page.getByLabel("Startdato").inputValue()).toBe("2026-06-14");

    await open(page, "/dashboard/event/new");
    await begin(page, name).click();
    await page.getByText("Fylt ut fra en mal.").waitFor();
    await openRows(page);
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe(name);
    await expect.poll(() => page.getByRole("radio", { name: "Gudstjeneste" }).isChecked()).toBe(true);
    await expect
      .poll(() => page.getByLabel("Beskrivelse").inputValue())
      .toBe("Gudstjeneste med nattverd og kirkekaffe.");
    await expect.poll(() => page.getByLabel("Starttid", { exact: true }).inputValue()).toBe("11:00");
    await expect.poll(() => page.getByLabel("Startdato").inputValue()).toBe("");
    await page.getByLabel("Startdato").fill("2026-06-21");
    await publish(page).click();
    await page.getByText("Arrangementet er publisert.").waitFor();

    await open(page, "/dashboard/event/new");
    await begin(page, name).click();
    await page.getByText("Fylt ut fra en mal.").waitFor();
    await openRows(page);
    await page.getByLabel("Beskrivelse").fill("Gudstjeneste med dåp.");
    await (await inFormMenu(page, "Lagre som mal")).click();
    await page.getByText(`«${name}» er nå en mal.`).waitFor();
    await expect
      .poll(() => page.locator("details[data-menu][open]").count(), { message: "the menu is closed" })
      .toBe(0);
    await open(page, "/dashboard/event/new");
    await expect.poll(() => begin(page, name).count()).toBe(1);
    await begin(page, name).click();
    await expect.poll(() => page.getByLabel("Beskrivelse").inputValue()).toBe("Gudstjeneste med dåp.");

    await open(page, "/dashboard/templates");
    const template = page
      .getByRole("listitem")
      .filter({ has: page.getByLabel(`Slett malen ${name}`, { exact: true }) });
    await template.getByLabel("Navn på malen").fill(renamed);
    await template.getByRole("button", { name: "Lagre navnet" }).click();
    await page.getByText("Malen har fått nytt navn.").waitFor();
    await page.getByRole("link", { name: `Nytt arrangement med malen ${renamed}` }).click();
    await page.getByText("Fylt ut fra en mal.").waitFor();
    await expect.poll(() => page.getByLabel("Tittel").inputValue()).toBe(name);

    await open(page, "/dashboard/templates");
    await page.getByLabel(`Slett malen ${renamed}`).click();
    await page.getByRole("button", { name: "Slett malen", exact: true }).click();
    await page.getByText("Malen er borte.").waitFor();
    await expect.poll(() => page.getByLabel(`Slett malen ${renamed}`).count()).toBe(0);
    await open(page, `/dashboard?q=${name}`);
    await page.getByRole("article").filter({ hasText: name }).first().waitFor();
  });
});
