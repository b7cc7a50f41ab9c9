import { env } from "cloudflare:workers";

/** What migrations have made, newest first. A full-text index drops its own tables; their SQL quotes their names. */
const MADE = `SELECT type, name FROM sqlite_schema
  WHERE type IN ('trigger', 'view', 'table') AND name NOT LIKE 'sqlite%' AND name NOT LIKE '!_cf%' ESCAPE '!'
    AND sql NOT LIKE 'CREATE TABLE ''%'
  ORDER BY type = 'trigger' DESC, type = 'view' DESC, rowid DESC`;

/** Drops every table, view and trigger of the database. */
export async function emptyDatabase(): Promise<void> {
  const { results } = await env.DB.prepare(MADE).all<{ type: string; name: string }>();
  if (results.length === 0) return;
  const drops = results.map(({ type, name }) => env.DB.prepare(`DROP ${type} "${name}"`));
  await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = ON"), ...drops]);
}

/** Runs some migrations, each in one batch, as `wrangler d1 migrations apply` does. */
export async function migrate(from: number, to: number): Promise<void> {
  for (const { queries } of env.TEST_MIGRATIONS.slice(from, to)) {
    await env.DB.batch(queries.map((query) => env.DB.prepare(query)));
  }
}
