import { sql } from "drizzle-orm";
import { type Database, type Row, selectRows, valuesOf } from "#db/client";
import { c, o } from "#db/queries/aliases";
import { AWAITING_YES } from "~/domain/calendars/run";

const ADMIN_SOURCE = {
  id: c.id,
  calendar_name: c.calendar_name,
  source_kind: c.source_kind,
  sync_enabled: c.sync_enabled,
  failing_since: c.failing_since,
  problem: c.problem,
  due_at: c.due_at,
  last_sync: c.last_sync,
  organizer_id: o.id,
  organizer_name: o.name,
  /** Null where nobody keeps its page. */
  organizer_email: sql<string | null>`iif(o.is_kept = 1, o.email, null)`,
};

export type AdminSourceRow = Row<typeof ADMIN_SOURCE>;

const MOST_AWAITING = 100;

/** Published before their congregation said yes, with something new that waits for a superadmin's. */
export const listAwaitingYes = (db: Database) =>
  selectRows(db, ADMIN_SOURCE)`from calendar_syncs c indexed by calendar_syncs_unconfirmed
    cross join visible_organizers o on o.id = c.organizer_id
    where c.unconfirmed = 'published' and c.problem in ${valuesOf(AWAITING_YES)} limit ${MOST_AWAITING}`;

const SOURCES_PAGE_SIZE = 25;

/** `since` is 0 among sources that do not fail. */
export interface AfterSource {
  since: number;
  id: string;
}

export type AdminSourcePage = ReturnType<typeof pageOf>;

/** One round trip: a page of the sources that fail, longest first, and one of the others. */
export async function listAdminSources(
  db: Database,
  after: { failing: AfterSource | null; others: AfterSource | null },
): Promise<{ failing: AdminSourcePage; others: AdminSourcePage }> {
  const many = sql`limit ${SOURCES_PAGE_SIZE + 1}`;
  const joined = sql`cross join organizers o on o.id = c.organizer_id`;
  const { since, id } = after.failing ?? { since: 0, id: "" };
  const [failing, others] = await db.batch([
    selectRows(db, ADMIN_SOURCE)`from calendar_syncs c indexed by calendar_syncs_failing ${joined}
      where c.failing_since is not null and (c.failing_since, c.id) > (cast(${since} as integer), ${id})
      order by c.failing_since, c.id ${many}`,
    selectRows(db, ADMIN_SOURCE)`from calendar_syncs c ${joined}
      where c.failing_since is null and c.unconfirmed is not 'looked_at' and c.id > ${after.others?.id ?? ""} order by c.id ${many}`,
  ]);
  return { failing: pageOf(failing), others: pageOf(others) };
}

function pageOf(rows: AdminSourceRow[]) {
  const sources = rows.slice(0, SOURCES_PAGE_SIZE);
  const last = sources.at(-1);
  return {
    sources,
    next: last && rows.length > sources.length ? { since: last.failing_since ?? 0, id: last.id } : null,
  };
}
