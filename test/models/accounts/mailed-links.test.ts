import { describe, expect, test, vi } from "vitest";
import { accountTokens, outbox, sessions, users } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { fromNow } from "#test/support/clock";
import { mailsTo, tokenMailedTo, tokensMailedTo } from "#test/support/mailed";
import { endOf, valueOf } from "#test/support/outcomes";
import { rowsWith } from "#test/support/rows";
import { hashToken } from "~/auth/tokens";
import { refuse, succeed } from "~/domain/values";
import { findResettable, requestPasswordReset, resetPassword } from "~/models/accounts/password";
import { enterAccount, signIn } from "~/models/accounts/sign-in";
import { confirmEmail, findConfirmable, resendConfirmation } from "~/models/accounts/sign-up";
const password = "et nytt og langt passord";

async function askReset(email: string, given = {}) {
  const deps = accountDeps(given);
  const answer = await requestPasswordReset(email, deps);
  await deps.settled();
  return answer;
}

async function askConfirmation(email: string, given = {}) {
  const deps = accountDeps(given);
  const answer = await resendConfirmation(email, deps);
  await deps.settled();
  return answer;
}

describe("a reset link", () => {
  test("is stored only as SHA-256", async () => {
    const { id, email } = await anAccount();
    await askReset(email);
    const token = await tokenMailedTo(email, "reset-password");
    const rows = await rowsWith(accountTokens, { user_id: id });
    expect(rows.map((row) => row.id)).toEqual([hashToken(token)]);
    const [mail] = await mailsTo(email);
    expect(mail!.key).not.toContain(token.slice(0, 8));
  });

  test("changes the password, ends every session, tells the owner and signs in here", async () => {
    const user = await anAccount();
    await enterAccount(user, accountDeps());
    await askReset(user.email);
    const token = await tokenMailedTo(user.email, "reset-password");
    const result = valueOf(await resetPassword({ token, password }, accountDeps()));
    const left = await rowsWith(sessions, { user_id: user.id });
    expect(left.map(({ id }) => id)).toEqual([hashToken(/=([^;]+)/.exec(result.cookie)![1]!)]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain("Passordet ditt er endret");
    expect(endOf(await signIn({ email: user.email, password: PASSWORD }, accountDeps()))).toBe("wrongCredentials");
    expect(endOf(await signIn({ email: user.email, password }, accountDeps()))).toBe("ok");
  });

  test("works once, is not used up by looking, and not by two at once", async () => {
    const { email } = await anAccount();
    await askReset(email);
    const token = await tokenMailedTo(email, "reset-password");
    for (let look = 0; look < 3; look++) expect(await findResettable(token, accountDeps())).not.toBeNull();
    const both = await Promise.all([
      resetPassword({ token, password }, accountDeps()),
      resetPassword({ token, password }, accountDeps()),
    ]);
    expect(both.map(endOf).sort()).toEqual(["invalidLink", "ok"]);
    expect(await resetPassword({ token, password }, accountDeps())).toEqual(refuse({ kind: "invalidLink" }));
  });

  test("works for an hour and no longer", async () => {
    const { email } = await anAccount();
    await askReset(email);
    const token = await tokenMailedTo(email, "reset-password");
    expect(await findResettable(token, accountDeps({ now: fromNow({ minutes: 59 }) }))).not.toBeNull();
    expect(await findResettable(token, accountDeps({ now: fromNow({ minutes: 60 }) }))).toBeNull();
  });

  test("ends the ones before it", async () => {
    const { email } = await anAccount();
    await askReset(email);
    const old = await tokenMailedTo(email, "reset-password");
    await askReset(email);
    const tokens = await tokensMailedTo(email, "reset-password");
    expect(tokens).toHaveLength(2);
    expect(await findResettable(old, accountDeps())).toBeNull();
    expect(
      await findResettable(
        tokens.find((token) => token !== old)!,
        accountDeps(),
      ),
    ).not.toBeNull();
  });

  test("confirms nothing, and a confirmation resets nothing", async () => {
    const { email, password_hash } = await anAccount({ email_verified_at: null });
    await askReset(email);
    await askConfirmation(email);
    expect(await findConfirmable(await tokenMailedTo(email, "reset-password"), accountDeps())).toBeNull();
    expect(
      await resetPassword({ token: await tokenMailedTo(email, "confirm-email"), password }, accountDeps()),
    ).toEqual(refuse({ kind: "invalidLink" }));
    expect((await rowsWith(users, { email }))[0]!.password_hash).toBe(password_hash);
  });

  test("proves the e-mail, and forgets what an unconfirmed sign-up said", async () => {
    const { email } = await anAccount({ email_verified_at: null, pending_organizer_name: "Noen andres" });
    await askConfirmation(email);
    await askReset(email);
    const result = await resetPassword(
      { token: await tokenMailedTo(email, "reset-password"), password },
      accountDeps(),
    );
    expect(result).toMatchObject({ ok: true });
    const [user] = await rowsWith(users, { email });
    expect(user).toMatchObject({ pending_organizer_name: null, email_verified_at: fromNow({}) });
    expect(await findConfirmable(await tokenMailedTo(email, "confirm-email"), accountDeps())).toBeNull();
  });
});

describe("a confirmation link", () => {
  test("works once, for three days, from another browser with the password", async () => {
    const { email } = await anAccount({ email_verified_at: null });
    await askConfirmation(email);
    const token = await tokenMailedTo(email, "confirm-email");
    expect(await findConfirmable(token, accountDeps({ now: fromNow({ hours: 71 }) }))).not.toBeNull();
    expect(await findConfirmable(token, accountDeps({ now: fromNow({ hours: 72 }) }))).toBeNull();
    expect(endOf(await confirmEmail({ token, proof: null, password: PASSWORD }, accountDeps()))).toBe("ok");
    expect(await confirmEmail({ token, proof: null, password: PASSWORD }, accountDeps())).toEqual(
      refuse({ kind: "invalidLink" }),
    );
  });

  test("guessing the password at it is limited", async () => {
    const { email } = await anAccount({ email_verified_at: null });
    await askConfirmation(email);
    const token = await tokenMailedTo(email, "confirm-email");
    const deps = accountDeps({ network: "203.0.113.50" });
    for (let time = 0; time < 5; time++) await confirmEmail({ token, proof: null, password }, deps);
    expect(await confirmEmail({ token, proof: null, password: PASSWORD }, deps)).toMatchObject(
      refuse({ kind: "tooMany" }),
    );
  });
});

describe("asking for links tells nothing and is limited", () => {
  test("the answer is given before anything is looked up, and is the same for every address", async () => {
    const { email } = await anAccount();
    for (const address of [email, "ukjent@lillevik.test"]) {
      const deps = accountDeps();
      expect(await requestPasswordReset(address, deps)).toEqual(succeed(null));
      expect(await resendConfirmation(address, deps)).toEqual(succeed(null));
      await deps.settled();
    }
    expect(await mailsTo("ukjent@lillevik.test")).toEqual([]);
    expect(await tokensMailedTo(email, "confirm-email")).toEqual([]);
  });

  test.each([
    ["reset", askReset],
    ["resend", askConfirmation],
  ])("%s: 5 an hour for an address, known or not; the next hour is open", async (_what, ask) => {
    for (const email of [(await anAccount({ email_verified_at: null })).email, `ukjent-${_what}@lillevik.test`]) {
      for (let time = 0; time < 5; time++) expect(await ask(email)).toEqual(succeed(null));
      expect(await ask(email)).toEqual(refuse({ kind: "tooMany", retryAfterSeconds: 3600 }));
      expect(await ask(email, { now: fromNow({ hours: 1 }) })).toEqual(succeed(null));
    }
  });

  test("somebody who fills every limit of an alias of the address keeps its owner from nothing", async () => {
    const user = await anAccount();
    const alias = user.email.replace("@", "+x@");
    for (let time = 0; time < 6; time++) await requestPasswordReset(alias, accountDeps());
    for (let time = 0; time < 21; time++) await signIn({ email: alias, password: "gjettet" }, accountDeps());
    expect((await signIn({ email: user.email, password: PASSWORD }, accountDeps())).ok).toBe(true);
    const deps = accountDeps();
    expect(await requestPasswordReset(user.email, deps)).toEqual(succeed(null));
    await deps.settled();
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test("many aliases that were never confirmed get together what one address gets", async () => {
    const mailbox = (await anAccount()).email;
    let mails = 0;
    for (let n = 0; n < 7; n++) {
      const { email } = await anAccount({ email: mailbox.replace("@", `+${n}@`), email_verified_at: null });
      const deps = accountDeps();
      await requestPasswordReset(email, deps);
      await deps.settled();
      mails += (await mailsTo(email)).length;
    }
    expect(mails).toBe(5);
  });

  test("a queue that cannot be reached loses no mail", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { email } = await anAccount();
    await askReset(email, { jobs: { enqueue: () => Promise.reject(new Error("down")) } });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
    expect(await rowsWith(outbox, { recipient: email })).toHaveLength(1);
  });
});
