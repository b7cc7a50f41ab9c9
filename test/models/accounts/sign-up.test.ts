import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { organizerAdmins, organizers, sessions, users } from "#db/schema";
import { accountDeps, anAccount, PASSWORD } from "#test/support/accounts";
import { fromNow } from "#test/support/clock";
import { mailsTo, tokenMailedTo, tokensMailedTo } from "#test/support/mailed";
import { endOf, valueOf } from "#test/support/outcomes";
import { anOrganizer, testDatabase, rowsWith } from "#test/support/rows";
import { testSettings } from "#test/support/settings";
import { createToken, hashToken } from "~/auth/tokens";
import { refuse, succeed } from "~/domain/values";
import { enterAccount, signIn } from "~/models/accounts/sign-in";
import { confirmEmail, signUp } from "~/models/accounts/sign-up";
import { deleteExpiredData } from "~/models/retention/expire";
import { newId } from "~/models/site/new-id";
import { parseSettings } from "~/schemas/site/settings";

const db = testDatabase();
const form = (email: string, given = {}) => ({
  email,
  password: PASSWORD,
  organizationName: null,
  followsOnly: false,
  invitation: null,
  ...given,
});
const userWith = async (email: string) => (await rowsWith(users, { email }))[0];
const organizerWith = async (email: string) => (await rowsWith(organizers, { email }))[0];

describe("sign-up with confirmation required", () => {
  test("nothing opens before the mailed link is used; then the organisation named is made", async () => {
    const email = "kapellet@lillevik.test";
    const result = valueOf(await signUp(form(email, { organizationName: "Lillevik kapell" }), accountDeps()));
    if (result.kind !== "checkEmail") throw new Error(result.kind);
    expect(await organizerWith(email)).toBeUndefined();
    expect((await userWith(email))!.email_verified_at).toBeNull();
    const token = await tokenMailedTo(email, "confirm-email");
    const confirmed = await confirmEmail({ token, proof: result.proof, password: null }, accountDeps());
    expect(confirmed).toMatchObject({ ok: true, value: { home: "/dashboard" } });
    expect((await organizerWith(email))!.name).toBe("Lillevik kapell");
  });

  test.each([
    [{}, "/onboarding"],
    [{ followsOnly: true }, "/favorites"],
  ])("without an organisation: %j leads to %s", async (given, home) => {
    const email = `uten${home.slice(1)}@lillevik.test`;
    const result = valueOf(await signUp(form(email, given), accountDeps()));
    if (result.kind !== "checkEmail") throw new Error(result.kind);
    const token = await tokenMailedTo(email, "confirm-email");
    expect(await confirmEmail({ token, proof: result.proof, password: null }, accountDeps())).toMatchObject({
      value: { home },
    });
  });

  test("an organisation that could not be made just then is not lost: its name waits in the account", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fails = sql`create trigger down before insert on organizers begin select raise(abort, 'down'); end`;
    const email = "avbrutt@lillevik.test";
    const result = valueOf(await signUp(form(email, { organizationName: "Avbrutt kapell" }), accountDeps()));
    if (result.kind !== "checkEmail") throw new Error(result.kind);
    const token = await tokenMailedTo(email, "confirm-email");
    await db.run(fails);
    const confirmed = await confirmEmail({ token, proof: result.proof, password: null }, accountDeps());
    expect(confirmed).toMatchObject({ ok: true, value: { home: "/onboarding" } });
    const off = accountDeps({ confirmation: "off" });
    const straight = form("straks-avbrutt@lillevik.test", { organizationName: "Avbrutt menighet" });
    expect(await signUp(straight, off)).toMatchObject({ ok: true });
    await db.run(sql`drop trigger down`);
    expect((await userWith(email))!.pending_organizer_name).toBe("Avbrutt kapell");
    expect((await userWith(straight.email))!.pending_organizer_name).toBe("Avbrutt menighet");
    vi.restoreAllMocks();
  });

  test("an address that has an account gets the same answer, and its owner a mail", async () => {
    const { email, password_hash } = await anAccount();
    const answer = await signUp(form(email, { password: "inntrengerens ord" }), accountDeps());
    expect(answer).toEqual(succeed({ kind: "checkEmail", proof: expect.stringMatching(/^[0-9a-f]{64}$/) as string }));
    expect((await userWith(email))!.password_hash).toBe(password_hash);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Du har allerede en konto"]);
    expect(await tokensMailedTo(email, "confirm-email")).toEqual([]);
  });

  test("whoever signs up again after four weeks has the whole time to confirm it", async () => {
    const email = `${newId()}@sen.test`;
    const form = { email, password: PASSWORD, organizationName: null, followsOnly: true, invitation: null };
    await signUp(form, accountDeps({ now: fromNow({ days: -30, hours: 1 }) }));
    const first = await tokenMailedTo(email, "confirm-email");
    await signUp(form, accountDeps());
    const now = fromNow({ hours: 2 });
    await deleteExpiredData({ db, now });
    const token = (await tokensMailedTo(email, "confirm-email")).find((mailed) => mailed !== first)!;
    expect((await confirmEmail({ token, proof: null, password: PASSWORD }, accountDeps({ now }))).ok).toBe(true);
  });

  test("two sign-ups at once with one address both get an answer", async () => {
    const email = "samtidig@lillevik.test";
    const answers = await Promise.all([signUp(form(email), accountDeps()), signUp(form(email), accountDeps())]);
    expect(answers.map(endOf)).toEqual(["checkEmail", "checkEmail"]);
  });
});

