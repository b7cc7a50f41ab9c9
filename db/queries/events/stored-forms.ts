import { and, desc, eq, getTableColumns, gte, isNotNull, lt, sql } from "drizzle-orm";
import { type Database, FOUND, selectRows } from "#db/client";
import { erase } from "#db/queries/erase";
import { type EventOrganizer, selectPublisher } from "#db/queries/publishing/publishing";
import { nextVersion } from "#db/queries/versions";
import { storedEventForms } from "#db/schema";
import { MOST_STORED_FORMS, type StoredFormKind } from "~/domain/events/stored-forms";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { imageSize } from "./page";

const STORED_FORM = { ...getTableColumns(storedEventForms), image_size: imageSize(storedEventForms.image_url) };

export type StoredForm = typeof storedEventForms.$inferSelect & { image_size: string | null };

export type ListedForm = Pick<StoredForm, "id" | "name" | "version" | "updated_at">;

export async function findStoredForm(db: Database, id: string): Promise<StoredForm | null> {
  const [row] = await db.select(STORED_FORM).from(storedEventForms).where(eq(storedEventForms.id, id));
  return row ?? null;
}

/** Last saved first. */
export const listStoredForms = (db: Database, organizerId: string, kind: StoredFormKind) =>
  db
    .select(pickFields(storedEventForms, ["id", "name", "version", "updated_at"]))
    .from(storedEventForms)
    .where(and(eq(storedEventForms.organizer_id, organizerId), eq(storedEventForms.kind, kind)))
    .orderBy(desc(storedEventForms.updated_at))
    .limit(MOST_STORED_FORMS);

export type NewStoredForm = Pick<
  StoredForm,
  "id" | "organizer_id" | "kind" | "name" | "texts" | "image_url" | "created_by"
>;

/** Up to the organizer's limit; an existing id is not changed. */
export const insertStoredForm = (db: Database, form: NewStoredForm, now: Date) =>
  db.run(sql`insert into stored_event_forms
      (id, organizer_id, kind, name, texts, image_url, created_by, created_at, updated_at)
    select ${form.id}, ${form.organizer_id}, ${form.kind}, ${form.name}, ${JSON.stringify(form.texts)},
      ${form.image_url}, ${form.created_by}, ${unixSeconds(now)}, ${unixSeconds(now)}
    where (select count(*) from stored_event_forms where organizer_id = ${form.organizer_id} and kind = ${form.kind}) < ${MOST_STORED_FORMS}
    on conflict (id) do nothing`);

export const updateStoredForm = (
  db: Database,
  id: string,
  change: Partial<Pick<StoredForm, "name" | "texts" | "image_url">>,
  now: Date,
) =>
  db
    .update(storedEventForms)
    .set({ ...change, updated_at: now, version: nextVersion })
    .where(eq(storedEventForms.id, id));

/** Null where its organizer is hidden, and of a link made before `oldest`. */
export async function findPreview(
  db: Database,
  token: string,
  oldest: Date,
): Promise<{ draft: StoredForm; organizer: EventOrganizer } | null> {
  const [[draft], [publisher], [visible]] = await db.batch([
    db
      .select(STORED_FORM)
      .from(storedEventForms)
      .where(and(eq(storedEventForms.preview_token, token), gte(storedEventForms.preview_since, oldest))),
    selectPublisher(db, sql`(select organizer_id from stored_event_forms where preview_token = ${token})`),
    selectRows(db, FOUND)`
      from visible_organizers where id = (select organizer_id from stored_event_forms where preview_token = ${token})`,
  ]);
  return draft && publisher && visible ? { draft, organizer: publisher.organizer } : null;
}

/** End of the address at which anybody sees a draft; null withdraws it. */
export async function setPreviewToken(db: Database, id: string, token: string | null, now: Date): Promise<void> {
  const preview_since = token === null ? null : now;
  await db.update(storedEventForms).set({ preview_token: token, preview_since }).where(eq(storedEventForms.id, id));
}

export const withdrawOldPreviews = (db: Database, before: Date) =>
  db
    .update(storedEventForms)
    .set({ preview_token: null, preview_since: null })
    .where(and(isNotNull(storedEventForms.preview_token), lt(storedEventForms.preview_since, before)));

export const deleteStoredForm = (db: Database, organizerId: string, id: string) =>
  erase(
    db,
    storedEventForms,
    sql`${storedEventForms.id} = ${id} and ${storedEventForms.organizer_id} = ${organizerId}`,
  );
