import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { passkeys, recoveryCodes, sessions } from "#db/schema";
import { accountDeps, PASSWORD } from "#test/support/accounts";
import { anAuthenticator } from "#test/support/authenticator";
import { fromNow } from "#test/support/clock";
import { mailsTo } from "#test/support/mailed";
import { valueOf } from "#test/support/outcomes";
import { offered, someone } from "#test/support/passkey-people";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { readSecondStep } from "~/auth/second-step";
import { createToken, hashToken } from "~/auth/tokens";
import { refuse } from "~/domain/values";
import {
  addPasskey,
  findTwoStep,
  offerNewPasskey,
  removePasskey,
  renewRecoveryCodes,
} from "~/models/accounts/passkeys";
import { finishWithCode, finishWithPasskey, offerSecondStep } from "~/models/accounts/second-step";
import { enterAccount } from "~/models/accounts/sign-in";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();

/** A person with a second step, their device and recovery codes. */
async function someoneWithPasskey() {
  const person = await someone();
  const device = await anAuthenticator();
  const response = await device.create((await offered(person)).challenge);
  const { codes } = valueOf(await addPasskey({ response, name: "Telefonen" }, person.viewer, accountDeps()));
  return { ...person, device, codes: codes! };
}

/** Returns the browser's secret and the challenge after the correct password. */
async function halfway(user: Parameters<typeof enterAccount>[0]) {
  const { cookie, home } = (await enterAccount(user, accountDeps()))!;
  expect(home).toBe("/login/two-step");
  const token = readSecondStep(cookie.split(";")[0]!, false)!;
  return { token, challenge: (await offerSecondStep(token, accountDeps()))!.challenge };
}

