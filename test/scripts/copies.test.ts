import { generateIdentity, identityToRecipient } from "age-encryption";
import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { settlingDatabase } from "#db/settling";
import { seedDatabase } from "#demo/seed";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { answerAsS3, heldObjects } from "#test/support/s3-server";
import { backUp, begin } from "~/models/backup/make";
import { copyBackup, openCopy, verifyCopy } from "../../scripts/admin/copies";
import { boundObjects, type Objects } from "../../scripts/admin/data-store";
import { folderObjects, objectsAt } from "../../scripts/admin/objects";
import { openState } from "../../scripts/migrate.mjs";

const NOW = new Date("2026-06-04T01:00:00Z");
const LATER = new Date("2026-06-05T01:00:00Z");
const PICTURES = 150;

let folder: string;
let source: Awaited<ReturnType<typeof openState>>;
let backups: Objects;
let identity: string;
let recipient: string;
let cut: Map<Objects, number>;
let store: ReturnType<typeof heldObjects>;
let server: LocalServer;
/** Instead of an answer, the last first. */
const cuts: ((response: ServerResponse) => void)[] = [];

async function makeBackup(now: Date): Promise<void> {
  const buckets = { images: await source.images(), backups: await source.backups() };
  const db = openDatabase(source.d1);
  await begin(db, buckets.backups, now);
  let waiting = true;
  const jobs = { enqueue: async () => void (waiting = true) };
  for (let step = 0; waiting; step++) {
    waiting = false;
    await backUp(step, { db, ...buckets, jobs, now });
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "samling-copies-"));
  source = await openState(join(folder, "state"));
  await seedDatabase(settlingDatabase(source.d1), { now: NOW, events: 100, organizers: 10 });
  const images = await source.images();
  for (let nth = 0; nth < PICTURES; nth++) await images.put(`events/p${nth}/480.webp`, `picture ${nth}`);
  await makeBackup(NOW);
  backups = boundObjects(await source.backups());
  identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  cut = new Map();
  store = heldObjects();
  server = await startLocalServer((_url, response, request) => {
    if (cuts.length > 0) return cuts.pop()!(response);
    const s3 = { buckets: { copies: store }, keys: { ours: "a secret" }, most: 7 };
    void answerAsS3(s3, request, response);
  });
}, 60_000);

afterAll(async () => {
  await server.close();
  await source.close();
  rmSync(folder, { recursive: true });
});

const env = { AWS_ACCESS_KEY_ID: "ours", AWS_SECRET_ACCESS_KEY: "a secret" };
const s3 = () => objectsAt("s3://copies/samling", { endpoint: server.origin, region: undefined, env });
const PLACES: [string, () => Objects][] = [
  ["a store that speaks S3", s3],
  ["a folder", () => folderObjects(join(folder, "copy"))],
];

/** Dies at a write. */
const dying = (place: Objects, at: number): Objects => ({
  ...place,
  write: async (key, body) => {
    cut.set(place, (cut.get(place) ?? 0) + 1);
    if (cut.get(place)! >= at) throw new Error("cut");
    return place.write(key, body);
  },
});

async function written(place: Objects): Promise<{ said: string[]; keys: string[] }> {
  const keys: string[] = [];
  const said: string[] = [];
  const noting: Objects = { ...place, write: async (key, body) => (keys.push(key), place.write(key, body)) };
  await copyBackup(backups, noting, { recipient, say: (line) => void said.push(line) });
  return { said, keys: keys.filter((key) => key.endsWith(".age")) };
}

/** Whoever has the place may have more there. */
const FOREIGN = ["thesis.odt", "album/pictures/p3.age", "zz/copy.json", "letters/2026.age", "copying/machine.pdf"];

const opened = (place: Objects, key = identity) => openCopy(place, key, heldObjects());

