import { expect, test } from "vitest";
import { findPublisherWithPlaces } from "#db/queries/places/places";
import { eventDeps, eventForm } from "#test/support/event-forms";
import { ownEvent, publishedIds, saveEvent } from "#test/support/published-series";
import { anEvent, anOrganizer, type OrganizerRow, testDatabase } from "#test/support/rows";
import type { FormTexts } from "~/schemas/forms/parse";
import { viewOfferedPlaces } from "~/views/events/offered-places";

const HOME = { name: "Lillehavn kirke", address: "Kirkegata 4", city: "Bodø", lat: 67.28, lng: 14.4 };
const AT_HOME = { location_address: "Kirkegata 4", city: "Bodø", lat: 67.28, lng: 14.4 };

async function published({ id }: OrganizerRow, texts: FormTexts, given: Parameters<typeof eventDeps>[0] = {}) {
  const sent = { form: eventForm(texts), key: JSON.stringify(texts) };
  const [first] = await publishedIds(id, sent, eventDeps(given));
  return (await ownEvent(first!)).event;
}

/** Saves an event's form with other texts. */
async function saved(id: string, texts: FormTexts, given: Parameters<typeof eventDeps>[0] = {}) {
  await saveEvent(await ownEvent(id), { form: eventForm(texts, false) }, eventDeps(given));
  return (await ownEvent(id)).event;
}

test("an event without an address takes its profile's name, street, town and pin, and is found by them", async () => {
  const event = await published(await anOrganizer(HOME), {});
  expect(event).toMatchObject({ location_name: "Lillehavn kirke", ...AT_HOME });
  expect(event.search_text).toContain("kirkegata");
  expect(event.search_text).toContain("bodo");
});

test("a room of its own keeps its name, and takes the rest", async () => {
  expect(await published(await anOrganizer(HOME), { location_name: "Menighetssalen" })).toMatchObject({
    location_name: "Menighetssalen",
    ...AT_HOME,
  });
});

test("a town or a pin of its own is not the profile's", async () => {
  const inOslo = await published(await anOrganizer(HOME), { city: "Oslo" });
  expect(inOslo).toMatchObject({ location_address: null, city: "Oslo" });
  expect(await published(await anOrganizer(HOME), { lat: "60.1", lng: "10.2" })).toMatchObject({
    location_address: null,
    lat: 60.1,
    lng: 10.2,
  });
});

test("an address that names its town is in it", async () => {
  expect(await published(await anOrganizer(HOME), { location_address: "Storgata 1, 5003 Bergen" })).toMatchObject({
    city: "Bergen",
  });
});

test("an address that was typed without a town gets its own where there is only one, and keeps it when the form is saved again", async () => {
  const asked: string[] = [];
  const addresses = {
    geocode: async () => null,
    townOf: async (address: string) => (asked.push(address), address === "Kongens gate 5" ? "Røros" : null),
  };
  const publish = async (texts: FormTexts) => published(await anOrganizer(HOME), texts, { addresses });
  expect(await publish({ location_address: "Kongens gate 5" })).toMatchObject({
    location_address: "Kongens gate 5",
    city: "Røros",
  });
  expect(await publish({ location_address: "Storgata 1" }), "no guess").toMatchObject({ city: null });
  expect(await publish({ location_address: "Kongens gate 5", country: "Sverige" })).toMatchObject({ city: null });
  expect(await publish({ location_address: "Kongens gate 5", city: "Bodø" })).toMatchObject({ city: "Bodø" });
  expect(asked).toEqual(["Kongens gate 5", "Storgata 1"]);
});

test("an event whose address is taken away is at home from then on; one that was saved without stays as it is", async () => {
  const organizer = await anOrganizer(HOME);
  const away = await anEvent({ organizer_id: organizer.id, location_address: "Storgata 1", city: "Oslo" });
  expect(await saved(away.id, { lat: "", lng: "" })).toMatchObject(AT_HOME);
  const old = await anEvent({ organizer_id: organizer.id });
  expect(await saved(old.id, { lat: "59.91", lng: "10.75" })).toMatchObject({
    location_address: null,
    lat: 59.91,
    lng: 10.75,
  });
});

test("an address that is typed anew finds its own town and pin, and nothing of the former place is left", async () => {
  const organizer = await anOrganizer(HOME);
  const { id } = await published(organizer, {});
  const asked: string[] = [];
  const addresses = {
    geocode: async (address: string) => (asked.push(address), { lat: 62.57, lng: 11.38 }),
    townOf: async (address: string) => (address === "Kjerkgata 39" ? "Røros" : null),
  };
  const save = (texts: FormTexts) => saved(id, { location_name: "Kirken", ...texts }, { addresses });
  // With scripts, another street has emptied town and position.
  const typed = await save({ location_address: "Kjerkgata 39", city: "", lat: "", lng: "" });
  expect(typed).toMatchObject({ location_address: "Kjerkgata 39", city: "Røros", lat: 62.57, lng: 11.38 });
  expect(typed.search_text).not.toContain("bodo");
  expect(asked).toEqual(["Kjerkgata 39, Røros"]);
  // Without scripts the former town and position are still in their fields.
  const plain = await save({ location_address: "Storgata 1, 5003 Bergen", city: "Røros", lat: "62.57", lng: "11.38" });
  expect(plain).toMatchObject({ city: "Bergen" });
  expect(asked.at(-1)).toContain("Bergen");
});

test("the three places used last are offered beside the profile's own, each once", async () => {
  const organizer = await anOrganizer(HOME);
  for (const street of ["A-gata 1", "B-gata 1", "B-gata 1", "C-gata 1", "D-gata 1", "Kirkegata 4"]) {
    await anEvent({
      organizer_id: organizer.id,
      location_name: street === "Kirkegata 4" ? HOME.name : "Salen",
      location_address: street,
      city: "Bodø",
    });
  }
  await anEvent({ location_address: "Andres gate 1" });
  const { places } = (await findPublisherWithPlaces(testDatabase(), organizer.id, 4))!;
  expect(
    viewOfferedPlaces({ ...organizer, logo_url: null, cover_image_url: null }, places).map(({ label }) => label),
  ).toEqual(["Lillehavn kirke, Kirkegata 4", "Salen, D-gata 1", "Salen, C-gata 1", "Salen, B-gata 1"]);
});
