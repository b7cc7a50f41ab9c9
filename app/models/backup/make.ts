import type { Database } from "#db/client";
import {
  listColumns,
  listMigrations,
  listParents,
  listRowsAfter,
  listSchema,
  listSequences,
} from "#db/queries/site/backup";
import { ASKED_KEY, KEPT_KEY, manifestKey, pictureKey, RUNNING_KEY } from "~/domain/backup/keys";
import { BLANKED, LEFT_OUT } from "~/domain/backup/left-out";
import { childrenFirst, keyOf } from "~/domain/backup/order";
import { isBackupDue, keptBackups } from "~/domain/backup/rotation";
import { IMAGE_PREFIXES } from "~/domain/images/address";
import { isNightAt } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { gzipped, sha256Of } from "~/gateways/backup/packed";
import { readJson, removeFolder, writeJson } from "~/gateways/backup/store";
import type { JobQueue } from "~/jobs/queue";
import { kept, manifest, type Running, running } from "~/schemas/backup/manifest";
import { forgetErasuresBefore } from "./erasures";

export interface BackupDeps {
  db: Database;
  images: R2Bucket;
  backups: R2Bucket;
  jobs: JobQueue;
  now: Date;
}

/** Objects of rows that one message writes. */
const PARTS_A_MESSAGE = 10;
const ROWS_A_PART = 2000;
/** Rows of up to a megabyte. */
const ROWS_OF_LARGE: Record<string, number> = { intakes: 20, event_history: 200, deleted_events: 500 };

/** A message that was lost is sent again; two of the same step do no harm. */
export async function backUpNightly({ db, backups, jobs, now }: BackupDeps): Promise<void> {
  const open = await readJson(backups, RUNNING_KEY, running);
  const last = await listBackups(backups);
  const isAsked = (await backups.head(ASKED_KEY)) !== null;
  if (!open && !isAsked && !isBackupDue(last[0], now, isNightAt(now))) return;
  if (!open && !(await begin(db, backups, now))) return;
  await jobs.enqueue([{ type: "back_up", step: open?.value.step ?? 0 }]);
}

/** Newest first; those that are complete. */
export async function listBackups(backups: R2Bucket): Promise<string[]> {
  return (await readJson(backups, KEPT_KEY, kept))?.value.backups ?? [];
}

/** False where another was faster. */
export async function begin(db: Database, backups: R2Bucket, now: Date): Promise<boolean> {
  const [schema, columns, parents, migrations, sequences] = await Promise.all([
    listSchema(db),
    listColumns(db),
    listParents(db),
    listMigrations(db),
    listSequences(db),
  ]);
  const names = schema.flatMap(({ type, name }) => (type === "table" && !(name in LEFT_OUT) ? [name] : []));
  const begun: Running = {
    name: now.toISOString(),
    migrations: migrations.map(({ name }) => name),
    schema: schema.map(({ type, sql }) => ({ type, sql })),
    sequences: Object.fromEntries(sequences.map(({ name, seq }) => [name, seq])),
    tables: childrenFirst(names, parents).map((name) => ({
      name,
      columns: columns.flatMap((column) => (column.table === name ? [column.name] : [])),
      key: keyOf(name, schema, columns),
      rows: 0,
      parts: [],
    })),
    step: 0,
    at: 0,
    after: null,
    picture: null,
  };
  return writeJson(backups, RUNNING_KEY, begun, { etagDoesNotMatch: "*" });
}

/** One portion; the next one is another message. Nothing of a step counts before the whole of it is written. */
export async function backUp(step: number, deps: BackupDeps, most = PARTS_A_MESSAGE): Promise<void> {
  const { db, backups, jobs, images } = deps;
  const open = await readJson(backups, RUNNING_KEY, running);
  if (open?.value.step !== step) return;
  const next = { ...open.value, step: step + 1 };
  let isWhole = false;
  for (let part = 0; part < most && !isWhole; part++) isWhole = !(await writePart(next, deps));
  if (isWhole) {
    next.picture = await copyPictures({ images, backups, after: next.picture });
    if (next.picture === null) return finish(next, db, backups);
  }
  if (await writeJson(backups, RUNNING_KEY, next, { etagMatches: open.etag }))
    await jobs.enqueue([{ type: "back_up", step: next.step }]);
}

