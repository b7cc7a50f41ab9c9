import type * as z from "zod";
import { erasuresKey, KEPT_KEY, manifestKey, PICTURES } from "~/domain/backup/keys";
import { ERASABLE } from "~/domain/backup/left-out";
import { inParts } from "~/domain/lists";
import { DAY_MS, unixSeconds } from "~/domain/time/days-and-moments";
import { present, chunksOf, groupsOf } from "~/domain/values";
import { sha256Of, unpacked } from "~/gateways/backup/packed";
import { type Erasure, erasure, kept, type Manifest, manifest } from "~/schemas/backup/manifest";
import { type DataStore, eachOf, type Objects } from "./data-store";
import { reindex } from "./reindex";

/** Of a statement's parameter; D1 takes two megabytes. */
const MOST_BYTES = 700_000;
const MARK = "restore_begun";
const AMONG = "in (select value from json_each(?))";

interface Work {
  now: Date;
  say(line: string): void;
  /** All of this release, in order. */
  migrations: { name: string; queries: string[] }[];
}

/**
 * Fills an empty database from the backup `name` ("latest" too): tables, rows, triggers, the migrations since, what is
 * derived, and then all erasures since. Throws before anything is written where the database is not empty or an object is broken.
 */
export async function restore(name: string, store: DataStore, { now, say, migrations }: Work): Promise<void> {
  const { plan } = await fill(name, store, say);
  for (const { name, queries } of migrations.filter(({ name }) => !plan.migrations.includes(name))) {
    say(`Migrating: ${name}.`);
    const noted = { sql: "insert into d1_migrations (name) values (?)", params: [name] };
    await store.run([...queries.map((sql) => ({ sql })), noted]);
  }
  say("Making anew what is derived.");
  await reindex(async (statements) => (await store.run(statements.map((sql) => ({ sql })))).at(-1)?.[0], say);
  say(await eraseAgain(plan.name, store, now));
  await putBackPictures(store, say);
  await store.run([{ sql: `drop table ${MARK}` }]);
}

/** As it was when the backup began, without what is derived; `left` are the tables of which rows were left out. */
export async function fill(name: string, store: DataStore, say: Work["say"]) {
  await refuseUnlessEmpty(store);
  const plan = await findBackup(name, store.backups);
  say(
    `Backup ${plan.name}, of ${plan.migrations.at(-1)}: checking ${plan.tables.flatMap(({ parts }) => parts).length} objects.`,
  );
  for (const { parts } of plan.tables) for (const part of parts) await readPart(part, store.backups);
  const made = (wanted: (type: string, sql: string) => boolean) =>
    plan.schema.filter(({ type, sql }) => wanted(type, sql)).map(({ sql }) => ({ sql }));
  const isUnique = (sql: string) => sql.startsWith("CREATE UNIQUE INDEX");
  await store.run([
    { sql: `create table ${MARK} (at integer)` },
    ...made((type, sql) => type === "table" || (type === "index" && isUnique(sql))),
    {
      sql: "insert into d1_migrations (name) select value from json_each(?)",
      params: [JSON.stringify(plan.migrations)],
    },
  ]);
  // Parents were read last, and go in first.
  const left = new Set<string>();
  for (const table of plan.tables.toReversed()) {
    const missing = await fillTable(table, store);
    if (missing > 0) left.add(table.name);
    if (table.rows > 0)
      say(
        `${table.name}: ${table.rows - missing} rows${missing > 0 ? `, and ${missing} not: they were changed or deleted while the backup was made` : ""}.`,
      );
  }
  // Each on its own: D1 stops a batch after thirty seconds.
  for (const index of made((type, sql) => type === "index" && !isUnique(sql))) await store.run([index]);
  await store.run([
    ...made((type) => type === "view"),
    ...made((type) => type === "trigger"),
    { sql: "delete from sqlite_sequence" },
    {
      sql: "insert into sqlite_sequence (name, seq) select key, value from json_each(?)",
      params: [JSON.stringify(plan.sequences)],
    },
  ]);
  return { plan, left };
}

