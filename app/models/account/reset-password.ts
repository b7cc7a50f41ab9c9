import { deleteSessionsOf, findLiveToken, findUser, findUserByEmail, setPassword, useToken, verifyEmail } from "#db/queries/accounts";
import { hashPassword } from "~/auth/passwords";
import { hashToken } from "~/auth/tokens";
import { passwordChangedMail } from "~/emails/password-changed";
import { resetPasswordMail } from "~/emails/reset-password";
import { limitAttempts } from "~/models/limit-attempts";
import { draftMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { issueToken } from "./issue-token";

/** Mails a reset link, if there is such an account; the answer does not tell. */
export async function requestPasswordReset(email: string, deps: AccountDeps): Promise<{ kind: "sent" } | TooMany> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts(
    [
      ["resetByAccount", email],
      ["resetByNetwork", network],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const user = await findUserByEmail(db, email);
  if (user) {
    const { token, statements } = issueToken(user, "reset_password", deps);
    const mail = resetPasswordMail({ link: `${settings.APP_URL}/reset-password?token=${token}` }, user.locale);
    const draft = draftMail({ key: `reset:${user.id}:${token.slice(0, 12)}`, to: email, mail }, deps);
    await db.batch([...statements, draft.insert]);
    await queueMails([draft.id], deps);
  }
  return { kind: "sent" };
}

/** Whether a reset link would still work; looking does not use it up. */
export async function isResetTokenLive(token: string, { db, now }: Pick<AccountDeps, "db" | "now">): Promise<boolean> {
  return (await findLiveToken(db, hashToken(token), "reset_password", now)) !== null;
}

/** Sets a new password by a mailed link: proves the e-mail, signs every device out, and tells the owner. */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  deps: AccountDeps,
): Promise<{ kind: "changed" } | { kind: "invalid" }> {
  const { db, now, settings } = deps;
  const passwordHash = await hashPassword(password);
  const used = await useToken(db, hashToken(token), "reset_password", now);
  const user = used && (await findUser(db, used.user_id));
  if (!used || !user || user.email !== used.email) return { kind: "invalid" };
  const mail = passwordChangedMail({ resetLink: `${settings.APP_URL}/login?mode=forgot` }, user.locale);
  const draft = draftMail({ key: `password-changed:${used.id}`, to: user.email, mail }, deps);
  await db.batch([
    setPassword(db, user.id, passwordHash),
    verifyEmail(db, user.id, now),
    deleteSessionsOf(db, user.id),
    draft.insert,
  ]);
  await queueMails([draft.id], deps);
  return { kind: "changed" };
}