describe("a passkey", () => {
  test("is asked for after the password only, for this account and this host", async () => {
    const person = await someone();
    expect(await offerNewPasskey({ password: "galt passord" }, person.viewer, accountDeps())).toEqual(
      refuse({ kind: "wrongPassword" }),
    );
    const { rp, user, attestation } = await offered(person);
    expect({ rp, name: user.name, attestation }).toEqual({
      rp: { id: "samling.test", name: "Samling" },
      name: person.user.email,
      attestation: "none",
    });
  });

  test("the first one brings ten codes, signs other devices out and is told by mail; the second brings none", async () => {
    const { user, viewer, codes, device } = await someoneWithPasskey();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const stored = await rowsWith(recoveryCodes, { user_id: user.id });
    expect(stored.map(({ id }) => id).join()).not.toContain(codes[0]!.slice(0, 4));
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Totrinns innlogging er slått på"]);
    const options = await offered({ viewer });
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([device.id]);
    const second = await anAuthenticator();
    expect(
      await addPasskey({ response: await second.create(options.challenge), name: "Nøkkelen" }, viewer, accountDeps()),
    ).toMatchObject({ ok: true, value: { codes: null } });
    expect(await findTwoStep(user.id, accountDeps())).toMatchObject({
      codesLeft: 10,
      passkeys: [{ name: "Telefonen" }, { name: "Nøkkelen" }],
    });
  });

  test("other sessions end, this one stays", async () => {
    const person = await someone();
    await enterAccount(person.user, accountDeps());
    const device = await anAuthenticator();
    await addPasskey(
      { response: await device.create((await offered(person)).challenge), name: "T" },
      person.viewer,
      accountDeps(),
    );
    const left = await rowsWith(sessions, { user_id: person.user.id });
    expect(left.map(({ id }) => id)).toEqual([hashToken(person.viewer.sessionId)]);
  });

  test.each<[string, (device: Awaited<ReturnType<typeof anAuthenticator>>, challenge: string) => Promise<unknown>]>([
    ["another challenge", (device) => device.create("aW5nZW4gdXRmb3JkcmluZw")],
    ["another site", (device, challenge) => device.create(challenge, { origin: "http://samling.example" })],
    ["a signature instead of a new key", (device, challenge) => device.sign(challenge)],
    ["nothing", async () => null],
    ["rubbish", async () => ({ id: 7, response: { clientDataJSON: [], attestationObject: "%" } })],
  ])("is refused with %s", async (_what, respond) => {
    const person = await someone();
    const response = await respond(await anAuthenticator(), (await offered(person)).challenge);
    expect(await addPasskey({ response, name: "T" }, person.viewer, accountDeps())).toEqual(
      refuse({ kind: "passkeyRefused" }),
    );
    expect((await findTwoStep(person.user.id, accountDeps())).passkeys).toEqual([]);
  });

  test("is refused to another session, without being asked for, a second time and too late", async () => {
    const person = await someone();
    const device = await anAuthenticator();
    const { challenge } = await offered(person);
    const response = await device.create(challenge);
    const elsewhere = { ...person.viewer, sessionId: createToken() };
    expect(await addPasskey({ response, name: "T" }, elsewhere, accountDeps())).toEqual(
      refuse({ kind: "passkeyRefused" }),
    );
    expect(
      await addPasskey({ response, name: "T" }, person.viewer, accountDeps({ now: fromNow({ minutes: 10 }) })),
    ).toEqual(refuse({ kind: "passkeyRefused" }));
    expect(await addPasskey({ response, name: "T" }, person.viewer, accountDeps())).toMatchObject({ ok: true });
    expect(await addPasskey({ response, name: "T" }, person.viewer, accountDeps())).toEqual(
      refuse({ kind: "passkeyRefused" }),
    );
  });

  test("is removed with the password only, and by nobody else; with the last one the codes go", async () => {
    const { user, viewer, device } = await someoneWithPasskey();
    const other = await someone();
    expect(await removePasskey({ id: device.id, password: "galt passord" }, viewer, accountDeps())).toEqual(
      refuse({ kind: "wrongPassword" }),
    );
    expect(await removePasskey({ id: device.id, password: PASSWORD }, other.viewer, accountDeps())).toEqual(
      refuse({ kind: "gone" }),
    );
    expect(await removePasskey({ id: device.id, password: PASSWORD }, viewer, accountDeps())).toMatchObject({
      ok: true,
      value: { isLast: true },
    });
    expect(await findTwoStep(user.id, accountDeps())).toEqual({ passkeys: [], codesLeft: 0 });
  });
});