/** Those that the backups have and the product has not. */
export async function putBackPictures({ backups, images }: DataStore, say: Work["say"]): Promise<void> {
  const there = await images.list("");
  const kept = [...(await backups.list(PICTURES)).keys()].map((key) => key.slice(PICTURES.length));
  const missing = kept.filter((key) => !there.has(key));
  await eachOf(missing, async (key) => images.write(key, await readThere(backups, PICTURES + key)));
  say(`Pictures put back: ${missing.length} of ${kept.length}.`);
}

async function refuseUnlessEmpty(store: DataStore): Promise<void> {
  const [found = []] = await store.run([
    {
      sql: "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' and name not like '!_cf!_%' escape '!'",
    },
  ]);
  const names = found.map((row) => row["name"]);
  if (names.includes(MARK))
    throw new Error(
      "A restore was begun here and did not end. Empty the database, or make a new one, and begin again.",
    );
  if (names.length > 0)
    throw new Error(`The database is not empty: it has ${names.length} tables. A restore fills an empty one only.`);
}

async function findBackup(name: string, store: Objects): Promise<Manifest> {
  const chosen = name === "latest" ? (await readKept(store))[0] : name;
  const found = chosen === undefined ? null : await store.read(manifestKey(chosen));
  if (!found) throw new Error(chosen === undefined ? "There is no backup." : `There is no backup ${chosen}.`);
  return parsed(found, manifest);
}

export async function readKept(store: Objects): Promise<string[]> {
  const found = await store.read(KEPT_KEY);
  return found ? parsed(found, kept).backups : [];
}

/** Throws where it is missing. */
export const readThere = async (objects: Pick<Objects, "read">, key: string) =>
  present(await objects.read(key), `object ${key}`);

/** Of what a bucket holds; throws where it is of another shape. */
export const parsed = <T extends z.ZodType>(bytes: Uint8Array, shape: T): z.infer<T> =>
  shape.parse(JSON.parse(new TextDecoder().decode(bytes)));

type Table = Manifest["tables"][number];

async function readPart({ key, sha256 }: Table["parts"][number], store: Objects): Promise<string[]> {
  const bytes = await store.read(key);
  if (!bytes) throw new Error(`The object ${key} is missing: this backup can't be restored.`);
  if ((await sha256Of(bytes)) !== sha256)
    throw new Error(`The object ${key} is not what was written (its hash differs): this backup can't be restored.`);
  return (await unpacked(bytes)).split("\n").filter(Boolean);
}

/** Returns how many rows were left out. */
async function fillTable(table: Table, store: DataStore): Promise<number> {
  const sql = await insertOf(table, store);
  for (const part of table.parts)
    for (const rows of inParts(await readPart(part, store.backups), [MOST_BYTES], (row) => [row.length * 2]))
      await store.run([{ sql, params: [`[${rows.join(",")}]`] }]);
  const [counted] = await store.run([{ sql: `select count(*) as n from "${table.name}"` }]);
  return table.rows - Number(present(counted?.[0], `count of ${table.name}`)["n"]);
}

/** Of one parameter: rows in JSON. A row whose parent was deleted while the backup was made is left out, or forgets it. */
async function insertOf({ name, columns }: Table, store: DataStore): Promise<string> {
  const [keys = []] = await store.run([
    { sql: `select "from" as own, "table" as parent, "to", on_delete from pragma_foreign_key_list('${name}')` },
  ]);
  const valueOf = (column: unknown) => `value ->> ${columns.indexOf(String(column))}`;
  const parentOf = (key: Record<string, unknown>) =>
    `select "${String(key["to"])}" from "${String(key["parent"])}" where "${String(key["to"])}" = ${valueOf(key["own"])}`;
  const chosen = columns.map((column) => {
    const key = keys.find(({ own, on_delete }) => own === column && on_delete === "SET NULL");
    return key ? `(${parentOf(key)})` : valueOf(column);
  });
  const isThere = keys
    .filter(({ on_delete }) => on_delete !== "SET NULL")
    .map((key) => `(${valueOf(key["own"])} is null or exists (${parentOf(key)}))`);
  const named = columns.map((column) => `"${column}"`).join(", ");
  return `insert or ignore into "${name}" (${named}) select ${chosen.join(", ")} from json_each(?) where ${["true", ...isThere].join(" and ")}`;
}

