import { listMemberships } from "#db/queries/memberships";
import { listPasskeys } from "#db/queries/passkeys";
import { insertSession } from "#db/queries/sessions";
import type { UserRow } from "#db/queries/accounts";
import { openSessions } from "~/auth/lucia";
import { secondStepCookie } from "~/auth/second-step";
import { createToken } from "~/auth/tokens";
import { SECOND_STEP, type SignedInHome, signedInHome, TWO_STEP_SETTINGS } from "~/domain/signed-in-home";
import { needsTwoStep } from "~/domain/two-step";
import type { AccountDeps } from "./account-deps";
import { beginSecondStep } from "./begin-second-step";

const USER_AGENT_LENGTH = 200;

export interface Entrance {
  /** The Set-Cookie header that keeps the person signed in, or that lets this browser take the second step. */
  cookie: string;
  home: SignedInHome | typeof SECOND_STEP;
}

type Person = Pick<UserRow, "id" | "email" | "follows_only" | "password_hash">;

/**
 * Lets a person in who has proven the password or the mailbox: at once, or to the second step where the account has one.
 * Null where what was proven holds no more: the password was changed, or the first passkey added, meanwhile.
 */
export async function enterAccount(user: Person, deps: AccountDeps): Promise<Entrance | null> {
  const passkeys = await listPasskeys(deps.db, user.id);
  if (passkeys.length === 0) return startSession(user, { hasSecondStep: false }, deps);
  const token = await beginSecondStep(user, deps);
  return token === null ? null : { cookie: secondStepCookie(token, deps.settings.APP_URL.startsWith("https:")), home: SECOND_STEP };
}

/** Signs a person in on this device: always with a new session, which begins only where what was proven still holds. */
export async function startSession(user: Person, { hasSecondStep }: { hasSecondStep: boolean }, deps: AccountDeps): Promise<Entrance | null> {
  const { db, now, settings, userAgent } = deps;
  let hasBegun = false;
  const lucia = openSessions(db, settings.APP_URL.startsWith("https:"), async (session) => {
    hasBegun = await insertSession(db, session, { passwordHash: user.password_hash, hasSecondStep });
  });
  const attributes = { created_at: now, last_seen_at: now, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
  const session = await lucia.createSession(user.id, attributes, { sessionId: createToken() });
  if (!hasBegun) return null;
  const memberships = await listMemberships(db, user.email);
  const owesTwoStep = !hasSecondStep && needsTwoStep(memberships, settings.TWO_STEP_REQUIRED_FOR);
  return {
    cookie: lucia.createSessionCookie(session.id).serialize(),
    home: owesTwoStep ? TWO_STEP_SETTINGS : signedInHome({ hasOrganizer: memberships.length > 0, followsOnly: user.follows_only }),
  };
}
