import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { events } from "#db/schema";
import { reviewDeps } from "#test/support/reviewing";
import { someRows } from "#test/support/reviews";
import { anEvent, anIntake, anOrganizer, testDatabase } from "#test/support/rows";
import { publishIntake } from "~/models/intake/publish";
import { newId } from "~/models/site/new-id";

test("places used before, the organizer's own and its rooms have their positions, and what it costs is told", async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Nes menighet", address: "Kirkeveien 1", lat: 61, lng: 11 });
  const bakken = { location_name: "Bakken kapell", location_address: "Bakkeveien 4", city: "Oslo", lat: 62, lng: 12 };
  await anEvent({ organizer_id, ...bakken });
  const own = { location_address: "Kirkeveien 1", lat: 61, lng: 11 };
  const rows = someRows([
    { title: "Basar", place: "Bakken kapell", price: { price: "ticket", price_nok: 50 } },
    { title: "Messe", place: "Nes kirke" },
    { title: "Suppe", place: "menighetssalen" },
  ]).map((row) => ({ ...row, id: newId(), isTicked: true }));
  const intake = await anIntake({ id: newId(), organizer_id, rows });
  expect(await publishIntake(intake, null, reviewDeps())).toMatchObject({ ok: true });
  const published = await testDatabase().select().from(events).where(eq(events.organizer_id, organizer_id));
  const called = (title: string) => published.find((event) => event.title === title);
  expect(called("Basar")).toMatchObject({ ...bakken, facts: { price: "ticket", price_nok: 50 } });
  expect(called("Messe")).toMatchObject({ ...own, location_name: "Nes kirke", facts: {} });
  expect(called("Suppe")).toMatchObject({ ...own, location_name: "menighetssalen" });
});
