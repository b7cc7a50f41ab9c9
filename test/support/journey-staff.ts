import type { Database } from "#db/client";
import {
  contentModerationStatus,
  events,
  moderationActions,
  organizerAdmins,
  organizers,
  storedEventForms,
} from "#db/schema";
import { hashToken } from "~/auth/tokens";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import { fromNow, NOW } from "./clock";
import { INVITATION, PEOPLE } from "./journey-accounts";
import { TOKENS } from "./screens/screen";

/** The organizers of superadmins and moderators on the journeys, and of one that they review. */
const ORGANIZERS = [
  { name: "Tilsynskirken", email: PEOPLE.governor, is_superadmin: true },
  { name: "Vaktkirken", email: PEOPLE.moderator, is_moderator: true },
  { name: "Vokterkirken", email: PEOPLE.second_moderator, is_moderator: true },
  { name: "Nøkkelkirken", email: PEOPLE.keyless, is_superadmin: true },
  { name: "Markedskirken", email: PEOPLE.accused },
];

/** The event that journeys report. */
export const REPORTED_EVENT = { id: "gull-og-gronne-skoger", title: "Gull og grønne skoger" };

/** Id of an event hidden by a moderator. */
export const HIDDEN_EVENT = "basar";

/** Inserts the organizers, the reported event, the hidden one, an invitation, and a draft. */
export async function fillWithStaff(db: Database): Promise<void> {
  for (const organizer of ORGANIZERS) {
    const words = organizerSearchEntry({ name: organizer.name, description: null, city: null });
    await db.insert(organizers).values({ id: organizer.name.toLowerCase(), reviewed_at: NOW, ...organizer, ...words });
  }
  for (const event of EVENTS) await db.insert(events).values({ ...event, ...eventSearchEntry(event) });
  const hidden = { content_type: "event", content_id: HIDDEN_EVENT } as const;
  await db.insert(moderationActions).values({
    ...hidden,
    action_type: "hide",
    action_reason: "Manual review - content deemed inappropriate",
    moderator_id: "moderator",
    created_at: NOW,
  });
  await db.insert(contentModerationStatus).values({ ...hidden, is_hidden: true });
  await db.insert(organizerAdmins).values({
    id: "invited",
    organizer_id: "markedskirken",
    user_email: PEOPLE.invited,
    role: "editor",
    invited_at: NOW,
    token_hash: hashToken(INVITATION),
    expires_at: fromNow({ days: 7 }),
  });
  await db.insert(storedEventForms).values({
    id: "draft",
    kind: "draft",
    organizer_id: "markedskirken",
    name: "Sommermarked",
    texts: { title: "Sommermarked", event_type: "other", start_time: "11:00", country: "Norge" },
    preview_token: TOKENS.preview,
    preview_since: NOW,
    created_at: NOW,
    updated_at: NOW,
  });
}

const EVENTS = [
  REPORTED_EVENT,
  { id: "loppemarked", title: "Loppemarked uten like" },
  { id: "bokbytte", title: "Bokbytte uten like" },
  { id: HIDDEN_EVENT, title: "Basar uten like" },
].map((event) => ({
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
