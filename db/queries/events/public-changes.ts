import { lt } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { publicChanges } from "#db/schema";
import { pickFields } from "~/domain/values";
import { EVENT_RECORD } from "./records";

const CHANGE = pickFields(publicChanges, ["seq", "event_id", "organizer_id", "kind"]);

export type FoundChanges = Awaited<ReturnType<typeof listPublicChanges>>;

export async function listPublicChanges(db: Database, after: number, limit: number) {
  const [changes, events] = await db.batch([
    selectRows(db, CHANGE)`from public_changes where seq > ${after} order by seq limit ${limit + 1}`,
    selectRows(db, EVENT_RECORD)`from (select distinct event_id from (
        select event_id from public_changes where seq > ${after} order by seq limit ${limit}
      )) c cross join visible_events e on e.id = c.event_id cross join organizers o on o.id = e.organizer_id`,
  ]);
  return {
    /** In order; one more than asked for where there are more. */
    changes,
    /** Those that everybody may see now. */
    events,
  };
}

export async function deletePublicChanges(db: Database, before: number): Promise<void> {
  await db.delete(publicChanges).where(lt(publicChanges.seq, before));
}
