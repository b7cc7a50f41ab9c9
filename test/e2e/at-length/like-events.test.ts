import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { axeFindings, axeFindingsOfScreen, preferring } from "#test/support/axe";
import { journey } from "#test/support/journey";
import type { Person } from "#test/support/journey-accounts";
import { deleteEvent, publishEvent } from "#test/support/made-events";
import { become } from "#test/support/people";

const ORGANIZERS = { owner: "bykirken", calendarkeeper: "fjellkirken" };

/** Publishes the same concert for the organizer of `person`; returns its address. */
async function publish(
  page: Page,
  person: keyof typeof ORGANIZERS,
  given: { title: string; [field: string]: string },
): Promise<string> {
  await become(page.context(), person);
  return publishEvent(page.request, {
    organizer_id: ORGANIZERS[person],
    event_type: "concert",
    location_name: "Solvik kirke",
    end_time: "19:00",
    start_date: "2026-06-20",
    lat: "59.9200",
    lng: "10.7600",
    ...given,
  });
}

async function openPairs(page: Page, person: Person): Promise<void> {
  await become(page.context(), person);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Dette ser ut som samme arrangement" }).waitFor();
  await page.getByRole("link", { name: "Se på dem" }).click();
  await page.getByRole("heading", { level: 1, name: "Dette ser ut som samme arrangement" }).waitFor();
}

describe.each([
  { javaScriptEnabled: true, title: "Sommerkonsert med Fjellkoret" },
  { javaScriptEnabled: false, title: "Jubileumskonsert med Fjellkoret" },
])("a church and a choir list the same concert; with scripts: $javaScriptEnabled", ({ javaScriptEnabled, title }) => {
  journey.override({ javaScriptEnabled, ...(!javaScriptEnabled && { expected: [/^failed request \(csp\)/] }) });

  journey("one asks, the other agrees, visitors see it once with both, and it can be undone", async ({ page }) => {
    await page.goto("/");
    const church = await publish(page, "owner", { title, external_url: "https://kirken.example/konsert" });
    const choir = await publish(page, "calendarkeeper", {
      title,
      external_url: "https://koret.example/konsert",
      description: "Sanger fra hele verden, med kaffe etterpå.",
    });

    await openPairs(page, "owner");
    if (javaScriptEnabled) {
      expect(await axeFindingsOfScreen(page, "/dashboard/like-events")).toEqual([]);
      await preferring(page, { locale: "nb" });
      await page.goto("/dashboard/like-events");
    }
    await page.getByRole("button", { name: "Samme arrangement – spør dem" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Spørsmålet er sendt.").waitFor();
    await page.getByRole("heading", { name: "Venter på svar fra Fjellkirken menighet" }).waitFor();

    await openPairs(page, "calendarkeeper");
    await page.getByRole("heading", { name: "Bykirken sier at dette er samme arrangement" }).waitFor();
    await page.getByRole("button", { name: "Ja, samme arrangement" }).click();
    await page.getByText("De vises nå som ett arrangement.").waitFor();
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);

    await become(page.context(), null);
    for (const id of [church, choir]) {
      await page.goto(`/event/${id}`);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.getByText("Sanger fra hele verden").waitFor();
      for (const host of ["kirken.example", "koret.example"])
        await page
          .getByRole("link", { name: `Besøk nettside: ${host}` })
          .first()
          .waitFor({ state: "attached" });
      for (const name of ["Bykirken", "Fjellkirken menighet"])
        await page.getByRole("link", { name: `Arrangør ${name}` }).waitFor();
    }
    await page.goto(`/?q=${encodeURIComponent(title)}`);
    await expect.poll(() => page.getByRole("heading", { name: title }).count()).toBe(1);

    await become(page.context(), "owner");
    await page.goto("/dashboard/like-events");
    await page.getByRole("button", { name: `Angre sammenslåingen av ${title}` }).click();
    await page.getByText("De vises hver for seg igjen.").waitFor();
    await deleteEvent(page, church);
    await become(page.context(), "calendarkeeper");
    await deleteEvent(page, choir);
  });
});
