import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { rowsOfTables, tableNames, viewNames } from "./filled-database";
import { migrate } from "./migrations";
import { setHidden } from "./rows";
import { OSLO, search } from "./search";
import { actualPublication, expectedPublication } from "./search-index";

/** The search index came with the second migration; it does not know rows from before. */
export const WITH_INDEX = 2;

/** Tables that a migration drops, by its name. */
const DROPPED: Record<string, string[]> = {
  "0053_webhooks_gone.sql": ["webhooks"],
  "0067_fewer_indexes.sql": ["event_runs_due"],
  "0071_smaller_cellar.sql": ["event_state_changes", "event_step_rows", "event_steps", "moderation_items"],
  "0072_smaller_still.sql": ["card_progress", "cron_runs", "letter_progress", "site_counts"],
};

/** A column of `intakes` that a migration drops. */
const WITHOUT_COLUMN: Record<string, string> = {
  "0072_smaller_still.sql": "replaced",
};

/** Tables whose rows a migration has moved into `event_history`; and of `intakes` a column. */
const MOVED: Record<string, string[]> = {
  "0069_one_log.sql": ["event_state_changes", "event_step_rows", "event_steps"],
};

/** Tables that a migration adds rows to, by its name. */
const ADDED_TO: Record<string, string> = { "0060_found_sources.sql": "calendar_syncs" };

/** What fills the index with something else, by the migration's name: words for trigrams, weekdays and hours besides. */
const INDEXED_ANEW: Record<string, { hasClocks: boolean }> = {
  "0055_words_as_tokens.sql": { hasClocks: false },
  "0061_weekdays_and_hours.sql": { hasClocks: true },
};

const WRITTEN_BY_PEOPLE = ["events", "images", "organizers", "user_favorites", "user_reports", "users"];

/** All but the hidden event, and the held one since there is a column for that. */
const VISIBLE = ["event-0", "event-1", "event-2", "event-3", "event-4", "event-5", "event-of-days"];

type Publication = Awaited<ReturnType<typeof actualPublication>>;

/** Returns what visitors find of a filled database, where so many migrations are applied. */
export async function publicationAt(applied: number): Promise<Publication> {
  const publication = await actualPublication();
  expect(publication.events, nameOf(applied)).toEqual(expect.arrayContaining(VISIBLE));
  return publication;
}

/** Migrates a filled database and compares each row of each table, and what visitors find. */
export async function expectNothingLost(from: number, to: number): Promise<void> {
  const before = await rowsOfTables();
  expect(Object.keys(before)).toEqual(expect.arrayContaining(WRITTEN_BY_PEOPLE));
  const publication = from >= WITH_INDEX ? await publicationAt(from) : null;
  await migrate(from, to);
  const readable = [...(await tableNames()), ...(await viewNames())];
  const dropped = env.TEST_MIGRATIONS.slice(from, to).flatMap(({ name }) => DROPPED[name] ?? []);
  expect(
    Object.keys(before)
      .filter((table) => !readable.includes(table))
      .sort(),
    nameOf(to),
  ).toEqual(dropped.filter((table) => before[table]));
  for (const table of dropped) delete before[table];
  for (const gone of env.TEST_MIGRATIONS.slice(from, to).flatMap(({ name }) => WITHOUT_COLUMN[name] ?? []))
    for (const row of before["intakes"] ?? []) delete row[gone];
  for (const table of env.TEST_MIGRATIONS.slice(from, to).flatMap(({ name }) => MOVED[name] ?? [])) {
    delete before[table];
    for (const row of before["intakes"] ?? []) row["replaced"] = null;
  }
  const after = await rowsOfTables(before);
  for (const table of env.TEST_MIGRATIONS.slice(from, to).flatMap(({ name }) => ADDED_TO[name] ?? [])) {
    const ids = new Set(before[table]?.map(({ id }) => id));
    if (before[table]) after[table] = after[table]!.filter(({ id }) => ids.has(id));
  }
  expect(after, nameOf(to)).toEqual(before);
  if (!publication) return;
  const anew = env.TEST_MIGRATIONS.slice(from, to).flatMap(({ name }) => INDEXED_ANEW[name] ?? []);
  const { eventWords } = anew.length > 0 ? await expectedPublication(anew.at(-1)) : publication;
  expect(await actualPublication(), nameOf(to)).toEqual({ ...publication, eventWords });
}

const nameOf = (applied: number) => env.TEST_MIGRATIONS[applied - 1]!.name;

/** Searches a filled database that stands at the newest migration, and has its triggers fire. */
export async function expectToBeSearched(before: Publication): Promise<void> {
  const now = await actualPublication();
  expect(now).toEqual({ ...before, eventWords: now.eventWords });
  expect(await expectedPublication()).toEqual(now);
  expect(await found({})).toEqual(before.events);
  expect(await found({ circle: { ...OSLO, radiusKm: 10 } })).toEqual(before.events);
  expect(await found({ query: "kveld korps" })).toEqual(before.events);
  expect(await found({ types: ["concert"] })).toEqual(["event-2"]);
  expect(await found({ types: ["conference"] })).toEqual(["event-4", "event-of-days"]);

  await env.DB.batch([
    env.DB.prepare("delete from events where id = 'event-0'"),
    env.DB.prepare("update events set start_time = start_time + 864000, end_time = null where id = 'event-2'"),
  ]);
  await setHidden("event", "event-4", true);
  await setHidden("event", "event-hidden", false);
  const after = await actualPublication();
  expect(after).toEqual(await expectedPublication());
  expect(after.events).toEqual(
    [...before.events, "event-hidden"].filter((id) => id !== "event-0" && id !== "event-4").sort(),
  );
  expect(await found({})).toEqual(after.events);
  expect(await favorites()).toEqual(["event-2", "event-hidden", "event-of-days"]);
}

const found = async (wanted: Parameters<typeof search>[0]) => (await search(wanted)).events.map(({ id }) => id).sort();

const favorites = async () =>
  (await env.DB.prepare("select event_id from user_favorites order by 1").all<{ event_id: string }>()).results.map(
    ({ event_id }) => event_id,
  );
