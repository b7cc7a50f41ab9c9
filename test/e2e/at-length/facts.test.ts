import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings } from "#test/support/axe";
import { openRows } from "#test/support/event-form";
import { journey, open } from "#test/support/journey";
import { deleteEvent, fillEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

const REFUSED = [/^failed request \(csp\)/, /\b422\b/];

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

async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Arrangementet er publisert.").waitFor();
  const id = new URL(page.url()).searchParams.get("gjelder")!;
  await page.goto(`/event/${id}`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  const card = page.getByRole("region", { name: "Praktisk" });
  for (const fact of ["Nattverd", "Billett 150 kr", "For dem på 13–18 år", "Trapp ved inngangen", "Tolkes til engelsk"])
    await card.getByText(fact, { exact: true }).first().waitFor();
  await deleteEvent(page, id);
}

describe.each([
  { javaScriptEnabled: true, title: "Sang med mange opplysninger" },
  { javaScriptEnabled: false, title: "Salmer med mange opplysninger" },
])("facts that cannot be; with scripts: $javaScriptEnabled", ({ javaScriptEnabled, title }) => {
  journey.override({ javaScriptEnabled, device: "desktop", expected: [...REFUSED, /beforeunload/] });

  journey("of an event are said at their fields, with all that was typed", async ({ page }) => {
    await become(page.context(), "owner");
    await (javaScriptEnabled ? open(page, "/dashboard/event/new") : page.goto("/dashboard/event/new"));
    const wrong = { price: "mye", from: "18", to: "13" };
    await fillWithFacts(page, title, wrong);
    await page.getByRole("button", { name: "Publiser" }).click();
    const alert = page.getByRole("alert");
    await alert.getByRole("link", { name: /^Pris i kroner: Skriv et helt tall/ }).waitFor();
    await eventIsTyped(page, wrong);
    await page.getByLabel(/^Pris i kroner/).fill("150");
    await page.getByRole("button", { name: "Publiser" }).click();
    await alert.getByRole("link", { name: /^Til alder: Den laveste alderen må stå først/ }).waitFor();
    await eventIsTyped(page, { ...wrong, price: "150" });
    await page.getByLabel(/^Fra alder/).fill("13");
    await page.getByLabel(/^Til alder/).fill("18");
    await publish(page, title);
  });

  journey("of an organisation and its place stay while something else is put right", async ({ page }) => {
    await become(page.context(), "calendarkeeper");
    await (javaScriptEnabled ? open(page, "/dashboard/settings") : page.goto("/dashboard/settings"));
    if (javaScriptEnabled) await openRows(page);
    await radio(page, "Kirkefamilie", "Frikirke").check();
    await page.getByRole("checkbox", { name: "Parkering" }).check();
    await page.getByRole("checkbox", { name: "Teleslynge" }).check();
    await page.getByLabel("Telefon").fill("ring oss");
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^Telefon: / })
      .waitFor();
    await expect.poll(() => radio(page, "Kirkefamilie", "Frikirke").isChecked()).toBe(true);
    await expect.poll(() => page.getByRole("checkbox", { name: "Parkering" }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole("checkbox", { name: "Teleslynge" }).isChecked()).toBe(true);
    await page.getByLabel("Telefon").fill("72 00 00 00");
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
    await page.getByText("Profilen er lagret.").waitFor();
    await page.goto("/organizer/fjellkirken");
    const card = page.getByRole("region", { name: "Hos oss" });
    for (const fact of ["Frikirke", "Parkering", "Teleslynge"]) await card.getByText(fact, { exact: true }).waitFor();
    // As it was before: other journeys read this organizer, too.
    await (javaScriptEnabled ? open(page, "/dashboard/settings") : page.goto("/dashboard/settings"));
    if (javaScriptEnabled) await openRows(page);
    await radio(page, "Kirkefamilie", "Ikke oppgitt").check();
    await page.getByRole("checkbox", { name: "Parkering" }).uncheck();
    await page.getByRole("checkbox", { name: "Teleslynge" }).uncheck();
    await page.getByRole("button", { name: "Lagre", exact: true }).click();
    await page.getByText("Profilen er lagret.").waitFor();
  });
});

describe("without a network when they are sent", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/, /beforeunload/, /\b503\b/] });

  const sendOffline = async (page: Page, name: string, failed: string) => {
    await page.context().setOffline(true);
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("alert").filter({ hasText: failed }).waitFor();
  };

  journey("an event's facts and the host that was chosen stay, and come back after a reload", async ({ page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await become(page.context(), "owner");
    await open(page, "/dashboard/event/new");
    const facts = { price: "150", from: "13", to: "18" };
    await fillWithFacts(page, "Sang uten nett og med venner", facts);
    const find = page.getByRole("combobox", { name: /^Finn en organisasjon/ });
    await find.fill("fjellk");
    await page.getByRole("option", { name: /Fjellkirken/ }).waitFor();
    await find.press("ArrowDown");
    await find.press("Enter");
    const part = page.getByRole("combobox", { name: "Hva Fjellkirken menighet er" });
    await part.selectOption("Sted");
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
    for (const words of ["Sted", "Venter på svar"]) await named.getByText(words).waitFor();
    const id = new URL(page.url()).pathname.split("/")[3]!;
    await deleteEvent(page, id);
  });
});
