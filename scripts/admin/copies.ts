// Copies of backups outside of the account, encrypted by age (age-encryption.org): each object KEY is KEY.age there, and
// NAME/copy.json, written last, says what a backup's copy holds.
import { Decrypter, Encrypter } from "age-encryption";
import { createHash, randomUUID } from "node:crypto";
import * as z from "zod";
import { openDatabase } from "#db/client";
import { ERASURES, KEPT_KEY, manifestKey, PICTURES, RUNNING_KEY } from "~/domain/backup/keys";
import { present, chunksOf } from "~/domain/values";
import { sha256Of, unpacked } from "~/gateways/backup/packed";
import { readJson } from "~/gateways/backup/store";
import { backUp, begin, listBackups } from "~/models/backup/make";
import { manifest, type Manifest, running } from "~/schemas/backup/manifest";
import { openD1 } from "../migrate.mjs";
import { boundDataStore, boundObjects, eachOf, type Objects } from "./data-store";
import { readThere, fill, parsed, readKept } from "./restore";

const key = z.string().regex(/^(?!(.*\/)?\.\.(\/|$))[\w:.-]+(\/[\w:.-]+)*$/);
const copied = z.record(key, z.object({ bytes: z.int(), sha256: z.string(), from: z.string(), to: z.string() }));
type Copied = z.infer<typeof copied>;

/** By key, of what is not encrypted; `from` and `to` are the marks of the object and of its copy. */
const copyList = z.object({
  backup: key,
  tables: z.record(z.string(), z.int()),
  pictures: z.int(),
  objects: copied,
});

const LIST = "/copy.json";
/** What a cut copy has done already. */
const BEGUN = "copying/";
/** All that a copy writes: whatever else lies there is not ours to take away. */
const OURS = new RegExp(
  String.raw`^(${BEGUN}[\w-]+\.json|(${PICTURES}|${ERASURES}).+\.age|[\d-]+T[\d:.]+Z/(.+\.age|copy\.json))(\.part)?$`,
);
const OBJECTS_A_NOTE = 100;

type Say = (line: string) => void;

const newestCopy = (keys: Iterable<string>) =>
  [...keys]
    .filter((key) => OURS.test(key) && key.endsWith(LIST))
    .sort()
    .at(-1);

/** Brings the latest backup `to` another place; what is there already stays, what no kept backup needs goes. */
export async function copyBackup(from: Objects, to: Objects, { recipient, say }: { recipient: string; say: Say }) {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const kept = await readKept(from);
  const [name] = kept;
  if (name === undefined) throw new Error("There is no backup.");
  const plan = parsed(await readThere(from, manifestKey(name)), manifest);
  const hashes = new Map(plan.tables.flatMap(({ parts }) => parts.map(({ key, sha256 }) => [key, sha256])));
  const there = await to.list("");
  const known = await knownCopies(to, there.keys());
  const wanted = new Map<string, string>();
  for (const prefix of [`${name}/`, ERASURES, PICTURES])
    for (const [key, mark] of await from.list(prefix)) wanted.set(key, mark);

  const objects: Copied = {};
  for (const [key, mark] of wanted) {
    const one = known[key];
    if (one?.from === mark && there.get(`${key}.age`) === one.to) objects[key] = one;
  }
  const notes: string[] = [];
  const missing = [...wanted.keys()].filter((key) => !(key in objects));
  say(`Backup ${name}: ${wanted.size} objects, of which ${wanted.size - missing.length} are there.`);
  for (const portion of chunksOf(missing, OBJECTS_A_NOTE)) {
    const done: Copied = {};
    await eachOf(portion, async (key) => {
      const bytes = await from.read(key);
      if (!bytes && key.startsWith(PICTURES)) return; // Deleted since.
      if (!bytes) throw new Error(`The object ${key} is missing.`);
      const sha256 = await sha256Of(bytes);
      if ((hashes.get(key) ?? sha256) !== sha256) throw new Error(`The object ${key} is not what was written.`);
      const mark = await to.write(`${key}.age`, new Uint8Array(await encrypter.encrypt(bytes)));
      done[key] = { bytes: bytes.length, sha256, from: present(wanted.get(key), key), to: mark };
    });
    Object.assign(objects, done);
    const note = `${BEGUN}${randomUUID()}.json`;
    notes.push(note);
    await to.write(note, JSON.stringify(done));
  }
  const list: z.infer<typeof copyList> = {
    backup: name,
    tables: Object.fromEntries(plan.tables.map((table) => [table.name, table.rows])),
    pictures: Object.keys(objects).filter((key) => key.startsWith(PICTURES)).length,
    objects,
  };
  await to.write(name + LIST, JSON.stringify(list));
  const isKept = (key: string) => key.replace(/\.age$/, "") in objects || kept.some((one) => key.startsWith(`${one}/`));
  for (const key of [...there.keys(), ...notes]) if (OURS.test(key) && !isKept(key)) await to.remove(key);
  say(`Copied ${missing.length}: ${Object.keys(objects).length} objects, ${list.pictures} pictures among them.`);
}

