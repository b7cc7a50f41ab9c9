import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { migrationNames, openD1, openMigrated } from "../../scripts/migrate.mjs";
import { schemaFile, schemaText } from "../../scripts/schema.mjs";

test("db/schema.sql is what the migrations and docs/database.md make: if not, run npm run db:schema", async () => {
  expect(readFileSync(schemaFile, "utf8") === (await schemaText())).toBe(true);
});

const names = migrationNames();

let folder: string | undefined;
const newState = () => (folder = mkdtempSync(join(tmpdir(), "samling-state-")));
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true });
  folder = undefined;
});

const stored = () => ({ d1Databases: ["DB"], d1Persist: newState() });

/** What a database holds; its text without blanks, which the plan lays out anew. */
async function stateOf(d1: D1Database) {
  const made = await d1
    .prepare(
      "select name, sql from sqlite_schema where sql is not null and name not like '\\_cf%' escape '\\' order by 1",
    )
    .all<{ name: string; sql: string }>();
  const journal = await d1.prepare("select name from d1_migrations order by id").all<{ name: string }>();
  return {
    made: made.results.map(({ sql }) => sql.replace(/\s+/g, "")),
    journal: journal.results.map(({ name }) => name),
    // Elsewhere before migration 0071.
    epoch: await d1
      .prepare(
        made.results.some(({ name }) => name === "numbers")
          ? "select number as epoch from numbers where name = 'epoch'"
          : "select epoch from publication",
      )
      .first("epoch"),
  };
}

let made: ReturnType<typeof stateOf> | undefined;

/** Returns what a new database holds. */
const newDatabase = () => (made ??= madeAnew());

async function madeAnew() {
  const { d1, close } = await openMigrated();
  const state = await stateOf(d1);
  await close();
  return state;
}

/** Leaves a database as wrangler does that has applied so many migrations, with an organizer in it. */
async function databaseAt(applied: number, options: Record<string, unknown>) {
  const { d1, close } = await openD1(options);
  await d1
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`,
    )
    .run();
  for (const name of names.slice(0, applied))
    await d1.batch([
      d1.prepare(readFileSync(join("migrations", name), "utf8")),
      d1.prepare(`INSERT INTO d1_migrations (name) values ('${name}')`),
    ]);
  await d1
    .prepare(
      "insert into organizers (id, email, name, search_text, search_name, name_key) values ('o', 'o', 'Håp', '', '', '')",
    )
    .run();
  return { d1, close };
}

test("a database one step behind, whoever made it, gets that whole or not at all, and ends as a new one", async () => {
  const options = stored();
  const { d1, close } = await databaseAt(names.length - 1, options);
  await d1.prepare("create trigger refused before insert on d1_migrations begin select raise(abort, 'no'); end").run();
  const before = await stateOf(d1);
  await close();
  await expect(openMigrated(options)).rejects.toThrow("no");

  const again = await openD1(options);
  expect(await stateOf(again.d1)).toEqual(before);
  await again.d1.prepare("drop trigger refused").run();
  await again.close();
  for (const round of ["first", "second"]) {
    const { d1, close } = await openMigrated(options);
    expect(await stateOf(d1), round).toEqual(await newDatabase());
    expect(await d1.prepare("select name from organizers").first("name")).toBe("Håp");
    await close();
  }
});

test("of a plan that fails nothing is left behind", async () => {
  const options = stored();
  const begun = await openD1(options);
  await begun.d1.prepare("create table dead_jobs (id text)").run();
  await begun.close();
  await expect(openMigrated(options)).rejects.toThrow(/dead_jobs. already exists/);
  const left = await openD1(options);
  const made = "select name from sqlite_schema where name not like '\\_cf%' escape '\\'";
  expect((await left.d1.prepare(made).all()).results).toEqual([{ name: "dead_jobs" }]);
  await left.close();
});

test("where a process is killed while it migrates, the next goes on", async () => {
  const options = stored();
  await (await databaseAt(1, options)).close();
  const script = join(process.cwd(), "scripts/migrate.mjs");
  const running = spawn(
    process.execPath,
    ["-e", `import(${JSON.stringify(script)}).then((it) => it.openMigrated(${JSON.stringify(options)}))`],
    { stdio: "ignore", detached: true }, // A group of its own, with the runtime that it starts.
  );
  const ended = new Promise((resolve) => running.once("exit", resolve));
  let least = Infinity;
  const growth = () => {
    const bytes = bytesWritten(options.d1Persist);
    least = Math.min(least, bytes);
    return bytes - least;
  };
  await expect.poll(growth, { interval: 5, timeout: 60_000 }).toBeGreaterThan(100_000);
  process.kill(-running.pid!, "SIGKILL");
  await ended;

  const found = await openD1(options);
  const { journal } = await stateOf(found.d1);
  expect(journal.length).toBeGreaterThan(1);
  expect(journal).toEqual(names.slice(0, journal.length));
  await found.close();
  const { d1, close } = await openMigrated(options);
  expect(await stateOf(d1)).toEqual(await newDatabase());
  expect(await d1.prepare("select name from organizers").first("name")).toBe("Håp");
  await close();
});

/** Bytes of SQLite's journal of what is committed. */
function bytesWritten(folder: string): number {
  const journals = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("-wal"));
  return Math.max(0, ...journals.map((name) => statSync(join(folder, name)).size));
}
