import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { planInRooms } from "../../../scripts/migrate.mjs";
import { bin } from "../../../scripts/setup.mjs";
import "../../../scripts/mended-miniflare.mjs";

const TOKEN = "a-token-for-this-test";
const EMAIL = "post@menighet.test";

let proxy: Awaited<ReturnType<typeof getPlatformProxy<{ DB: D1Database }>>>;
let cloudflare: LocalServer;
let asked: string[];

/** Responds like Cloudflare's D1 query endpoint, from a real D1. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { sql } = JSON.parse(await text(request)) as { sql: string };
  const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
  response.statusCode = isKnown ? 200 : 401;
  response.setHeader("Content-Type", "application/json");
  if (!isKnown) {
    response.end(
      JSON.stringify({
        success: false,
        errors: [{ code: 10000, message: "Authentication error" }],
        messages: [],
        result: null,
      }),
    );
    return;
  }
  asked.push(`${request.method} ${request.url}`);
  const { DB } = proxy.env;
  const result = await DB.batch(sql.split("; ").map((statement) => DB.prepare(statement)));
  response.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
}

const grant = (email: string, token = TOKEN) =>
  new Promise<{ isDone: boolean; said: string }>((resolve) => {
    const env = {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `${cloudflare.origin}/client/v4`,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: "an-account",
    };
    execFile(
      bin("tsx"),
      ["scripts/admin.ts", "grant", email, "--remote", "--deployment", "example"],
      { env },
      (error, stdout, stderr) => resolve({ isDone: error === null, said: stdout + stderr }),
    );
  });

const superadmins = async () =>
  (
    await proxy.env.DB.prepare("select email from organizers where is_superadmin = 1").all<{ email: string }>()
  ).results.map(({ email }) => email);

beforeAll(async () => {
  proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: false });
  for (const room of planInRooms(readFileSync("db/schema.sql", "utf8"))) await proxy.env.DB.prepare(room).run();
  await proxy.env.DB.prepare(
    "insert into organizers (id, email, name, search_text, search_name, name_key) values ('o1', ?, 'Østre menighet', '', '', '')",
  )
    .bind(EMAIL)
    .run();
  cloudflare = await startLocalServer((_url, response, request) => void answer(request, response));
});

afterAll(async () => {
  await cloudflare.close();
  await proxy.dispose();
});

beforeEach(() => {
  asked = [];
});

describe("npm run admin -- grant EMAIL --remote, against a server that answers as Cloudflare's", () => {
  test("makes nobody a superadmin with a token that is refused", async () => {
    const { isDone, said } = await grant(EMAIL, "another");
    expect(isDone).toBe(false);
    expect(said).toContain("The database could not be reached.");
    expect(await superadmins()).toEqual([]);
  });

  test("makes nobody a superadmin for an address that no organisation has", async () => {
    const { isDone, said } = await grant("ukjent@menighet.test");
    expect(isDone).toBe(false);
    expect(said).toContain("No organisation has the e-mail ukjent@menighet.test.");
    expect(await superadmins()).toEqual([]);
  });

  test("makes the organisation a superadmin in the deployed database, by one request", async () => {
    const { isDone, said } = await grant(EMAIL);
    expect(said).toContain(`${EMAIL} (Østre menighet) is a superadmin now.`);
    expect(isDone).toBe(true);
    expect(await superadmins()).toEqual([EMAIL]);
    expect(asked).toEqual([
      expect.stringMatching(/^POST \/client\/v4\/accounts\/an-account\/d1\/database\/[0-9a-f-]{36}\/query$/),
    ]);
  });
});
