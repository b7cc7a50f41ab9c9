import { sql } from "drizzle-orm";
import {
  clearPendingOrganizer,
  deleteSessionsOf,
  expireTokens,
  findLiveToken,
  findRedeemedToken,
  findUser,
  findUserByEmail,
  redeemToken,
  replacePassword,
  setPassword,
  type UserRow,
  verifyEmail,
} from "#db/queries/accounts/accounts";
import { expireEmailChanges, setPendingEmail } from "#db/queries/accounts/email-changes";
import { endStepsOf } from "#db/queries/accounts/passkeys";
import { deleteOtherSessions, isStillPassword } from "#db/queries/accounts/sessions";
import { deleteOtherDevices } from "#db/queries/letters/devices";
import { hashPassword, verifyPassword } from "~/auth/passwords";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { CONTENT_LOCALE } from "~/domain/site/locales";
import { refuse, type Result, succeed } from "~/domain/values";
import { passwordChangedMail, resetPasswordMail } from "~/emails/accounts";
import { draftMail, queueMails } from "~/models/mail/post";
import { limitAttempts, resetAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import type { AccountDeps } from "./deps";
import { enterAccount, type Entrance } from "./sign-in";
import { issueToken } from "./tokens";

export type PasswordProblem = { kind: "wrongPassword" } | TooMany;

/** Before important actions, because the device may be in other hands. */
export async function checkOwnPassword(
  userId: string,
  password: string,
  { db, now, settings }: Pick<AccountDeps, "db" | "now" | "settings">,
): Promise<Result<UserRow, PasswordProblem>> {
  const attempt = { passwordByAccount: userId };
  const verdict = await limitAttempts(attempt, { db, now, settings });
  if (!verdict.ok) return verdict;
  const user = await findUser(db, userId);
  if (!user || !(await verifyPassword(user.password_hash, password))) return refuse({ kind: "wrongPassword" });
  await resetAttempts(attempt, { db });
  return succeed(user);
}

/**
 * Ends other sessions, started sign-ins and open reset links, and notifies the owner. Refused where the current
 * password is no longer valid; repeated after a lost response it has the same outcome. Counts as one attempt.
 */
export async function changePassword(
  { current, password }: { current: string; password: string },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<Result<null, PasswordProblem>> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(viewer.userId, current, deps);
  if (!checked.ok) {
    const isDone = checked.problem.kind === "wrongPassword" && (await isPassword(viewer.userId, password, deps));
    return isDone ? succeed(null) : checked;
  }
  const user = checked.value;
  const mail = passwordChangedMail({ resetLink: `${settings.APP_URL}/login?mode=forgot` }, user.locale);
  const draft = draftMail({ key: `password-changed:${newId()}`, to: user.email, mail }, deps);
  const to = await hashPassword(password, settings.TEST_PASSWORD_COST);
  const isChanged = isStillPassword(user.id, to);
  const [changed] = await db.batch([
    replacePassword(db, user.id, { from: user.password_hash, to }),
    deleteOtherSessions(db, user.id, hashToken(viewer.sessionId), isChanged),
    deleteOtherDevices(db, user.id, hashToken(viewer.sessionId), isChanged),
    expireTokens(db, user.email, "reset_password", now),
    endStepsOf(db, user.id),
    draft.insertIf(isChanged),
  ]);
  if (changed.length === 0) return refuse({ kind: "wrongPassword" });
  await queueMails([draft], deps);
  return succeed(null);
}

async function isPassword(userId: string, password: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== null && verifyPassword(user.password_hash, password);
}

/** Neither the outcome nor its time reveals whether the account exists. */
export async function requestPasswordReset(email: string, deps: AccountDeps): Promise<Result<null, TooMany>> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts({ resetByAccount: email, resetByNetwork: network }, { db, now, settings });
  if (!verdict.ok) return verdict;
  deps.waitUntil(mailResetLink(email, deps));
  return succeed(null);
}

async function mailResetLink(email: string, deps: AccountDeps): Promise<void> {
  const { db, settings } = deps;
  const user = await findUserByEmail(db, email);
  // Anybody may have signed up with many aliases of a mailbox.
  if (user && !user.email_verified_at && !(await limitAttempts({ confirmationByAccount: email }, deps)).ok) return;
  const { token, id, statements } = issueToken(email, "reset_password", deps);
  const link = `${settings.APP_URL}/reset-password?token=${token}`;
  const draft = draftMail(
    { key: `reset:${id}`, to: email, mail: resetPasswordMail({ link }, user?.locale ?? CONTENT_LOCALE) },
    deps,
  );
  // An unknown address takes the same time, and leaves nothing.
  await db.batch(user ? [...statements, draft.insert] : [statements[0], draft.insertIf(sql`0`)]);
  await queueMails([draft], deps);
}

/** Null where the link is invalid; does not redeem it. */
export async function findResettable(token: string, { db, now }: Pick<AccountDeps, "db" | "now">) {
  const live = await findLiveToken(db, hashToken(token), "reset_password", now);
  const user = live && (await findUser(db, live.user_id));
  return user?.email === live?.email ? user : null;
}

/** For a request whose response was lost. */
export const wasReset = async (token: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> =>
  (await findRedeemedToken(db, hashToken(token), "reset_password")) !== null;

/**
 * Verifies the e-mail, ends sessions and what somebody else may have started, notifies the owner, and signs in here, so
 * that the owner gets in while somebody else exhausts the limits. Drops an unverified sign-up's data: it may be
 * somebody else's.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  deps: AccountDeps,
): Promise<Result<Entrance, { kind: "invalidLink" }>> {
  const { db, now, settings } = deps;
  const user = await findResettable(token, deps);
  if (!user) return refuse({ kind: "invalidLink" });
  const password_hash = await hashPassword(password, settings.TEST_PASSWORD_COST);
  const used = await redeemToken(db, hashToken(token), "reset_password", now);
  if (!used) return refuse({ kind: "invalidLink" });
  const mail = passwordChangedMail({ resetLink: `${settings.APP_URL}/login?mode=forgot` }, user.locale);
  const draft = draftMail({ key: `password-changed:${used.id}`, to: user.email, mail }, deps);
  await db.batch([
    setPassword(db, user.id, password_hash),
    verifyEmail(db, { id: user.id, password_hash }, now),
    clearPendingOrganizer(db, user.id),
    expireTokens(db, user.email, "confirm_email", now),
    expireTokens(db, user.email, "first_passkey", now),
    deleteSessionsOf(db, user.id),
    deleteOtherDevices(db, user.id, null),
    endStepsOf(db, user.id),
    expireEmailChanges(db, user.id),
    setPendingEmail(db, user.id, null),
    draft.insert,
  ]);
  await queueMails([draft], deps);
  const entrance = await enterAccount({ ...user, password_hash }, deps);
  return entrance ? succeed(entrance) : refuse({ kind: "invalidLink" });
}
