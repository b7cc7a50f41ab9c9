import { describe, expect, test } from "vitest";
import { sessions, users } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { fromNow, NOW } from "#test/support/clock";
import { endOf, valueOf } from "#test/support/outcomes";
import { anOrganizer, rowsWith } from "#test/support/rows";
import { withoutTestSettings } from "#test/support/settings";
import { hashToken } from "~/auth/tokens";
import { refuse } from "~/domain/values";
import { signIn } from "~/models/accounts/sign-in";
const wrong = "et helt annet passord";

test.each([
  ["an owner", { organizer: true, follows_only: false }, "/dashboard"],
  ["somebody without an organisation", { organizer: false, follows_only: false }, "/onboarding"],
  ["a follower", { organizer: false, follows_only: true }, "/favorites"],
])("sign-in leads home: %s", async (_who, { organizer, follows_only }, home) => {
  const { email } = await anAccount({ follows_only });
  if (organizer) await anOrganizer({ email });
  expect(await signIn({ email, password: PASSWORD }, accountDeps())).toMatchObject({ ok: true, value: { home } });
});

describe("passwords and sessions", () => {
  test("a session's id is stored only as SHA-256, and is new every time", async () => {
    const { id, email } = await anAccount();
    const cookies = [];
    for (let time = 0; time < 2; time++) {
      const result = valueOf(await signIn({ email, password: PASSWORD }, accountDeps()));
      expect(result.cookie).toMatch(/^samling_session=[\w-]{43}; HttpOnly; Max-Age=25\d{5}; Path=\/; SameSite=Lax$/);
      cookies.push(/=([^;]+)/.exec(result.cookie)![1]!);
    }
    expect(cookies[0]).not.toBe(cookies[1]);
    const stored = await rowsWith(sessions, { user_id: id });
    expect(stored.map((row) => row.id).sort()).toEqual(cookies.map(hashToken).sort());
  });

  test("where the product is served over https the cookie is Secure", async () => {
    const { email } = await anAccount();
    const deps = accountDeps();
    const result = await signIn(
      { email, password: PASSWORD },
      { ...deps, settings: { ...deps.settings, APP_URL: "https://samling.test" } },
    );
    expect(result).toMatchObject({ value: { cookie: expect.stringContaining("; Secure") as string } });
  });

  test("a password hashed with other settings is hashed anew, at the cost of production", async () => {
    const { scryptSync } = await import("node:crypto");
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 });
    const weak = ["scrypt", 1024, 8, 1, salt.toString("base64url"), key.toString("base64url")].join("$");
    const { id, email } = await anAccount({ password_hash: weak });
    const { settings, ...deps } = accountDeps();
    const asElsewhere = { ...deps, settings: { ...settings, ...withoutTestSettings } };
    expect(await signIn({ email, password: PASSWORD }, asElsewhere)).toMatchObject({ ok: true });
    const [row] = await rowsWith(users, { id });
    expect(row!.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/);
  });
});

describe("no enumeration, and limits that never lock the owner out", () => {
  test("an unknown address, a wrong password and an unconfirmed account's wrong password are one answer", async () => {
    const { email } = await anAccount();
    const { email: unconfirmed } = await anAccount({ email_verified_at: null });
    for (const address of [email, unconfirmed, "ingen@lillevik.test"]) {
      expect(await signIn({ email: address, password: wrong }, accountDeps())).toEqual(
        refuse({ kind: "wrongCredentials" }),
      );
    }
  });

  test("an unconfirmed account opens by neither setting, and only its owner is told why", async () => {
    const { email } = await anAccount({ email_verified_at: null });
    for (const confirmation of ["required", "off"] as const) {
      expect(await signIn({ email, password: PASSWORD }, accountDeps({ confirmation }))).toMatchObject(
        refuse({ kind: "unconfirmedEmail" }),
      );
    }
  });

  test("the sixth attempt within 15 minutes waits, even with the right password; the next window is open", async () => {
    const { email } = await anAccount();
    const network = "198.51.100.1";
    for (let time = 0; time < 5; time++)
      expect(endOf(await signIn({ email, password: wrong }, accountDeps({ network })))).toBe("wrongCredentials");
    expect(await signIn({ email, password: PASSWORD }, accountDeps({ network }))).toEqual(
      refuse({ kind: "tooMany", retryAfterSeconds: 900 }),
    );
    const last = fromNow({ minutes: 14 });
    expect(await signIn({ email, password: PASSWORD }, accountDeps({ network, now: last }))).toEqual(
      refuse({ kind: "tooMany", retryAfterSeconds: 60 }),
    );
    expect(
      endOf(await signIn({ email, password: PASSWORD }, accountDeps({ network, now: fromNow({ minutes: 15 }) }))),
    ).toBe("ok");
  });

  test("others' attempts from elsewhere do not make the owner wait", async () => {
    const { email } = await anAccount();
    for (let time = 0; time < 6; time++)
      await signIn({ email, password: wrong }, accountDeps({ network: "198.51.100.2" }));
    expect(endOf(await signIn({ email, password: PASSWORD }, accountDeps({ network: "203.0.113.9" })))).toBe("ok");
  });

  test("a right password starts the count anew", async () => {
    const { email } = await anAccount();
    const network = "198.51.100.3";
    for (let time = 0; time < 4; time++) await signIn({ email, password: wrong }, accountDeps({ network }));
    expect(endOf(await signIn({ email, password: PASSWORD }, accountDeps({ network })))).toBe("ok");
    for (let time = 0; time < 5; time++)
      expect(endOf(await signIn({ email, password: wrong }, accountDeps({ network })))).toBe("wrongCredentials");
  });

  test("after 20 wrong ones in a day it becomes slower: the same network waits until tomorrow", async () => {
    const { email } = await anAccount();
    const network = "198.51.100.4";
    const at = (attempt: number) => fromNow({ minutes: 15 * Math.floor(attempt / 5) });
    for (let time = 0; time < 20; time++)
      await signIn({ email, password: wrong }, accountDeps({ network, now: at(time) }));
    const verdict = await signIn({ email, password: PASSWORD }, accountDeps({ network, now: at(20) }));
    expect(verdict).toEqual(refuse({ kind: "tooMany", retryAfterSeconds: 13 * 3600 }));
    expect(NOW.getUTCHours()).toBe(10);
  });
});
