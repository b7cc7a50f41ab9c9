import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { findEventRecord } from "#db/queries/events/records";
import { eventForm } from "#test/support/event-forms";
import { ownEvent, publishedIds, saveEvent } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { search } from "#test/support/search";
import { placeEvents } from "~/models/calendars/place-events";
import { isNamedOtherwise } from "~/models/places/settle";
import type { FormTexts } from "~/schemas/forms/parse";

const HOME = { name: "Lillehavn kirke", address: "Kirkegata 4", city: "Bodø", lat: 67.2801, lng: 14.4001 };
const FACTS = { wheelchair: true, hearing_loop: true, family: "free_church" as const };

const ELSEWHERE = ["Ukjent grendehus", "Kirken på høyden", "Lillehavn kirke, Sørbygda", "Hytta", "Bedehuset"];
const HERE = ["Lillehavn kirke", "  lillehavn KIRKE", "Storsalen", "Peisestua"];

async function published(texts: FormTexts) {
  const organizer = await anOrganizer({ ...HOME, facts: FACTS });
  const [id] = await publishedIds(organizer.id, { form: eventForm(texts) });
  return { organizer, own: await ownEvent(id!) };
}

const PIN = { lat: HOME.lat, lng: HOME.lng };
const WITHOUT = { lat: null, lng: null };

describe.each(ELSEWHERE)("no event at «%s» carries its organizer's position", (location_name) => {
  test.each<[string, FormTexts]>([
    ["by name alone", {}],
    ["with the form's own pin", { lat: String(HOME.lat), lng: String(HOME.lng) }],
    ["with an address that nobody finds", { location_address: "Ukjent vei 1", city: "Bodø" }],
  ])("written %s", async (_how, texts) => {
    const { own } = await published({ location_name, ...texts });
    expect(own.event).toMatchObject({ location_name, ...WITHOUT });
    const record = await findEventRecord(testDatabase(), own.event.id);
    expect(JSON.parse(record!.facts), "only what holds everywhere").toEqual({ family: "free_church" });
  });

  test("moved there", async () => {
    const { own } = await published({});
    expect(own.event).toMatchObject(PIN);
    const { event } = own;
    const form = eventForm(
      { location_name, location_address: "", lat: String(HOME.lat), lng: String(HOME.lng) },
      false,
    );
    expect((await saveEvent(own, { form })).ok).toBe(true);
    expect((await ownEvent(event.id)).event).toMatchObject({ location_name, ...WITHOUT });
  });

  test("imported", async () => {
    expect(await imported(location_name)).toMatchObject(WITHOUT);
  });
});

test.each(HERE)("«%s» is the organizer's place", async (location_name) => {
  const { own } = await published({ location_name });
  expect(own.event).toMatchObject(PIN);
  const record = await findEventRecord(testDatabase(), own.event.id);
  expect(JSON.parse(record!.facts)).toEqual(FACTS);
  expect(await imported(location_name)).toMatchObject(PIN);
});

test("no stored event of another place name than its organizer's, without an address, carries its position", async () => {
  const { id: organizer_id } = await anOrganizer(HOME);
  const { address, city } = HOME;
  const stored = [...ELSEWHERE, "Åsstua ved vannet", ...HERE, "Location TBD"].flatMap((location_name) =>
    [null, address, "Ukjent vei 1"].map((location_address) => ({ ...PIN, location_name, location_address, city })),
  );
  const rows = await Promise.all(stored.map((place) => anEvent({ organizer_id, ...place })));
  const mend = env.TEST_MIGRATIONS.find(({ name }) => name.includes("asked_to_mend"))!.queries.at(-1)!;
  for (const _twice of [1, 2]) await env.DB.prepare(mend).run();
  for (const [index, { id }] of rows.entries()) {
    const { location_name, location_address } = stored[index]!;
    const isHome = location_name === "Location TBD" || !isNamedOtherwise(location_name, HOME);
    expect((await ownEvent(id)).event, location_name).toMatchObject({
      ...(isHome || location_address !== null ? PIN : WITHOUT),
      location_address,
      city,
    });
  }
});

test("an event whose place nobody finds is found near its town, at no distance, without a pin and not by the house's facts", async () => {
  const { own } = await published({ location_name: "Ukjent grendehus", city: "Tromsø" });
  const near = async (lat: number, lng: number, facts: "wheelchair"[] = []) => {
    const { events } = await search({ circle: { lat, lng, radiusKm: 15 }, facts: { facts }, sort: "distance" });
    return events.filter(({ id }) => id === own.event.id);
  };
  expect(await near(69.65, 18.96)).toMatchObject([{ ...WITHOUT, distance_km: null }]);
  expect(await near(HOME.lat, HOME.lng)).toEqual([]);
  expect(await near(69.65, 18.96, ["wheelchair"])).toEqual([]);
});

async function imported(location: string) {
  const event = { key: "k", title: "Møte", location, geo: null, description: "", type: "other", tags: [], url: null };
  const times = { state: "planned", start: new Date(), end: null, allDay: false, fingerprint: "f" };
  const organizer = { name: HOME.name, ...PIN };
  const asked = { addresses: { geocodeAll: async () => new Map() } };
  const placed = await placeEvents(
    [{ ...event, ...times } as never],
    { organizer, googleId: null, localOf: () => ({}) },
    asked,
  );
  return [...placed.values()][0];
}
