import type { Database } from "#db/client";
import { endLettersTo } from "#db/queries/letters/readers";
import { hashToken } from "~/auth/tokens";

/** Compares hashes, whose likeness tells nothing. */
export const isMailReporter = (authorization: string | null, key: string): boolean =>
  authorization !== null && hashToken(authorization) === hashToken(`Bearer ${key}`);

/** Mails came back from the address, or it does not want them. Safe to repeat. */
export async function endLetters(
  { email, kind }: { email: string; kind: "bounce" | "complaint" },
  { db, now }: { db: Database; now: Date },
): Promise<void> {
  await endLettersTo(db, email, { why: kind, now });
}
