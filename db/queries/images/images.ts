import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { type Database, firstRowOf, FOUND, inOrder, select, unionAll, valuesOf } from "#db/client";
import { erase } from "#db/queries/erase";
import { images } from "#db/schema";

type NewImage = Omit<typeof images.$inferInsert, "organizer_id">;

export const insertImage = (db: Database, image: NewImage) => db.insert(images).values(image);

/** `organizerId` null: not yet created. False where unused since before `since`. */
export async function isClaimable(db: Database, id: string, organizerId: string | null, since: Date): Promise<boolean> {
  const isFree = isNull(images.organizer_id);
  const [row] = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        eq(images.id, id),
        organizerId === null ? isFree : or(isFree, eq(images.organizer_id, organizerId)),
        or(isNull(images.orphaned_at), gt(images.orphaned_at, since)),
      ),
    );
  return row !== undefined;
}

/** Those of others stay theirs. */
export const claimImages = (db: Database, organizerId: string, ids: readonly string[]) =>
  db
    .update(images)
    .set({ organizer_id: organizerId, orphaned_at: null })
    .where(and(amongIds(ids), or(isNull(images.organizer_id), eq(images.organizer_id, organizerId))));

/** Runs after the change that dropped them; images still used by the organizer stay. */
export const releaseImages = (db: Database, organizerId: string, ids: readonly string[], now: Date) =>
  db
    .update(images)
    .set({ orphaned_at: now })
    .where(and(amongIds(ids), eq(images.organizer_id, organizerId), isUnused));

export const releaseAnyImages = (db: Database, ids: readonly string[], now: Date) =>
  db
    .update(images)
    .set({ orphaned_at: now })
    .where(and(amongIds(ids), isUnused));

/** Events in the bin count too. */
const isOnNoPage = and(
  sql`not exists (
    select 1 from organizers o where o.id = ${images.organizer_id}
    and '/images/' || ${images.id} in (coalesce(o.logo_url, ''), coalesce(o.cover_image_url, ''))
  )`,
  sql`not exists (
    select 1 from events e where e.organizer_id = ${images.organizer_id} and e.image_url = '/images/' || ${images.id}
  )`,
  sql`not exists (
    select 1 from deleted_events d where d.organizer_id = ${images.organizer_id} and d.image_url = '/images/' || ${images.id}
  )`,
);

/** Except by this calendar: set of an event that its source has lost for now. */
const isSetNowhere = (besides = "") => sql`not exists (
  select 1 from calendar_syncs c join event_changes h on h.sync_id = c.id
  where c.organizer_id = ${images.organizer_id} and c.id <> ${besides} and h.fields->>'$.image_url.value' = '/images/' || ${images.id}
)`;

const isInNoForm = sql`not exists (
  select 1 from stored_event_forms s where s.organizer_id = ${images.organizer_id} and s.image_url = '/images/' || ${images.id}
)`;

const isUnused = and(isOnNoPage, isSetNowhere(), isInNoForm);

/** Runs between the deletion of a calendar's events and its own. */
export const releaseLocalImages = (db: Database, organizerId: string, syncId: string, now: Date) =>
  db
    .update(images)
    .set({ orphaned_at: now })
    .where(
      and(
        sql`${images.id} in (select substr(fields->>'$.image_url.value', length('/images/') + 1) from event_changes where sync_id = ${syncId})`,
        eq(images.organizer_id, organizerId),
        isOnNoPage,
        isSetNowhere(syncId),
        isInNoForm,
      ),
    );

export const orphanLostImages = (db: Database, now: Date) =>
  db
    .update(images)
    .set({ orphaned_at: now })
    .where(and(isNull(images.organizer_id), isNull(images.orphaned_at)));

export async function listOrphanedImages(db: Database, before: Date, limit = 100): Promise<{ id: string }[]> {
  return db
    .select({ id: images.id })
    .from(images)
    .where(lte(images.orphaned_at, before))
    .orderBy(images.orphaned_at)
    .limit(limit);
}

export async function isOrphaned(db: Database, id: string, before: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.id, id), lte(images.orphaned_at, before)));
  return row !== undefined;
}

export const deleteImageRow = (db: Database, id: string) => db.batch(erase(db, images, eq(images.id, id)));

const amongIds = (ids: readonly string[]) => sql`${images.id} in ${valuesOf(ids)}`;

/** Reads one row for an event's image, two for an organizer's. */
export async function isImageShown(db: Database, id: string): Promise<boolean> {
  const address = `/images/${id}`;
  const byEvent = select(FOUND)`from visible_events where image_url = ${address}`;
  const byOrganizer = select(FOUND)`from images i join visible_organizers o on o.id = i.organizer_id
  where i.id = ${id} and ${address} in (coalesce(o.logo_url, ''), coalesce(o.cover_image_url, ''))`;
  const byMerged = select(FOUND)`
    from events f cross join visible_events e on e.id = f.merged_into where f.image_url = ${address} and f.merged_into is not null`;
  const byPreview = select(FOUND)`from stored_event_forms where image_url = ${address} and preview_token is not null`;
  const [first, second] = id.startsWith("organizers/") ? [byOrganizer, byEvent] : [byEvent, byOrganizer];
  // Each query only runs where those before it find nothing.
  return (await firstRowOf(db, inOrder(unionAll(first, second, byMerged, byPreview), sql`limit 1`))) !== null;
}

/** `organizer_id` is null for an unused upload. */
export async function findImageOwner(db: Database, id: string): Promise<{ organizer_id: string | null } | null> {
  const [row] = await db.select({ organizer_id: images.organizer_id }).from(images).where(eq(images.id, id));
  return row ?? null;
}
