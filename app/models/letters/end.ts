import type { Database } from "#db/client";
import { endLettersTo } from "#db/queries/letters/readers";
import { hashToken } from "~/auth/tokens";

/** Returns whether an Authorization header shows the key. Hashes are compared, whose likeness tells nothing. */
export const isMailReporter = (authorization: string | null, key: string): boolean =>
  authorization !== null && hashToken(authorization) === hashToken(`Bearer ${key}`);

/** Stops all letters to an address that mails came back from, or that does not want them. Safe to repeat. */
export async function endLetters(
  { email, kind }: { email: string; kind: "bounce" | "complaint" },
  { db, now }: { db: Database; now: Date },
): Promise<void> {
  await endLettersTo(db, email, { why: kind, now });
}