describe("sign-up with confirmation off", () => {
  const off = () => accountDeps({ confirmation: "off" });

  test("signs in at once and makes the organisation", async () => {
    const email = "straks@lillevik.test";
    const result = valueOf(await signUp(form(email, { organizationName: "Straks menighet" }), off()));
    expect(result).toMatchObject({ kind: "signedIn", home: "/dashboard" });
    expect((await organizerWith(email))!.name).toBe("Straks menighet");
  });

  test("an address that has an account is refused", async () => {
    const { email } = await anAccount();
    expect(await signUp(form(email), off())).toEqual(refuse({ kind: "signUpRefused" }));
  });
});

describe("a take-over attempt fails", () => {
  test.each(["required", "off"] as const)(
    "by signing up with a congregation's address (confirmation %s)",
    async (confirmation) => {
      const { email } = await anOrganizer({ email: `kirken-${confirmation}@lillevik.test` });
      const result = await signUp(form(email), accountDeps({ confirmation }));
      expect(endOf(result)).toBe("checkEmail");
      expect(endOf(await signIn({ email, password: PASSWORD }, accountDeps({ confirmation })))).toBe(
        "unconfirmedEmail",
      );
    },
  );

  test("by signing up with a team member's address where confirmation is off", async () => {
    const email = "kantoren@lillevik.test";
    const { id } = await anOrganizer();
    await db
      .insert(organizerAdmins)
      .values({ id: "kantor", organizer_id: id, user_email: email, role: "admin", accepted_at: fromNow({ days: -9 }) });
    expect(endOf(await signUp(form(email), accountDeps({ confirmation: "off" })))).toBe("checkEmail");
  });

  test("by preparing an account whose owner then presses the link: the password is asked for", async () => {
    const email = "forberedt@lillevik.test";
    await signUp(form(email, { password: "inntrengerens ord" }), accountDeps());
    const token = await tokenMailedTo(email, "confirm-email");
    expect(await confirmEmail({ token, proof: null, password: null }, accountDeps())).toEqual(
      refuse({ kind: "passwordNeeded" }),
    );
    expect(await confirmEmail({ token, proof: null, password: PASSWORD }, accountDeps())).toEqual(
      refuse({ kind: "wrongSignUpPassword" }),
    );
    expect((await userWith(email))!.email_verified_at).toBeNull();
  });

  test("by signing up again while the owner's link is on its way: the owner's proof no longer fits", async () => {
    const email = "innimellom@lillevik.test";
    const owner = valueOf(await signUp(form(email), accountDeps()));
    if (owner.kind !== "checkEmail") throw new Error(owner.kind);
    const ownersToken = await tokenMailedTo(email, "confirm-email");
    await signUp(form(email, { password: "inntrengerens ord" }), accountDeps());
    const tokens = await tokensMailedTo(email, "confirm-email");
    const newToken = tokens.find((token) => token !== ownersToken)!;
    expect(await confirmEmail({ token: ownersToken, proof: owner.proof, password: null }, accountDeps())).toEqual(
      refuse({ kind: "invalidLink" }),
    );
    expect(endOf(await confirmEmail({ token: newToken, proof: owner.proof, password: null }, accountDeps()))).toBe(
      "passwordNeeded",
    );
  });

  test("by keeping a session of an account that somebody else confirms", async () => {
    const prepared = await anAccount({ email_verified_at: null });
    await enterAccount(prepared, accountDeps());
    const result = valueOf(await signUp(form(prepared.email), accountDeps()));
    expect(await rowsWith(sessions, { user_id: prepared.id })).toEqual([]);
    if (result.kind !== "checkEmail") throw new Error(result.kind);
    await enterAccount(prepared, accountDeps());
    const token = await tokenMailedTo(prepared.email, "confirm-email");
    await confirmEmail({ token, proof: result.proof, password: null }, accountDeps());
    expect(await rowsWith(sessions, { user_id: prepared.id })).toHaveLength(1);
  });
});

