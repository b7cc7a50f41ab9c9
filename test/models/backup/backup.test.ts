import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { erase } from "#db/queries/erase";
import { findDeletion } from "#db/queries/events/deletions";
import {
  calendarSyncs,
  followedSearches,
  images,
  passkeys,
  storedEventForms,
  userFavorites,
  userFollows,
} from "#db/schema";
import { buckets, eraseAgainHere, loseAndRestore, makeBackup, restoreHere } from "#test/support/backups";
import { fromNow, NOW } from "#test/support/clock";
import { fillDatabase, rowsOfTables, tableNames } from "#test/support/filled-database";
import { emptyDatabase, makeDatabase, migrate } from "#test/support/migrations";
import { aDeletion } from "#test/support/published-series";
import { anEvent, anOrganizer, testDatabase } from "#test/support/rows";
import { actualPublication, expectedPublication } from "#test/support/search-index";
import { KEPT_KEY, manifestKey, pictureKey } from "~/domain/backup/keys";
import { BLANKED, ERASABLE, LEFT_OUT } from "~/domain/backup/left-out";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { readJson, removeFolder } from "~/gateways/backup/store";
import { keepErasures } from "~/models/backup/erasures";
import { backUpNightly, listBackups } from "~/models/backup/make";
import { restoreDeletion } from "~/models/events/bin";
import { deleteImage } from "~/models/images/delete";
import { manifest } from "~/schemas/backup/manifest";

const { backups } = buckets;
const db = testDatabase();
const later = fromNow({ days: 1 });
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const idsIn = async (table: string) =>
  (await env.DB.prepare(`select id from ${table} order by id`).all<{ id: string }>()).results.map(({ id }) => id);

async function manifestOf(name: string) {
  return (await readJson(backups, manifestKey(name), manifest))!.value;
}

beforeEach(async () => {
  await removeFolder(backups, "");
  await makeDatabase();
});

describe("a backup", () => {
  test("holds every table and column, but for those that are named as left out or blank", async () => {
    const name = await makeBackup(NOW);
    const { tables, schema } = await manifestOf(name);
    const all = [
      ...(await tableNames()),
      "event_search",
      "organizer_search",
      "organizer_admin_search",
      "d1_migrations",
      "rebuild",
    ];
    expect([...tables.map((table) => table.name), ...Object.keys(LEFT_OUT)].sort()).toEqual([...new Set(all)].sort());
    for (const [table, columns] of Object.entries(BLANKED))
      expect(tables.find((one) => one.name === table)?.columns).toEqual(expect.arrayContaining(Object.keys(columns)));
    for (const table of tables) {
      const { results } = await env.DB.prepare(`select name from pragma_table_info('${table.name}')`).all<{
        name: string;
      }>();
      expect(table.columns, table.name).toEqual(results.map((column) => column.name));
    }
    expect(schema.some(({ sql }) => sql.includes("CREATE TRIGGER"))).toBe(true);
  });

  test("has the rows of every table, also where each step comes twice at once", async () => {
    await fillDatabase();
    const rows = await rowsOfTables();
    const name = await makeBackup(NOW, { times: 2 });
    await loseAndRestore(name, NOW);
    const restored = await rowsOfTables();
    // Since when letters wait.
    restored["numbers"] = restored["numbers"]!.filter(({ name }) => name !== "restored");
    for (const [table, expected] of Object.entries(rows)) {
      // Words that nobody says any more stay until a database is made anew.
      if ((LEFT_OUT[table] ?? "derived") !== "derived" || table === "search_word_ends") continue;
      const blank = Object.entries(BLANKED[table] ?? {}).map(([column, value]) => [
        column,
        value === "NULL" ? null : "",
      ]);
      const wanted = expected.map((row) => ({ ...row, ...(Object.fromEntries(blank) as typeof row) }));
      expect(restored[table]?.length, table).toBe(wanted.length);
      expect(restored[table], table).toEqual(wanted);
    }
    expect(await idsIn("sessions")).toEqual([]);
    expect(await actualPublication()).toEqual(await expectedPublication());
  });

  test("goes on after it was killed at each of its writes in turn", async () => {
    await anEvent();
    const tried = new Set<string>();
    const put = async (...given: Parameters<R2Bucket["put"]>) => {
      const [key, body] = given;
      const write = typeof body === "string" ? key + body : key;
      if (tried.has(write)) return backups.put(...given);
      tried.add(write);
      throw new Error("killed");
    };
    const dying = new Proxy(backups, {
      get: (bucket, name: keyof R2Bucket) =>
        name === "put" ? put : (bucket[name] as (...given: unknown[]) => unknown).bind(bucket),
    });
    let kills = -1;
    for (let name: string | null = null; name === null; kills++)
      name = await makeBackup(NOW, { backups: dying }).catch(() => null);
    expect(kills).toBe(tried.size);
    expect(kills).toBeGreaterThan(9);
    const { tables } = await manifestOf(NOW.toISOString());
    for (const { parts } of tables) for (const { key } of parts) expect(await backups.head(key), key).not.toBeNull();
    expect(tables.find((table) => table.name === "events")?.rows).toBe(1);
  });

  test("begins at night and where it was asked for, and its message is sent again until it is done", async () => {
    const sent: unknown[] = [];
    const jobs = { enqueue: async (messages: unknown[]) => void sent.push(...messages) };
    const tick = (now: Date) => backUpNightly({ db, ...buckets, jobs, now });
    await tick(NOW);
    await tick(NOW);
    expect(sent).toEqual([
      { type: "back_up", step: 0 },
      { type: "back_up", step: 0 },
    ]);
    await makeBackup(NOW);
    await tick(fromNow({ hours: 11 }));
    expect(sent).toHaveLength(2);
    await backups.put("asked.json", "{}");
    await tick(fromNow({ hours: 11 }));
    expect(sent).toHaveLength(3);
    await makeBackup(fromNow({ hours: 11 }));
    expect(await backups.head("asked.json")).toBeNull();
  });

  test("takes the place of old ones, with all that was theirs", async () => {
    const first = await makeBackup(fromNow({ days: -1, hours: -1 }));
    const second = await makeBackup(fromNow({ days: -1 }));
    expect(await listBackups(backups)).toEqual([second]);
    expect((await backups.list({ prefix: `${first}/` })).objects).toEqual([]);
  });
});

