import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { pressInRowMenu } from "#test/support/own-list";
import { become } from "#test/support/people";

type Open = typeof open;

async function publish(page: Page, title: string, openPage: Open = open): Promise<void> {
  await openPage(page, "/dashboard/event/new");
  await openRows(page);
  await page.getByLabel("Tittel").fill(title);
  await page.getByLabel("Beskrivelse").fill("Vi rydder etterpå.");
  await page.getByLabel("Startdato").fill("2026-06-21");
  await page.getByLabel("Starttid", { exact: true }).fill("19:00");
  await page.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Arrangementet er publisert.").waitFor();
}

async function remove(page: Page, title: string, openPage: Open = open): Promise<void> {
  await openPage(page, `/dashboard?q=${encodeURIComponent(title)}`);
  await pressInRowMenu(page, title, `Slett ${title}`);
  await page.getByRole("button", { name: "Slett", exact: true }).click();
  await page.getByText("Arrangementet er slettet.").waitFor();
}

const back = (page: Page) => page.getByText("Arrangementet er hentet tilbake.").waitFor();

describe("what was deleted", () => {
  journey.override({ device: "desktop" });

  journey("is undone at once, with the address that people have", async ({ page }) => {
    await become(page.context(), "owner");
    await publish(page, "Ryddekveld");
    const address = await page.getByRole("link", { name: "Se det" }).getAttribute("href");
    await remove(page, "Ryddekveld");
    await page.getByRole("button", { name: "Angre" }).click();
    await back(page);
    await open(page, address!);
    await page.getByRole("heading", { level: 1, name: "Ryddekveld" }).waitFor();
  });

  journey("lies in the bin and can be brought back, or deleted for good after a second question", async ({ page }) => {
    await become(page.context(), "owner");
    await publish(page, "Loddsalg");
    await remove(page, "Loddsalg");
    await page.getByLabel("Mer", { exact: true }).click();
    await page.getByRole("link", { name: "Papirkurv" }).click();
    await page.getByRole("heading", { level: 1, name: "Papirkurv" }).waitFor();
    const deleted = page.getByRole("article").filter({ hasText: "Loddsalg" });
    await deleted.getByText("Slettes for godt om 30 dager").waitFor();
    await deleted.getByRole("button", { name: "Hent tilbake Loddsalg" }).click();
    await back(page);
    await remove(page, "Loddsalg");
    await open(page, "/dashboard/bin");
    await expect.poll(() => deleted.getByRole("button", { name: "Slett Loddsalg for godt" }).isVisible()).toBe(false);
    await deleted.getByText("Slett for godt", { exact: true }).first().click();
    await deleted.getByRole("button", { name: "Slett Loddsalg for godt" }).click();
    await page.getByText("Det er slettet for godt.").waitFor();
    await expect.poll(() => deleted.count()).toBe(0);
  });
});