describe("an invitation proves the address it was mailed to", () => {
  const invited = async (email: string, expires_at = fromNow({ days: 7 })) => {
    const token = createToken();
    const { id } = await anOrganizer();
    await db.insert(organizerAdmins).values({
      id: hashToken(token).slice(0, 20),
      organizer_id: id,
      user_email: email,
      token_hash: hashToken(token),
      expires_at,
    });
    return token;
  };

  test("so that whoever follows it is signed in at once", async () => {
    const email = "invitert@lillevik.test";
    const invitation = await invited(email);
    expect(endOf(await signUp(form(email, { invitation }), accountDeps()))).toBe("signedIn");
  });

  test("and organiser.md 8: where sign-up is not enabled, only they get in, and nobody else is mailed", async () => {
    const closed = () => accountDeps({ settings: parseSettings({ ...testSettings, SIGN_UP: "invited" }) });
    const email = "bare-invitert@lillevik.test";
    const invitation = await invited(email);
    const { email: existing } = await anAccount();
    for (const refused of [form(email), form("annen@lillevik.test", { invitation }), form(existing)]) {
      expect(await signUp(refused, closed())).toEqual(refuse({ kind: "signUpDisabled" }));
      expect(await mailsTo(refused.email)).toEqual([]);
    }
    expect(endOf(await signUp(form(email, { invitation }), closed()))).toBe("signedIn");
    expect(endOf(await signIn({ email: existing, password: PASSWORD }, closed()))).toBe("ok");
  });

  test("but no other address, and not when it has expired", async () => {
    const invitation = await invited("en@lillevik.test");
    expect(endOf(await signUp(form("annen@lillevik.test", { invitation }), accountDeps()))).toBe("checkEmail");
    const old = await invited("sent@lillevik.test", fromNow({ minutes: -1 }));
    expect(endOf(await signUp(form("sent@lillevik.test", { invitation: old }), accountDeps()))).toBe("checkEmail");
  });
});

test("sign-up 5 an hour per network, and again in the next hour", async () => {
  const network = "203.0.113.7";
  const attempt = (n: number, now = fromNow({})) => signUp(form(`nr${n}@lillevik.test`), accountDeps({ network, now }));
  for (let n = 0; n < 5; n++) expect(endOf(await attempt(n))).toBe("checkEmail");
  expect(await attempt(5)).toEqual(refuse({ kind: "tooMany", retryAfterSeconds: 3600 }));
  expect(endOf(await attempt(5, fromNow({ hours: 1 })))).toBe("checkEmail");
});
