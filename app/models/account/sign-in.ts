import { findUserByEmail, replacePassword, type UserRow } from "#db/queries/accounts";
import { hashPassword, needsRehash, verifyPassword } from "~/auth/passwords";
import { signUpProof } from "~/auth/sign-up-proof";
import { type Attempt, forgetAttempts, limitAttempts } from "~/models/limit-attempts";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";
import { enterAccount, type Entrance } from "./enter-account";

export type SignInResult =
  | ({ kind: "signed_in" } & Entrance)
  /** The password is right, but the e-mail was never confirmed. */
  | { kind: "unconfirmed"; proof: string }
  | { kind: "refused" }
  | TooMany;

/**
 * Checks a password with the same work whether or not the account exists, and signs in. Whoever is refused for too
 * many attempts, be they somebody else's, always has a way in by a mailed link: see reset-password.ts.
 */
export async function signIn({ email, password }: { email: string; password: string }, deps: AccountDeps): Promise<SignInResult> {
  const { db, now, network, settings } = deps;
  const own: Attempt[] = [
    ["signInByAccountAndNetwork", `${email} ${network}`],
    ["signInByAccountAndNetworkDaily", `${email} ${network}`],
  ];
  const verdict = await limitAttempts([...own, ["signInByAccount", email], ["signInByNetwork", network]], {
    db,
    now,
    factor: limitFactor(settings),
  });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const user = await findUserByEmail(db, email);
  const isRight = await verifyPassword(user?.password_hash ?? null, password);
  if (!user || !isRight) return { kind: "refused" };
  await forgetAttempts(own, deps);
  if (!user.email_verified_at) return { kind: "unconfirmed", proof: signUpProof(user.password_hash) };
  const entrance = await enterAccount(await withFreshHash(user, password, deps), deps);
  return entrance ? { kind: "signed_in", ...entrance } : { kind: "refused" };
}

/** The account with its password hashed as it is today, unless it has been changed meanwhile. */
async function withFreshHash(user: UserRow, password: string, { db }: Pick<AccountDeps, "db">): Promise<UserRow> {
  if (!needsRehash(user.password_hash)) return user;
  const password_hash = await hashPassword(password);
  const [replaced] = await replacePassword(db, user.id, { from: user.password_hash, to: password_hash });
  return replaced ? { ...user, password_hash } : user;
}
