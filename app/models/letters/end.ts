import type { Database } from "#db/client";
import { endLettersTo } from "#db/queries/letters/readers";
import { cameBack } from "#db/queries/mail/outbox";

/** Mails came back from the address, or it does not want them. Safe to repeat. */
export async function endLetters(
  { email, kind }: { email: string; kind: "bounce" | "complaint" },
  { db, now }: { db: Database; now: Date },
): Promise<void> {
  await endLettersTo(db, email, { why: kind, now });
  await cameBack(db, email);
}
