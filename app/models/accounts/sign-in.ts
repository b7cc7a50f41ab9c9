import { findUserByEmail, replacePassword, type UserRow } from "#db/queries/accounts/accounts";
import { listPasskeys, openStep } from "#db/queries/accounts/passkeys";
import { insertSession } from "#db/queries/accounts/sessions";
import { deleteDevicesOfSession } from "#db/queries/letters/devices";
import { listMemberships } from "#db/queries/team/memberships";
import { openSessions } from "~/auth/lucia";
import { hashPassword, needsRehash, verifyPassword } from "~/auth/passwords";
import { secondStepCookie } from "~/auth/second-step";
import { signUpProof } from "~/auth/sign-up-proof";
import { createToken, hashToken } from "~/auth/tokens";
import { needsTwoStep } from "~/domain/accounts/access";
import { SECOND_STEP, type SignedInHome, signedInHome, TWO_STEP_SETTINGS } from "~/domain/accounts/after-sign-in";
import { SECOND_STEP_MINUTES } from "~/domain/accounts/lifetimes";
import { refuse, type Result, succeed } from "~/domain/values";
import { limitAttempts, resetAttempts, type TooMany } from "~/models/site/attempts";
import { isHttps } from "~/schemas/site/settings";
import type { AccountDeps } from "./deps";

/** Returns the second step's secret; null where the password was changed meanwhile. */
async function beginSecondStep(
  user: Pick<UserRow, "id" | "password_hash">,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<string | null> {
  const token = createToken();
  const expires_at = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000);
  return (await openStep(db, { id: hashToken(token), user_id: user.id, expires_at }, user.password_hash))
    ? token
    : null;
}

const USER_AGENT_LENGTH = 200;

export interface Entrance {
  cookie: string;
  home: SignedInHome | typeof SECOND_STEP;
}

type Person = Pick<UserRow, "id" | "email" | "follows_only" | "password_hash">;

/** Null where the proof of password or mailbox no longer holds: password changed, or first passkey added. */
export async function enterAccount(user: Person, deps: AccountDeps): Promise<Entrance | null> {
  const passkeys = await listPasskeys(deps.db, user.id);
  if (passkeys.length === 0) return startSession(user, { hasSecondStep: false }, deps);
  const token = await beginSecondStep(user, deps);
  return token === null ? null : { cookie: secondStepCookie(token, isHttps(deps.settings)), home: SECOND_STEP };
}

export async function startSession(
  user: Person,
  { hasSecondStep }: { hasSecondStep: boolean },
  deps: AccountDeps,
): Promise<Entrance | null> {
  const { db, now, settings, userAgent } = deps;
  let hasBegun = false;
  const lucia = openSessions(db, isHttps(settings), async (session) => {
    hasBegun = await insertSession(db, session, { passwordHash: user.password_hash, hasSecondStep });
  });
  const attributes = { created_at: now, last_seen_at: now, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
  const session = await lucia.createSession(user.id, attributes, { sessionId: createToken() });
  if (!hasBegun) return null;
  const memberships = await listMemberships(db, user.email);
  const owesTwoStep = !hasSecondStep && needsTwoStep(memberships, settings.TWO_STEP_REQUIRED_FOR);
  return {
    cookie: lucia.createSessionCookie(session.id).serialize(),
    home: owesTwoStep
      ? TWO_STEP_SETTINGS
      : signedInHome({ hasOrganizer: memberships.length > 0, followsOnly: user.follows_only }),
  };
}

type SignInProblem =
  /** The password is correct, but the e-mail was never verified. */
  { kind: "unconfirmedEmail"; proof: string } | { kind: "wrongCredentials" } | TooMany;

/** Takes the same time without an account. Whoever has tried too often can sign in by resetPassword(). */
export async function signIn(
  { email, password }: { email: string; password: string },
  deps: AccountDeps,
): Promise<Result<Entrance, SignInProblem>> {
  const { db, network, settings } = deps;
  const pair = `${email} ${network}`;
  const own = { signInByAccountAndNetwork: pair, signInByAccountAndNetworkDaily: pair };
  const verdict = await limitAttempts({ ...own, signInByAccount: email, signInByNetwork: network }, deps);
  if (!verdict.ok) return verdict;
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(user?.password_hash ?? null, password, settings.TEST_PASSWORD_COST);
  if (!user || !isRight) return refuse({ kind: "wrongCredentials" });
  await resetAttempts(own, deps);
  if (!user.email_verified_at) return refuse({ kind: "unconfirmedEmail", proof: signUpProof(user.password_hash) });
  const entrance = await enterAccount(await withFreshHash(user, password, deps), deps);
  return entrance ? succeed(entrance) : refuse({ kind: "wrongCredentials" });
}

/** Returns the account, with its password hashed by today's settings unless it was changed meanwhile. */
async function withFreshHash(
  user: UserRow,
  password: string,
  { db, settings: { TEST_PASSWORD_COST } }: Pick<AccountDeps, "db" | "settings">,
): Promise<UserRow> {
  if (!needsRehash(user.password_hash, TEST_PASSWORD_COST)) return user;
  const password_hash = await hashPassword(password, TEST_PASSWORD_COST);
  const [replaced] = await replacePassword(db, user.id, { from: user.password_hash, to: password_hash });
  return replaced ? { ...user, password_hash } : user;
}

/** Also ends the account's pushes to the device. Returns Set-Cookie. */
export async function signOut(sessionId: string | null, { db, settings }: Pick<AccountDeps, "db" | "settings">) {
  const lucia = openSessions(db, isHttps(settings));
  if (sessionId) {
    await deleteDevicesOfSession(db, hashToken(sessionId));
    await lucia.invalidateSession(sessionId);
  }
  return lucia.createBlankSessionCookie().serialize();
}
