import {
  clearPendingOrganizer,
  deleteSessionsOf,
  findLiveToken,
  findRedeemedToken,
  findUser,
  findUserByEmail,
  redeemToken,
  upsertUnverifiedUser,
  type UserRow,
  verifyEmail,
} from "#db/queries/accounts/accounts";
import { insertOrganizer } from "#db/queries/organizers/organizers";
import { hasPartInOrganizer } from "#db/queries/team/memberships";
import { findOpenInvitation } from "#db/queries/team/team";
import { hashPassword, verifyPassword } from "~/auth/passwords";
import { signUpProof } from "~/auth/sign-up-proof";
import { hashToken } from "~/auth/tokens";
import type { MailKey } from "~/domain/mail/occasions";
import { refuse, type Result, succeed } from "~/domain/values";
import { alreadyRegisteredMail, confirmEmailMail } from "~/emails/accounts";
import { logError } from "~/gateways/log";
import { draftMail, postMail, queueMails } from "~/models/mail/post";
import { newOrganizer } from "~/models/organizers/create";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import { newId } from "~/models/site/new-id";
import type { AccountDeps } from "./deps";
import { enterAccount, type Entrance } from "./sign-in";
import { issueToken } from "./tokens";

export interface SignUp {
  email: string;
  password: string;
  /** Null for people who only follow events, or who describe it in onboarding. */
  organizationName: string | null;
  followsOnly: boolean;
  /** A mailed invitation's token proves that the person reads this address's mail. */
  invitation: string | null;
  /** The path that the mailed link leads on to. */
  next?: string | null;
}

type SignedUp =
  | ({ kind: "signedIn" } & Entrance)
  /** The address may have an account: its owner is told by mail. */
  | { kind: "checkEmail"; proof: string };

export type SignUpResult = Result<SignedUp, { kind: "signUpRefused" } | { kind: "signUpDisabled" } | TooMany>;

/** Where confirmation is required, the account opens when the mailed link is redeemed. */
export async function signUp(form: SignUp, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts({ signUpByNetwork: network, signUpByAccount: form.email }, deps);
  if (!verdict.ok) return verdict;
  const isInvited = await hasInvitation(form, deps);
  if (settings.SIGN_UP === "invited" && !isInvited) return refuse({ kind: "signUpDisabled" });
  const passwordHash = await hashPassword(form.password, settings.TEST_PASSWORD_COST);
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
  // Even with confirmation off, an address that an organizer has listed must be verified.
  const needsConfirmation =
    !isInvited && (settings.EMAIL_CONFIRMATION === "required" || (await hasPartInOrganizer(db, form.email)));
  return needsConfirmation ? registerUnconfirmed(user, form.next ?? null, deps) : registerConfirmed(user, deps);
}

async function hasInvitation({ email, invitation }: SignUp, { db, now }: AccountDeps): Promise<boolean> {
  const open = invitation === null ? null : await findOpenInvitation(db, hashToken(invitation), now);
  return open?.user_email === email;
}

type NewUser = Parameters<typeof upsertUnverifiedUser>[1] & Pick<UserRow, "follows_only" | "pending_organizer_name">;