/** Changes `state`; false where every table is written. Objects are named by their hash: of two at once both stay. */
async function writePart(state: Running, { db, backups }: BackupDeps): Promise<boolean> {
  const table = state.tables[state.at];
  if (!table) return false;
  const limit = ROWS_OF_LARGE[table.name] ?? ROWS_A_PART;
  const columns = table.columns.map((name) => BLANKED[table.name]?.[name] ?? `"${name}"`);
  const found = await listRowsAfter(db, { ...table, columns }, state.after, limit);
  if (found.length > 0) {
    const lines = found.map((row) => `${JSON.stringify(row.slice(table.key.length))}\n`);
    const bytes = await gzipped(lines.join(""));
    const sha256 = await sha256Of(bytes);
    const key = `${state.name}/${table.name}-${table.parts.length}-${sha256.slice(0, 12)}.ndjson.gz`;
    await backups.put(key, bytes);
    table.parts.push({ key, rows: found.length, sha256 });
    table.rows += found.length;
  }
  const isRead = found.length < limit;
  state.after = isRead
    ? null
    : (present(found.at(-1), "last row read").slice(0, table.key.length) as (string | number)[]);
  state.at += isRead ? 1 : 0;
  return true;
}

/** The backup counts from here on. One of a database that was migrated meanwhile is begun anew. */
async function finish(state: Running, db: Database, backups: R2Bucket): Promise<void> {
  const migrations = await listMigrations(db);
  if (migrations.length === state.migrations.length) {
    await writeJson(backups, manifestKey(state.name), manifest.parse(state));
    const all = [state.name, ...(await listBackups(backups))];
    const rotated = keptBackups(all);
    await writeJson(backups, KEPT_KEY, { backups: rotated });
    for (const name of all.filter((one) => !rotated.includes(one))) await removeFolder(backups, `${name}/`);
    await forgetErasuresBefore(present(rotated.at(-1), "oldest backup kept"), backups);
  } else await removeFolder(backups, `${state.name}/`);
  await backups.delete([RUNNING_KEY, ASKED_KEY]);
}

const MOST_A_MESSAGE = 200;

const PREFIXES = IMAGE_PREFIXES.map((prefix) => `${prefix}/`);

interface Buckets {
  images: R2Bucket;
  backups: R2Bucket;
}

/**
 * Copies uploaded pictures that the backup bucket lacks, after the key `after`; returns where the next call goes on, or
 * null at the end. A picture never changes. Those for sharing are drawn again.
 */
async function copyPictures({ images, backups, after }: Buckets & { after: string | null }): Promise<string | null> {
  const at = after === null ? 0 : PREFIXES.findIndex((one) => after.startsWith(one));
  const prefix = present(PREFIXES[at], `kind of the picture ${after}`);
  const startAfter = after ?? prefix;
  const [there, copied] = await Promise.all([
    images.list({ prefix, startAfter, limit: MOST_A_MESSAGE }),
    backups.list({ prefix: pictureKey(prefix), startAfter: pictureKey(startAfter), limit: MOST_A_MESSAGE * 5 }),
  ]);
  const known = new Set(copied.objects.map(({ key }) => key));
  for (const { key } of there.objects.filter((object) => !known.has(pictureKey(object.key)))) {
    const picture = await images.get(key);
    if (picture) await backups.put(pictureKey(key), await picture.arrayBuffer());
  }
  return (there.truncated ? there.objects.at(-1)?.key : PREFIXES[at + 1]) ?? null;
}