describe.each(PLACES)("a copy in %s", (_name, at) => {
  test("goes on where it was cut, and is what was backed up", async () => {
    const place = at();
    const all = (await backups.list("")).size - 1; // But for the list of backups.
    await expect(copyBackup(backups, dying(place, 130), { recipient, say: () => undefined })).rejects.toThrow("cut");
    await expect(opened(place)).rejects.toThrow("There is no whole copy.");
    const { keys } = await written(place);
    expect(keys.length).toBeLessThanOrEqual(all - 100);
    expect(Object.keys((await opened(place)).objects)).toHaveLength(all);
    expect((await written(place)).keys).toEqual([]);
    expect([...(await place.list("")).keys()].filter((key) => !/\.age$|^[^/]+\/copy\.json$/.test(key))).toEqual([]);
  });

  test("holds nothing that can be read without the key", async () => {
    const place = at();
    const texts = await Promise.all(
      [...(await place.list("")).keys()].map(async (key) => Buffer.from((await place.read(key))!).toString()),
    );
    expect(texts.filter((text) => text.includes("picture 1") || text.includes("CREATE TABLE"))).toEqual([]);
    await expect(opened(place, await generateIdentity())).rejects.toThrow("no identity matched");
  });

  test("is refused where an object is missing or another", async () => {
    const place = at();
    const key = "pictures/events/p7/480.webp.age";
    const other = "pictures/events/p8/480.webp.age";
    await place.write(key, (await place.read(other))!);
    await expect(opened(place)).rejects.toThrow(`${key} is not what was copied.`);
    await place.remove(key);
    await expect(opened(place)).rejects.toThrow(`${key} is missing.`);
    expect((await written(place)).keys).toEqual([key]);
  });
});

test("the next night's copy brings what is new, and forgets what was deleted", async () => {
  await (await source.backups()).delete("pictures/events/p3/480.webp");
  await (await source.images()).delete("events/p3/480.webp");
  await makeBackup(LATER);
  for (const key of FOREIGN) await s3().write(key, "{}");
  const { keys } = await written(s3());
  expect(keys.filter((key) => key.startsWith("pictures/"))).toEqual([]);
  expect(keys.length).toBeGreaterThan(5);
  expect(await s3().read("pictures/events/p3/480.webp.age")).toBeNull();
  for (const key of FOREIGN) expect(await s3().read(key)).not.toBeNull();
  expect((await opened(s3())).backup).toBe(LATER.toISOString());
}, 60_000);

test("a copy without a part of a table is none; a picture deleted meanwhile is left out", async () => {
  const without = (gone: RegExp): Objects => ({
    ...backups,
    read: async (key) => (gone.test(key) ? null : backups.read(key)),
  });
  const copy = (gone: RegExp) => copyBackup(without(gone), heldObjects(), { recipient, say: () => undefined });
  await expect(copy(/\/events-0-/)).rejects.toThrow("is missing.");
  await copy(/^pictures\/events\/p9\//);
}, 60_000);

test.each(["../outside.txt", "pictures/../../outside.txt", "/outside.txt", ".."])(
  "a copy whose list names %s writes nothing",
  async (key) => {
    const place = heldObjects();
    const one = { bytes: 1, sha256: "", from: "", to: "" };
    const list = { backup: LATER.toISOString(), tables: {}, pictures: 0, objects: { [key]: one } };
    await place.write(`${LATER.toISOString()}/copy.json`, JSON.stringify(list));
    await expect(opened(place)).rejects.toThrow("Invalid key");
  },
);

test("a folder refuses keys that lead out of it", async () => {
  const inner = folderObjects(join(folder, "inner"));
  for (const key of ["../outside.txt", "a/../../outside.txt"]) {
    await expect(inner.write(key, "")).rejects.toThrow("is outside of");
    await expect(inner.read(key)).rejects.toThrow("is outside of");
    await expect(inner.remove(key)).rejects.toThrow("is outside of");
  }
});

test("a copy is restored locally, and a table with other rows than it had is named", async () => {
  const place = s3();
  const key = `${LATER.toISOString()}/copy.json`;
  const list = JSON.parse(Buffer.from((await place.read(key))!).toString()) as { tables: Record<string, number> };
  await place.write(key, JSON.stringify({ ...list, tables: { ...list.tables, events: list.tables["events"]! + 1 } }));
  await expect(verifyCopy(place, identity, { folder: heldObjects(), say: () => undefined })).rejects.toThrow(
    "Restored, these tables are not as they were: events.",
  );
}, 60_000);

test("what is cut, before or within the answer, is asked again", async () => {
  await s3().write("cut.txt", "whole");
  cuts.push(
    (response) => void response.socket!.destroy(),
    (response) => {
      response.writeHead(200, { "Content-Length": 5 });
      response.write("wh", () => void response.socket!.destroy());
    },
  );
  expect(Buffer.from((await s3().read("cut.txt"))!).toString()).toBe("whole");
  expect(cuts).toEqual([]);
});

test("a store refuses what is signed with another secret, and the command says so", async () => {
  const keys = { ...env, AWS_SECRET_ACCESS_KEY: "another" };
  const place = objectsAt("s3://copies/samling", { endpoint: server.origin, region: "auto", env: keys });
  await expect(place.list("")).rejects.toThrow("answered 403");
  expect(() => objectsAt("s3://copies", { endpoint: undefined, region: undefined, env })).toThrow("--endpoint");
});
