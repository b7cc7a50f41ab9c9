// Brings a local database to the newest migration, without wrangler's command. Production is migrated by scripts/deploy.mjs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, stateDir } from "./setup.mjs";

export const migrationNames = () =>
  readdirSync(join(root, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();

const textOf = (path) => readFileSync(join(root, path), "utf8");

/** Each with its statements. */
export const migrations = () =>
  migrationNames().map((name) => ({ name, queries: textOf(`migrations/${name}`).split("--> statement-breakpoint") }));

/** At once where a stamp says that it is done. */
export async function migrate(state = stateDir) {
  const stamp = join(state, "migrations");
  const names = migrationNames().join();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === names) return;
  await (await openState(state)).close();
  writeFileSync(stamp, names);
}

/** Database, pictures and backups of the product that is served from the folder `state`, migrated unless it is to be restored. */
export function openState(state = stateDir, { isMigrated = true } = {}) {
  const config = textOf("wrangler.toml");
  const named = (setting) =>
    [...config.matchAll(new RegExp(`^${setting}\\s*=\\s*"(.+)"`, "gm"))].map(([, name]) => name);
  const [database] = named("database_id");
  const [images, backups] = named("bucket_name");
  return (isMigrated ? openMigrated : openD1)({
    d1Databases: { DB: database },
    r2Buckets: { IMAGES: images, BACKUPS: backups },
    defaultPersistRoot: join(state, "v3"),
  });
}

/** In memory, or where its options say. */
export async function openD1(options = { d1Databases: ["DB"] }) {
  const { Miniflare } = await import("miniflare");
  await import("./mended-miniflare.mjs");
  const miniflare = new Miniflare({ modules: true, script: "export default {}", cf: false, ...options });
  const d1 = await miniflare.getD1Database("DB");
  const bucket = (name) => () => miniflare.getR2Bucket(name);
  return { d1, images: bucket("IMAGES"), backups: bucket("BACKUPS"), close: () => miniflare.dispose() };
}

/**
 * A new database begins from db/schema.sql, any other gets what its journal lacks, as by wrangler's command. Each
 * migration is applied whole or not at all.
 */
export async function openMigrated(options) {
  const local = await openD1(options);
  try {
    await applyMissing(local.d1);
  } catch (error) {
    await local.close();
    throw error;
  }
  return local;
}

/** D1 takes no more than 100 kB in one text. */
export const planInRooms = (plan) => plan.split(/^(?=---- )/m).slice(1);

async function applyMissing(d1) {
  const journal = await d1.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").first();
  if (!journal) await d1.batch(planInRooms(textOf("db/schema.sql")).map((room) => d1.prepare(room)));
  const { results } = await d1.prepare("SELECT name FROM d1_migrations").all();
  const applied = new Set(results.map(({ name }) => name));
  for (const name of migrationNames().filter((name) => !applied.has(name)))
    await d1.batch([
      d1.prepare(textOf(`migrations/${name}`)),
      d1.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name),
    ]);
}
