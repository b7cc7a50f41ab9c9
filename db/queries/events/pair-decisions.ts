import { type SQL, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { laterChange } from "#db/queries/changed-at";
import { raiseEpoch } from "#db/queries/site/publication";
import type { PairMarks, PairState } from "~/domain/likeness/pairs";
import { unixSeconds } from "~/domain/time/days-and-moments";

/** `merge` is null where both events are shown. */
export interface PairDecision {
  marks: PairMarks;
  organizers: { first: string; second: string };
  state: PairState;
  startsAt: Date;
  merge: { shown: string; folded: string } | null;
}

interface Decider {
  /** Null where the rules decided. */
  organizerId: string | null;
  userId: string | null;
}

type Statement = Parameters<Database["batch"]>[0][number];

/**
 * Only what visitors see is merged, into what they see. A proposal overrides neither another, nor that events are
 * different. `last` runs in the same batch.
 */
export async function storePairs(
  db: Database,
  decisions: readonly PairDecision[],
  { organizerId, userId }: Decider,
  now: Date,
  last: readonly Statement[] = [],
): Promise<void> {
  if (decisions.length === 0) return;
  const rows = decisions.map(({ marks, organizers, state, startsAt, merge }) => ({
    first_mark: marks.first,
    second_mark: marks.second,
    first_organizer_id: organizers.first,
    second_organizer_id: organizers.second,
    state,
    starts_at: unixSeconds(startsAt),
    shown: merge?.shown ?? null,
    folded: merge?.folded ?? null,
  }));
  const json = JSON.stringify(rows);
  await db.batch([
    db.run(sql`insert into event_pairs (first_mark, second_mark, first_organizer_id, second_organizer_id, state, by_organizer_id, user_id, is_automatic, starts_at, decided_at)
      select w.value->>'first_mark', w.value->>'second_mark', w.value->>'first_organizer_id', w.value->>'second_organizer_id',
        w.value->>'state', ${organizerId}, ${userId}, ${organizerId === null ? 1 : 0}, max(w.value->>'starts_at'), ${unixSeconds(now)}
      from json_each(${json}) w where true group by 1, 2
      on conflict (first_mark, second_mark) do update set state = excluded.state, by_organizer_id = excluded.by_organizer_id,
        user_id = excluded.user_id, is_automatic = excluded.is_automatic, starts_at = max(starts_at, excluded.starts_at), decided_at = excluded.decided_at
      where (excluded.is_automatic = 0 or event_pairs.state <> 'same') and (excluded.state <> 'proposed' or event_pairs.state = 'same')`),
    touchGaining(db, json, now),
    ...mergeStatements(db, json),
    raiseEpoch(db),
    ...last,
  ]);
}

/** Hosts gained count as a change of the event. */
const touchGaining = (db: Database, json: string, now: Date) =>
  db.run(sql`update events set updated_at = ${laterChange("events", now)} where id in (
    select w.value->>'shown' from json_each(${json}) w cross join events f on f.id = w.value->>'folded'
    where f.merged_into is null and exists (select 1 from event_hosts where event_id = f.id and state = 'accepted'))`);

const touchLosing = (db: Database, ids: readonly string[], now: Date) =>
  db.run(sql`update events set updated_at = ${laterChange("events", now)} where id in (
    select f.merged_into from events f cross join event_hosts h on h.event_id = f.merged_into and h.merged_from = f.id
    where f.id in ${valuesOf(ids)} and h.state = 'accepted')`);

/**
 * Only what visitors see is merged, into what they see. Earlier merged events go along, but not other organizers', who
 * agreed to another event.
 */
const mergeStatements = (db: Database, json: string) =>
  [
    db.run(sql`update events set merged_into = w.value->>'shown' from json_each(${json}) w
      where events.id = w.value->>'folded' and events.id <> w.value->>'shown' and events.merged_into is null
        and exists (select 1 from visible_events v where v.id = w.value->>'shown')
        and exists (select 1 from visible_events v where v.id = w.value->>'folded')`),
    db.run(sql`update events set merged_into = iif(events.organizer_id = f.organizer_id, f.merged_into, null)
      from json_each(${json}) w cross join events f on f.id = w.value->>'folded'
      where events.merged_into = f.id and f.merged_into is not null`),
  ] as const;

/** Shows merged events again, and stores that their pairs are different. */
export async function partEvents(
  db: Database,
  ids: readonly string[],
  marks: readonly PairMarks[],
  { organizerId, userId }: Decider,
  now: Date,
): Promise<void> {
  await db.batch([
    touchLosing(db, ids, now),
    db.run(sql`update events set merged_into = null
      where id in ${valuesOf(ids)} and merged_into is not null`),
    db.run(sql`update event_pairs set state = 'different', by_organizer_id = ${organizerId}, user_id = ${userId}, is_automatic = 0, decided_at = ${unixSeconds(now)}
      where ${amongMarks(marks)}`),
    raiseEpoch(db),
  ]);
}

export const deleteProposals = (db: Database, marks: readonly PairMarks[], organizerId: string) =>
  db.run(
    sql`delete from event_pairs where ${amongMarks(marks)} and state = 'proposed' and by_organizer_id = ${organizerId}`,
  );

/** A proposal by this organizer waits for the answer. */
export const isProposed = (marks: readonly PairMarks[], organizerId: string) =>
  sql`exists (select 1 from event_pairs where ${amongMarks(marks)} and state = 'proposed' and by_organizer_id = ${organizerId})`;

const amongMarks = (marks: readonly PairMarks[]): SQL =>
  sql`(first_mark, second_mark) in (select value->>'first', value->>'second' from json_each(${JSON.stringify(marks)}))`;

export const deleteOldPairs = (db: Database, before: Date) =>
  db.run(sql`delete from event_pairs where starts_at < ${unixSeconds(before)}`);