describe("the second step of signing in", () => {
  test("stands between the password and a session, and is passed with the passkey", async () => {
    const { user, device } = await someoneWithPasskey();
    const before = (await rowsWith(sessions, { user_id: user.id })).length;
    const { token, challenge } = await halfway(user);
    expect((await rowsWith(sessions, { user_id: user.id })).length).toBe(before);
    const result = await finishWithPasskey(token, await device.sign(challenge), accountDeps());
    expect(result).toMatchObject({
      ok: true,
      value: { home: "/onboarding", cookie: expect.stringContaining("samling_session=") as string },
    });
    expect(await finishWithPasskey(token, await device.sign(challenge), accountDeps())).toEqual(
      refuse({ kind: "stepExpired" }),
    );
  });

  test.each<[string, (own: Awaited<ReturnType<typeof anAuthenticator>>, challenge: string) => Promise<unknown>]>([
    ["somebody else's passkey", async (_own, challenge) => (await anAuthenticator()).sign(challenge)],
    [
      "somebody else's, in this one's name",
      async (own, challenge) => ({ ...(await (await anAuthenticator()).sign(challenge)), id: own.id, rawId: own.id }),
    ],
    ["another challenge", (own) => own.sign("aW5nZW4gdXRmb3JkcmluZw")],
    ["another site", (own, challenge) => own.sign(challenge, { origin: "https://samling.example" })],
    ["nothing", async () => null],
  ])("is not passed with %s, and each question is answered once", async (_what, respond) => {
    const { user, device } = await someoneWithPasskey();
    const { token, challenge } = await halfway(user);
    expect(await finishWithPasskey(token, await respond(device, challenge), accountDeps())).toEqual(
      refuse({ kind: "wrongSecondStep" }),
    );
    expect(await finishWithPasskey(token, await device.sign(challenge), accountDeps())).toEqual(
      refuse({ kind: "wrongSecondStep" }),
    );
    const again = await offerSecondStep(token, accountDeps());
    expect(await finishWithPasskey(token, await device.sign(again!.challenge), accountDeps())).toMatchObject({
      ok: true,
    });
  });

  test("a device that counts may not go back: it was copied", async () => {
    const { user, device } = await someoneWithPasskey();
    await db.update(passkeys).set({ counter: 5 }).where(eq(passkeys.id, device.id));
    const copied = await halfway(user);
    expect(
      await finishWithPasskey(copied.token, await device.sign(copied.challenge, { counter: 5 }), accountDeps()),
    ).toEqual(refuse({ kind: "wrongSecondStep" }));
    const own = await halfway(user);
    expect(
      await finishWithPasskey(own.token, await device.sign(own.challenge, { counter: 6 }), accountDeps()),
    ).toMatchObject({ ok: true });
  });

  test("is over after ten minutes", async () => {
    const { user, device } = await someoneWithPasskey();
    const { token, challenge } = await halfway(user);
    const late = accountDeps({ now: fromNow({ minutes: 10 }) });
    expect(await offerSecondStep(token, late)).toBeNull();
    expect(await finishWithPasskey(token, await device.sign(challenge), late)).toEqual(refuse({ kind: "stepExpired" }));
  });

  test("a recovery code passes it once, however it is typed, and is told by mail", async () => {
    const { user, codes } = await someoneWithPasskey();
    const typed = ` ${codes[3]!.toLowerCase().replaceAll("-", " ")}`;
    expect(await finishWithCode((await halfway(user)).token, typed, accountDeps())).toMatchObject({ ok: true });
    expect(await finishWithCode((await halfway(user)).token, codes[3]!, accountDeps())).toEqual(
      refuse({ kind: "wrongSecondStep" }),
    );
    expect((await findTwoStep(user.id, accountDeps())).codesLeft).toBe(9);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain("En gjenopprettingskode er brukt");
  });

  test("another account's code does not, and guessing is limited", async () => {
    const { user, codes } = await someoneWithPasskey();
    const other = await someoneWithPasskey();
    const { token } = await halfway(user);
    for (let time = 0; time < 10; time++)
      expect(await finishWithCode(token, other.codes[0]!, accountDeps())).toEqual(refuse({ kind: "wrongSecondStep" }));
    expect(await finishWithCode(token, codes[0]!, accountDeps())).toMatchObject(refuse({ kind: "tooMany" }));
  });

  test("new codes end the old ones", async () => {
    const { user, viewer, codes } = await someoneWithPasskey();
    expect(await renewRecoveryCodes("galt passord", viewer, accountDeps())).toEqual(refuse({ kind: "wrongPassword" }));
    const renewed = valueOf(await renewRecoveryCodes(PASSWORD, viewer, accountDeps()));
    expect(await finishWithCode((await halfway(user)).token, codes[0]!, accountDeps())).toEqual(
      refuse({ kind: "wrongSecondStep" }),
    );
    expect(await finishWithCode((await halfway(user)).token, renewed[0]!, accountDeps())).toMatchObject({ ok: true });
  });
});

test("a superadmin from whom it is demanded begins at setting it up; with a passkey, at home", async () => {
  const settings = parseSettings({ ...testSettings, TWO_STEP_REQUIRED_FOR: "staff" });
  const { user } = await someone();
  await anOrganizer({ email: user.email, is_superadmin: true });
  expect((await enterAccount(user, accountDeps()))?.home).toBe("/dashboard");
  expect((await enterAccount(user, { ...accountDeps(), settings }))?.home).toBe("/settings/two-step");
});
