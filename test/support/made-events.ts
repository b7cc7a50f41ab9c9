import type { APIRequestContext, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { openRows } from "./event-form";
import { open } from "./journey";
import { pressInRowMenu } from "./own-list";

/** What a new event needs; the type by its name. */
interface NewEvent {
  title: string;
  description?: string;
  type?: string;
  day: string;
  time?: string;
}

/** Fills in the form of a new event, whose rows are open or are none. */
export async function fillEvent(
  page: Page,
  { title, description = "Velkommen.", type = "Bønn", day, time = "19:00" }: NewEvent,
): Promise<void> {
  await page.getByLabel("Tittel").fill(title);
  await page.getByLabel("Beskrivelse").fill(description);
  await page.getByRole("radio", { name: type }).check();
  await page.getByLabel("Startdato").fill(day);
  await page.getByLabel("Starttid", { exact: true }).fill(time);
}

/** Opens the form of a new event with all its rows. */
export async function openNewEvent(page: Page): Promise<void> {
  await open(page, "/dashboard/event/new");
  await openRows(page);
}

/** Sends the form of a new event of Bykirken's, a prayer meeting, as whoever is signed in; returns the event's id. */
export async function publishEvent(
  request: APIRequestContext,
  given: { title: string; start_date: string; [field: string]: string },
): Promise<string> {
  const usual = { organizer_id: "bykirken", description: "Vi ses.", event_type: "prayer", country: "Norge" };
  const multipart = { ...usual, start_time: "18:00", ...given };
  const response = await request.post("/dashboard/event/new", { multipart, headers: { Origin: inject("baseUrl") } });
  expect(response.url()).toContain("gjelder=");
  return new URL(response.url()).searchParams.get("gjelder")!;
}

/** Deletes an event by its own page, with scripts or without. */
export async function deleteEvent(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/event/${id}/delete`);
  await confirmDeletion(page);
}

/** Deletes an event by the menu of its row. */
export async function deleteInRow(page: Page, title: string): Promise<void> {
  await pressInRowMenu(page, title, `Slett ${title}`);
  await confirmDeletion(page);
}

export async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Slett", exact: true }).click();
  await page.getByText("Arrangementet er slettet.").waitFor();
}