describe("a restore", () => {
  let name: string;
  beforeEach(async () => {
    await anEvent({ id: "konsert" });
    name = await makeBackup(NOW);
  });

  test("refuses a database that is not empty, and leaves it as it was", async () => {
    await expect(restoreHere(name, NOW)).rejects.toThrow(/is not empty: it has \d+ tables/);
    expect(await idsIn("events")).toEqual(["konsert"]);
  });

  test.each([
    ["changed", async (key: string) => void (await backups.put(key, "something else")), /hash differs/],
    ["missing", (key: string) => backups.delete(key), /is missing/],
  ])("refuses a backup with an object that is %s, before it writes anything", async (_, spoil, said) => {
    const { tables } = await manifestOf(name);
    await spoil(tables.find((table) => table.name === "events")!.parts[0]!.key);
    await expect(loseAndRestore(name, NOW)).rejects.toThrow(said);
    expect((await env.DB.prepare("select name from sqlite_schema where name = 'events'").all()).results).toEqual([]);
  });

  test("says of a database in which one was killed that it was, and fills it when it is emptied", async () => {
    await expect(loseAndRestore(name, NOW, { diesAt: 5 })).rejects.toThrow("killed");
    await expect(restoreHere(name, NOW)).rejects.toThrow(/was begun here and did not end/);
    await loseAndRestore("latest", NOW);
    expect(await idsIn("events")).toEqual(["konsert"]);
  });

  test("says what there is not", async () => {
    await expect(loseAndRestore("2020-01-01T00:00:00.000Z", NOW)).rejects.toThrow("There is no backup 2020");
    await backups.delete(KEPT_KEY);
    await expect(restoreHere("latest", NOW)).rejects.toThrow("There is no backup.");
  });

  test("leaves out what lost its parent while the backup was made, and says how much", async () => {
    await removeFolder(backups, "");
    await anOrganizer({ id: "borte" });
    await anEvent({ id: "uten", organizer_id: "borte" });
    const again = await makeBackup(later, { between: () => run("delete from organizers where id = 'borte'") });
    const said = await loseAndRestore(again, later);
    expect(await idsIn("events")).toEqual(["konsert"]);
    expect(said.join("\n")).toMatch(/events: 1 rows, and 1 not/);
  });
});

test("a backup that an earlier release made becomes a database of this one", async () => {
  const before = env.TEST_MIGRATIONS.findIndex(({ name }) => name === "0071_smaller_cellar.sql");
  await emptyDatabase();
  await migrate(0, before);
  await run(env.TEST_SCHEMA.join("").match(/CREATE TABLE d1_migrations[^;]+/)![0]);
  for (const { name } of env.TEST_MIGRATIONS.slice(0, before))
    await run("insert into d1_migrations (name) values (?)", name);
  await fillDatabase();
  const [ids, name] = [await idsIn("events"), await makeBackup(NOW)];
  expect((await loseAndRestore(name, NOW)).join(" ")).toContain("Migrating: 0071_smaller_cellar.sql.");
  expect(await idsIn("events")).toEqual(ids);
  expect(await idsIn("(select name as id from d1_migrations)")).toEqual(env.TEST_MIGRATIONS.map(({ name }) => name));
  expect(await actualPublication()).toEqual(await expectedPublication());
});

/** No trigger says what is deleted of them. */
const UNWATCHED: Record<string, Parameters<typeof erase>[1]> = {
  passkeys,
  user_favorites: userFavorites,
  user_follows: userFollows,
  stored_event_forms: storedEventForms,
  followed_searches: followedSearches,
  images,
  calendar_syncs: calendarSyncs,
};

