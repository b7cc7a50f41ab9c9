import { deleteSessionsOf, findLiveToken, findUsedToken, findUser, findUserByEmail, type UserRow, useToken, verifyEmail } from "#db/queries/accounts";
import { insertOrganizer } from "#db/queries/organizers";
import { verifyPassword } from "~/auth/passwords";
import { signUpProof } from "~/auth/sign-up-proof";
import { hashToken } from "~/auth/tokens";
import { confirmEmailMail } from "~/emails/confirm-email";
import { limitAttempts } from "~/models/limit-attempts";
import { newOrganizer } from "~/models/new-organizer";
import { draftMail, queueMails } from "~/models/post-mail";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { enterAccount, type Entrance } from "./enter-account";
import { issueToken } from "./issue-token";

export interface Confirmation {
  token: string;
  /** Of the browser: see app/auth/sign-up-proof.ts. */
  proof: string | null;
  /** Asked for where the browser is another than the one that signed up. */
  password: string | null;
}

export type ConfirmResult =
  | ({ kind: "confirmed" } & Entrance)
  | { kind: "password_needed"; isWrong: boolean }
  | { kind: "invalid" }
  | TooMany;

/** The account that a confirmation link would open; looking does not use it up. */
export async function findConfirmable(token: string, { db, now }: Pick<AccountDeps, "db" | "now">): Promise<UserRow | null> {
  const live = await findLiveToken(db, hashToken(token), "confirm_email", now);
  const user = live && (await findUser(db, live.user_id));
  return user?.email === live?.email ? user : null;
}

/** Whether a confirmation link has done its work: whoever got no answer, and opens it or presses again, is told so. */
export async function hasConfirmed(token: string, { db }: Pick<AccountDeps, "db">): Promise<boolean> {
  const used = await findUsedToken(db, hashToken(token), "confirm_email");
  const user = used && (await findUser(db, used.user_id));
  return Boolean(user?.email_verified_at) && user?.email === used?.email;
}

export const isOwnSignUp = (user: UserRow, proof: string | null) => proof === signUpProof(user.password_hash);

/** Uses a confirmation link: the e-mail is proven, the organisation named at sign-up is made, the person signed in. */
export async function confirmEmail({ token, proof, password }: Confirmation, deps: AccountDeps): Promise<ConfirmResult> {
  const { db, now } = deps;
  const user = await findConfirmable(token, deps);
  if (!user) return { kind: "invalid" };
  if (!isOwnSignUp(user, proof)) {
    const problem = await checkPassword(user, password, deps);
    if (problem) return problem;
  }
  if (!(await useToken(db, hashToken(token), "confirm_email", now))) return { kind: "invalid" };
  const [[verified]] = await db.batch([verifyEmail(db, user, now), deleteSessionsOf(db, user.id)]);
  if (!verified) return { kind: "invalid" };
  const name = user.pending_organizer_name;
  if (name) await insertOrganizer(db, newOrganizer({ email: user.email, name }, now));
  const entrance = await enterAccount(user, deps);
  return entrance ? { kind: "confirmed", ...entrance } : { kind: "invalid" };
}

async function checkPassword(user: UserRow, password: string | null, deps: AccountDeps): Promise<ConfirmResult | null> {
  if (password === null) return { kind: "password_needed", isWrong: false };
  const verdict = await limitAttempts([["signInByAccountAndNetwork", `${user.email} ${deps.network}`]], {
    db: deps.db,
    now: deps.now,
    factor: limitFactor(deps.settings),
  });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  return (await verifyPassword(user.password_hash, password)) ? null : { kind: "password_needed", isWrong: true };
}

/** Sends the confirmation link again. The answer is the same, and as soon, whether or not there is such an account. */
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
  deps.waitUntil(mailNewLink(email, deps));
  return { kind: "sent" };
}

async function mailNewLink(email: string, deps: AccountDeps): Promise<void> {
  const { db, settings } = deps;
  const user = await findUserByEmail(db, email);
  if (!user || user.email_verified_at) return;
  const { token, id, statements } = issueToken(email, "confirm_email", deps);
  const mail = confirmEmailMail({ link: `${settings.APP_URL}/confirm-email?token=${token}` }, user.locale);
  const draft = draftMail({ key: `confirm:${id}`, to: email, mail }, deps);
  await db.batch([...statements, draft.insert]);
  await queueMails([draft.id], deps);
}
