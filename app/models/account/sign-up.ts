import { deleteSessionsOf, findUserByEmail, putUnverifiedUser, type UserRow } from "#db/queries/accounts";
import { findInvitedEmail, hasPartInOrganizer } from "#db/queries/memberships";
import { insertOrganizer } from "#db/queries/organizers";
import { hashPassword } from "~/auth/passwords";
import { signUpProof } from "~/auth/sign-up-proof";
import { hashToken } from "~/auth/tokens";
import { alreadyRegisteredMail } from "~/emails/already-registered";
import { confirmEmailMail } from "~/emails/confirm-email";
import { limitAttempts } from "~/models/limit-attempts";
import { newId } from "~/models/new-id";
import { newOrganizer } from "~/models/new-organizer";
import { draftMail, postMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { enterAccount, type Entrance } from "./enter-account";
import { issueToken } from "./issue-token";

export interface SignUp {
  email: string;
  password: string;
  /** The organisation to be made; null for somebody who only follows events, or who describes it in onboarding. */
  organizationName: string | null;
  followsOnly: boolean;
  /** Token of a mailed invitation: whoever has it reads that address's mail. */
  invitation: string | null;
}

export type SignUpResult =
  | ({ kind: "signed_in" } & Entrance)
  /** Also the answer for an address that has an account: its owner is told by mail. */
  | { kind: "check_email"; proof: string }
  | { kind: "refused" }
  | TooMany;

/** Makes an account. With confirmation required nothing opens until the mailed link is used. */
export async function signUp(form: SignUp, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts(
    [
      ["signUpByNetwork", network],
      ["signUpByAccount", form.email],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const passwordHash = await hashPassword(form.password);
  const existing = await findUserByEmail(db, form.email);
  if (existing?.email_verified_at) return answerForExisting(existing, passwordHash, deps);
  const user = {
    id: existing?.id ?? newId(),
    email: form.email,
    password_hash: passwordHash,
    locale: deps.locale,
    follows_only: form.followsOnly,
    pending_organizer_name: form.organizationName,
    created_at: now,
  };
  return (await needsConfirmation(form, deps)) ? registerUnconfirmed(user, deps) : registerConfirmed(user, deps);
}

/** Even with confirmation off, an address that an organisation knows has to be proven. */
async function needsConfirmation({ email, invitation }: SignUp, { db, now, settings }: AccountDeps): Promise<boolean> {
  if (invitation !== null && (await findInvitedEmail(db, hashToken(invitation), now)) === email) return false;
  return settings.EMAIL_CONFIRMATION === "required" || hasPartInOrganizer(db, email);
}

type NewUser = Parameters<typeof putUnverifiedUser>[1] & { follows_only: boolean };

/** Signing up again before confirming replaces all there was: only the newest link and password count. */
async function registerUnconfirmed(user: NewUser, deps: AccountDeps): Promise<SignUpResult> {
  const { db, settings, locale } = deps;
  const { token, id, statements } = issueToken(user.email, "confirm_email", deps);
  const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?token=${token}` }, locale);
  const draft = draftMail({ key: `confirm:${id}`, to: user.email, mail }, deps);
  await db.batch([putUnverifiedUser(db, user), deleteSessionsOf(db, user.id), ...statements, draft.insert]);
  await queueMails([draft.id], deps);
  return { kind: "check_email", proof: signUpProof(user.password_hash) };
}

async function registerConfirmed(user: NewUser, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now } = deps;
  const name = user.pending_organizer_name;
  const confirmed = putUnverifiedUser(db, { ...user, email_verified_at: now, pending_organizer_name: null });
  const [[registered]] = await db.batch([confirmed, deleteSessionsOf(db, user.id)]);
  if (!registered) return { kind: "refused" };
  if (name) await insertOrganizer(db, newOrganizer({ email: user.email, name }, now));
  const entrance = await enterAccount({ ...user, id: registered.id }, deps);
  return entrance ? { kind: "signed_in", ...entrance } : { kind: "refused" };
}

/** With confirmation on, the same answer and as much work as for a new address. */
async function answerForExisting(user: UserRow, passwordHash: string, deps: AccountDeps): Promise<SignUpResult> {
  const { settings, now } = deps;
  if (settings.EMAIL_CONFIRMATION === "off") return { kind: "refused" };
  const links = { signInLink: `${settings.APP_URL}/login`, resetLink: `${settings.APP_URL}/login?mode=forgot` };
  const key = `already-registered:${user.id}:${now.toISOString().slice(0, 10)}`;
  await postMail({ key, to: user.email, mail: alreadyRegisteredMail(links, user.locale) }, deps);
  return { kind: "check_email", proof: signUpProof(passwordHash) };
}
