import type { Database } from "#db/client";
import { events, organizers } from "#db/schema";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search-entry";
import { fromNow, NOW } from "./clock";
import { PEOPLE } from "./journey-accounts";

/** The organisations of those who govern and moderate on the journeys, and of one whom they meet. */
const ORGANIZERS = [
  { name: "Tilsynskirken", email: PEOPLE.governor, is_superadmin: true },
  { name: "Vaktkirken", email: PEOPLE.moderator, is_moderator: true },
  { name: "Vokterkirken", email: PEOPLE.second_moderator, is_moderator: true },
  { name: "Markedskirken", email: PEOPLE.accused },
];

/** The event that people report. */
export const REPORTED_EVENT = { id: "gull-og-gronne-skoger", title: "Gull og grønne skoger" };

/** Makes the organisations, and the event that is reported. */
export async function fillWithStaff(db: Database): Promise<void> {
  for (const organizer of ORGANIZERS) {
    const words = organizerSearchEntry({ name: organizer.name, description: null, city: null });
    await db.insert(organizers).values({ id: organizer.name.toLowerCase(), reviewed_at: NOW, ...organizer, ...words });
  }
  for (const event of EVENTS) await db.insert(events).values({ ...event, ...eventSearchEntry(event) });
}

const EVENTS = [REPORTED_EVENT, { id: "loppemarked", title: "Loppemarked uten like" }, { id: "bokbytte", title: "Bokbytte uten like" }].map((event) => ({
  ...event,
  organizer_id: "markedskirken",
  description: "Kom og kjøp kurset på https://kurs.example i dag.",
  event_type: "other" as const,
  start_time: fromNow({ days: 4 }),
  location_name: null,
  location_address: null,
  city: null,
  lat: null,
  lng: null,
  tags: [],
}));
