import { findUserByEmail, setPassword } from "#db/queries/accounts";
import { hashPassword, needsRehash, verifyPassword } from "~/auth/passwords";
import { limitAttempts } from "~/models/limit-attempts";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { startSession } from "./start-session";

export type SignInResult =
  | { kind: "signed_in"; cookie: string; followsOnly: boolean }
  /** The password is right, but the e-mail was never confirmed. */
  | { kind: "unconfirmed" }
  | { kind: "refused" }
  | TooMany;

/** Checks a password with the same work whether or not the account exists, and signs in. */
export async function signIn({ email, password }: { email: string; password: string }, deps: AccountDeps): Promise<SignInResult> {
  const { db, now, network, settings } = deps;
  const verdict = await limitAttempts(
    [
      ["signInByAccountAndNetwork", `${email} ${network}`],
      ["signInByAccount", email],
      ["signInByNetwork", network],
    ],
    { db, now, factor: limitFactor(settings) },
  );
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !isRight) return { kind: "refused" };
  if (!user.email_verified_at && settings.EMAIL_CONFIRMATION === "required") return { kind: "unconfirmed" };
  if (needsRehash(user.password_hash)) await setPassword(db, user.id, await hashPassword(password));
  return { kind: "signed_in", cookie: await startSession(user.id, deps), followsOnly: user.follows_only };
}
