import { findUser, type UserRow } from "#db/queries/accounts";
import { verifyPassword } from "~/auth/passwords";
import { type Attempt, forgetAttempts, limitAttempts } from "~/models/limit-attempts";
import { type AccountDeps, limitFactor, type TooMany } from "./account-deps";

export type OwnPassword = { kind: "right"; user: UserRow } | { kind: "wrong_password" } | TooMany;

/** Asks a person who is signed in for the password again, before what matters: the device may be in other hands. */
export async function checkOwnPassword(userId: string, password: string, { db, now, settings }: Pick<AccountDeps, "db" | "now" | "settings">): Promise<OwnPassword> {
  const attempt: Attempt = ["passwordByAccount", userId];
  const verdict = await limitAttempts([attempt], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  const user = await findUser(db, userId);
  if (!user || !(await verifyPassword(user.password_hash, password))) return { kind: "wrong_password" };
  await forgetAttempts([attempt], { db });
  return { kind: "right", user };
}
