import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { cookiesOf, look, post } from "#test/support/account-requests";
import { anAccount, PASSWORD } from "#test/support/accounts";
import { anEvent } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { signedIn } from "#test/support/signed-in";
import { fetchWorker, worker } from "#test/support/visitor";

/** By each session with the database; null for what is asked of it without one. */
let started: (string | null)[];

/** The tests' database, which says how it is asked. */
const database = {
  withSession: (start: string) => {
    started.push(start);
    return env.DB.withSession(start);
  },
  prepare: (query: string) => {
    started.push(null);
    return env.DB.prepare(query);
  },
  batch: (statements: D1PreparedStatement[]) => env.DB.batch(statements),
} as unknown as D1Database;

const BOOKMARK = "00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683";
const ours = { settings: { DB: database } };

async function startsOf(path: string, init: RequestInit = {}) {
  started = [];
  const response = await fetchWorker(testSettings.APP_URL + path, init, { DB: database });
  await response.text();
  return { starts: started, response };
}

const isSecret = (path: string) => /^\/(letters|unsubscribe|preview|invitation)\//.test(path);
const bookmarkIn = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith("samling_bookmark="));

let member: string;

beforeAll(async () => {
  await anEvent({ id: "konsert" });
  member = (await signedIn("medlem@person.test")).Cookie!;
});
beforeEach(() => {
  started = [];
});

const fromTheStart = (path: string) => (isSecret(path) ? "first-primary" : "first-unconstrained");

test.each(["/", "/event/konsert", "/dashboard", "/api/events", "/_root.data", "/letters/unknown"])(
  "%s is read in one session: from the nearest copy, after an own write from one that knows it",
  async (path) => {
    const anonymous = await startsOf(path);
    expect(anonymous.starts).toEqual([fromTheStart(path)]);
    expect(bookmarkIn(anonymous.response)).toBeUndefined();
    const after = await startsOf(path, { headers: { Cookie: `${member}; samling_bookmark=${BOOKMARK}` } });
    expect(after.starts).toEqual([isSecret(path) ? "first-primary" : BOOKMARK]);
  },
);

test.each(["/", "/event/konsert", "/letters/unknown"])("%s forgets a bookmark that is none", async (path) => {
  for (const cookie of ["", member]) {
    const { starts } = await startsOf(path, { headers: { Cookie: `${cookie}; samling_bookmark=first-primary` } });
    expect(starts).toEqual([fromTheStart(path)]);
  }
});

test("whoever writes something sees it: the answer has a bookmark for five minutes, and the next page is read by it", async () => {
  const { email } = await anAccount();
  const response = await post("/login", { email, password: PASSWORD }, ours);
  expect(started).toEqual(["first-primary"]);
  expect(bookmarkIn(response)).toMatch(
    /^samling_bookmark=[0-9a-f-]{30,}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax$/,
  );
  expect(cookiesOf(response)).toContain("samling_session=");
  started = [];
  await look("/settings", { ...ours, cookie: cookiesOf(response) });
  expect(started).toEqual([bookmarkIn(response)!.slice("samling_bookmark=".length).split(";")[0]]);
});

test("so does who is not signed in", async () => {
  const response = await post(
    "/contact",
    { email: "kari@person.test", subject: "Hei", message: "Takk for sist" },
    ours,
  );
  expect(response.headers.get("Location")).toBe("/contact/sent");
  expect(bookmarkIn(response)).toBeDefined();
});

test("jobs and the cron ask the database itself", async () => {
  const message = { id: "m1", body: { type: "send_mail", outbox_id: "none" }, attempts: 1, timestamp: new Date() };
  const batch = { queue: "samling-jobs", messages: [{ ...message, ack: () => {}, retry: () => {} }] };
  const bindings = { ...env, DB: database };
  await worker.queue(batch as unknown as MessageBatch<unknown>, bindings, createExecutionContext());
  await worker.scheduled(
    { cron: "* * * * *", scheduledTime: Date.now(), noRetry: () => {} },
    bindings,
    createExecutionContext(),
  );
  expect(new Set(started)).toEqual(new Set([null]));
});
