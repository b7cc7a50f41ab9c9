import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf, select, selectRows, unionAll } from "#db/client";
import { adapterSwitches, type calendarRuns, RUNS_KEPT } from "#db/schema";
import { dayOfSecond, unixSeconds } from "~/domain/time/days-and-moments";

const COUNTS = { sources: sql<number>`count(*)`, events: sql<number>`coalesce(sum(c.coming_events), 0)` };

const ALL = { events: sql<number>`coalesce(sum(events), 0)` };

const SWITCH = { adapter: adapterSwitches.adapter, is_on: adapterSwitches.is_on };

const PAGES = sql<number>`coalesce((select number from numbers where name = 'organizers'), 0)`;

const LOOKED = {
  unconfirmed: sql<"looked_at" | "published">`c.unconfirmed`,
  problem: sql<typeof calendarRuns.$inferSelect.problem>`c.problem`,
  ...COUNTS,
};

export type UnconfirmedCount = Row<typeof LOOKED>;

/** Websites of pages that nobody keeps, by what became of the last reading. */
export const countUnconfirmed = (db: Database) =>
  selectRows(db, LOOKED)`from calendar_syncs c indexed by calendar_syncs_unconfirmed where c.unconfirmed is not null
    group by c.unconfirmed, c.problem`;

/** `of`: what is counted, and of which kind. */
const countOf = (of: SQL<string>) => select({ of, ...COUNTS });

/** Reads a row of an index for each source. */
const counted = unionAll(
  countOf(
    sql`'kind ' || c.source_kind`,
  )`from calendar_syncs c indexed by calendar_syncs_by_kind group by c.source_kind`,
  countOf(sql`'adapter ' || r.adapter`)`from calendar_syncs c indexed by calendar_syncs_by_kind
    cross join calendar_runs r on r.sync_id = c.id and r.slot = c.runs % ${sql.raw(String(RUNS_KEPT))}
    where c.source_kind = 'page' and r.adapter is not null group by r.adapter`,
  countOf(sql`'unconfirmed ' || c.unconfirmed`)`from calendar_syncs c indexed by calendar_syncs_unconfirmed
    where c.unconfirmed is not null group by c.unconfirmed`,
  select({ of: sql<string>`'unkept pages'`, sources: sql<number>`count(*)`, events: sql<number>`0` })`
    from organizers where is_kept = 0`,
);

/** In `numbers`, two rows each, so that who shows them reads no source. */
export async function storeSourceCounts(db: Database): Promise<void> {
  await db.batch([
    db.run(sql`delete from numbers where name glob 'sources *' or name glob 'events *'`),
    db.run(sql`insert into numbers (name, number) with counted as materialized (${counted})
      select 'sources ' || "of", sources from counted union all select 'events ' || "of", events from counted`),
  ]);
}

const STORED = {
  of: sql<string>`substr(s.name, length('sources ') + 1)`,
  sources: sql<number>`s.number`,
  events: sql<number>`e.number`,
};

export type SourceCounts = Awaited<ReturnType<typeof countSources>>;

/** As they were last stored; counted where they never were. Reads no events: triggers store each day's. */
export async function countSources(db: Database, now: Date) {
  const [stored, uncounted, [all], switches, [pages]] = await db.batch([
    selectRows(db, STORED)`from numbers s
      cross join numbers e on e.name = replace(s.name, 'sources ', 'events ') where s.name glob 'sources *'`,
    rowsOf(
      db,
      sql<
        Row<typeof STORED>
      >`select * from (${counted}) limit iif(exists (select 1 from numbers where name glob 'sources *'), 0, -1)`,
    ),
    selectRows(db, ALL)`from event_days where day >= ${dayOfSecond(unixSeconds(now))}`,
    selectRows(db, SWITCH)`from adapter_switches`,
    selectRows(db, { all: PAGES })``,
  ]);
  const countsOf = (what: string): Record<string, { sources: number; events: number }> =>
    Object.fromEntries(
      [...stored, ...uncounted]
        .filter(({ of }) => of.startsWith(what))
        .map(({ of, ...row }) => [of.slice(what.length + 1), row] as const),
    );
  return {
    kinds: countsOf("kind"),
    adapters: countsOf("adapter"),
    /** Coming ones of all sources. */
    events: all?.events ?? 0,
    switches,
    /** Among the pages: websites that are only looked at, and those published before their congregation said yes. */
    unconfirmed: countsOf("unconfirmed"),
    /** Organizers, hidden ones too, by who keeps their page. */
    pages: { all: pages?.all ?? 0, unkept: countsOf("unkept")["pages"]?.sources ?? 0 },
  };
}