describe("what was erased after the backup", () => {
  beforeEach(async () => {
    await fillDatabase();
    await keepErasures({ db, backups });
  });

  test("does not come back from any table, though the database is lost; all else does", async () => {
    const name = await makeBackup(fromNow({ days: -400 }));
    for (const table of ERASABLE.toReversed()) {
      const ids = await idsIn(table);
      // What is deleted of other tables belongs to others than the accounts, organizers and events that are.
      const gone = ["users", "organizers", "events"].includes(table) ? ids[0] : ids.at(-1);
      if (table in UNWATCHED) await db.batch([...erase(db, UNWATCHED[table]!, sql`id = ${gone}`)]);
      else await run(`delete from ${table} where id = ?`, gone);
    }
    expect(new Set(await idsIn("(select content as id from erasures)"))).toEqual(new Set(ERASABLE));
    await keepErasures({ db, backups });
    expect(await idsIn("erasures")).toEqual([]);
    const left = await Promise.all(ERASABLE.map(idsIn));
    await loseAndRestore(name, new Date());
    expect(await Promise.all(ERASABLE.map(idsIn))).toEqual(left);
    expect(left.flat()).not.toEqual([]);
  });

  test("is an account that had handed its organization on: its address does not come back with that", async () => {
    await run("update organizers set email = 'gammel@lillehavn.test', is_superadmin = 1 where id = 'organizer-0'");
    const [user] = await idsIn("users");
    await run("update users set email = 'gammel@lillehavn.test' where id = ?", user);
    const name = await makeBackup(fromNow({ days: -400 }));
    await run("update organizers set email = 'ny@lillehavn.test' where id = 'organizer-0'");
    await run("delete from users where id = ?", user);
    await keepErasures({ db, backups });
    await loseAndRestore(name, new Date());
    const found = await env.DB.prepare("select email, is_superadmin from organizers where id = 'organizer-0'").first();
    expect(found).toEqual({ email: "organizer-0@handed-on.invalid", is_superadmin: 0 });
  });

  test("is an account that was never confirmed: the organization whose address it gave keeps that", async () => {
    await run("update organizers set email = 'post@lillehavn.test', is_superadmin = 1 where id = 'organizer-0'");
    const [user] = await idsIn("users");
    await run("update users set email = 'post@lillehavn.test', email_verified_at = null where id = ?", user);
    const name = await makeBackup(fromNow({ days: -400 }));
    await run("delete from users where id = ?", user);
    await keepErasures({ db, backups });
    await loseAndRestore(name, new Date());
    const found = await env.DB.prepare("select email, is_superadmin from organizers where id = 'organizer-0'").first();
    expect(found).toEqual({ email: "post@lillehavn.test", is_superadmin: 1 });
  });

  test("comes back where it was erased before the backup began and made anew since", async () => {
    await run("insert into erasures (content, id, erased_at) values ('events', 'event-0', 1000)");
    await keepErasures({ db, backups });
    await loseAndRestore(await makeBackup(NOW), later);
    expect(await idsIn("events")).toContain("event-0");
  });

  test("is an event that stays, where it was taken out of the bin again", async () => {
    const [kept, binned] = [await anEvent(), await anEvent()];
    const name = await makeBackup(fromNow({ days: -400 }));
    const deletion = (await findDeletion(db, await aDeletion(kept.id)))!;
    await aDeletion(binned.id);
    expect(await restoreDeletion(deletion, "somebody", { db, now: later })).toMatchObject({ ok: true });
    await keepErasures({ db, backups });
    await loseAndRestore(name, new Date());
    const found = await idsIn("events");
    expect([kept, binned].map(({ id }) => found.includes(id))).toEqual([true, false]);
  });

  test("is an organizer with all events, in one line; an event by itself, in its own", async () => {
    const { id: organizer_id } = await anOrganizer();
    for (const id of ["a", "b", "c"]) await anEvent({ id, organizer_id });
    await run("delete from events where id = 'a'");
    await run("delete from organizers where id = ?", organizer_id);
    expect(await idsIn("(select content || ' ' || id as id from erasures)")).toEqual([
      "events a",
      `organizers ${organizer_id}`,
    ]);
  });

  test("goes again where Time Travel has brought it back", async () => {
    await backups.put(
      "erasures/2026-06-05.json",
      JSON.stringify([{ content: "events", id: "event-0", is_back: false, erased_at: unixSeconds(later) }]),
    );
    expect(await eraseAgainHere(NOW, later)).toContain("1 of 1 were there");
    expect(await idsIn("events")).not.toContain("event-0");
  });

  test("is also a picture's copy beside the backups", async () => {
    const id = "events/bilde";
    await env.IMAGES_BUCKET.put(`${id}/480.webp`, "picture");
    await makeBackup(NOW);
    expect(await backups.head(pictureKey(`${id}/480.webp`))).not.toBeNull();
    await run("insert into images (id, width, height, orphaned_at) values (?, 1, 1, 1)", id);
    await deleteImage(id, { db, ...buckets, now: later });
    expect(await backups.head(pictureKey(`${id}/480.webp`))).toBeNull();
  });
});
