import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/client";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { backUp, begin } from "~/models/backup/make";
import { openD1, openState } from "../../../scripts/migrate.mjs";
import { bin } from "../../../scripts/setup.mjs";

const TOKEN = "a-token-for-this-test";
/** Of deployment.example.toml. */
const DATABASE = "00000000-0000-0000-0000-000000000000";
const BEGUN = new Date("2026-06-04T01:00:00Z");

let source: Awaited<ReturnType<typeof openState>>;
let empty: Awaited<ReturnType<typeof openD1>>;
let backups: R2Bucket;
let cloudflare: LocalServer;
let state: string;

/** Responds like Cloudflare's endpoints of D1 and R2, from real ones. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, object] =
    /\/accounts\/an-account\/r2\/buckets\/samling-backups\/objects\/(.+)$/.exec(request.url ?? "") ?? [];
  const body = await buffer(request);
  const send = (status: number, text: string | Uint8Array) => response.writeHead(status).end(text);
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return void send(403, '{"success":false,"errors":[]}');
  if (object !== undefined) {
    const key = decodeURIComponent(object);
    if (request.method === "PUT") await backups.put(key, new Uint8Array(body));
    const found = await backups.get(key);
    return void (found ? send(200, new Uint8Array(await found.arrayBuffer())) : send(404, "{}"));
  }
  expect(request.url).toBe(`/client/v4/accounts/an-account/d1/database/${DATABASE}/query`);
  const { batch } = JSON.parse(body.toString()) as { batch: { sql: string; params?: string[] }[] };
  try {
    const statements = batch.map(({ sql, params = [] }) => empty.d1.prepare(sql).bind(...params));
    send(200, JSON.stringify({ success: true, errors: [], result: await empty.d1.batch(statements) }));
  } catch (error) {
    send(400, JSON.stringify({ success: false, errors: [{ message: String(error) }] }));
  }
}

const admin = (...given: string[]) =>
  new Promise<{ isDone: boolean; said: string }>((resolve) => {
    const env = {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `${cloudflare.origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: "an-account",
    };
    const args = ["scripts/admin.ts", ...given, "--remote", "--deployment", "example"];
    execFile(bin("tsx"), args, { env }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, said: stdout + stderr }),
    );
  });

beforeAll(async () => {
  state = mkdtempSync(join(tmpdir(), "samling-state-"));
  source = await openState(state);
  empty = await openD1();
  backups = await source.backups();
  await source.d1
    .prepare(
      "insert into organizers (id, email, name, search_text, search_name, name_key) values ('o1', 'post@x.no', 'Østre menighet', 'østre', '', '')",
    )
    .run();
  const db = openDatabase(source.d1);
  await begin(db, backups, BEGUN);
  let waiting = true;
  const jobs = { enqueue: async () => void (waiting = true) };
  for (let step = 0; waiting; step++) {
    waiting = false;
    await backUp(step, { db, images: await source.images(), backups, jobs, now: BEGUN });
  }
  cloudflare = await startLocalServer((_url, response) => void answer(cloudflare.requests.at(-1)!, response));
});

afterAll(async () => {
  await cloudflare.close();
  await source.close();
  await empty.close();
  rmSync(state, { recursive: true });
});

test("npm run admin -- backup, restore and erase-again --remote, against a server that answers as Cloudflare's", async () => {
  expect(await admin("backup", "list")).toEqual({ isDone: true, said: `${BEGUN.toISOString()}\n` });

  const restored = await admin("restore", "latest");
  expect(restored.said).toContain("organizers: 1 rows.");
  expect(restored.isDone).toBe(true);
  const found = await empty.d1
    .prepare("select o.name from organizer_search s join organizers o on o.seq = s.rowid where s.words match 'østre'")
    .first("name");
  expect(found).toBe("Østre menighet");

  const again = await admin("restore", "latest");
  expect([again.isDone, again.said]).toEqual([false, expect.stringContaining("The database is not empty")]);

  await backups.put(
    "erasures/2026-06-04.json",
    JSON.stringify([{ content: "organizers", id: "o1", is_back: false, erased_at: BEGUN.getTime() }]),
  );
  expect((await admin("erase-again", BEGUN.toISOString())).said).toContain("1 of 1 were there");
  expect(await empty.d1.prepare("select count(*) as n from organizers").first("n")).toBe(0);

  expect((await admin("backup")).isDone).toBe(true);
  expect(await backups.head("asked.json")).not.toBeNull();
});
