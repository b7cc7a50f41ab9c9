import { expireTokens, insertToken, type TokenPurpose } from "#db/queries/accounts";
import { createToken, hashToken } from "~/auth/tokens";
import { LINK_HOURS } from "~/domain/link-lifetimes";
import type { AccountDeps } from "./account-deps";

const HOUR_MS = 3_600_000;

/** A fresh single-use token and the statements that make it the only one of its purpose. */
export function issueToken(user: { id: string; email: string }, purpose: TokenPurpose, { db, now }: Pick<AccountDeps, "db" | "now">) {
  const token = createToken();
  const row = {
    id: hashToken(token),
    user_id: user.id,
    purpose,
    email: user.email,
    expires_at: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS),
  };
  return { token, statements: [expireTokens(db, user.id, purpose, now), insertToken(db, row)] as const };
}
