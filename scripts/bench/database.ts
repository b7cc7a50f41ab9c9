import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Miniflare } from "miniflare";
import { seedDatabase } from "#demo/seed";

/** Returns a local D1 with this many events, stored under .cache/ and filled only the first time. */
export async function openBenchDatabase(root: string, size: { events: number; organizers: number }, now: Date) {
  const miniflare = new Miniflare({
    modules: true,
    script: "export default {}",
    d1Databases: ["DB"],
    d1Persist: join(root, `.cache/bench/${size.events}-${now.toISOString().slice(0, 10)}`),
  });
  const d1 = await miniflare.getD1Database("DB");
  const tables = await d1.prepare("select name from sqlite_master where name = 'publication'").all();
  if (tables.results.length === 0) {
    for (const statement of migrationStatements(root)) await d1.prepare(statement).run();
    await seedDatabase(d1, { now, ...size });
  }
  return { d1, close: () => miniflare.dispose() };
}

export function migrationStatements(root: string): string[] {
  const folder = join(root, "migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint"))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