/** By the newest copy, and by what was cut after it. */
async function knownCopies(to: Objects, keys: Iterable<string>): Promise<Copied> {
  const all = [...keys];
  const known: Copied = {};
  const newest = newestCopy(all);
  if (newest !== undefined) Object.assign(known, parsed(await readThere(to, newest), copyList).objects);
  for (const key of all.filter((one) => one.startsWith(BEGUN)))
    Object.assign(known, parsed(await readThere(to, key), copied));
  return known;
}

/** Decrypts the newest copy into a folder like the bucket's; throws where an object is missing or another. */
export async function openCopy(from: Objects, identity: string, folder: Objects) {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const newest = newestCopy((await from.list("")).keys());
  if (newest === undefined) throw new Error("There is no whole copy.");
  const list = parsed(await readThere(from, newest), copyList);
  await eachOf(Object.entries(list.objects), async ([key, { sha256 }]) => {
    const bytes = await from.read(`${key}.age`);
    if (!bytes) throw new Error(`${key}.age is missing.`);
    const opened = new Uint8Array(await decrypter.decrypt(bytes));
    if ((await sha256Of(opened)) !== sha256) throw new Error(`${key}.age is not what was copied.`);
    await folder.write(key, opened);
  });
  await folder.write(KEPT_KEY, JSON.stringify({ backups: [list.backup] }));
  return list;
}

/** Restores what was opened into an empty local database, backs that up, and compares; throws where they differ. */
export async function verifyCopy(from: Objects, identity: string, { folder, say }: { folder: Objects; say: Say }) {
  const list = await openCopy(from, identity, folder);
  const count = Object.keys(list.objects).length;
  say(`Copy of ${list.backup}: ${count} objects are what was copied, ${list.pictures} pictures among them.`);
  const local = await openD1({ d1Databases: ["DB"], r2Buckets: ["IMAGES", "BACKUPS"] });
  try {
    const [backups, images] = [await local.backups(), await local.images()];
    const store = { ...boundDataStore(local.d1, backups, images), backups: folder };
    const { plan, left } = await fill("latest", store, say);
    const again = await backUpAgain(local.d1, backups, images);
    const differing: string[] = [];
    for (const table of plan.tables) {
      if (table.rows !== list.tables[table.name]) differing.push(table.name);
      const copy = present(
        again.tables.find(({ name }) => name === table.name),
        `copy of ${table.name}`,
      );
      if (left.has(table.name)) say(`${table.name}: some rows were deleted while the backup was made; not compared.`);
      else if ((await digestOf(table, folder)) !== (await digestOf(copy, boundObjects(backups))))
        differing.push(table.name);
    }
    if (differing.length > 0) throw new Error(`Restored, these tables are not as they were: ${differing.join(", ")}.`);
    say(`Restored, all ${plan.tables.length} tables have the rows that they had, byte for byte.`);
  } finally {
    await local.close();
  }
}

async function backUpAgain(d1: D1Database, backups: R2Bucket, images: R2Bucket): Promise<Manifest> {
  const [db, now] = [openDatabase(d1), new Date()];
  await begin(db, backups, now);
  for (let open; (open = await readJson(backups, RUNNING_KEY, running));)
    await backUp(open.value.step, { db, images, backups, jobs: { enqueue: async () => undefined }, now });
  const name = present((await listBackups(backups))[0], "backup that was just made");
  return present(await readJson(backups, manifestKey(name), manifest), manifestKey(name)).value;
}

/** Of its rows: what they are packed by may differ. */
async function digestOf({ parts }: Manifest["tables"][number], objects: Objects): Promise<string> {
  const hash = createHash("sha256");
  for (const { key } of parts) hash.update(await unpacked(await readThere(objects, key)));
  return hash.digest("hex");
}
