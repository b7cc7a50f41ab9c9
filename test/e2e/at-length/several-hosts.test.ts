import type { Page } from "playwright-core";
import { describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { openRows } from "#test/support/event-form";
import { journey } from "#test/support/journey";
import { become } from "#test/support/people";

/** Publishes a concert for Bykirken; returns its id. */
async function publish(page: Page, title: string): Promise<string> {
  await become(page.context(), "owner");
  const response = await page.request.post("/dashboard/event/new", {
    multipart: {
      organizer_id: "bykirken",
      title,
      description: "Sommerens sanger.",
      event_type: "concert",
      country: "Norge",
      start_date: "2026-06-21",
      start_time: "18:00",
    },
    headers: { Origin: inject("baseUrl") },
  });
  expect(response.status()).toBe(200);
  return new URL(response.url()).searchParams.get("gjelder")!;
}

const standsAt = async (page: Page, path: string, title: string) => {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return (await page.getByRole("link", { name: title }).count()) > 0;
};

describe.each([
  { javaScriptEnabled: true, title: "Sommersang i to kirker" },
  { javaScriptEnabled: false, title: "Salmekveld i to kirker" },
])("two organisations hold one event; with scripts: $javaScriptEnabled", ({ javaScriptEnabled, title }) => {
  journey.override({ javaScriptEnabled, ...(!javaScriptEnabled && { expected: [/^failed request \(csp\)/] }) });

  journey("one asks, the other accepts, it stands on both pages, and the other leaves again", async ({ page }) => {
    await page.goto("/");
    const id = await publish(page, title);

    await page.goto(`/dashboard/event/${id}/hosts`);
    await page.getByLabel(/^Finn en organisasjon/).fill("fjellkirken");
    await page.getByRole("button", { name: "Søk" }).click();
    await page.getByText("Treff for «fjellkirken»").waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Sammen med: spør Fjellkirken menighet" }).click();
    await page.getByText("De er spurt.").waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: "Fjellkirken" }).textContent()).toContain(
      "Venter på svar",
    );
    expect(await standsAt(page, "/organizer/fjellkirken", title)).toBe(false);

    await become(page.context(), "calendarkeeper");
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Sammen med andre" }).waitFor();
    await page.getByRole("region", { name: "Sammen med andre" }).getByRole("link", { name: "Se og svar" }).click();
    await page.getByText("Bykirken spør: Er dere med på dette?").waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: `Ja, vi er med: ${title}` }).click();
    await page.getByText("Arrangementet vises nå hos dere også.").waitFor();
    for (const organizer of ["bykirken", "fjellkirken"])
      expect(await standsAt(page, `/organizer/${organizer}`, title)).toBe(true);
    await page.goto(`/event/${id}`);
    for (const [part, name] of [
      ["Arrangør", "Bykirken"],
      ["Sammen med", "Fjellkirken menighet"],
    ])
      await page.getByRole("link", { name: `${part} ${name}` }).waitFor();
    expect(await (await page.request.get("/organizer/fjellkirken.ics")).text()).toContain(title);

    await page.goto("/dashboard/hosts");
    await page.getByRole("button", { name: `Trekk oss: ${title}` }).click();
    await page.getByText("Dere står ikke på arrangementet.").waitFor();
    expect(await standsAt(page, "/organizer/fjellkirken", title)).toBe(false);

    await become(page.context(), "owner");
    await page.goto(`/dashboard/event/${id}/delete`);
    await page.getByRole("button", { name: /^Slett/ }).click();
    await page.getByText("Arrangementet er slettet.").waitFor();
  });
});

journey("a new event's form finds others while typing, and asks them when it is published", async ({ page }) => {
  const title = "Felles friluftsgudstjeneste";
  await become(page.context(), "owner");
  await page.goto("/dashboard/event/new");
  await openRows(page);
  await page.getByLabel("Tittel").fill(title);
  await page.getByLabel("Beskrivelse").fill("Ute, sammen.");
  await page.getByRole("radio", { name: "Gudstjeneste" }).check();
  await page.getByLabel("Startdato").fill("2026-06-28");
  await page.getByLabel("Starttid", { exact: true }).fill("11:00");
  const find = page.getByRole("combobox", { name: /^Finn en organisasjon/ });
  await find.fill("fjellk");
  await page.getByRole("option", { name: /Fjellkirken/ }).waitFor();
  await find.press("ArrowDown");
  await find.press("Enter");
  await page.getByRole("combobox", { name: "Hva Fjellkirken menighet er" }).selectOption("Sted");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Publiser" }).click();
  await page.getByText("Arrangementet er publisert, og de andre er spurt.").waitFor();
  const named = await page.getByRole("listitem").filter({ hasText: "Fjellkirken" }).textContent();
  expect(named).toContain("Sted");
  expect(named).toContain("Venter på svar");
  const id = new URL(page.url()).pathname.split("/")[3]!;
  await page.goto(`/dashboard/event/${id}/edit`);
  await openRows(page);
  await page.getByRole("link", { name: "Spør andre, eller se hva de har svart" }).click();
  await page.getByRole("button", { name: "Trekk tilbake Fjellkirken menighet" }).click();
  await page.getByText("Det er trukket tilbake.").waitFor();
  await page.goto(`/dashboard/event/${id}/delete`);
  await page.getByRole("button", { name: /^Slett/ }).click();
  await page.getByText("Arrangementet er slettet.").waitFor();
});
