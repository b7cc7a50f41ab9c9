import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { openDatabase } from "#db/client";
import { fillWords } from "./full-words";
import { seedDatabase } from "#demo/seed";
import { gatherSearchWords } from "~/models/search/gather-words";
import "../whole-waits.mjs";

/** Returns a local D1 with this many events, stored under .cache/ and filled only the first time. */
export async function openBenchDatabase(root: string, size: { events: number; organizers: number }, now: Date) {
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    d1Databases: ["DB"],
    d1Persist: join(root, `.cache/bench/${size.events}-${now.toISOString().slice(0, 10)}-${newestMigration(root)}`),
  });
  const d1 = await miniflare.getD1Database("DB");
  const tables = await d1.prepare("select name from sqlite_master where name = 'publication'").all();
  if (tables.results.length === 0) {
    for (const statement of migrationStatements(root)) await d1.prepare(statement).run();
    await seedDatabase(d1, { now, ...size });
    const db = openDatabase(d1);
    await gatherSearchWords({ db, now });
    await fillWords(db, size.events, now);
  }
  return { d1, close: () => miniflare.dispose() };
}

/** Returns the number of the newest migration: a database from before it is left alone. */
const newestMigration = (root: string) => migrationFiles(root).at(-1)!.slice(0, 4);

const migrationFiles = (root: string) =>
  readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();

export function migrationStatements(root: string): string[] {
  const folder = join(root, "migrations");
  return migrationFiles(root)
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
