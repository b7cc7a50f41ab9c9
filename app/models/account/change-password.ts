import { expireTokens, setPassword } from "#db/queries/accounts";
import { deleteOtherSessions } from "#db/queries/sessions";
import { hashPassword } from "~/auth/passwords";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/viewer";
import { passwordChangedMail } from "~/emails/password-changed";
import { newId } from "~/models/new-id";
import { draftMail, queueMails } from "~/models/post-mail";
import type { AccountDeps } from "./account-deps";
import { checkOwnPassword, type OwnPassword } from "./check-own-password";

export type PasswordChange = { kind: "changed" } | Exclude<OwnPassword, { kind: "right" }>;

/** A new password for whoever knows the old one: every other device is signed out, open reset links end, the owner is told. */
export async function changePassword(
  { current, password }: { current: string; password: string },
  viewer: Viewer,
  deps: AccountDeps,
): Promise<PasswordChange> {
  const { db, now, settings } = deps;
  const checked = await checkOwnPassword(viewer.userId, current, deps);
  if (checked.kind !== "right") return checked;
  const { user } = checked;
  const mail = passwordChangedMail({ resetLink: `${settings.APP_URL}/login?mode=forgot` }, user.locale);
  const draft = draftMail({ key: `password-changed:${newId()}`, to: user.email, mail }, deps);
  await db.batch([
    setPassword(db, user.id, await hashPassword(password)),
    deleteOtherSessions(db, user.id, hashToken(viewer.sessionId)),
    expireTokens(db, user.email, "reset_password", now),
    draft.insert,
  ]);
  await queueMails([draft.id], deps);
  return { kind: "changed" };
}