/** Signing up again replaces everything: only the newest link and password count. */
async function registerUnconfirmed(user: NewUser, next: string | null, deps: AccountDeps): Promise<SignUpResult> {
  const { db, settings, locale } = deps;
  const { token, id, statements } = issueToken(user.email, "confirm_email", deps);
  const query = new URLSearchParams({ token, ...(next && { next }) });
  const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?${query}` }, locale);
  const draft = draftMail({ key: `confirm:${id}`, to: user.email, mail }, deps);
  await db.batch([upsertUnverifiedUser(db, user), deleteSessionsOf(db, user.id), ...statements, draft.insert]);
  await queueMails([draft], deps);
  return succeed({ kind: "checkEmail", proof: signUpProof(user.password_hash) });
}

async function registerConfirmed(user: NewUser, deps: AccountDeps): Promise<SignUpResult> {
  const { db, now } = deps;
  const confirmed = upsertUnverifiedUser(db, { ...user, email_verified_at: now });
  const [[registered]] = await db.batch([confirmed, deleteSessionsOf(db, user.id)]);
  if (!registered) return refuse({ kind: "signUpRefused" });
  await createNamed({ ...user, id: registered.id }, deps);
  const entrance = await enterAccount({ ...user, id: registered.id }, deps);
  return entrance ? succeed({ kind: "signedIn", ...entrance }) : refuse({ kind: "signUpRefused" });
}

/** With confirmation on, outcome and work are those of a new address. */
async function answerForExisting(user: UserRow, passwordHash: string, deps: AccountDeps): Promise<SignUpResult> {
  const { settings, now } = deps;
  if (settings.EMAIL_CONFIRMATION === "off") return refuse({ kind: "signUpRefused" });
  const links = { signInLink: `${settings.APP_URL}/login`, resetLink: `${settings.APP_URL}/login?mode=forgot` };
  const key: MailKey = `already-registered:${user.id}:${now.toISOString().slice(0, 10)}`;
  await postMail({ key, to: user.email, mail: alreadyRegisteredMail(links, user.locale) }, deps);
  return succeed({ kind: "checkEmail", proof: signUpProof(passwordHash) });
}

interface Confirmation {
  token: string;
  proof: string | null;
  /** Required in another browser than the one that signed up. */
  password: string | null;
}

type ConfirmPasswordProblem = { kind: "passwordNeeded" } | { kind: "wrongSignUpPassword" } | TooMany;

/** Null where the link is invalid; does not redeem it. */
export async function findConfirmable(token: string, { db, now }: Pick<AccountDeps, "db" | "now">) {
  const live = await findLiveToken(db, hashToken(token), "confirm_email", now);
  const user = live && (await findUser(db, live.user_id));
  return user?.email === live?.email ? user : null;
}

/** For a request whose response was lost. */
export async function hasConfirmed(token: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> {
  const used = await findRedeemedToken(db, hashToken(token), "confirm_email");
  const user = used && (await findUser(db, used.user_id));
  return Boolean(user?.email_verified_at) && user?.email === used?.email;
}

export const isOwnSignUp = (user: UserRow, proof: string | null) => proof === signUpProof(user.password_hash);

/** Verifies the e-mail, creates the organizer named at sign-up, and signs in. */
export async function confirmEmail(
  { token, proof, password }: Confirmation,
  deps: AccountDeps,
): Promise<Result<Entrance, ConfirmPasswordProblem | { kind: "invalidLink" }>> {
  const { db, now } = deps;
  const user = await findConfirmable(token, deps);
  if (!user) return refuse({ kind: "invalidLink" });
  if (!isOwnSignUp(user, proof)) {
    const checked = await checkPassword(user, password, deps);
    if (!checked.ok) return checked;
  }
  if (!(await redeemToken(db, hashToken(token), "confirm_email", now))) return refuse({ kind: "invalidLink" });
  const [[verified]] = await db.batch([verifyEmail(db, user, now), deleteSessionsOf(db, user.id)]);
  if (!verified) return refuse({ kind: "invalidLink" });
  await createNamed(user, deps);
  const entrance = await enterAccount(user, deps);
  return entrance ? succeed(entrance) : refuse({ kind: "invalidLink" });
}

/** Where it fails, the name waits in the account for onboarding. */
async function createNamed(
  { id, email, pending_organizer_name: name }: Pick<UserRow, "id" | "email" | "pending_organizer_name">,
  { db, now }: AccountDeps,
): Promise<void> {
  if (!name) return;
  try {
    await db.batch([insertOrganizer(db, newOrganizer({ email, name }, now)), clearPendingOrganizer(db, id)]);
  } catch (error) {
    logError("organizer_not_created", error);
  }
}

async function checkPassword(
  user: UserRow,
  password: string | null,
  deps: AccountDeps,
): Promise<Result<null, ConfirmPasswordProblem>> {
  if (password === null) return refuse({ kind: "passwordNeeded" });
  const verdict = await limitAttempts({ signInByAccountAndNetwork: `${user.email} ${deps.network}` }, deps);
  if (!verdict.ok) return verdict;
  const isRight = await verifyPassword(user.password_hash, password);
  return isRight ? succeed(null) : refuse({ kind: "wrongSignUpPassword" });
}

/** The outcome and its time are the same whether or not the account exists. */
export async function resendConfirmation(email: string, deps: AccountDeps): Promise<Result<null, TooMany>> {
  const verdict = await limitAttempts({ confirmationByAccount: email, resetByNetwork: deps.network }, deps);
  if (!verdict.ok) return verdict;
  deps.waitUntil(mailNewLink(email, deps));
  return succeed(null);
}

async function mailNewLink(email: string, deps: AccountDeps): Promise<void> {
  const { db, settings } = deps;
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at) return;
  const { token, id, statements } = issueToken(email, "confirm_email", deps);
  const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?token=${token}` }, user.locale);
  const draft = draftMail({ key: `confirm:${id}`, to: email, mail }, deps);
  await db.batch([...statements, draft.insert]);
  await queueMails([draft], deps);
}
