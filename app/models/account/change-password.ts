import { expireTokens, findUser, replacePassword } from "#db/queries/accounts";
import { endStepsOf } from "#db/queries/passkeys";
import { deleteOtherSessions, isStillPassword } from "#db/queries/sessions";
import { hashPassword, verifyPassword } from "~/auth/passwords";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/viewer";
import { passwordChangedMail } from "~/emails/password-changed";
import { newId } from "~/models/new-id";
import { draftMail, queueMails } from "~/models/post-mail";
import type { AccountDeps } from "./account-deps";
import { checkOwnPassword, type OwnPassword } from "./check-own-password";

export type PasswordChange = { kind: "changed" } | Exclude<OwnPassword, { kind: "right" }>;

/**
 * A new password for whoever knows the old one: every other device is signed out, sign-ins under way and open reset links
 * end, the owner is told. Nothing is changed where the old one holds no more when it is done. Where the new one holds
 * already, the answer to the first press was lost: the second ends as that did. Both count as one attempt.
 */
export async function changePassword(
  { current, password }: { current: string; password: string },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<PasswordChange> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(viewer.userId, current, deps);
  if (checked.kind === "wrong_password" && (await isPassword(viewer.userId, password, deps))) return { kind: "changed" };
  if (checked.kind !== "right") return checked;
  const { user } = checked;
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
  if (changed.length === 0) return { kind: "wrong_password" };
  await queueMails([draft.id], deps);
  return { kind: "changed" };
}

async function isPassword(userId: string, password: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== null && verifyPassword(user.password_hash, password);
}
