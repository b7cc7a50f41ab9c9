import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { fillDatabase, rowsOfTables, tableNames } from "#test/support/filled-database";
import { deleteRows, emptyDatabase, makeDatabase, migrate } from "#test/support/migrations";

type Rows = Record<string, unknown>[];

const all = async <Found>(query: string) => (await env.DB.prepare(query).all<Found>()).results;

/** Returns all that the database holds: what is made, and the rows of every table, those of SQLite's own too. */
async function stateOfDatabase() {
  const made = await all<{ type: string; name: string; owner: string; sql: string | null }>(
    "select type, name, tbl_name as owner, sql from sqlite_schema where name not like '\\_cf%' escape '\\' and tbl_name <> 'd1_migrations' order by rowid",
  );
  const names = made.filter(({ type }) => type === "table").map(({ name }) => name);
  const rows = await env.DB.batch(names.map((name) => env.DB.prepare(`select * from "${name}"`)));
  return {
    made: made.map(({ type, name, sql }) => `${type} ${name}: ${sql?.replace(/\s+/g, "")}`).sort(),
    rows: Object.fromEntries(names.map((name, n) => [name, withoutJournal(rows[n]!.results as Rows)])),
    /** By what fires them, each kind in the order that decides which is first: sorting keeps it. */
    triggers: made
      .filter(({ type }) => type === "trigger")
      .map(({ name, owner, sql }) => ({
        name,
        fires: `${owner} ${/(AFTER|BEFORE|OF) (INSERT|DELETE|UPDATE)/.exec(sql!)![0]}`,
      }))
      .sort((a, b) => a.fires.localeCompare(b.fires)),
  };
}

/** SQLite counts the rows of the journal too; no test touches those. */
const withoutJournal = (rows: Rows) => rows.filter(({ name }) => name !== "d1_migrations");

const begun = await stateOfDatabase();

test("a test file begins with exactly the state of a new database", async () => {
  await makeDatabase();
  const made = await stateOfDatabase();
  expect(begun).toEqual(made);
  expect(made.rows).toMatchObject({
    numbers: [{ name: "cards" }, { name: "epoch", number: 1 }, { name: "organizers" }, { name: "users" }],
    events: [],
    event_search_docsize: [],
  });
});

test("so it is after there were rows in every table", async () => {
  await makeDatabase();
  const made = await stateOfDatabase();
  await fillDatabase();
  // Past the way that settles, so that there is something touched.
  await env.DB.prepare("update events set title = title || '!'").run();
  expect(Object.keys(await rowsOfTables()).sort()).toEqual((await tableNames()).sort());
  expect((await stateOfDatabase()).rows["event_search_docsize"]).not.toEqual([]);
  await deleteRows();
  expect(await stateOfDatabase()).toEqual(made);
});

test("the migrations end exactly in the plan", async () => {
  await makeDatabase();
  const planned = await stateOfDatabase();
  await emptyDatabase();
  await migrate(0, env.TEST_MIGRATIONS.length);
  expect(await stateOfDatabase(), "run npm run db:schema").toEqual(planned);
});
