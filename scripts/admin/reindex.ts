import { SETTLE } from "#db/settling";

/** Events a portion, and those of the week that it ends in; D1 stops a statement after thirty seconds, these take some tenths of one. */
const PORTION = 5_000;

/** In keys of events. */
const WEEK = "604800000000";
const DAY = "86400000000";
const LAST_KEY = Number.MAX_SAFE_INTEGER;

type Of = "events" | "organizers";

const after = (of: Of) => `(select after from rebuild where of = '${of}')`;
const upto = (of: Of) => `(select upto from rebuild where of = '${of}')`;
const inPortion = (of: Of, column: string) => `${column} > ${after(of)} and ${column} <= ${upto(of)}`;

/** `next` may ask for `rebuild.after`. */
const portion = (of: Of, key: string, next: string, work: readonly string[]): string[] => [
  "create table if not exists rebuild (of text primary key, after integer not null, upto integer not null)",
  `insert or ignore into rebuild values ('${of}', -1, -1)`,
  SETTLE,
  `update rebuild set upto = coalesce((${next}), ${LAST_KEY}) where of = '${of}'`,
  ...work,
  `update rebuild set after = upto where of = '${of}'`,
  `select count(*) as remaining from ${of} where ${key} > ${after(of)}`,
];

const ofEvents = (column: string) => inPortion("events", column);
const ofOrganizers = (column: string) => inPortion("organizers", column);

/** Sums of whole weeks or days, by how many keys of events they have. */
const sumsIn = (column: string, keys: string) =>
  `${column} > ${after("events")} / ${keys} and ${column} <= ${upto("events")} / ${keys} or ${column} = 0 and ${after("events")} < 0`;

/** A series with its first date. */
const RUNS = `(select distinct run_key from events e where ${ofEvents("sort_key")} and run_key is not null
  and not exists (select 1 from events f where f.run_key = e.run_key and f.start_time < e.start_time))`;

/**
 * What is derived from the next portion of events is made anew, in whole weeks, while the rest goes on being searched.
 * The last
 * row says how many events are still to come: `remaining`. How far it is stands in the database, so that it goes on where it was stopped.
 */
export const portionStatements = (events = PORTION): string[] =>
  portion(
    "events",
    "sort_key",
    `select sort_key / ${WEEK} * ${WEEK} + ${WEEK} - 1 from events
      where sort_key > rebuild.after order by sort_key limit 1 offset ${events - 1}`,
    [
      `delete from event_runs where run_key in ${RUNS}`,
      `insert into event_runs (run_key) select run_key from ${RUNS}`,
      `update events set follows = null, rhythm = null where ${ofEvents("sort_key")} and run_key is null and rhythm is not null`,
      SETTLE,
      `delete from event_search where ${ofEvents("rowid")}`,
      `insert or replace into event_search (rowid, words, organizer, facets)
        select sort_key, words, organizer, facets from event_search_entries where ${ofEvents("sort_key")} order by sort_key`,
      `insert into search_texts (text) select distinct search_text from events where ${ofEvents("sort_key")}`,
      `delete from tallies where of = 'week' and (${sumsIn("abs(key)", WEEK)})`,
      `insert into tallies (of, key, count)
        select 'week', week, count(*) from event_states where ${ofEvents("sort_key")} and week is not null group by week`,
      `delete from tallies where of = 'day' and (${sumsIn("key", DAY)})`,
      `insert into tallies (of, key, count)
        select 'day', start_time / 86400, count(*) from events where ${ofEvents("sort_key")} group by 2`,
    ],
  );

/** The same of organizers. */
const organizerStatements = (organizers = PORTION): string[] =>
  portion(
    "organizers",
    "seq",
    `select seq from organizers where seq > rebuild.after order by seq limit 1 offset ${organizers - 1}`,
    [
      `delete from organizer_search where ${ofOrganizers("rowid")}`,
      `insert or replace into organizer_search (rowid, words)
        select seq, search_text from visible_organizers where ${ofOrganizers("seq")}`,
      `delete from organizer_admin_search where ${ofOrganizers("rowid")}`,
      `insert or replace into organizer_admin_search (rowid, words)
        select seq, words from organizer_admin_entries where ${ofOrganizers("seq")}`,
      `insert into search_texts (text) select search_name from organizers where ${ofOrganizers("seq")}`,
      `delete from tallies where of = 'organizer' and key in (select o.id from organizers o where ${ofOrganizers("o.seq")})`,
      `insert into tallies (of, key, count)
        select 'organizer', o.id, count(*) from organizers o join events e on e.organizer_id = o.id where ${ofOrganizers("o.seq")} group by o.id`,
    ],
  );

/** After the last portion: what is of nothing any more, and what says how far it is. */
const LAST_STATEMENTS = [
  SETTLE,
  "delete from event_runs where not exists (select 1 from events e where e.run_key = event_runs.run_key)",
  "delete from tallies where of = 'organizer' and not exists (select 1 from organizers o where o.id = key)",
  "insert or replace into numbers (name, number) values ('organizers', (select count(*) from organizers)), ('users', (select count(*) from users))",
  "drop table rebuild",
];

/** What portions make from nothing. */
export const REBUILT = [
  "event_search",
  "tallies",
  "event_runs",
  "search_word_ends",
  "organizer_search",
  "organizer_admin_search",
];

/** Before the first portion, where one of these is broken: all are empty, as in db/schema.sql, and from the beginning. */
export function emptyIndexStatements(schema: string): string[] {
  const made = schema
    .split(/;\n(?=--|CREATE|INSERT|\n)/)
    .map((statement) => statement.replace(/^\s*(?:--.*\n\s*)*/, ""));
  const of = (table: string) => made.filter((statement) => begins(table).test(statement));
  return [
    ...REBUILT.map((table) => `drop table if exists ${table}`),
    ...REBUILT.flatMap(of),
    "drop table if exists rebuild",
  ];
}

const begins = (table: string) =>
  new RegExp(`^CREATE (?:(?:VIRTUAL )?TABLE \`${table}\`|TRIGGER \`\\w+\` AFTER INSERT ON \`${table}\`)`);

/** Of one event, measured. D1 bills a million written rows with a dollar, a thousand million read with another. */
const ROWS = { read: 25, written: 3 };

const costLine = (events: number, most = PORTION) => {
  const [read, written] = [ROWS.read * events, ROWS.written * events];
  const dollars = (written / 1e6 + read / 1e9).toFixed(2);
  return `${events} events: about ${read} rows read and ${written} written, at most ${dollars} dollars, in ${Math.ceil(events / most)} portions of some seconds.`;
};

/** All portions; `run` returns the first row of the last statement. `most` events and organizers a portion. */
export async function reindex(run: (statements: string[]) => unknown, say: (line: string) => void, most?: number) {
  const { events } = (await run(["select count(*) as events from events"])) as { events: number };
  say(costLine(events, most));
  for (const [what, portionOf] of [
    ["events", portionStatements],
    ["organizers", organizerStatements],
  ] as const)
    for (let remaining = 1; remaining > 0;) {
      ({ remaining } = (await run(portionOf(most))) as { remaining: number });
      say(`${remaining} ${what} are left.`);
    }
  await run(LAST_STATEMENTS);
  say("The search index is made anew, and all else that is derived from events.");
}
