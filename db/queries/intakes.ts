import { and, desc, eq, lt, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { moderateAgain } from "#db/queries/moderation/came-back";
import type { BoundEvent } from "#db/queries/publishing/bound-event";
import { arrangeFirstDays, holdForInsert } from "#db/queries/publishing/publishing";
import { nextVersion } from "#db/queries/versions";
import { events, intakes } from "#db/schema";
import type { ReviewRow } from "~/domain/review/review-row";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

export type IntakeRow = typeof intakes.$inferSelect;
export type NewIntake = typeof intakes.$inferInsert;

export const insertIntake = (db: Database, intake: NewIntake) => db.insert(intakes).values(intake);

export async function findIntake(db: Database, id: string): Promise<IntakeRow | null> {
  const [row] = await db.select().from(intakes).where(eq(intakes.id, id));
  return row ?? null;
}

export type ListedIntake = Pick<IntakeRow, "id" | "name" | "kind" | "published_at" | "sync_id" | "created_at"> & {
  count: number;
  /** Published of them. */
  out: number;
};

export const listIntakes = (db: Database, organizerId: string, most: number): Promise<ListedIntake[]> =>
  db
    .select({
      ...pickFields(intakes, ["id", "name", "kind", "published_at", "sync_id", "created_at"]),
      count: sql<number>`json_array_length(${intakes.rows})`,
      out: sql<number>`(select iif(${intakes.published_at} is null, 0,
        coalesce(nullif(count(r.value->>'outSince'), 0), sum(r.value->>'isTicked'), 0)) from json_each(${intakes.rows}) r)`,
    })
    .from(intakes)
    .where(eq(intakes.organizer_id, organizerId))
    .orderBy(desc(intakes.created_at), intakes.id)
    .limit(most);

/** False where somebody else decided meanwhile. */
export async function updateReview(
  db: Database,
  { id, version }: Pick<IntakeRow, "id" | "version">,
  rows: ReviewRow[],
): Promise<boolean> {
  const written = await db
    .update(intakes)
    .set({ rows, version: nextVersion })
    .where(and(eq(intakes.id, id), eq(intakes.version, version)))
    .returning({ id: intakes.id });
  return written.length > 0;
}

interface Publication {
  rows: ReviewRow[];
  publishedAt: Date | null;
  /** The calendar that keeps them up to date. */
  syncId: string | null;
}

/** Without its address, which may be a secret, unless it is kept up to date, or no longer published. */
export const markPublished = (db: Database, id: string, { rows, publishedAt, syncId }: Publication) =>
  db
    .update(intakes)
    .set({
      rows,
      published_at: publishedAt,
      sync_id: syncId,
      version: nextVersion,
      ...(publishedAt !== null && syncId === null && { address: null }),
    })
    .where(eq(intakes.id, id));

export const deleteIntake = (db: Database, id: string) => db.delete(intakes).where(eq(intakes.id, id));

export const deleteOldIntakes = (db: Database, before: Date) =>
  db.delete(intakes).where(lt(intakes.created_at, before));

const COLUMNS = [
  "id",
  "title",
  "description",
  "event_type",
  "start_time",
  "end_time",
  "all_day",
  "location_name",
  "location_address",
  "city",
  "lat",
  "lng",
  "external_url",
  "tags",
  "search_text",
  "facets",
  "facts",
  "fact_facets",
] as const;

export type ReviewedEventColumns = BoundEvent<(typeof COLUMNS)[number]>;

/** From one bound text; existing ids stay unchanged. Of a new organizer's events the soonest are shown. */
export function insertReviewedEvents(
  db: Database,
  rows: readonly ReviewedEventColumns[],
  organizerId: string,
  now: Date,
) {
  const ids = rows.map(({ id }) => id);
  const values = COLUMNS.map((column) => `w.value->>'${column}'`).join(", ");
  const insert = sql`insert into events (${sql.raw(COLUMNS.join(", "))}, organizer_id, created_at, public_from)
    select ${sql.raw(values)}, ${organizerId}, ${unixSeconds(now)}, r.until
    from json_each(${JSON.stringify(rows)}) w left join ${holdForInsert(organizerId, now)} r where true
    on conflict (id) do nothing`;
  return [db.run(insert), ...arrangeFirstDays(db, now, organizerId), moderateAgain(db, valuesOf(ids))];
}

/** Until when in unix seconds. */
export async function countHeld(
  db: Database,
  ids: readonly string[],
): Promise<{ count: number; until: number | null }> {
  const [held] = await db
    .select({
      count: sql<number>`count(${events.public_from})`,
      until: sql<number | null>`max(${events.public_from})`,
    })
    .from(events)
    .where(sql`id in ${valuesOf(ids)}`);
  return held ?? { count: 0, until: null };
}

export const selectStanding = (db: Database, ids: readonly string[]) =>
  db
    .select({ id: events.id })
    .from(events)
    .where(sql`id in ${valuesOf(ids)}`);

/** Except those edited since. */
export const deleteUneditedEvents = (db: Database, organizerId: string, ids: readonly string[]) =>
  db.delete(events).where(
    sql`id in ${valuesOf(ids)} and organizer_id = ${organizerId}
      and version = 1 and google_calendar_sync_id is null`,
  );
