import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { accountTokens, passkeyChallenges, passkeys, sessions, users } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { mailsTo, tokenMailedTo, tokensMailedTo } from "#test/support/mailed";
import { aViewer } from "#test/support/profile-work";
import { testDatabase, rowsWith } from "#test/support/rows";
import { createToken, hashToken } from "~/auth/tokens";
import { refuse, succeed } from "~/domain/values";
import { confirmEmailChange, requestEmailChange } from "~/models/accounts/change-email";
import { changePassword, requestPasswordReset, resetPassword } from "~/models/accounts/password";
import { enterAccount, startSession } from "~/models/accounts/sign-in";
import { newId } from "~/models/site/new-id";

const db = testDatabase();
const NEW_PASSWORD = "et nytt og langt passord";

type User = Awaited<ReturnType<typeof anAccount>>;

async function reset({ email }: User) {
  const deps = accountDeps();
  await requestPasswordReset(email, deps);
  await deps.settled();
  return resetPassword({ token: await tokenMailedTo(email, "reset-password"), password: NEW_PASSWORD }, accountDeps());
}

async function change(user: User, password = NEW_PASSWORD) {
  const viewer = aViewer({ userId: user.id, email: user.email, sessionId: createToken() });
  return changePassword({ current: PASSWORD, password }, viewer, accountDeps());
}

const aPasskeyOf = (user: User) =>
  db.insert(passkeys).values({
    id: newId(),
    user_id: user.id,
    public_key: "k",
    counter: 0,
    transports: [],
    name: "T",
    is_backed_up: false,
  });

const sessionsOf = (user: User) => db.select().from(sessions).where(eq(sessions.user_id, user.id));

// `user` is the account as it was when one isolate checked the password.
describe("a sign-in that is under way in one isolate does not survive, in another,", () => {
  test.each([
    ["a reset of the password", reset, 1],
    ["a change of the password", change, 0],
  ])("%s", async (_, happens, own) => {
    const user = await anAccount();
    expect(await happens(user)).toMatchObject({ ok: true });
    expect(await enterAccount(user, accountDeps())).toBeNull();
    expect(await sessionsOf(user)).toHaveLength(own);
  });

  test.each([
    ["a reset of the password", reset],
    ["a change of the password", change],
  ])("%s: no second step is begun, and one that was begun is over", async (_, happens) => {
    const user = await anAccount();
    await aPasskeyOf(user);
    expect(await enterAccount(user, accountDeps())).toMatchObject({ home: "/login/two-step" });
    await happens(user);
    const steps = () => db.select().from(passkeyChallenges).where(eq(passkeyChallenges.user_id, user.id));
    const afterwards = (await steps()).length;
    expect(afterwards).toBe(happens === reset ? 1 : 0); // The owner's own session, after the reset.
    expect(await enterAccount(user, accountDeps())).toBeNull();
    expect(await steps()).toHaveLength(afterwards);
  });

  test("a reset of the password: a second step that is being finished", async () => {
    const user = await anAccount();
    await aPasskeyOf(user);
    await reset(user);
    expect(await startSession(user, { hasSecondStep: true }, accountDeps())).toBeNull();
    expect(await sessionsOf(user)).toEqual([]);
  });

  test("the first passkey", async () => {
    const user = await anAccount();
    await aPasskeyOf(user);
    expect(await startSession(user, { hasSecondStep: false }, accountDeps())).toBeNull();
    expect(await sessionsOf(user)).toEqual([]);
  });

  test("and without any of these it does", async () => {
    const user = await anAccount();
    expect(await enterAccount(user, accountDeps())).not.toBeNull();
    expect(await sessionsOf(user)).toHaveLength(1);
  });
});

describe("what an old password began", () => {
  test("a change of the password that was on its way does not undo a reset, nor sign anybody out", async () => {
    const user = await anAccount();
    const both = await Promise.all([reset(user), change(user)]);
    const wins = both.filter(({ ok }) => ok).length;
    expect(wins).toBeGreaterThan(0);
    await reset(user).catch(() => undefined);
    const [fresh] = await rowsWith(users, { id: user.id });
    // Another password: a request for the current one counts as done.
    expect(await change(user, "enda en lang setning")).toEqual(refuse({ kind: "wrongPassword" }));
    expect((await rowsWith(users, { id: user.id }))[0]!.password_hash).toBe(fresh!.password_hash);
  });

  test("a reset ends pending changes of the e-mail, and their links", async () => {
    const user = await anAccount();
    const viewer = aViewer({ userId: user.id, email: user.email });
    const email = `${newId()}@nytt.test`;
    expect(await requestEmailChange({ email, password: PASSWORD }, viewer, accountDeps())).toEqual(succeed(null));
    const links = [
      ...(await tokensMailedTo(email, "change-email")),
      ...(await tokensMailedTo(user.email, "change-email")),
    ];
    expect(links).toHaveLength(2);
    await reset(user);
    expect((await rowsWith(users, { id: user.id }))[0]).toMatchObject({
      email: user.email,
      pending_email: null,
    });
    for (const link of links) {
      expect(await rowsWith(accountTokens, { id: hashToken(link) })).toEqual([]);
      expect(await confirmEmailChange(link, null, accountDeps())).toEqual(refuse({ kind: "invalidLink" }));
    }
  });

  test("no change of the e-mail is begun with it", async () => {
    const user = await anAccount();
    const viewer = aViewer({ userId: user.id, email: user.email });
    await reset(user);
    const email = `${newId()}@nytt.test`;
    expect(await requestEmailChange({ email, password: PASSWORD }, viewer, accountDeps())).toEqual(
      refuse({ kind: "wrongPassword" }),
    );
    expect(await mailsTo(email)).toEqual([]);
  });
});
