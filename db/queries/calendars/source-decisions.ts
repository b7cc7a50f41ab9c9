import { eq, sql } from "drizzle-orm";
import { type Database, valuesOf } from "#db/client";
import { calendarSyncs, sourceDecisions } from "#db/schema";
import type { SourceDecision } from "~/domain/review/decisions";
import { pickFields } from "~/domain/values";

export const selectSourceDecisions = (db: Database, syncId: string) =>
  db
    .select(pickFields(sourceDecisions, ["event_key", "decision", "claim", "chosen"]))
    .from(sourceDecisions)
    .where(eq(sourceDecisions.sync_id, syncId));

/** Has the next run read the source whole, also where it has not changed. */
export const replaceSourceDecisions = (
  db: Database,
  syncId: string,
  keys: readonly string[],
  decisions: readonly SourceDecision[],
) =>
  [
    db.run(sql`delete from source_decisions where sync_id = ${syncId}
      and event_key in ${valuesOf(keys)}`),
    putSourceDecisions(db, syncId, decisions),
    db
      .update(calendarSyncs)
      .set({ etag: null, last_modified: null, copy_good_until: null })
      .where(eq(calendarSyncs.id, syncId)),
  ] as const;

/** Nothing where the calendar is gone. */
export const putSourceDecisions = (db: Database, syncId: string, decisions: readonly SourceDecision[]) =>
  db.run(sql`insert into source_decisions (sync_id, event_key, decision, claim, chosen)
    select c.id, w.value->>'event_key', w.value->>'decision', w.value->>'claim', w.value->'chosen'
    from json_each(${JSON.stringify(decisions)}) w join calendar_syncs c on c.id = ${syncId}
    where true on conflict (sync_id, event_key) do update
    set decision = excluded.decision, claim = excluded.claim, chosen = excluded.chosen`);
