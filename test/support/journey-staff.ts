import type { Database } from "#db/client";
import { events, organizers, sessions, users } from "#db/schema";
import { hashToken } from "~/auth/tokens";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search-entry";
import { fromNow, NOW } from "./clock";

/** Those who govern and moderate on the journeys, and those whom they meet. */
const STAFF = {
  governor: { organizer: "Tilsynskirken", is_superadmin: true, is_moderator: false },
  moderator: { organizer: "Vaktkirken", is_superadmin: false, is_moderator: true },
  second_moderator: { organizer: "Vokterkirken", is_superadmin: false, is_moderator: true },
  accused: { organizer: "Markedskirken", is_superadmin: false, is_moderator: false },
  first_reporter: null,
  second_reporter: null,
  third_reporter: null,
} as const;

export type StaffName = keyof typeof STAFF;

/** What the browser of somebody who is signed in holds in its cookie. */
export const tokenOf = (name: StaffName) => `journey-token-${name}`.padEnd(43, "0");

/** The event that people report. */
export const REPORTED_EVENT = { id: "gull-og-gronne-skoger", title: "Gull og grønne skoger" };

/** Makes their accounts, organisations and sessions, and the event that is reported. */
export async function fillWithStaff(db: Database): Promise<void> {
  // Lucia has the machine's clock, not the test's.
  const expires_at = Math.floor(Date.now() / 1000) + 20 * 86_400;
  for (const [id, role] of Object.entries(STAFF) as [StaffName, (typeof STAFF)[StaffName]][]) {
    const email = `${id.replace("_", "-")}@styre.test`;
    await db.insert(users).values({ id, email, password_hash: "none", email_verified_at: NOW });
    await db.insert(sessions).values({ id: hashToken(tokenOf(id)), user_id: id, expires_at, created_at: NOW });
    if (!role) continue;
    const { organizer: name, ...rights } = role;
    const words = organizerSearchEntry({ name, description: null, city: null });
    await db.insert(organizers).values({ id: name.toLowerCase(), email, name, reviewed_at: NOW, ...rights, ...words });
  }
  for (const event of EVENTS) await db.insert(events).values({ ...event, ...eventSearchEntry(event) });
}

const EVENTS = [REPORTED_EVENT, { id: "loppemarked", title: "Loppemarked uten like" }].map((event) => ({
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
