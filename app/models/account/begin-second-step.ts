import type { UserRow } from "#db/queries/accounts";
import { openStep } from "#db/queries/passkeys";
import { createToken, hashToken } from "~/auth/tokens";
import { SECOND_STEP_MINUTES } from "~/domain/second-step";
import type { AccountDeps } from "./account-deps";

/**
 * After the password: answers the secret by which this browser is known again when it comes with the second step. Null
 * where the password was changed meanwhile.
 */
export async function beginSecondStep(user: Pick<UserRow, "id" | "password_hash">, { db, now }: Pick<AccountDeps, "db" | "now">): Promise<string | null> {
  const token = createToken();
  const expires_at = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000);
  return (await openStep(db, { id: hashToken(token), user_id: user.id, expires_at }, user.password_hash)) ? token : null;
}
