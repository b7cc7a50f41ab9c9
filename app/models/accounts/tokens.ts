import { expireTokens, insertToken, type TokenPurpose } from "#db/queries/accounts/accounts";
import { createToken, hashToken } from "~/auth/tokens";
import { LINK_HOURS } from "~/domain/accounts/lifetimes";
import type { AccountDeps } from "./deps";

const HOUR_MS = 3_600_000;

/** Statements make the token the only one of its purpose. */
export function issueToken(email: string, purpose: TokenPurpose, { db, now }: Pick<AccountDeps, "db" | "now">) {
  const token = createToken();
  const id = hashToken(token);
  const row = { id, purpose, email, expires_at: new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS) };
  return { token, id, statements: [expireTokens(db, email, purpose, now), insertToken(db, row)] as const };
}
