import { findUserByEmail, putUnverifiedUser, type UserRow } from "#db/queries/accounts";
import { findOrganizerByEmail, insertOrganizer } from "#db/queries/organizers";
import { hashPassword } from "~/auth/passwords";
import { alreadyRegisteredMail } from "~/emails/already-registered";
import { confirmEmailMail } from "~/emails/confirm-email";
import { limitAttempts } from "~/models/limit-attempts";
import { newId } from "~/models/new-id";
import { newOrganizer } from "~/models/new-organizer";
import { draftMail, postMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { issueToken } from "./issue-token";
import { startSession } from "./start-session";

export interface SignUp {
  email: string;
  password: string;
  /** The organisation to be made; null for somebody who only follows events, or who describes it in onboarding. */
  organizationName: string | null;
  followsOnly: boolean;
}

export type SignUpResult =
  | { kind: "signed_in"; cookie: string; hasOrganizer: boolean }
  /** Also the answer for an address that has an account: its owner is told by mail. */
  | { kind: "check_email" }
  | { kind: "refused" }
  | TooMany;

/** Makes an account. With confirmation required nothing opens until the mailed link is used. */
export async function signUp(form: SignUp, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts([["signUpByNetwork", network]], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const passwordHash = await hashPassword(form.password);
  const existing = await findUserByEmail(db, form.email);
  if (existing?.email_verified_at) return answerForExisting(existing, deps);
  const user = {
    id: existing?.id ?? newId(),
    email: form.email,
    password_hash: passwordHash,
    locale: deps.locale,
    follows_only: form.followsOnly,
    pending_organizer_name: form.organizationName,
    created_at: now,
  };
  return (await needsConfirmation(form.email, deps)) ? registerUnconfirmed(user, deps) : registerConfirmed(user, deps);
}

/** Even with confirmation off, an address that already belongs to an organisation has to be proven. */
async function needsConfirmation(email: string, { db, settings }: AccountDeps): Promise<boolean> {
  return settings.EMAIL_CONFIRMATION === "required" || (await findOrganizerByEmail(db, email)) !== null;
}

type NewUser = Parameters<typeof putUnverifiedUser>[1];

/** Signing up again before confirming replaces what was given before: only the newest link and password count. */
async function registerUnconfirmed(user: NewUser, deps: AccountDeps): Promise<SignUpResult> {
  const { db, settings, locale } = deps;
  const { token, statements } = issueToken(user, "confirm_email", deps);
  const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?token=${token}` }, locale);
  const draft = draftMail({ key: `confirm:${user.id}:${token.slice(0, 12)}`, to: user.email, mail }, deps);
  await db.batch([putUnverifiedUser(db, user), ...statements, draft.insert]);
  await queueMails([draft.id], deps);
  return { kind: "check_email" };
}

async function registerConfirmed(user: NewUser, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now } = deps;
  const name = user.pending_organizer_name ?? null;
  const confirmed = putUnverifiedUser(db, { ...user, email_verified_at: now, pending_organizer_name: null });
  if (name) await db.batch([confirmed, insertOrganizer(db, newOrganizer({ email: user.email, name }, now))]);
  else await confirmed;
  return { kind: "signed_in", cookie: await startSession(user.id, deps), hasOrganizer: name !== null };
}

async function answerForExisting(user: UserRow, deps: AccountDeps): Promise<SignUpResult> {
  if (deps.settings.EMAIL_CONFIRMATION === "off") return { kind: "refused" };
  const mail = alreadyRegisteredMail({ signInLink: `${deps.settings.APP_URL}/login`, resetLink: `${deps.settings.APP_URL}/login?mode=forgot` }, user.locale);
  const day = deps.now.toISOString().slice(0, 10);
  await postMail({ key: `already-registered:${user.id}:${day}`, to: user.email, mail }, deps);
  return { kind: "check_email" };
}
