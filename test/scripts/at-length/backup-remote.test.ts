import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { answerAsS3, heldObjects } from "#test/support/s3-server";
import { backUp, begin } from "~/models/backup/make";
import { boundObjects, type Objects } from "../../../scripts/admin/data-store";
import { openD1, openState } from "../../../scripts/migrate.mjs";
import { bin } from "../../../scripts/setup.mjs";

const TOKEN = "a-token-for-this-test";
/** Of deployment.example.toml. */
const DATABASE = "00000000-0000-0000-0000-000000000000";
const BEGUN = new Date("2026-06-04T01:00:00Z");

let source: Awaited<ReturnType<typeof openState>>;
let empty: Awaited<ReturnType<typeof openD1>>;
let backups: Objects;
let images: Objects;
let cloudflare: LocalServer;
let state: string;

/** Responds like Cloudflare's endpoints of D1 and R2, from real ones. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, result: unknown, errors: unknown[] = []) =>
    void response.writeHead(status).end(JSON.stringify({ success: status === 200, errors, result }));
  if (!request.url!.startsWith("/client/"))
    return answerAsS3(
      {
        buckets: { "samling-backups": backups, "samling-images": images, outside },
        keys: { "the-token": createHash("sha256").update(TOKEN).digest("hex"), other: "another secret" },
      },
      request,
      response,
    );
  const body = await buffer(request);
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(403, null);
  // A token of the account is none of a user.
  if (request.url === "/client/v4/user/tokens/verify") return send(401, null, [{ message: "Invalid API Token" }]);
  if (request.url === "/client/v4/accounts/an-account/tokens/verify") return send(200, { id: "the-token" });
  expect(request.url).toBe(`/client/v4/accounts/an-account/d1/database/${DATABASE}/query`);
  const { batch } = JSON.parse(body.toString()) as { batch: { sql: string; params?: string[] }[] };
  try {
    const statements = batch.map(({ sql, params = [] }) => empty.d1.prepare(sql).bind(...params));
    send(200, await empty.d1.batch(statements));
  } catch (error) {
    send(400, null, [{ message: String(error) }]);
  }
}

const outside = heldObjects();
const REMOTE = ["--remote", "--deployment", "example"];

const admin = (...given: string[]) =>
  new Promise<{ isDone: boolean; said: string }>((resolve) => {
    const env = {
      ...process.env,
      CLOUDFLARE_R2_ENDPOINT: cloudflare.origin,
      AWS_ACCESS_KEY_ID: "other",
      AWS_SECRET_ACCESS_KEY: "another secret",
      CLOUDFLARE_API_BASE_URL: `${cloudflare.origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: "an-account",
    };
    const args = ["scripts/admin.ts", ...given];
    execFile(bin("tsx"), args, { env }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, said: stdout + stderr }),
    );
  });

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), "samling-state-"));
  source = await openState(state);
  empty = await openD1();
  backups = boundObjects(await source.backups());
  images = boundObjects(await source.images());
  await images.write("events/p1/480.webp", "a picture");
  await source.d1
    .prepare(
      "insert into organizers (id, email, name, search_text, search_name, name_key) values ('o1', 'post@x.no', 'Østre menighet', 'østre', '', '')",
    )
    .run();
  const db = openDatabase(source.d1);
  const bucket = await source.backups();
  await begin(db, bucket, BEGUN);
  let waiting = true;
  const jobs = { enqueue: async () => void (waiting = true) };
  for (let step = 0; waiting; step++) {
    waiting = false;
    await backUp(step, { db, images: await source.images(), backups: bucket, jobs, now: BEGUN });
  }
  cloudflare = await startLocalServer((_url, response, request) => void answer(request, response));
});

afterAll(async () => {
  await cloudflare.close();
  await source.close();
  await empty.close();
  rmSync(state, { recursive: true });
});

test("npm run admin -- backup, restore and erase-again --remote, against a server that answers as Cloudflare's", async () => {
  expect(await admin("backup", "list", ...REMOTE)).toEqual({ isDone: true, said: `${BEGUN.toISOString()}\n` });

  await images.remove("events/p1/480.webp");
  const restored = await admin("restore", "latest", ...REMOTE);
  expect(restored.said).toContain("organizers: 1 rows.");
  expect(restored.said).toContain("Pictures put back: 1 of 1.");
  expect(restored.isDone).toBe(true);
  const found = await empty.d1
    .prepare("select o.name from organizer_search s join organizers o on o.seq = s.rowid where s.words match 'østre'")
    .first("name");
  expect(found).toBe("Østre menighet");

  const again = await admin("restore", "latest", ...REMOTE);
  expect([again.isDone, again.said]).toEqual([false, expect.stringContaining("The database is not empty")]);

  await backups.write(
    "erasures/2026-06-04.json",
    JSON.stringify([{ content: "organizers", id: "o1", is_back: false, erased_at: BEGUN.getTime() }]),
  );
  expect((await admin("erase-again", BEGUN.toISOString(), ...REMOTE)).said).toContain("1 of 1 were there");
  expect(await empty.d1.prepare("select count(*) as n from organizers").first("n")).toBe(0);

  expect((await admin("backup", ...REMOTE)).isDone).toBe(true);
  expect(await backups.read("asked.json")).not.toBeNull();
});

test("the account is gone: the copy outside is opened, restored into another database, and its pictures put back", async () => {
  const keys = join(state, "copies.key");
  writeFileSync(keys, (await admin("backup", "key")).said);
  const recipient = /age1\w+/.exec(readFileSync(keys, "utf8"))![0];
  const at = ["s3://outside/samling", "--endpoint", cloudflare.origin];
  const copy = await admin("backup", "copy", "--to", ...at, "--recipient", recipient, ...REMOTE);
  expect([copy.isDone, copy.said]).toEqual([true, expect.stringContaining("1 pictures among them")]);

  for (const key of (await backups.list("")).keys()) await backups.remove(key);
  await images.remove("events/p1/480.webp");
  await empty.close();
  empty = await openD1();
  const opened = join(state, "opened");
  const verified = await admin("backup", "verify", "--from", ...at, "--identity", keys, "--into", opened);
  expect([verified.isDone, verified.said]).toEqual([true, expect.stringContaining("byte for byte")]);
  expect(await admin("restore", opened, ...REMOTE)).toMatchObject({ isDone: true });
  expect(await empty.d1.prepare("select count(*) as n from organizers").first("n")).toBe(0); // Deleted since.
  expect(Buffer.from((await images.read("events/p1/480.webp"))!).toString()).toBe("a picture");
}, 60_000);
