import { env } from "cloudflare:workers";
import { afterEach, beforeEach, vi } from "vitest";

interface Made {
  type: string;
  name: string;
  sql: string;
}

/** What the plan has made, but for the journal of migrations. Tables of a full-text index have quoted names in their SQL. */
const OURS = `name NOT LIKE 'sqlite%' AND name NOT LIKE '!_cf%' ESCAPE '!' AND name <> 'd1_migrations'
  AND sql NOT LIKE 'CREATE TABLE ''%'`;

const listMade = async (condition: string, order = "rowid") =>
  (await env.DB.prepare(`SELECT type, name, sql FROM sqlite_schema WHERE ${condition} ORDER BY ${order}`).all<Made>())
    .results;

const runAll = (statements: string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

/** Of every table, view and trigger of the database. */
async function drops(): Promise<string[]> {
  const made = await listMade(
    `type IN ('trigger', 'view', 'table') AND (${OURS} OR name = 'd1_migrations')`,
    "type = 'trigger' DESC, type = 'view' DESC, rowid DESC",
  );
  return ["PRAGMA defer_foreign_keys = ON", ...made.map(({ type, name }) => `DROP ${type} "${name}"`)];
}

/** A message that a test before has sent fails where its tables are away, and comes again. */
export function letMessagesFail(): void {
  beforeEach(() => {
    const say = console.error;
    vi.spyOn(console, "error").mockImplementation((line: string) => {
      if (!line.startsWith('{"event":"job_failed",')) say(line);
    });
  });
  afterEach(() => void vi.restoreAllMocks());
}

export const emptyDatabase = async () => void (await runAll(await drops()));

/** Runs some migrations, each in one batch, as `wrangler d1 migrations apply` does. */
export async function migrate(from: number, to: number): Promise<void> {
  for (const { queries } of env.TEST_MIGRATIONS.slice(from, to)) await runAll(queries);
}

/** Makes the database anew from db/schema.sql, at once: a message of the queue may read meanwhile. */
export const makeDatabase = async () => void (await runAll([...(await drops()), ...env.TEST_SCHEMA]));

/**
 * Makes the database as it was when it was made, by deleting its rows. The triggers that deletions fire are away
 * meanwhile: they refuse some, and are slow.
 */
export async function deleteRows(): Promise<void> {
  const triggers = await listMade("type = 'trigger' AND sql LIKE '% DELETE ON `%'");
  const tables = await listMade(`type = 'table' AND ${OURS}`);
  await runAll([
    "PRAGMA defer_foreign_keys = ON",
    ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
    ...tables.map(({ name, sql }) =>
      / USING fts5/i.test(sql) ? `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')` : `DELETE FROM "${name}"`,
    ),
    "DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'",
    ...triggers.map(({ sql }) => sql),
    ...FIRST_ROWS,
  ]);
}

/** The statements of the plan that insert the rows which every database has. */
const FIRST_ROWS = env.TEST_SCHEMA.join("").match(/^INSERT INTO `.*;$/gm) ?? [];

let plan: string | undefined;

const planOfNow = async () =>
  (await listMade("sql IS NOT NULL", "type, name")).map(({ name, sql }) => `${name}: ${sql}`).join("\n");

/** Gives a test file a new database: made from the plan where a file has changed that, or was the first. */
export async function renewDatabase(): Promise<void> {
  if (plan !== undefined && plan === (await planOfNow())) return deleteRows();
  await makeDatabase();
  plan = await planOfNow();
}
