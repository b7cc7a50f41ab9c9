import { getPlatformProxy } from "wrangler";
import { openDatabase } from "#db/client";
import { events, organizers } from "#db/schema";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search-entry";
import { fromNow } from "./clock";

const RØROS = { lat: 62.5747, lng: 11.3842 };
const OSLO = { lat: 59.9139, lng: 10.7522 };

const ORGANIZERS = [
  { id: "fjellkirken", name: "Fjellkirken menighet", city: "Røros", description: "En åpen kirke på fjellet.", ...RØROS },
  { id: "bykirken", name: "Bykirken", city: "Oslo", description: "Midt i byen.", ...OSLO },
].map((organizer) => ({ ...organizer, email: `${organizer.id}@menighet.test`, ...organizerSearchEntry(organizer) }));

const plain = { description: "Velkommen.", location_name: null, location_address: null, city: null, tags: [] as string[] };

const EVENTS = [
  {
    ...plain,
    id: "kirkekonsert",
    organizer_id: "fjellkirken",
    title: "Kirkekonsert i lyse netter",
    event_type: "concert" as const,
    start_time: fromNow({ days: 2, hours: 7 }),
    location_name: "Fjellkirken",
    location_address: "Kjerkgata 39, 7374 Røros",
    ...RØROS,
  },
  {
    ...plain,
    id: "ungdomskveld",
    organizer_id: "bykirken",
    title: "Ungdomskveld",
    event_type: "youth" as const,
    start_time: fromNow({ days: 1, hours: 7 }),
    ...OSLO,
  },
  {
    ...plain,
    id: "uten-sted",
    organizer_id: "bykirken",
    title: "Bønn på nett",
    event_type: "prayer" as const,
    start_time: fromNow({ hours: 5 }),
    lat: null,
    lng: null,
  },
].map((event) => ({ ...event, ...eventSearchEntry(event) }));

/** Puts the few congregations and events that the journeys visit into the database of a state folder. */
export async function fillForJourneys(state: string): Promise<void> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const db = openDatabase(proxy.env.DB);
  await db.insert(organizers).values(ORGANIZERS);
  for (const event of EVENTS) await db.insert(events).values(event);
  await proxy.dispose();
}
