import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#db/client";
import { calendarSyncs, organizers } from "#db/schema";
import { fromNow } from "#test/support/clock";
import {
  type Behaviour,
  calendar,
  cutShort,
  drip,
  empty,
  gzipBomb,
  gzipped,
  gzippedFile,
  gzippedUnlabelled,
  redirect,
  signInPage,
  silence,
  status,
  tenMegabytes,
  truncated,
  withValidators,
} from "#test/support/feed-behaviours";
import { calendarText, TWO_VERSIONS } from "#test/support/feed-calendars";
import { type FeedServer, startFeedServer } from "#test/support/feed-server";
import { organizerSearchEntry } from "~/domain/search/entry";
import { openFeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { syncCalendar } from "~/models/calendars/sync";
import { openMigrated } from "../../scripts/migrate.mjs";

const BEFORE = TWO_VERSIONS.before();
const AFTER = TWO_VERSIONS.after();
const TITLES = ["Gudstjeneste med dåp", "Kveldskonsert", "Morgenbønn"];
const NEW_TITLES = ["Gudstjeneste med dåp", "Kveldskonsert med koret", "Ungdomsleir"];
const NOTHING_TO_COME = calendarText([]);

let server: FeedServer;
let database: Awaited<ReturnType<typeof openMigrated>>;

beforeAll(async () => {
  server = await startFeedServer();
  database = await openMigrated();
  const organizer = {
    id: "organizer",
    email: "post@fjellkirken.test",
    name: "Fjellkirken",
    city: null,
    description: null,
    created_at: fromNow({ days: -30 }),
  };
  await openDatabase(database.d1)
    .insert(organizers)
    .values({ ...organizer, ...organizerSearchEntry(organizer) });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

let made = 0;

/**
 * A stored calendar whose feed is on the server; `run` sets the server's behaviour and imports, an hour later each
 * time.
 */
async function aServedCalendar() {
  const db = openDatabase(database.d1);
  const path = `/${++made}.ics`;
  const id = `calendar-${made}`;
  await db
    .insert(calendarSyncs)
    .values({ id, organizer_id: "organizer", calendar_name: "Kalender", calendar_url: `${server.origin}${path}` });
  const settings = {
    APP_URL: "https://samling.example",
    FEED_ALLOWED_PRIVATE_HOSTS: [server.host],
    ENVIRONMENT: "test" as const,
  };
  let hours = 0;
  return {
    async run(behaviour: Behaviour, milliseconds = 10_000) {
      server.serve(path, behaviour);
      const feeds = openFeedFetcher({ settings, limits: { milliseconds } });
      const deps = {
        db,
        feeds,
        keptPages: feeds,
        reader: sourceReader,
        addresses: { geocodeAll: async () => new Map<string, never>() },
        jobs: { enqueue: async () => undefined },
        settings,
        now: fromNow({ hours: hours++ }),
      };
      const result = await syncCalendar({ syncId: id, trigger: "cron" }, deps);
      if (!result.ok) throw new Error(result.problem.kind);
      return result.value;
    },
    async titles() {
      const { results } = await database.d1
        .prepare("select title from events where google_calendar_sync_id = ? order by start_time")
        .bind(id)
        .all<{ title: string }>();
      return results.map(({ title }) => title);
    },
  };
}

it.each<[string, (text: string) => Behaviour]>([
  ["as it should be", calendar],
  ["packed", gzipped],
  ["packed without a word", gzippedUnlabelled],
  ["as a packed file", gzippedFile],
  ["behind a redirect", (text) => redirect(server.serve("/elsewhere.ics", calendar(text)))],
  [
    "with a copy that can be asked about",
    (text) => withValidators(text, { ETag: `"${text.length}"`, "Last-Modified": text.length.toString() }),
  ],
])("a feed and its next version lose nothing and double nothing, served %s", async (_how, serve) => {
  const { run, titles } = await aServedCalendar();
  expect(await run(serve(BEFORE))).toMatchObject({ events_new: 3 });
  expect(await titles()).toEqual(TITLES);
  expect(await run(serve(BEFORE))).toMatchObject({ outcome: "unchanged", events_unchanged: 3, total_events: 4 });
  expect(await run(serve(AFTER))).toMatchObject({
    events_new: 1,
    events_changed: 1,
    events_removed: 1,
    events_unchanged: 1,
  });
  expect(await titles()).toEqual(NEW_TITLES);
});

describe("a feed that hiccups and is fine again", () => {
  it.each<[string, Behaviour, string]>([
    ["says nothing", silence, "timed_out"],
    ["drips", drip, "timed_out"],
    ["answers 500", status(500), "server_error"],
    ["answers 404", status(404), "not_found"],
    ["shows a sign-in page", signInPage, "web_page"],
    ["sends nothing", empty, "not_a_calendar"],
    ["sends a calendar without events", calendar(NOTHING_TO_COME), "emptied"],
    ["breaks off", truncated(BEFORE), "unreachable"],
    ["resets the connection", ({ socket }) => void socket.resetAndDestroy(), "unreachable"],
    ["sends half of it", cutShort(BEFORE), "cut_off"],
    ["sends more than 10 MB", tenMegabytes({ more: true }), "too_big"],
    ["sends 10 MB of nothing", tenMegabytes({ more: false }), "not_a_calendar"],
    ["sends a bomb", gzipBomb(true), "too_big"],
  ])("keeps its events and doubles none, when it %s", async (_what, hiccup, problem) => {
    const { run, titles } = await aServedCalendar();
    await run(calendar(BEFORE));
    expect(await run(hiccup, problem === "timed_out" ? 300 : undefined)).toMatchObject({ problem, events_removed: 0 });
    expect(await titles()).toEqual(TITLES);
    expect(await run(calendar(BEFORE))).toMatchObject({ outcome: "unchanged", problem: null, events_unchanged: 3 });
    expect(await titles()).toEqual(TITLES);
  });
});
