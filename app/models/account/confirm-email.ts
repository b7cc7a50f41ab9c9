import { clearPendingOrganizer, findUser, findUserByEmail, useToken, verifyEmail } from "#db/queries/accounts";
import { insertOrganizer } from "#db/queries/organizers";
import { hashToken } from "~/auth/tokens";
import { confirmEmailMail } from "~/emails/confirm-email";
import { limitAttempts } from "~/models/limit-attempts";
import { newOrganizer } from "~/models/new-organizer";
import { draftMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { issueToken } from "./issue-token";
import { startSession } from "./start-session";

export type ConfirmResult =
  | { kind: "confirmed"; cookie: string; next: "dashboard" | "onboarding" | "favorites" }
  | { kind: "invalid" };

/** Uses a confirmation link: the e-mail is proven, the organisation named at sign-up is made, the person signed in. */
export async function confirmEmail(token: string, deps: AccountDeps): Promise<ConfirmResult> {
  const { db, now } = deps;
  const used = await useToken(db, hashToken(token), "confirm_email", now);
  const user = used && (await findUser(db, used.user_id));
  if (!used || !user || user.email !== used.email) return { kind: "invalid" };
  const name = user.pending_organizer_name;
  if (name) {
    const organizer = insertOrganizer(db, newOrganizer({ email: user.email, name }, now));
    await db.batch([verifyEmail(db, user.id, now), organizer, clearPendingOrganizer(db, user.id)]);
  } else {
    await verifyEmail(db, user.id, now);
  }
  const next = name ? "dashboard" : user.follows_only ? "favorites" : "onboarding";
  return { kind: "confirmed", cookie: await startSession(user.id, deps), next };
}

/** Sends the confirmation link again. The answer is the same whether or not there is such an account. */
export async function resendConfirmation(email: string, deps: AccountDeps): Promise<{ kind: "sent" } | TooMany> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts(
    [
      ["confirmationByAccount", email],
      ["resetByNetwork", network],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const user = await findUserByEmail(db, email);
  if (user && !user.email_verified_at) {
    const { token, statements } = issueToken(user, "confirm_email", deps);
    const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?token=${token}` }, user.locale);
    const draft = draftMail({ key: `confirm:${user.id}:${token.slice(0, 12)}`, to: email, mail }, deps);
    await db.batch([...statements, draft.insert]);
    await queueMails([draft.id], deps);
  }
  return { kind: "sent" };
}
