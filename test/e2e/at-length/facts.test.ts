import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { deleteEvent, fillEvent } from "#test/support/made-events";
import { openAs } from "#test/support/people";

const radio = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true });

/** Fills in a new event and what people want to know before they go. */
async function fillWithFacts(
  page: Page,
  title: string,
  facts: { price: string; from: string; to: string },
): Promise<void> {
  await openRows(page);
  await fillEvent(page, { title, type: "Konsert", day: "2026-06-26", time: "18:00" });
  await page.locator("summary", { has: page.getByRole("heading", { name: "Praktisk" }) }).click();
  await page.getByRole("checkbox", { name: "Nattverd" }).check();
  await radio(page, "Inngang", "Billett").check();
  await page.getByLabel(/^Pris i kroner/).fill(facts.price);
  await page.getByLabel(/^Fra alder/).fill(facts.from);
  await page.getByLabel(/^Til alder/).fill(facts.to);
  await radio(page, "Rullestolvennlig", "Nei").check();
  await page.getByLabel(/^Tolkes til/).selectOption({ label: "engelsk" });
}

async function eventIsTyped(page: Page, facts: { price: string; from: string; to: string }): Promise<void> {
  await expect.poll(() => page.getByRole("checkbox", { name: "Nattverd" }).isChecked()).toBe(true);
  await expect.poll(() => radio(page, "Inngang", "Billett").isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel(/^Pris i kroner/).inputValue()).toBe(facts.price);
  await expect.poll(() => page.getByLabel(/^Fra alder/).inputValue()).toBe(facts.from);
  await expect.poll(() => page.getByLabel(/^Til alder/).inputValue()).toBe(facts.to);
  await expect.poll(() => radio(page, "Rullestolvennlig", "Nei").isChecked()).toBe(true);
  await expect.poll(() => page.getByLabel(/^Tolkes til/).inputValue()).toBe("en");
}

describe("without a network when they are sent", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /beforeunload/, /\b503\b/] });

  const sendOffline = async (page: Page, name: string, failed: string) => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: failed }).waitFor();
  };

  journey("an event's facts and the host that was chosen stay, and come back after a reload", async ({ page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await openAs(page, "owner", "/dashboard/event/new");
    const facts = { price: "150", from: "13", to: "18" };
    await fillWithFacts(page, "Sang uten nett og med venner", facts);
    const find = page.getByRole("combobox", { name: /^Finn en organisasjon/ });
    await find.fill("fjellk");
    await page.getByRole("option", { name: /Fjellkirken/ }).waitFor();
    await find.press("ArrowDown");
    await find.press("Enter");
    const part = page.getByRole("combobox", { name: "Hva Fjellkirken menighet er" });
    await part.selectOption("Hos");
    expect(await axeFindings(page)).toEqual([]);
    await sendOffline(page, "Publiser", "Arrangementet kunne ikke opprettes");
    await eventIsTyped(page, facts);
    await expect.poll(() => part.inputValue()).toBe("place");

    await page.context().setOffline(false);
    await open(page, "/dashboard/event/new");
    await page.getByRole("button", { name: "Hent det fram" }).click();
    await openRows(page);
    await part.waitFor();
    await expect.poll(() => part.inputValue()).toBe("place");
    await eventIsTyped(page, facts);
    await page.getByRole("button", { name: "Publiser" }).click();
    await page.getByText("Arrangementet er publisert, og de andre er spurt.").waitFor();
    const named = page.getByRole("listitem").filter({ hasText: "Fjellkirken" });
    for (const words of ["Hos", "Venter på svar"]) await named.getByText(words).waitFor();
    const id = new URL(page.url()).pathname.split("/")[3]!;
    await deleteEvent(page, id);
  });
});
