import { scrypt, scryptSync } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "~/auth/passwords";

vi.mock("node:crypto", { spy: true });

/** Returns a hash made with other settings. */
function hashWith({ N, r, p }: { N: number; r: number; p: number }, password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N, r, p });
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

const LOW = 16;

/** One as in production, and one as in tests. */
let hash: string;
let low: string;
beforeAll(async () => {
  hash = await hashPassword("klokkene ringer");
  low = await hashPassword("klokkene ringer", LOW);
});

const WEAKER = { N: 2 ** 10, r: 8, p: 1 };

describe("a password", () => {
  it("is stored with its settings and a salt of its own", async () => {
    expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(await hashPassword("klokkene ringer", LOW)).not.toBe(low);
    expect(hash).not.toContain("klokkene");
  });

  it.each([
    ["itself", "klokkene ringer", true],
    ["another", "klokkene ringer ", false],
    ["another case", "Klokkene ringer", false],
    ["nothing", "", false],
  ])("is recognised by %s: %j", async (_, given, isRight) => {
    expect(await verifyPassword(low, given)).toBe(isRight);
  });

  it("is the same however the keyboard spells its letters", async () => {
    expect(await verifyPassword(await hashPassword("påske".normalize("NFD"), LOW), "påske".normalize("NFC"))).toBe(
      true,
    );
  });

  it("of 256 characters counts to the last one", async () => {
    const long = "å".repeat(255);
    const ofLong = await hashPassword(`${long}a`, LOW);
    expect(await verifyPassword(ofLong, `${long}a`)).toBe(true);
    expect(await verifyPassword(ofLong, `${long}b`)).toBe(false);
  });
});

describe("when the settings change", () => {
  it("old hashes are still recognised, and renewed", async () => {
    const old = hashWith(WEAKER, "salme 1");
    expect(await verifyPassword(old, "salme 1")).toBe(true);
    expect(await verifyPassword(old, "salme 2")).toBe(false);
    expect(needsRehash(old)).toBe(true);
  });

  it.each([
    { ...WEAKER, N: 2 ** 14 },
    { N: 2 ** 13, r: 8, p: 5 },
    { N: 2 ** 13, r: 16, p: 5 },
  ])("%o are old ones", (cost) => {
    expect(needsRehash(hashWith(cost, "salme 1"))).toBe(true);
  });

  it("a fresh hash is left alone, and a test's is not", () => {
    expect([hash, low].map((each) => needsRehash(each))).toEqual([false, true]);
  });
});

describe("where there is no password to compare with", () => {
  it.each([
    ["no account", null],
    ["an empty hash", ""],
    ["another kind of hash", "$2b$10$abcdefghijklmnopqrstuv"],
    ["a hash that lost its key", "scrypt$16384$8$5$BwcHBwcHBwcHBwcHBwcHBw$"],
  ])("the answer is no: %s", async (_, unreadable) => {
    expect(await verifyPassword(unreadable, "salme 1", LOW)).toBe(false);
  });

  it("the answer takes the same work as with one", async () => {
    const work = async (stored: string | null, N?: number) => {
      vi.mocked(scrypt).mockClear();
      await verifyPassword(stored, "salme 2", N);
      return vi.mocked(scrypt).mock.calls.map(([password, , length, cost]) => [password, length, cost]);
    };
    expect(await work(null)).toEqual(await work(hash));
    expect(await work("", LOW)).toEqual(await work(low, LOW));
  });
});
