import { eq, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { selectPublisher } from "#db/queries/publishing/publishing";
import { events, eventSeries } from "#db/schema";
import { pickFields } from "~/domain/values";
import { selectNamed } from "./hosts";
import { ownListOf, type OwnListQuestion, ownListStatement } from "./own-list";

export type StoredEvent = typeof events.$inferSelect;
export type StoredSeries = typeof eventSeries.$inferSelect;

export type OwnEvent = NonNullable<Awaited<ReturnType<typeof findOwnEvent>>>;

/** The form is opened with this version. */
export const newestVersion = ({ event, series, siblings }: OwnEvent): number =>
  Math.max(event.version, series?.version ?? 0, ...siblings.map(({ version }) => version));

/** More events than a series may have, so that none is left out. */
const MOST_SIBLINGS = 1010;

/** One round trip; hidden or not. */
export async function findOwnEvent(db: Database, id: string) {
  const [[event], [publisher], [series], siblings, named] = await db.batch([
    db.select().from(events).where(eq(events.id, id)),
    selectPublisher(db, sql`(select organizer_id from events where id = ${id})`),
    db
      .select()
      .from(eventSeries)
      .where(sql`${eventSeries.id} = (select series_id from events where id = ${id})`),
    db
      .select(pickFields(events, ["id", "start_time", "end_time", "all_day", "series_day", "is_exception", "version"]))
      .from(events)
      .where(sql`${events.series_id} = (select series_id from events where id = ${id})`)
      .orderBy(events.start_time)
      .limit(MOST_SIBLINGS),
    selectNamed(db, id),
  ]);
  return event && publisher
    ? {
        event,
        organizer: publisher.organizer,
        /** Columns that `roomOf` needs. */
        publisher,
        series: series ?? null,
        /** Includes this one; empty outside a series. */
        siblings,
        named,
      }
    : null;
}

export async function findEventOfSeries(db: Database, seriesId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(eq(events.series_id, seriesId))
    .orderBy(events.start_time)
    .limit(1);
  return row?.id ?? null;
}

export function listEventRows(db: Database, ids: readonly string[]): Promise<StoredEvent[]> {
  return db
    .select()
    .from(events)
    .where(sql`${events.id} in ${valuesOf(ids)}`);
}

export type SeriesPageRows = NonNullable<Awaited<ReturnType<typeof findSeriesPage>>>;

/** One round trip. */
export async function findSeriesPage(
  db: Database,
  id: string,
  page: Omit<OwnListQuestion, "organizerId" | "seriesId" | "phrases">,
) {
  const question = { ...page, organizerId: "", seriesId: id, phrases: [] };
  const [[series], rows] = await db.batch([
    db.select().from(eventSeries).where(eq(eventSeries.id, id)),
    ownListStatement(db, question),
  ]);
  return series ? { series, list: ownListOf(rows, question) } : null;
}