/** Deletes again what was deleted since the moment `since` (ISO), by the list beside the backups. */
export async function eraseAgain(since: string, store: DataStore, now: Date): Promise<string> {
  const erased = finallyErased(await listErasures(since, store.backups, now));
  let count = 0;
  for (const table of ERASABLE) {
    const ids = erased.flatMap(({ content, id }) => (content === table ? [id] : []));
    for (const some of chunksOf(ids, 1000)) {
      const params = [JSON.stringify(some)];
      // Whoever left may have handed an organization on; to whom is known to the team alone. Nobody owns by an unproven address.
      const orphan = `update organizers set email = id || '@handed-on.invalid', is_superadmin = 0, is_moderator = 0
        where email in (select email from users where id ${AMONG} and email_verified_at is not null)`;
      const [deleted] = (
        await store.run([
          ...(table === "users" ? [{ sql: orphan, params }] : []),
          { sql: `delete from "${table}" where id ${AMONG} returning 1 as n`, params },
        ])
      ).slice(-1);
      count += deleted?.length ?? 0;
    }
  }
  const stops = await stopAgain(erased, store);
  await pauseLetters(store, now);
  return `Deleted again what was deleted since ${since}: ${count} of ${erased.length - stops} were there. Stopped or hidden again: ${stops}. Letters and pushes wait for a superadmin at /admin/health.`;
}

const HIDE = (type: string) => `insert into content_moderation_status (content_type, content_id, is_hidden)
  select '${type}', id, 1 from ${type}s where id ${AMONG} on conflict do update set is_hidden = 1`;

/** Noted by triggers, as deletions are. */
const STOPS: Record<string, string> = {
  stopped_weekly: `update letter_readers set weekly = 0, next_at = null, due_for = null where id ${AMONG}`,
  stopped_reminder: `update letter_readers set reminder = 'none' where id ${AMONG}`,
  stopped_at_once: `update letter_readers set at_once = 0 where id ${AMONG}`,
  hidden_event: HIDE("event"),
  hidden_organizer: HIDE("organizer"),
};

async function stopAgain(erased: readonly Erasure[], store: DataStore): Promise<number> {
  const stops = erased.filter(({ content }) => content in STOPS);
  for (const [content, some] of groupsOf(stops, (one) => one.content))
    for (const part of chunksOf(some, 1000))
      await store.run([{ sql: present(STOPS[content], content), params: [JSON.stringify(part.map(({ id }) => id))] }]);
  return stops.length;
}

/** A backup may be older than the table: then a migration moves it there, or there are no letters yet. */
async function pauseLetters(store: DataStore, now: Date): Promise<void> {
  const known = await store.run(
    ["numbers", "cron_runs"].map((name) => ({ sql: `select 1 as n from sqlite_schema where name = '${name}'` })),
  );
  const table = ["numbers", "cron_runs"].find((_, at) => (known[at]?.length ?? 0) > 0);
  const sql = `insert or replace into ${table} values ('restored', cast(? as integer))`;
  if (table) await store.run([{ sql, params: [String(unixSeconds(now))] }]);
}

async function listErasures(since: string, store: Objects, now: Date): Promise<Erasure[]> {
  const erasures: Erasure[] = [];
  const first = Date.parse(since.slice(0, 10));
  for (let day = first; day <= now.getTime(); day += DAY_MS) {
    const found = await store.read(erasuresKey(new Date(day).toISOString().slice(0, 10)));
    if (found) erasures.push(...parsed(found, erasure.array()));
  }
  return erasures.filter(({ erased_at }) => erased_at >= unixSeconds(new Date(since)));
}

/** The last word of each. */
function finallyErased(erasures: Erasure[]): Erasure[] {
  const last = new Map(erasures.map((one) => [`${one.content} ${one.id}`, one]));
  return [...last.values()].filter(({ is_back }) => !is_back);
}
