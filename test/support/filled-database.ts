import { env } from "cloudflare:workers";
import { settlingDatabase } from "#db/settling";
import { eventSearchEntry, organizerSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { fromNow } from "./clock";

/** Before the migration that brings what settles, without it. */
const database = settlingDatabase(env.DB);

type Value = string | number | null;
type Row = Record<string, Value>;

/** Tables that triggers or a migration fill. */
const FILLED_BY_ITSELF = [
  "tallies",
  "numbers",
  "event_weeks",
  "event_days",
  "organizer_counts",
  "site_counts",
  "event_runs",
  "moderation_items",
  "publication",
  "card_progress",
  "organizer_cards_due",
  "touched",
];

/** The types of the first migration; there is one event of each. */
const FIRST_TYPES = ["service", "prayer", "concert", "youth", "conference", "other"] as const;

/** Required values of tables' rows; other columns get a value by their type or foreign key. */
const ROWS: Record<string, Row[]> = {
  organizers: ["Røros kirke", "Håp"].map((name, n) => {
    const entry = organizerSearchEntry({ name, city: "Oslo", description: null });
    return { id: `organizer-${n}`, name, lat: 59.91, lng: 10.75, facts: "{}", ...entry };
  }),
  events: [
    ...FIRST_TYPES.map((type, n) => anEvent(`event-${n}`, type, { hours: 2 })),
    { ...anEvent("event-of-days", "conference", { days: 3 }), series_id: null },
    anEvent("event-hidden", "concert", { hours: 2 }),
    { ...anEvent("event-held", "youth", { hours: 2 }), public_from: unixSeconds(fromNow({ days: 2 })) },
  ],
  user_favorites: ["event-0", "event-2", "event-of-days", "event-hidden"].map((event_id) => ({ event_id })),
  user_reports: ["event-0", "event-hidden"].map((content_id) => ({
    content_type: "event",
    content_id,
    status: "pending",
  })),
  content_moderation_status: [
    { content_id: "event-hidden", content_type: "event", is_hidden: 1 },
    { content_id: "event-0", content_type: "event", is_hidden: 0 },
  ],
  moderation_actions: [{ content_type: "event", content_id: "event-hidden" }],
  moderation_objections: [{ content_type: "event", content_id: "event-hidden", closed_at: null }],
  letter_readers: [
    { user_id: null, channel: "mail" },
    { email: null, channel: "mail" },
  ],
  followed_searches: [{ user_id: null }, { reader_id: null }],
  consents: [{ user_id: null }, { reader_id: null }],
  outbox: [{ status: "sent", channel: "mail" }],
  geocoded_addresses: [{ lat: 59.91, lng: 10.75 }],
};

function anEvent(id: string, event_type: (typeof FIRST_TYPES)[number], lasts: { hours?: number; days?: number }): Row {
  const place = { lat: 59.91, lng: 10.75, location_name: "Salen", location_address: null, city: "Oslo" };
  const said = { title: `Kveld ${event_type}`, description: "Velkommen", event_type, ...place };
  return {
    id,
    ...said,
    start_time: unixSeconds(fromNow({ days: 1 })),
    end_time: unixSeconds(fromNow({ ...lasts, days: 1 + (lasts.days ?? 0) })),
    tags: '["korps"]',
    public_from: null,
    merged_into: null,
    former_event_type: "other",
    follows: null,
    rhythm: null,
    facts: "{}",
    ...eventSearchEntry({ ...said, tags: ["korps"] }),
  };
}

/** Inserts rows into every table that has none, with a value in every column. */
export async function fillDatabase(): Promise<void> {
  const filled = [...FILLED_BY_ITSELF, ...Object.keys(await rowsOfTables())];
  const tables = (await tablesAfterTheirParents()).filter((table) => !filled.includes(table));
  // Reports and marks refer to an event without a foreign key.
  const isOfContent = (table: string) => ROWS[table]?.some((row) => "content_id" in row) ?? false;
  const ordered = [...tables.filter((table) => !isOfContent(table)), ...tables.filter(isOfContent)];
  const [columns, parents] = await Promise.all([columnsOfTables(), parentsOfTables()]);
  const inserts = ordered.flatMap((table) =>
    (ROWS[table] ?? [{}, {}]).map((given, n) =>
      insertOf(table, n, given, {
        columns: columns.filter((column) => column.table === table),
        parents: parents.filter((key) => key.table === table),
      }),
    ),
  );
  if (inserts.length > 0) await database.batch(inserts);
}

/** Rows that refer to another table refer to its rows in turn. */
function insertOf(table: string, n: number, given: Row, known: { columns: Column[]; parents: Parent[] }) {
  const values: Value[] = [];
  const places = known.columns.map(({ name, type }) => {
    const key = known.parents.find(({ column }) => column === name);
    if (key && !(name in given)) {
      const { parent, to } = key;
      return `(select "${to}" from "${parent}" order by rowid limit 1 offset ${n} % (select count(*) from "${parent}"))`;
    }
    values.push(name in given ? given[name]! : type.toLowerCase() === "text" ? `${name} ${n}` : n + 1);
    return "?";
  });
  const names = known.columns.map(({ name }) => `"${name}"`).join(", ");
  return database.prepare(`insert into "${table}" (${names}) values (${places.join(", ")})`).bind(...values);
}

const all = async <Found>(query: string) => (await env.DB.prepare(query).all<Found>()).results;

const INDEXES = "sql like 'create virtual%'";
const OURS = "name not like '\\_cf%' escape '\\' and name not like 'sqlite%' and name <> 'd1_migrations'";
const TABLES = `select name from sqlite_schema where type = 'table' and ${OURS}`;

const namesOf = async (type: string, condition = "1") =>
  (await all<{ name: string }>(`select name from sqlite_schema where type = '${type}' and ${condition}`)).map(
    ({ name }) => name,
  );

interface Column {
  table: string;
  name: string;
  type: string;
}

const columnsOfTables = () =>
  all<Column>(`select t.name as "table", c.name, c.type from (${TABLES}) t, pragma_table_info(t.name) c`);

/** A column that refers to another table's row. */
interface Parent {
  table: string;
  column: string;
  parent: string;
  to: string;
}

const parentsOfTables = () =>
  all<Parent>(`select t.name as "table", k."from" as "column", k."table" as parent, k."to" as "to"
    from (${TABLES}) t, pragma_foreign_key_list(t.name) k`);

export const viewNames = () => namesOf("view");

/** Returns the product's tables, without those of search indexes. */
export async function tableNames(): Promise<string[]> {
  const indexes = await namesOf("table", INDEXES);
  return (await namesOf("table", OURS)).filter(
    (name) => !indexes.some((index) => name === index || name.startsWith(`${index}_`)),
  );
}

async function tablesAfterTheirParents(): Promise<string[]> {
  const parents = await parentsOfTables();
  const ordered = new Set<string>();
  const add = (table: string) => {
    for (const key of parents) if (key.table === table) add(key.parent);
    ordered.add(table);
  };
  (await tableNames()).forEach(add);
  return [...ordered];
}

/** Returns every row by table; only the columns of `like`, where that is given. */
export async function rowsOfTables(like?: Record<string, Row[]>): Promise<Record<string, Row[]>> {
  const tables = like ? Object.keys(like) : await tableNames();
  const found = await env.DB.batch<Row>(tables.map((table) => env.DB.prepare(`select * from "${table}" order by 1`)));
  const filled = tables
    .map((table, index) => [table, found[index]!.results] as const)
    .filter(([, rows]) => rows.length);
  return Object.fromEntries(
    filled.map(([table, rows]) => {
      const columns = Object.keys((like?.[table] ?? rows)[0]!);
      return [table, rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]!])))];
    }),
  );
}
