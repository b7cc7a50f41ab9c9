import { sql } from "drizzle-orm";
import { DAY_SECONDS } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { testDatabase } from "./rows";
import { adminIndex } from "./search-index";

type Row = Record<string, unknown>;

const all = <Found = Row>(query: string): Promise<Found[]> => testDatabase().all<Found>(sql.raw(query));

/** Of a table that is derived, what it says and what it should say, in SQL that knows nothing of who keeps it. */
const DEFINITIONS: Record<string, { actual: string; expected: string }> = {
  event_days: {
    actual: "select day, events from event_days where events <> 0 order by day",
    expected: `select start_time / ${DAY_SECONDS} as day, count(*) as events from events group by 1 order by 1`,
  },
  organizer_counts: {
    actual: "select organizer_id, events from organizer_counts where events <> 0 order by 1",
    expected: "select organizer_id, count(*) as events from events group by 1 order by 1",
  },
  numbers: {
    actual: "select name, number as count from numbers where name in ('organizers', 'users') order by 1",
    expected: `select 'organizers' as name, (select count(*) from organizers) as count
      union all select 'users', (select count(*) from users)`,
  },
  event_hosts: {
    actual: "select event_id, organizer_id, starts_at from event_hosts order by 1, 2",
    expected: `select h.event_id, h.organizer_id, e.start_time as starts_at from event_hosts h
      join events e on e.id = h.event_id order by 1, 2`,
  },
  "whose the marks are": {
    actual: "select content_type, content_id, organizer_id from content_moderation_status order by 1, 2",
    expected: `select m.content_type, m.content_id, o.organizer_id from content_moderation_status m
      join content_owners o on o.content_type = m.content_type and o.content_id = m.content_id order by 1, 2`,
  },
  "merged events": {
    actual: "select id from events where merged_into is not null order by id",
    expected: `select e.id from events e join events s on s.id = e.merged_into
      where abs(e.start_time - s.start_time) <= iif(e.all_day or s.all_day, 90000, 3600) order by e.id`,
  },
  "what the log of changes leaves": {
    actual: `select event_id as id from public_changes c
      where seq = (select max(seq) from public_changes n where n.event_id = c.event_id) and kind <> 'deleted' order by 1`,
    expected: "select id from visible_events order by id",
  },
  search_word_ends: {
    actual: "select 0 as missing",
    expected: `with words(word) as (
        select distinct w.value from (select search_text as text from events union all select search_name from organizers) t,
          json_each('["' || replace(trim(t.text), '  ', '","') || '"]') w where w.value <> ''
      ), ends(n) as (select 0 union all select n + 1 from ends where n < 62)
      select count(*) as missing from words, ends
      where n <= max(1, iif(length(word) > 64, 1, length(word) - 2)) and not exists (
        select 1 from search_word_ends k where k.word = words.word
          and k.ending = substr(iif(n = 0, ' ' || word, substr(word, n)), 1, 42))`,
  },
};

/** Rows by table; where nothing is wrong, `actual` is `expected`. */
export async function derivedTables(): Promise<{ actual: Record<string, unknown>; expected: Record<string, unknown> }> {
  const actual: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [table, definition] of Object.entries(DEFINITIONS)) {
    actual[table] = await all(definition.actual);
    expected[table] = await all(definition.expected);
  }
  const marks = await expectedMarks();
  actual["events.follows and rhythm"] = await all("select id, follows, rhythm from visible_events order by id");
  expected["events.follows and rhythm"] = marks;
  const index = await adminIndex();
  actual["organizer_admin_search"] = index.actual;
  expected["organizer_admin_search"] = index.expected;
  actual["event_runs"] = await actualRuns();
  expected["event_runs"] = await expectedRuns();
  return { actual, expected };
}

interface Dated {
  id: string;
  run_key: string | null;
  start_time: number;
  all_day: number;
  state: string;
  title: string;
  location_name: string | null;
  registration: string;
  group: string;
}

/** Soonest first, with what the dates of one part have in common. */
const datedEvents = () =>
  all<Dated>(`select id, run_key, start_time, all_day, state, title, location_name, registration,
    json_array(run_key, organizer_id, search_text, facets, fact_facets, lat, lng, state in ('cancelled', 'postponed'),
      (select group_concat(c.facet) from co_organizers c where c.event_id = e.id),
      (select group_concat(h.facet) from accepted_hosts h where h.event_id = e.id)) as "group"
    from visible_events e order by sort_key`);

/** The marks of visible events by their rule, from the rows alone. */
export async function expectedMarks() {
  const dated = await datedEvents();
  const marks = new Map(
    dated.map(({ id }) => [id, { id, follows: null as number | null, rhythm: null as number | null }]),
  );
  for (const dates of groupsOf(
    dated.filter(({ run_key }) => run_key !== null),
    ({ group }) => group,
  ).values()) {
    const gaps = dates.map(({ start_time }, at) => (at === 0 ? null : start_time - dates[at - 1]!.start_time));
    const short = gaps.filter((gap) => gap !== null && gap <= 15 * DAY_SECONDS).length;
    if (dates.length < 2 || short * 2 < dates.length - 1) continue;
    for (const [at, { id }] of dates.entries()) {
      const gap = gaps[at] ?? null;
      const isFirst = gap === null || gap > 120 * DAY_SECONDS;
      const rhythm = isFirst ? 0 : gap === 7 * DAY_SECONDS ? 7 : gap <= 15 * DAY_SECONDS ? 1 : 2;
      marks.set(id, { id, follows: isFirst ? null : dates[at - 1]!.start_time, rhythm });
    }
  }
  return [...marks.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

type RunDate = [string, number, unknown, ...unknown[]];

/** Parts are numbered anew in the order in which they begin: which number each has is nobody's business. */
function numbered(dates: RunDate[]): RunDate[] {
  const parts = [...new Set(dates.map(([, , part]) => part))];
  return dates.map(([id, start, part, ...rest]) => [id, start, parts.indexOf(part), ...rest]);
}

async function actualRuns(): Promise<Record<string, RunDate[]>> {
  const runs = await all<{ run_key: string; dates: string; times: string }>(
    "select * from event_runs order by run_key",
  );
  return Object.fromEntries(
    runs.map(({ run_key, dates, times }) => {
      const read = JSON.parse(dates) as RunDate[];
      const told = read.map(([, start, part]) => start * 1000 + (part as number));
      return [run_key, JSON.stringify(told) === times ? numbered(read) : [["times", 0, times]]];
    }),
  );
}

async function expectedRuns(): Promise<Record<string, RunDate[]>> {
  const dated = (await datedEvents()).filter(({ run_key }) => run_key !== null);
  const runs = [...groupsOf(dated, ({ run_key }) => run_key!)].filter(([, dates]) => dates.length > 1);
  return Object.fromEntries(
    runs
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, dates]) => [
        key,
        numbered(
          dates.map((e) => [e.id, e.start_time, e.group, e.all_day, e.state, e.title, e.location_name, e.registration]),
        ),
      ]),
  );
}
