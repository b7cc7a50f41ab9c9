import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testDatabase } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { authenticate } from "~/auth/viewer";
import { DAY_MS, unixSeconds } from "~/domain/time/days-and-moments";

const SIGNED_IN_AT = new Date("2026-06-04T10:00:00Z");
const SECOND_MS = 1000;
const after = (days: number, ms = 0) => new Date(SIGNED_IN_AT.getTime() + days * DAY_MS + ms);

let headers: { Cookie: string };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: SIGNED_IN_AT });
  await env.DB.prepare("delete from sessions").run();
  headers = await signedIn("innlogget@x.test");
  await setSession({ created: SIGNED_IN_AT, expires: after(30) });
});
afterEach(() => vi.useRealTimers());

async function setSession({ created, expires }: { created: Date; expires: Date }): Promise<void> {
  await env.DB.prepare("update sessions set created_at = ?, expires_at = ?")
    .bind(unixSeconds(created), unixSeconds(expires))
    .run();
}

/** A visit by the browser that signed in; Lucia reads the machine's clock, which is moved along. */
async function visitAt(now: Date) {
  vi.setSystemTime(now);
  const { viewer, cookie } = await authenticate(headers.Cookie, {
    db: testDatabase(),
    now,
    isHttps: false,
    twoStepRequiredFor: "nobody",
    waitUntil: () => undefined,
  });
  return { email: viewer?.email ?? null, cookie };
}

const sessionEnds = () => env.DB.prepare("select expires_at from sessions").first<number>("expires_at");

const IN = "innlogget@x.test";
const TOKEN = /samling_session=[\w-]/;
const BLANK = /samling_session=;/;

test("a session that was not used for almost thirty days still works, and for thirty more", async () => {
  const now = after(30, -SECOND_MS);
  expect(await visitAt(now)).toEqual({ email: IN, cookie: expect.stringMatching(TOKEN) as string });
  expect(await sessionEnds()).toBe(unixSeconds(now) + (30 * DAY_MS) / 1000);
});

test.each([0, SECOND_MS])("one that was not used for thirty days and %i ms is signed out, and gone", async (ms) => {
  expect(await visitAt(after(30, ms))).toEqual({ email: null, cookie: expect.stringMatching(BLANK) as string });
  expect(await sessionEnds()).toBeNull();
});

test("it is renewed in the second half of its time, not at each visit before", async () => {
  expect(await visitAt(after(15, -SECOND_MS))).toEqual({ email: IN, cookie: null });
  expect(await sessionEnds()).toBe(unixSeconds(after(30)));
  expect(await visitAt(after(15, SECOND_MS))).toMatchObject({
    email: IN,
    cookie: expect.stringMatching(TOKEN) as string,
  });
});

test("one in steady use works until 180 days after signing in", async () => {
  for (let day = 20; day < 180; day += 20) expect(await visitAt(after(day))).toMatchObject({ email: IN });
  expect(await visitAt(after(180))).toMatchObject({ email: IN, cookie: expect.stringMatching(TOKEN) as string });
});

test("and is signed out right after them, however it was renewed", async () => {
  await setSession({ created: SIGNED_IN_AT, expires: after(200) });
  expect(await visitAt(after(180, SECOND_MS))).toEqual({ email: null, cookie: expect.stringMatching(BLANK) as string });
  expect(await sessionEnds()).toBeNull();
});
