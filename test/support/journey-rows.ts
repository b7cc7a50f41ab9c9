import { getPlatformProxy } from "wrangler";
import { openDatabase } from "#db/client";
import { eventMonths, events, eventSeries, organizerDays, organizers } from "#db/schema";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import { gatherSearchWords } from "~/models/search/gather-words";
import { fromNow, NOW } from "./clock";
import { fillWithAccounts } from "./journey-accounts";
import { fillWithStaff } from "./journey-staff";
import "../../scripts/mended-miniflare.mjs";

const RØROS = { lat: 62.5747, lng: 11.3842 };
const OSLO = { lat: 59.9139, lng: 10.7522 };

const ORGANIZERS = [
  {
    id: "fjellkirken",
    name: "Fjellkirken menighet",
    city: "Røros",
    description: "En åpen kirke på fjellet.",
    website: "https://fjellkirken.example",
    phone: "72 00 00 00",
    address: "Kjerkgata 39",
    ...RØROS,
  },
  { id: "bykirken", name: "Bykirken", city: "Oslo", description: "Midt i byen.", ...OSLO },
  // No account has its e-mail yet.
  // Made from the register, and nobody's.
  {
    id: "solsokn",
    name: "Sol sokn",
    city: "Voss",
    description: null,
    website: "https://www.solsokn.example/",
    organization_number: "999001114",
    register_batch: "b",
    lat: 60.6285,
    lng: 6.414,
  },
  { id: "stillekirken", name: "Stillekirken", city: "Oslo", description: null },
  { id: "vandrekirken", name: "Vandrekirken", city: null, description: null, address: "Ingensteds 1" },
].map((organizer) => ({
  ...organizer,
  email: `${organizer.id}@menighet.test`,
  reviewed_at: fromNow({ days: -30 }),
  ...organizerSearchEntry(organizer),
}));

type NewEvent = Pick<typeof events.$inferInsert, "id" | "organizer_id" | "title" | "start_time"> &
  Partial<typeof events.$inferInsert>;

function event(given: NewEvent) {
  const plain = {
    event_type: "service" as const,
    description: "Velkommen.",
    location_name: null,
    location_address: null,
    city: null,
    lat: null,
    lng: null,
    tags: [],
  };
  const row = { ...plain, ...given };
  return { ...row, ...eventSearchEntry(row) };
}

const EVENTS = [
  event({
    id: "kirkekonsert",
    organizer_id: "fjellkirken",
    title: "Kirkekonsert i lyse netter",
    event_type: "concert",
    start_time: fromNow({ days: 2, hours: 7 }),
    end_time: fromNow({ days: 2, hours: 9 }),
    speaker_band: "Fjellkoret",
    location_name: "Fjellkirken",
    location_address: "Kjerkgata 39, 7374 Røros",
    external_url: "https://fjellkirken.example/konsert",
    ...RØROS,
  }),
  event({
    id: "ungdomskveld",
    organizer_id: "bykirken",
    title: "Ungdomskveld",
    event_type: "youth",
    start_time: fromNow({ days: 1, hours: 7 }),
    ...OSLO,
  }),
  event({
    id: "sommersang",
    organizer_id: "vandrekirken",
    title: "Sommersang i parken",
    event_type: "concert",
    start_time: fromNow({ days: 5, hours: 6 }),
    location_name: "Parken",
    lat: 59.93,
    lng: 10.96,
  }),
  event({
    id: "uten-sted",
    organizer_id: "vandrekirken",
    title: "Bønn på nett",
    event_type: "prayer",
    start_time: fromNow({ hours: 5 }),
  }),
  event({
    id: "uten-koordinater",
    organizer_id: "vandrekirken",
    title: "Salmekveld",
    start_time: fromNow({ days: 3 }),
    location_name: "Fjellkirken",
    location_address: "Kjerkgata 39, 7374 Røros",
  }),
  event({
    id: "sommerleir",
    organizer_id: "bykirken",
    title: "Sommerleir",
    event_type: "youth",
    start_time: fromNow({ days: -1 }),
    end_time: fromNow({ days: 2 }),
    ...OSLO,
  }),
  event({
    id: "i-fjor",
    organizer_id: "bykirken",
    title: "Fjorårets basar",
    event_type: "other",
    start_time: fromNow({ days: -365 }),
    ...OSLO,
  }),
  event({
    id: "dugnad",
    organizer_id: "fjellkirken",
    title: "Dugnad på kirkebakken",
    event_type: "other",
    start_time: fromNow({ days: -3 }),
    ...RØROS,
  }),
  ...Array.from({ length: 40 }, (_, week) =>
    event({
      id: `gudstjeneste-${week}`,
      organizer_id: "bykirken",
      title: `Gudstjeneste ${week + 1}`,
      start_time: fromNow({ days: 3 + 7 * week, hours: -1 }),
      ...(week === 20 && {
        location_name: "Bykirken",
        location_address: "Storgata 1, 0155 Oslo",
        registration: "required" as const,
        facts: { registration_url: "https://bykirken.example/pamelding" },
      }),
      ...OSLO,
    }),
  ),
];

const CLUB_ID = "fredagsklubben";

/** A weekly club, of which one date is cancelled and another is later than the rest. */
const CLUB = {
  series: {
    id: CLUB_ID,
    organizer_id: "vandrekirken",
    pattern: "weekly" as const,
    until: "2026-08-14",
    first_day: "2026-06-12",
  },
  events: Array.from({ length: 10 }, (_, week) =>
    event({
      id: `klubb-${week}`,
      organizer_id: "vandrekirken",
      title: "Polarklubben",
      event_type: "youth",
      start_time: fromNow({ days: 8 + 7 * week, hours: week === 4 ? 8 : 7 }),
      location_name: "Klubbhuset",
      series_id: CLUB_ID,
      ...(week === 2 && { state: "cancelled" as const, state_reason: "Lederne er på tur." }),
      ...(week === 4 && { is_exception: true }),
      lat: 69.65,
      lng: 18.96,
    }),
  ),
};

/** What was counted on Fjellkirken's pages, some of it too little to show. */
const COUNTED_DAYS = [
  { organizer_id: "fjellkirken", day: "2026-05-02", views: 34, favorites: 6, shares: 2 },
  { organizer_id: "fjellkirken", day: "2026-05-17", views: 3, ticket_clicks: 12 },
  { organizer_id: "fjellkirken", day: "2026-06-02", views: 21, favorites: 1 },
];
const COUNTED_MONTHS = [
  { event_id: "kirkekonsert", month: "2026-05", organizer_id: "fjellkirken", views: 30, ticket_clicks: 12, shares: 2 },
];

/** Inserts the organizers and events of the journeys into the database of a state folder. */
export async function fillForJourneys(state: string): Promise<void> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const db = openDatabase(proxy.env.DB);
  await db.insert(organizers).values(ORGANIZERS);
  await db.insert(eventSeries).values(CLUB.series);
  for (const event of [...EVENTS, ...CLUB.events]) await db.insert(events).values(event);
  await db.insert(organizerDays).values(COUNTED_DAYS);
  await db.insert(eventMonths).values(COUNTED_MONTHS);
  await gatherSearchWords({ db, now: NOW });
  await fillWithAccounts(db);
  await fillWithStaff(db);
  await proxy.dispose();
}
