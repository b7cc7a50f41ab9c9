import { putChallenge } from "#db/queries/passkeys";
import { createToken, hashToken } from "~/auth/tokens";
import { SECOND_STEP_MINUTES } from "~/domain/second-step";
import type { AccountDeps } from "./account-deps";

/** After the password: answers the secret by which this browser is known again when it comes with the second step. */
export async function beginSecondStep(userId: string, { db, now }: Pick<AccountDeps, "db" | "now">): Promise<string> {
  const token = createToken();
  const expires_at = new Date(now.getTime() + SECOND_STEP_MINUTES * 60_000);
  await putChallenge(db, { id: hashToken(token), user_id: userId, challenge: null, expires_at });
  return token;
}
