import type { Deployment } from "./deployment";
import { reindex } from "./reindex";

const EVENTS_A_PORTION = 2000;

const WHOLE = [
  "insert into organizer_search (rowid, words) select seq, search_text from visible_organizers",
  "insert into organizer_admin_search (rowid, words) select seq, words from organizer_admin_entries",
  "insert into site_counts (name, count) select 'organizers', count(*) from organizers union all select 'users', count(*) from users",
];

const OF_EVENTS = (portion: string) => [
  `insert into event_weeks (week, events) select week, count(*) from event_search_entries where ${portion} group by 1
    on conflict (week) do update set events = events + excluded.events`,
  `insert into event_days (day, events) select start_time / 86400, count(*) from events where ${portion} group by 1
    on conflict (day) do update set events = events + excluded.events`,
  `insert into organizer_counts (organizer_id, events) select organizer_id, count(*) from events where ${portion} group by 1
    on conflict (organizer_id) do update set events = events + excluded.events`,
];
/** Come last, because their triggers correct the entries of events. */
const RUNS_OF_EVENTS = (portion: string) => [
  `insert or ignore into event_runs (run_key) select distinct run_key from visible_events where run_key is not null and ${portion}`,
];

/** What app/domain/backup/left-out.ts calls derived, into empty tables, with all triggers. */
export async function rebuildDerived(deployment: Deployment, say: (line: string) => void): Promise<void> {
  const run = (statements: string[]) => deployment.run(statements.map((sql) => ({ sql })));
  await run(WHOLE);
  await reindex(async (statements) => (await run(statements)).at(-1)?.[0], say);
  const [[range]] = (await run([
    "select coalesce(min(seq), 0) as first, coalesce(max(seq), -1) as last from events",
  ])) as [[{ first: number; last: number }]];
  for (const statementsOf of [OF_EVENTS, RUNS_OF_EVENTS])
    for (let from = range.first; from <= range.last; from += EVENTS_A_PORTION)
      await run(statementsOf(`seq between ${from} and ${from + EVENTS_A_PORTION - 1}`));
}
