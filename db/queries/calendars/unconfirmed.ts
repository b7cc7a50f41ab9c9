import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectRows, valuesOf } from "#db/client";
import { o } from "#db/queries/aliases";
import { erase } from "#db/queries/erase";
import type { NewIntake } from "#db/queries/intakes";
import { raiseEpoch } from "#db/queries/site/publication";
import { calendarSyncs, intakes, RUNS_KEPT } from "#db/schema";
import type { SourceKind } from "~/domain/calendars/run";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { isCurrentRun, type RunGuard } from "./runs";

/** Whether an event of `e` comes from such a source; of other events it reads no row. */
export const IS_UNCONFIRMED = sql<number>`exists (select 1 from calendar_syncs u indexed by calendar_syncs_unconfirmed
  where u.unconfirmed = 'published' and u.id = e.google_calendar_sync_id)`;

/** Has the websites of these pages looked at by the next cron. A source that is not enabled is nobody's to import. */
export const lookAtWebsites = (db: Database, organizerIds: readonly string[], now: Date) =>
  db.run(sql`insert into calendar_syncs (id, organizer_id, calendar_name, calendar_url, source_kind, unconfirmed, sync_enabled, due_at, created_at)
    select lower(hex(randomblob(8))), id, rtrim(replace(replace(website, 'https://', ''), 'http://', ''), '/'), website,
      'page', 'looked_at', 0, ${unixSeconds(now)}, ${unixSeconds(now)}
    from organizers where id in ${valuesOf(organizerIds)} and register_batch is not null and website is not null
    on conflict do nothing`);

type Proposal = Pick<NewIntake, "id" | "kind" | "address" | "name" | "rows" | "past" | "is_cut" | "created_at">;

/** In place of the last look's; nothing where the run is not the current one. */
export const replaceProposal = (db: Database, guard: RunGuard, proposal: Proposal | null) =>
  [
    db.run(sql`delete from intakes where sync_id = ${guard.syncId} and ${isCurrentRun(guard)}
      and organizer_id = (select organizer_id from calendar_syncs where id = ${guard.syncId})`),
    ...(proposal
      ? [
          db.run(sql`insert into intakes (id, organizer_id, kind, address, name, rows, not_understood, past, is_cut, sync_id, created_at)
            select ${proposal.id}, organizer_id, ${proposal.kind}, ${proposal.address}, ${proposal.name},
              ${JSON.stringify(proposal.rows)}, '[]', ${proposal.past}, ${Number(proposal.is_cut)}, id,
              ${unixSeconds(present(proposal.created_at, "time of a proposal"))}
            from calendar_syncs where id = ${guard.syncId} and ${isCurrentRun(guard)}`),
        ]
      : []),
  ] as const;

export interface ReadAs {
  address: string;
  kind: SourceKind;
}

/**
 * A yes, once for each review: a superadmin's has what is sure shown, marked; its congregation's takes the mark away. A
 * run that is on its way writes nothing. Other sources stay as they are.
 */
export function confirmSource(
  db: Database,
  { syncId, intakeId, read: { address, kind } }: { syncId: string; intakeId: string; read: ReadAs },
  now: Date,
) {
  const isKept = sql`(select is_kept from organizers where id = organizer_id) = 1`;
  const isMeant = sql`id = ${syncId} and unconfirmed is not null and exists (select 1 from intakes where id = ${intakeId})
    and exists (select 1 from visible_organizers v where v.id = organizer_id)`;
  return [
    raiseEpoch(db, sql`exists (select 1 from calendar_syncs where ${isMeant})`),
    db.run(sql`update events set updated_at = ${unixSeconds(now)} where google_calendar_sync_id = ${syncId}
      and exists (select 1 from calendar_syncs where ${isMeant} and ${isKept})`),
    db.run(sql`update or ignore calendar_syncs set unconfirmed = iif(${isKept}, null, 'published'), sync_enabled = 1,
      calendar_url = ${address}, source_kind = ${kind}, runs = runs + 1, version = version + 1
      where ${isMeant}`),
  ] as const;
}

const NEVER = 253_370_764_800;

/** Deletes the review; a website whose proposal it was is not looked at any more. */
export const discardIntake = (db: Database, id: string) =>
  db.batch([
    db.run(sql`update calendar_syncs set due_at = ${NEVER}, runs = runs + 1
      where unconfirmed = 'looked_at' and id = (select sync_id from intakes where id = ${id})`),
    db.delete(intakes).where(sql`id = ${id}`),
  ]);

/**
 * Nothing more is proposed or published of the page's website, also by a run that is on its way: `goes` says when. For
 * good where it is taken in use.
 */
export function stopLooking(db: Database, organizerId: string, goes: SQL, { isTaken }: { isTaken: boolean }) {
  const its = sql`organizer_id = ${organizerId} and unconfirmed is not null and ${goes}`;
  return [
    db.run(sql`delete from intakes where organizer_id = ${organizerId}
      and sync_id in (select id from calendar_syncs where ${its})`),
    ...erase(db, calendarSyncs, sql`${its} and unconfirmed = 'looked_at' and ${Number(isTaken)}`),
    db.run(sql`update calendar_syncs set runs = runs + 1, sync_enabled = iif(${Number(isTaken)}, 0, sync_enabled)
      where ${its}`),
  ] as const;
}

/** What a page's first owner is shown for a yes; null where there is none. */
export async function findUnconfirmed(db: Database, organizerId: string): Promise<string | null> {
  const its = sql`organizer_id = ${organizerId} and unconfirmed = 'published'`;
  return (await db.select({ id: calendarSyncs.id }).from(calendarSyncs).where(its))[0]?.id ?? null;
}

const PROPOSED = {
  id: sql<string>`i.id`,
  address: sql<string>`i.address`,
  created_at: sql<number>`i.created_at`,
  organizer_id: o.id,
  organizer_name: o.name,
  city: o.city,
  rows: sql<number>`r.total_events`,
  sure: sql<number>`r.events_unchanged`,
  skipped: sql<string>`r.skipped`,
};

export type ProposedRow = Row<typeof PROPOSED>;

const PROPOSALS_SHOWN = 100;

/** The oldest first. */
export const listProposals = (db: Database): Promise<ProposedRow[]> =>
  selectRows(db, PROPOSED)`from intakes i indexed by intakes_proposed
    cross join calendar_syncs c on c.id = i.sync_id and c.unconfirmed = 'looked_at'
    cross join visible_organizers o on o.id = c.organizer_id
    cross join calendar_runs r on r.sync_id = c.id and r.slot = c.runs % ${sql.raw(String(RUNS_KEPT))}
  where i.user_id is null and i.sync_id is not null order by i.created_at, i.id limit ${PROPOSALS_SHOWN}`;
