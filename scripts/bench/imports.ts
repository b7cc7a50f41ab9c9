import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { calendarSyncs, organizers } from "#db/schema";
import { organizerSearchEntry } from "~/domain/search/entry";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { syncCalendar } from "~/models/calendars/sync";
import { openMigrated } from "../migrate.mjs";
import { CALENDAR_NOW, calendarText, coming, eventText } from "./calendars";

export interface ImportMeasure {
  name: string;
  events: number;
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
  ms: number;
}

const SIZES = [1000, 5000];
const SYNC_ID = "calendar";
/** Every place is found at once. */
const PLACE = { position: { lat: 62.57, lng: 11.38 }, isSettled: true };

const feed = (events: number, change: (number: number) => string) =>
  new TextEncoder().encode(
    calendarText(events, (number) =>
      eventText(number, coming(number)).replace("SUMMARY:", `SUMMARY:${change(number)}`),
    ),
  );

/** The first, one without changes, and one with one changed event in a hundred. */
export async function measureImports(): Promise<ImportMeasure[]> {
  const measures: ImportMeasure[] = [];
  for (const events of SIZES) {
    const { d1, close } = await openMigrated();
    await putCalendar(d1);
    const unchanged = feed(events, () => "");
    measures.push(await measure(d1, "first import", events, unchanged));
    measures.push(await measure(d1, "no change", events, unchanged));
    measures.push(
      await measure(
        d1,
        "1 % changed",
        events,
        feed(events, (number) => (number % 100 === 0 ? "Utsatt: " : "")),
      ),
    );
    await close();
  }
  return measures;
}

async function putCalendar(d1: D1Database) {
  const db = openDatabase(d1);
  const organizer = {
    id: "organizer",
    email: "post@menighet.example",
    name: "Nøstebu menighet",
    city: "Røros",
    description: null,
  };
  await db.insert(organizers).values({ ...organizer, ...organizerSearchEntry(organizer) });
  const calendar_url = "https://menighet.example/kalender.ics";
  await db
    .insert(calendarSyncs)
    .values({ id: SYNC_ID, organizer_id: organizer.id, calendar_name: "Kalender", calendar_url });
}

async function measure(d1: D1Database, name: string, events: number, bytes: Uint8Array): Promise<ImportMeasure> {
  const { d1: metered, meter } = meterDatabase(d1);
  const begin = performance.now();
  const source: FeedFetcher = {
    fetchFeed: async () => ({
      kind: "body",
      bytes,
      contentType: "text/calendar",
      address: "",
      copy: { etag: null, last_modified: null },
    }),
  };
  const run = await syncCalendar(
    { syncId: SYNC_ID, trigger: "cron" },
    {
      db: openDatabase(metered),
      feeds: source,
      keptPages: source,
      reader: sourceReader,
      addresses: { geocodeAll: async (texts) => new Map(texts.map((text) => [text, PLACE])) },
      jobs: { enqueue: () => Promise.reject(new Error("nothing is queued here")) },
      settings: { APP_URL: "https://samling.example", ENVIRONMENT: "production" },
      now: CALENDAR_NOW,
    },
  );
  if (!run.ok || run.value.outcome === "failed") throw new Error(`${name} of ${events} events failed`);
  const { trips, statements, rowsRead, rowsWritten } = meter;
  return { name, events, trips, statements, rowsRead, rowsWritten, ms: performance.now() - begin };
}
