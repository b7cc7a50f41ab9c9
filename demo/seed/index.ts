import { demo } from "./demo";
import type { NewCalendarSyncRow, NewEventRow, SeedRows } from "./rows";
import { scaled } from "./scale";

export interface SeedOptions {
  now: Date;
  /** The same number gives the same rows. */
  seed?: number | undefined;
  /** Given together, they replace the demo by that many. */
  organizers?: number | undefined;
  events?: number | undefined;
}

/** `d1` is migrated and empty, and settles what is written. */
export async function seedDatabase(
  d1: Pick<D1Database, "prepare" | "batch">,
  { now, seed = 1, organizers, events }: SeedOptions,
) {
  const isScale = organizers !== undefined && events !== undefined;
  const { rows, images } = isScale
    ? { rows: scaled({ now, seed, organizers, events }), images: [] }
    : demo({ now, seed });
  await writeRows(d1, rows);
  return {
    organizers: rows.organizers.length,
    events: rows.events.length,
    /** Of the rows; none when filled to scale. */
    images,
  };
}

/** D1 binds at most 2 MB of text. */
const MOST_BYTES = 1_800_000;

/** In one transaction: the search index flushes at the end of each, and up to 20,000 events are settled with it. */
const STATEMENTS_A_BATCH = 8;
const ROWS_A_STATEMENT = 2500;

type Row = Record<string, unknown>;

/** The order suits foreign keys, and the search index, which grows fastest forward in time. */
async function writeRows(d1: Pick<D1Database, "prepare" | "batch">, rows: SeedRows): Promise<void> {
  const { organizers, registerPages, registerBatches, calendarSyncs, series } = rows;
  const { events, eventHosts, images, organizerDays, eventMonths } = rows;
  await insertAll(d1, "organizers", organizers);
  await insertAll(d1, "organizers", registerPages);
  await insertAll(d1, "register_batches", registerBatches);
  await insertAll(d1, "calendar_syncs", calendarSyncs);
  await insertAll(d1, "calendar_runs", calendarSyncs.map(firstRunOf));
  await insertAll(d1, "event_series", series);
  await insertAll(d1, "images", images);
  await insertAll(d1, "events", [...events].sort(byTime));
  const hosted = JSON.stringify(eventHosts.map(({ event_id }) => event_id));
  await d1.batch([d1.prepare("INSERT INTO touching (id, depth) SELECT value, 2 FROM json_each(?)").bind(hosted)]);
  await insertAll(d1, "event_hosts", eventHosts);
  await insertAll(d1, "organizer_days", organizerDays);
  await insertAll(d1, "event_months", eventMonths);
  await leaveCardsUndrawn(d1);
}

const firstRunOf = ({ id, last_sync, coming_events }: NewCalendarSyncRow) => ({
  sync_id: id,
  slot: 1,
  number: 1,
  trigger: "cron",
  started_at: last_sync,
  outcome: "changed",
  events_new: coming_events,
  events_changed: 0,
  events_removed: 0,
  events_unchanged: 0,
  events_held: 0,
  total_events: coming_events,
  past_skipped: 0,
});

/** They get cards when asked for: the first start's cron would draw thousands for hours. */
async function leaveCardsUndrawn(d1: Pick<D1Database, "prepare" | "batch">): Promise<void> {
  await d1.batch([
    d1.prepare("UPDATE numbers SET number = (SELECT coalesce(max(seq), 0) FROM public_changes) WHERE name = 'cards'"),
    d1.prepare("DELETE FROM organizer_cards_due"),
  ]);
}

/** Within a moment independent of organizers. */
const byTime = (a: NewEventRow, b: NewEventRow): number => a.start_time - b.start_time || (a.id < b.id ? -1 : 1);

/** As many rows as fit in one bound JSON text; the next is written while the last is stored. */
async function insertAll<T extends object>(
  d1: Pick<D1Database, "prepare" | "batch">,
  table: string,
  rows: readonly T[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = columns.map((_, i) => `json_extract(value, '$[${i}]')`).join(", ");
  const statement = d1.prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`);
  let batch: D1PreparedStatement[] = [];
  let sent: Promise<unknown> = Promise.resolve();
  const send = async () => {
    await sent;
    sent = d1.batch(batch);
    batch = [];
  };
  for (const text of jsonTexts(rows, columns)) {
    batch.push(statement.bind(text));
    if (batch.length === STATEMENTS_A_BATCH) await send();
  }
  if (batch.length > 0) await send();
  await sent;
}

function* jsonTexts(rows: readonly object[], columns: readonly string[]): Generator<string> {
  const encoder = new TextEncoder();
  let parts: string[] = [];
  let bytes = 2;
  for (const row of rows) {
    const part = JSON.stringify(columns.map((column) => (row as Row)[column] ?? null));
    const size = encoder.encode(part).length + 1;
    if (bytes + size > MOST_BYTES || parts.length === ROWS_A_STATEMENT) {
      yield `[${parts.join(",")}]`;
      [parts, bytes] = [[], 2];
    }
    parts.push(part);
    bytes += size;
  }
  yield `[${parts.join(",")}]`;
}
