import { getPlatformProxy } from "wrangler";
import { openDatabase } from "#db/client";
import { events } from "#db/schema";
import { momentAt } from "~/domain/time/days-and-moments";
import { gatherSearchWords } from "~/models/search/gather-words";
import { fromNow, NOW } from "./clock";
import { insertRows, wholeEvent } from "./data-rows";
import { fillWithAccounts, PEOPLE } from "./journey-accounts";
import { TOKENS } from "./screens/screen";
import "../../scripts/mended-miniflare.mjs";

const SERVICES = Array.from({ length: 40 }, (_, week) =>
  wholeEvent({
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
    lat: 59.9139,
    lng: 10.7522,
  }),
);

/** A weekly club, of which one date is cancelled and another is later than the rest. */
const CLUB = Array.from({ length: 10 }, (_, week) =>
  wholeEvent({
    id: `klubb-${week}`,
    organizer_id: "vandrekirken",
    title: "Polarklubben",
    event_type: "youth",
    start_time: fromNow({ days: 8 + 7 * week, hours: week === 4 ? 8 : 7 }),
    location_name: "Klubbhuset",
    series_id: "fredagsklubben",
    ...(week === 2 && { state: "cancelled" as const, state_reason: "Lederne er på tur." }),
    ...(week === 4 && { is_exception: true }),
    lat: 69.65,
    lng: 18.96,
  }),
);

/** Of a feast that is offered four weeks before. */
const MIDSUMMER = wholeEvent({
  id: "sankthansfest",
  organizer_id: "bykirken",
  title: "Sankthansfest",
  event_type: "other",
  start_time: momentAt("2026-06-23", "19:00"),
  lat: 59.9139,
  lng: 10.7522,
});

/** Inserts the organizers and events of the journeys into the database of a state folder. */
export async function fillForJourneys(state: string): Promise<void> {
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  const db = openDatabase(proxy.env.DB);
  await insertRows(db, "journeys.txt", { ...TOKENS, ...PEOPLE });
  for (const event of [...SERVICES, ...CLUB, MIDSUMMER]) await db.insert(events).values(event);
  await gatherSearchWords({ db, now: NOW });
  await fillWithAccounts(db);
  await proxy.dispose();
}
