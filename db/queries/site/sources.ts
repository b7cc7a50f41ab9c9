import { sql } from "drizzle-orm";
import { type Database, type Row, selectRows } from "#db/client";
import { c } from "#db/queries/aliases";
import { adapterSwitches, type calendarRuns, RUNS_KEPT } from "#db/schema";
import { dayOfSecond, unixSeconds } from "~/domain/time/days-and-moments";

const COUNTS = { sources: sql<number>`count(*)`, events: sql<number>`coalesce(sum(c.coming_events), 0)` };

const OF_KIND = { source_kind: c.source_kind, ...COUNTS };
const OF_ADAPTER = { adapter: sql<typeof calendarRuns.$inferSelect.adapter>`r.adapter`, ...COUNTS };
const ALL = { events: sql<number>`coalesce(sum(events), 0)` };

const SWITCH = { adapter: adapterSwitches.adapter, is_on: adapterSwitches.is_on };

const PAGES = {
  all: sql<number>`coalesce((select count from site_counts where name = 'organizers'), 0)`,
  unkept: sql<number>`(select count(*) from organizers where is_kept = 0)`,
};

const LOOKED = {
  unconfirmed: sql<"looked_at" | "published">`c.unconfirmed`,
  problem: sql<typeof calendarRuns.$inferSelect.problem>`c.problem`,
  sources: sql<number>`count(*)`,
  events: sql<number>`coalesce(sum(c.coming_events), 0)`,
};

export type UnconfirmedCount = Row<typeof LOOKED>;

/** Websites of pages that nobody keeps, by what became of the last reading. */
export const countUnconfirmed = (db: Database) =>
  selectRows(db, LOOKED)`from calendar_syncs c indexed by calendar_syncs_unconfirmed where c.unconfirmed is not null
    group by c.unconfirmed, c.problem`;

export type SourceCounts = Awaited<ReturnType<typeof countSources>>;

/** One round trip. Reads no events: runs store their source's count, triggers each day's. */
export async function countSources(db: Database, now: Date) {
  const [kinds, adapters, [all], switches, [pages], unconfirmed] = await db.batch([
    selectRows(db, OF_KIND)`from calendar_syncs c indexed by calendar_syncs_by_kind group by c.source_kind`,
    selectRows(db, OF_ADAPTER)`from calendar_syncs c indexed by calendar_syncs_by_kind
      cross join calendar_runs r on r.sync_id = c.id and r.slot = c.runs % ${sql.raw(String(RUNS_KEPT))}
      where c.source_kind = 'page' and r.adapter is not null group by r.adapter`,
    selectRows(db, ALL)`from event_days where day >= ${dayOfSecond(unixSeconds(now))}`,
    selectRows(db, SWITCH)`from adapter_switches`,
    selectRows(db, PAGES)``,
    countUnconfirmed(db),
  ]);
  return {
    kinds,
    adapters,
    /** Coming ones of all sources. */
    events: all?.events ?? 0,
    switches,
    /** Among the pages: websites that are only looked at, and those published before their congregation said yes. */
    unconfirmed,
    /** Organizers, hidden ones too, by who keeps their page. */
    pages: pages ?? { all: 0, unkept: 0 },
  };
}
