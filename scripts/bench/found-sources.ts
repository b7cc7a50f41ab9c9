import { openDatabase } from "#db/client";
import { meterDatabase } from "#db/meter";
import { claimDueCalendars } from "#db/queries/calendars/due";
import { listProposals } from "#db/queries/calendars/unconfirmed";
import { insertPages } from "#db/queries/organizers/register-pages";
import { countSources } from "#db/queries/site/sources";
import { calendarSyncs, intakes, registerBatches } from "#db/schema";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { chunksOf } from "~/domain/values";
import type { FeedFetcher } from "~/gateways/feeds/feed-fetcher";
import { sourceReader } from "~/gateways/sources/source-reader";
import { syncCalendar } from "~/models/calendars/sync";
import { reviewIntake } from "~/models/intake/review";
import { newOrganizer } from "~/models/organizers/create";
import { openMigrated } from "../migrate.mjs";
import { CALENDAR_NOW, calendarText, coming, DAY, eventText } from "./calendars";

const PAGES = 200;
/** Of the pages have a website with something to read. */
const SHARE = 0.6;
const EVENTS = 30;
/** Websites that are read: one costs what another does. */
const SAMPLE = 120;
/** Seconds that two answers of a website take: robots.txt is asked once a day. */
const NETWORK = 1;
const PLACE = { position: { lat: 62.57, lng: 11.38 }, isSettled: true };

const siteWith = (word: string): FeedFetcher => {
  const text = calendarText(EVENTS, (number) => eventText(number, coming(number)).replace("nr.", word));
  const read = { bytes: new TextEncoder().encode(text), contentType: "text/calendar" };
  const copy = { etag: null, last_modified: null };
  return { fetchFeed: async (address) => ({ kind: "body", address, copy, ...read }) };
};

const print = (name: string, cells: readonly (string | number)[]) =>
  console.info(name.padEnd(44) + cells.map((text) => String(text).padStart(13)).join(""));

/** What pages before owners cost whose websites are read each week; `pages` of them. */
export async function benchFoundSources(
  _root: string,
  { pages = PAGES }: { pages: number | undefined },
): Promise<void> {
  const { d1, close } = await openMigrated();
  const { d1: metered, meter } = meterDatabase(d1);
  const db = openDatabase(metered);
  const sources = Math.round(pages * SHARE);
  const sample = Math.min(sources, SAMPLE);
  const week = { rows: 0, written: 0, minutes: 0 };
  const measure = async (name: string, times: number, work: () => Promise<unknown>, isWeekly = false) => {
    const [before, begin] = [{ ...meter }, performance.now()];
    await work();
    const ms = performance.now() - begin;
    const [rows, written] = [meter.rowsRead - before.rowsRead, meter.rowsWritten - before.rowsWritten];
    const each = [meter.trips - before.trips, meter.statements - before.statements, rows, written, ms];
    print(
      `${times} × ${name}`,
      each.map((sum) => Math.round((10 * sum) / times) / 10),
    );
    if (!isWeekly) return;
    week.rows += (rows * sources) / times;
    week.written += (written * sources) / times;
    week.minutes += (sources * (ms / times / 1000 + NETWORK)) / 60;
  };
  const depsAt = (days: number, site: FeedFetcher) => ({
    db,
    feeds: site,
    pages: site,
    keptPages: site,
    reader: sourceReader,
    addresses: { geocodeAll: async (texts: readonly string[]) => new Map(texts.map((text) => [text, PLACE])) },
    jobs: { enqueue: async () => undefined },
    settings: { APP_URL: "https://samling.example", ENVIRONMENT: "production" as const },
    now: new Date(CALENDAR_NOW.getTime() + days * DAY),
  });
  const readAll = async (days: number, site: FeedFetcher) => {
    for (const { id } of await db.select({ id: calendarSyncs.id }).from(calendarSyncs).limit(sample)) {
      const run = await syncCalendar({ syncId: id, trigger: "cron" }, depsAt(days, site));
      if (!run.ok || run.value.outcome === "failed") throw new Error(`${id} was not read`);
    }
  };
  const site = siteWith("nr.");
  print("each", ["round trips", "statements", "rows read", "rows written", "ms"]);
  await db.insert(registerBatches).values({ id: "bench", place: "46", waiting: "[]" });
  const rows = Array.from({ length: pages }, (_, number) => {
    const website = number < sources ? `https://side${number}.example/` : null;
    const said = { email: `${number}@enhetsregisteret.invalid`, name: `Nøstebu menighet ${number}`, website };
    const page = { ...said, city: "Røros", organization_number: String(900_000_000 + number), ...PLACE.position };
    return { ...newOrganizer(page, CALENDAR_NOW), register_batch: "bench", reviewed_at: CALENDAR_NOW };
  });
  const batch = { done: [], dueAt: CALENDAR_NOW };
  await measure("page made", pages, async () => {
    for (const part of chunksOf(rows, 20)) await insertPages(db, "bench", { ...batch, pages: part }, CALENDAR_NOW);
  });
  const claim = { due: CALENDAR_NOW, until: unixSeconds(CALENDAR_NOW), limit: 2000 };
  await measure("cron's claim of what is due", 1, () => claimDueCalendars(db, claim));
  await measure("first look", sample, () => readAll(0, site));
  await measure("look of a week", sample, () => readAll(7, site), true);
  await measure("superadmins' list", 1, () => listProposals(db));
  await measure(`yes, with ${EVENTS} events`, sample, async () => {
    for (const intake of await db.select().from(intakes)) {
      const sent = { version: intake.version, at: null, opens: false, keep: false, errors: null };
      const decisions = { ticked: new Set(intake.rows.map(({ id }) => id)) };
      await reviewIntake(intake, { ...sent, intent: "publish", decisions }, depsAt(8, site));
    }
  });
  await measure("published, a week without a change", sample, () => readAll(14, site), true);
  await measure("published, a week with every title changed", sample, () => readAll(21, siteWith("no.")));
  await measure("page of sources", 1, () => countSources(db, CALENDAR_NOW));
  await close();
  console.info(
    `\n${pages} pages, ${sources} websites looked at and as many published, a week: ${Math.round(week.rows)} rows read, ` +
      `${Math.round(week.written)} written, ${Math.round(week.minutes)} queue minutes (${NETWORK} s of network each; pages of HTML take the reader more).`,
  );
}
