import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client";
import { type Meter, meterDatabase } from "#db/meter";
import { calendarSyncs } from "#db/schema";
import type { RunReport, RunTrigger } from "~/domain/calendars/run";
import type { Position } from "~/domain/places/position";
import type { FeedAnswer, FeedCopy, FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import type { JobMessage } from "~/jobs/queue";
import type { CalendarDeps } from "~/models/calendars/deps";
import { syncCalendar } from "~/models/calendars/sync";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./clock";
import { anOrganizer, testDatabase } from "./rows";
import { testSettings } from "./settings";

type NewCalendar = typeof calendarSyncs.$inferInsert;

let made = 0;

/** Inserts a calendar that was never imported. */
export async function aCalendar(given: Partial<NewCalendar> = {}): Promise<NewCalendar> {
  const number = ++made;
  const organizer_id = given.organizer_id ?? (await anOrganizer()).id;
  const row = {
    id: `calendar-${number}`,
    calendar_name: `Kalender ${number}`,
    calendar_url: `https://kalender${number}.example/basic.ics`,
    created_at: NOW,
    ...given,
    organizer_id,
  };
  await testDatabase().insert(calendarSyncs).values(row);
  return row;
}

/** A feed's response: a calendar's text, a result of the fetcher, or a function of the known copy. */
export type Served = string | FeedAnswer | ((known: FeedCopy | null) => FeedAnswer);

export const body = (text: string, copy: FeedCopy = { etag: null, last_modified: null }): FeedAnswer => ({
  kind: "body",
  bytes: new TextEncoder().encode(text),
  contentType: "text/calendar; charset=utf-8",
  address: "https://kalender.example/basic.ics",
  copy,
});

export interface WorkedRun {
  report: RunReport;
  meter: Meter;
  /** The addresses that were looked up. */
  located: string[];
  jobs: JobMessage[];
}

export interface Work {
  now?: Date;
  trigger?: RunTrigger;
  places?: Record<string, Position>;
  /** Whether places can't be looked up now. */
  unsettled?: boolean;
  d1?: D1Database;
}

/** Returns the dependencies of calendar actions: a feed with the response `served`, and places at fixed positions. */
export function calendarDeps(served: Served, { now = NOW, places = {}, unsettled = false, d1 = env.DB }: Work = {}) {
  const { d1: metered, meter } = meterDatabase(d1);
  const located: string[] = [];
  const jobs: JobMessage[] = [];
  const asked: (FeedCopy | null)[] = [];
  const source: FeedFetcher = {
    fetchFeed: async (_address, known) => {
      asked.push(known);
      return typeof served === "string" ? body(served) : typeof served === "function" ? served(known) : served;
    },
  };
  const deps: CalendarDeps = {
    db: openDatabase(metered),
    feeds: source,
    keptPages: source,
    reader: sourceReader,
    addresses: {
      geocodeAll: async (texts) => {
        located.push(...texts);
        return new Map(texts.map((text) => [text, { position: places[text] ?? null, isSettled: !unsettled }]));
      },
    },
    jobs: { enqueue: async (messages) => void jobs.push(...messages) },
    settings: parseSettings(testSettings),
    now,
  };
  return { deps, meter, located, jobs, asked };
}

/** Runs a calendar once on its feed's response. */
export async function runCalendar(syncId: string, served: Served, work: Work = {}): Promise<WorkedRun> {
  const { deps, meter, located, jobs } = calendarDeps(served, work);
  const result = await syncCalendar({ syncId, trigger: work.trigger ?? "cron" }, deps);
  if (!result.ok) throw new Error(`The calendar is ${result.problem.kind}`);
  return { report: result.value, meter, located, jobs };
}

/** Returns a calendar's stored events, past ones included, by start. */
export async function importedEvents(syncId: string) {
  const { results } = await env.DB.prepare(
    `select id, title, description, event_type, start_time, end_time, all_day, location_name, lat, lng, external_url, tags,
       google_calendar_id, google_event_id from events where google_calendar_sync_id = ? order by start_time, google_event_id`,
  )
    .bind(syncId)
    .all<Record<string, unknown> & { id: string; title: string; start_time: number; google_event_id: string }>();
  return results;
}

/** Returns the titles of a calendar's events, by start. */
export const titlesOf = async (syncId: string) => (await importedEvents(syncId)).map(({ title }) => title);
