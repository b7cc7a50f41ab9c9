import {
  deleteSessionsOf,
  expireTokens,
  findLiveToken,
  findUsedToken,
  findUser,
  findUserByEmail,
  replacePassword,
  setPassword,
  type UserRow,
  useToken,
  verifyEmail,
} from "#db/queries/accounts/accounts";
import { expireEmailChanges, setPendingEmail } from "#db/queries/accounts/email-changes";
import { endStepsOf } from "#db/queries/accounts/passkeys";
import { deleteOtherSessions, isStillPassword } from "#db/queries/accounts/sessions";
import { hashPassword, verifyPassword } from "~/auth/passwords";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { refuse, type Result, succeed } from "~/domain/result";
import { passwordChangedMail, resetPasswordMail } from "~/emails/accounts";
import { draftMail, queueMails } from "~/models/mail/post";
import { type Attempt, forgetAttempts, limitAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import { type AccountDeps, limitFactor } from "./deps";
import { enterAccount, type Entrance } from "./sign-in";
import { issueToken } from "./tokens";

/** Why somebody who is signed in was not let do what takes their password. */
export type PasswordProblem = { kind: "wrongPassword" } | TooMany;

/** Asks a person who is signed in for the password again, before what matters: the device may be in other hands. */
export async function checkOwnPassword(
  userId: string,
  password: string,
  { db, now, settings }: Pick<AccountDeps, "db" | "now" | "settings">,
): Promise<Result<UserRow, PasswordProblem>> {
  const attempt: Attempt = ["passwordByAccount", userId];
  const verdict = await limitAttempts([attempt], { db, now, factor: limitFactor(settings) });
  if (!verdict.ok) return verdict;
  const user = await findUser(db, userId);
  if (!user || !(await verifyPassword(user.password_hash, password))) return refuse({ kind: "wrongPassword" });
  await forgetAttempts([attempt], { db });
  return succeed(user);
}

/**
 * A new password for whoever knows the old one: every other device is signed out, sign-ins under way and open reset links
 * end, the owner is told. Nothing is changed where the old one holds no more when it is done. Where the new one holds
 * already, the answer to the first press was lost: the second ends as that did. Both count as one attempt.
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
  const to = await hashPassword(password);
  const isChanged = isStillPassword(user.id, to);
  const [changed] = await db.batch([
    replacePassword(db, user.id, { from: user.password_hash, to }),
    deleteOtherSessions(db, user.id, hashToken(viewer.sessionId), isChanged),
    expireTokens(db, user.email, "reset_password", now),
    endStepsOf(db, user.id),
    draft.insertIf(isChanged),
  ]);
  if (changed.length === 0) return refuse({ kind: "wrongPassword" });
  await queueMails([draft.id], deps);
  return succeed(null);
}

async function isPassword(userId: string, password: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== null && verifyPassword(user.password_hash, password);
}

/** Mails a reset link, if there is such an account; neither the answer nor its time tells. */
export async function requestPasswordReset(email: string, deps: AccountDeps): Promise<Result<null, TooMany>> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts(
    [
      ["resetByAccount", email],
      ["resetByNetwork", network],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.ok) return verdict;
  deps.waitUntil(mailResetLink(email, deps));
  return succeed(null);
}

async function mailResetLink(email: string, deps: AccountDeps): Promise<void> {
  const { db, settings } = deps;
  const user = await findUserByEmail(db, email);
  if (!user) return;
  const { token, id, statements } = issueToken(email, "reset_password", deps);
  const mail = resetPasswordMail({ link: `${settings.APP_URL}/reset-password?token=${token}` }, user.locale);
  const draft = draftMail({ key: `reset:${id}`, to: email, mail }, deps);
  await db.batch([...statements, draft.insert]);
  await queueMails([draft.id], deps);
}

/** The account whose password a reset link would change; looking does not use it up. */
export async function findResettable(
  token: string,
  { db, now }: Pick<AccountDeps, "db" | "now">,
): Promise<UserRow | null> {
  const live = await findLiveToken(db, hashToken(token), "reset_password", now);
  const user = live && (await findUser(db, live.user_id));
  return user?.email === live?.email ? user : null;
}

/** Whether a reset link was used: it changes nothing again, but says so to whoever got no answer. */
export const wasReset = async (token: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> =>
  (await findUsedToken(db, hashToken(token), "reset_password")) !== null;

/**
 * Sets a new password by a mailed link: proves the e-mail, signs every device out, ends what somebody else may have begun
 * (a second step, a passkey, a change of e-mail), tells the owner, and signs in on this device, so that the owner gets in even while somebody else keeps the limits of signing in full. What was said
 * at an unconfirmed sign-up is forgotten: it may have been somebody else's.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  deps: AccountDeps,
): Promise<Result<Entrance, { kind: "invalidLink" }>> {
  const { db, now, settings } = deps;
  const user = await findResettable(token, deps);
  if (!user) return refuse({ kind: "invalidLink" });
  const password_hash = await hashPassword(password);
  const used = await useToken(db, hashToken(token), "reset_password", now);
  if (!used) return refuse({ kind: "invalidLink" });
  const mail = passwordChangedMail({ resetLink: `${settings.APP_URL}/login?mode=forgot` }, user.locale);
  const draft = draftMail({ key: `password-changed:${used.id}`, to: user.email, mail }, deps);
  await db.batch([
    setPassword(db, user.id, password_hash),
    verifyEmail(db, { id: user.id, password_hash }, now),
    expireTokens(db, user.email, "confirm_email", now),
    expireTokens(db, user.email, "first_passkey", now),
    deleteSessionsOf(db, user.id),
    endStepsOf(db, user.id),
    expireEmailChanges(db, user.id),
    setPendingEmail(db, user.id, null),
    draft.insert,
  ]);
  await queueMails([draft.id], deps);
  const entrance = await enterAccount({ ...user, password_hash }, deps);
  return entrance ? succeed(entrance) : refuse({ kind: "invalidLink" });
}
