import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Database, FOUND, type Row, selectFirst, selectRows } from "#db/client";
import { type AuditEntry, insertAudit } from "#db/queries/admin/audit-log";
import { o } from "#db/queries/aliases";
import { lookAtWebsites, stopLooking } from "#db/queries/calendars/unconfirmed";
import { rowAsJson, tableColumns, valueFromJson } from "#db/queries/json-rows";
import { insertMailIf, type NewMail } from "#db/queries/mail/outbox";
import { raiseEpoch } from "#db/queries/site/publication";
import { nextVersion } from "#db/queries/versions";
import { organizers, pageClaims } from "#db/schema";
import { UNDO_DAYS } from "~/domain/organizers/register-pages";
import type { Locale } from "~/domain/site/locales";
import { daysBefore } from "~/domain/site/retention";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { HAS_NOTHING_OWN } from "./register-pages";

const CLAIMABLE = {
  id: o.id,
  name: o.name,
  city: o.city,
  email: o.email,
  website: o.website,
  organization_number: o.organization_number,
  is_kept: sql<number>`o.is_kept`,
  /** Made from the register: others take no claims. */
  is_claimable: sql<number>`o.register_batch is not null or o.claimed_at is not null`,
};

export type ClaimableRow = Row<typeof CLAIMABLE>;

/** Null where visitors do not see it. */
export const findClaimable = (db: Database, id: string): Promise<ClaimableRow | null> =>
  selectFirst(db, CLAIMABLE)`from visible_organizers o where o.id = ${id}`;

type Claim = typeof pageClaims.$inferInsert;

/** A person has one for each page: the newest way to prove it. */
export const putClaim = (db: Database, claim: Claim) =>
  db
    .insert(pageClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: [pageClaims.organizer_id, pageClaims.user_id],
      set: {
        email: claim.email ?? null,
        token_hash: claim.token_hash ?? null,
        message: claim.message ?? null,
        created_at: claim.created_at,
      },
    });

export async function findClaim(db: Database, by: { organizerId: string; userId: string } | { id: string }) {
  const isMeant =
    "id" in by
      ? eq(pageClaims.id, by.id)
      : and(eq(pageClaims.organizer_id, by.organizerId), eq(pageClaims.user_id, by.userId));
  const [row] = await db.select().from(pageClaims).where(isMeant);
  return row ?? null;
}

const PAGES_SHOWN = 100;
const QUESTIONS_A_PAGE = 3;

const ASKED = {
  id: sql<string>`c.id`,
  message: sql<string | null>`c.message`,
  created_at: sql<number>`c.created_at`,
  email: sql<string>`u.email`,
  organizer_id: o.id,
  organizer_name: o.name,
  organization_number: o.organization_number,
  /** Of this page, the others too. */
  questions: sql<number>`c.questions`,
};

/** Those that superadmins are asked about: the oldest of each page, the page that has waited longest first. */
export const listAskedClaims = (db: Database): Promise<AskedClaimRow[]> =>
  selectRows(db, ASKED)`from (select *, row_number() over page as turn, min(created_at) over page as since,
      count(*) over (partition by organizer_id) as questions
      from page_claims where email is null and former is null
      window page as (partition by organizer_id order by created_at, id)) c
    cross join users u on u.id = c.user_id cross join visible_organizers o on o.id = c.organizer_id
    where c.turn <= ${sql.raw(String(QUESTIONS_A_PAGE))}
    order by c.since, c.organizer_id, c.turn limit ${sql.raw(String(PAGES_SHOWN * QUESTIONS_A_PAGE))}`;

const TAKEN = { id: o.id, name: o.name, email: o.email, claimed_at: sql<number>`o.claimed_at` };

const isUndoable = (now: Date) => sql`o.claimed_at > ${unixSeconds(daysBefore(now, UNDO_DAYS))}
  and exists (select 1 from page_claims c where c.organizer_id = o.id and c.former is not null)`;

/** What was taken in use so lately that it can be undone, the newest first. */
export const listTakenPages = (db: Database, now: Date) =>
  selectRows(db, TAKEN)`from organizers o where ${isUndoable(now)} order by o.claimed_at desc limit ${PAGES_SHOWN}`;

export type AskedClaimRow = Row<typeof ASKED>;
export type TakenPageRow = Row<typeof TAKEN>;

export const deleteClaim = (db: Database, id: string) => db.delete(pageClaims).where(eq(pageClaims.id, id));

/** Links that have expired, and questions that nobody has answered. */
export const deleteOldClaims = (db: Database, { links, questions }: { links: Date; questions: Date }) =>
  db.batch([
    db.delete(pageClaims).where(and(isNotNull(pageClaims.email), lt(pageClaims.created_at, links))),
    db.delete(pageClaims).where(and(isNull(pageClaims.email), lt(pageClaims.created_at, questions))),
  ]);

interface Taking {
  id: string;
  /** Of the account, and what it proved; null where it is a superadmin's word. */
  email: string;
  userId: string;
  proven: string | null;
  claimId: string;
  undoHash: string;
  /** That it is taken. */
  mails?: readonly NewMail[];
}

/**
 * The person's address becomes the page's, with all that is there; an organizer of theirs that has nothing but its name
 * goes. How the page was is kept, for an undo. Returns whose it is then; null where it is hidden or gone. Throws where
 * they own another.
 */
