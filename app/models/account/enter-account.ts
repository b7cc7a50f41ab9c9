import { listMemberships } from "#db/queries/memberships";
import { listPasskeys } from "#db/queries/passkeys";
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

type Person = Pick<UserRow, "id" | "email" | "follows_only">;

/** Lets a person in who has proven the password or the mailbox: at once, or to the second step where the account has one. */
export async function enterAccount(user: Person, deps: AccountDeps): Promise<Entrance> {
  const passkeys = await listPasskeys(deps.db, user.id);
  if (passkeys.length === 0) return startSession(user, { hasPasskey: false }, deps);
  const token = await beginSecondStep(user.id, deps);
  return { cookie: secondStepCookie(token, deps.settings.APP_URL.startsWith("https:")), home: SECOND_STEP };
}

/** Signs a person in on this device: always with a new session. */
export async function startSession(user: Person, { hasPasskey }: { hasPasskey: boolean }, deps: AccountDeps): Promise<Entrance> {
  const { db, now, settings, userAgent } = deps;
  const lucia = openSessions(db, settings.APP_URL.startsWith("https:"));
  const attributes = { created_at: now, last_seen_at: now, user_agent: userAgent?.slice(0, USER_AGENT_LENGTH) ?? null };
  const session = await lucia.createSession(user.id, attributes, { sessionId: createToken() });
  const memberships = await listMemberships(db, user.email);
  const owesTwoStep = !hasPasskey && needsTwoStep(memberships, settings.TWO_STEP_REQUIRED_FOR);
  return {
    cookie: lucia.createSessionCookie(session.id).serialize(),
    home: owesTwoStep ? TWO_STEP_SETTINGS : signedInHome({ hasOrganizer: memberships.length > 0, followsOnly: user.follows_only }),
  };
}