export async function takePage(
  db: Database,
  { id, email, userId, proven, claimId, undoHash, mails = [] }: Taking,
  entry: AuditEntry,
  now: Date,
): Promise<{ email: string; undo_hash: string | null } | null> {
  const isFree = sql`exists (select 1 from visible_organizers where id = ${id} and register_batch is not null)`;
  const [, , , , , , , , , rows] = await db.batch([
    insertAudit(db, entry, now, isFree),
    ...stopLooking(db, id, isFree, { isTaken: true }),
    raiseEpoch(db, isFree),
    db.run(sql`delete from organizers where ${isFree} and id in (select o.id from organizers o where o.email = ${email}
      and o.description is null and o.address is null and o.organization_number is null and ${HAS_NOTHING_OWN})`),
    db.run(sql`insert into page_claims (id, organizer_id, user_id, email, former, undo_hash, created_at)
      select ${claimId}, o.id, ${userId}, ${proven}, ${rowAsJson(FORMER, "o")}, ${undoHash}, ${unixSeconds(now)}
      from organizers o where o.id = ${id} and ${isFree}
      on conflict (organizer_id, user_id) do update set email = excluded.email, former = excluded.former,
        undo_hash = excluded.undo_hash, created_at = excluded.created_at, token_hash = null, message = null`),
    db
      .update(organizers)
      .set({
        email,
        contact_email: proven,
        register_batch: null,
        claimed_at: now,
        created_at: now,
        // A superadmin's yes ends the first day before it begins.
        reviewed_at: entry.actorId === userId ? null : now,
        updated_at: now,
        version: nextVersion,
      })
      .where(and(eq(organizers.id, id), isFree)),
    selectRows(db, { email: o.email, undo_hash: sql<string | null>`c.undo_hash` })`from organizers o
      left join page_claims c on c.organizer_id = o.id and c.user_id = ${userId} where o.id = ${id}`,
    ...mails.map((mail) =>
      insertMailIf(db, mail, sql`exists (select 1 from page_claims where undo_hash = ${undoHash})`),
    ),
  ]);
  return rows[0] ?? null;
}

/** What its first owner can change; not whose it was to moderate, nor what the database makes. */
const FORMER = tableColumns(organizers).filter(
  ({ name, generated }) =>
    !generated && !["seq", "id", "version", "updated_at", "is_superadmin", "is_moderator"].includes(name),
);

const UNDOING = {
  name: sql<string>`t.former ->> '$.name'`,
  email: sql<string>`u.email`,
  user_id: sql<string>`u.id`,
  locale: sql<Locale>`u.locale`,
};

interface Undoing {
  id: string;
  /** Null by a superadmin. */
  undoHash: string | null;
}

const taken = ({ id, undoHash }: Undoing) => sql`page_claims t where t.organizer_id = ${id} and t.former is not null
  and (${undoHash} is null or t.undo_hash = ${undoHash})`;

const goesBack = (undoing: Undoing, now: Date) =>
  sql`exists (select 1 from organizers o where o.id = ${undoing.id} and ${isUndoable(now)}) and exists (select 1 from ${taken(undoing)})`;

/** Who has taken it so that it can be undone, and what it was called before. */
export const findTaker = (db: Database, undoing: Undoing, now: Date) =>
  selectFirst(db, UNDOING)`from page_claims t cross join users u on u.id = t.user_id
    where t.organizer_id = ${undoing.id} and t.former is not null and ${goesBack(undoing, now)}`;

/**
 * Within a day the page is as it was before somebody took it: what they published, brought in and invited goes, and its
 * website is looked at again; a page made meanwhile of its number goes. With `undoHash` only where it is the one mailed to
 * the registered address. False where there is nothing to undo.
 */
export async function returnPage(
  db: Database,
  { mail, ...undoing }: Undoing & { mail: NewMail },
  entry: AuditEntry,
  now: Date,
): Promise<boolean> {
  const { id } = undoing;
  const goes = goesBack(undoing, now);
  const its = (table: string) => sql`delete from ${sql.identifier(table)} where organizer_id = ${id} and ${goes}`;
  const [[found]] = await db.batch([
    selectRows(db, FOUND)`where ${goes}`,
    insertAudit(db, entry, now, goes),
    insertMailIf(db, mail, goes),
    db.run(sql`delete from organizers where register_batch is not null and organization_number =
      (select t.former ->> '$.organization_number' from ${taken(undoing)}) and ${goes}`),
    raiseEpoch(db, goes),
    db.run(sql`${its("events")} and (not exists (select 1 from calendar_syncs u where u.id = google_calendar_sync_id
      and u.unconfirmed = 'published') or exists (select 1 from event_changes c where c.sync_id = google_calendar_sync_id))`),
    db.run(sql`${its("calendar_syncs")} and unconfirmed is null`),
    db.run(sql`update calendar_syncs set sync_enabled = 1, etag = null, last_modified = null, copy_good_until = null
      where organizer_id = ${id} and ${goes}`),
    ...OWNED.map((table) => db.run(its(table))),
    db.run(sql`update images set orphaned_at = ${unixSeconds(now)} where organizer_id = ${id} and ${goes}`),
    db.run(
      sql`update organizers set version = version + 1, updated_at = ${unixSeconds(now)}, ${sql.join(
        FORMER.map((column) => sql`${sql.identifier(column.name)} = ${valueFromJson(column, sql`t.former`)}`),
        sql`, `,
      )} from page_claims t where t.organizer_id = organizers.id and organizers.id = ${id} and ${goes} and t.former is not null`,
    ),
    db.run(sql`delete from page_claims where organizer_id = ${id} and former is not null
      and exists (select 1 from organizers where id = ${id} and register_batch is not null)`),
  ]);
  if (found) await lookAtWebsites(db, [id], now);
  return found !== undefined;
}

/** Beside events and sources. */
const OWNED = ["event_series", "organizer_admins", "event_hosts", "intakes", "stored_event_forms", "event_deletions"];
