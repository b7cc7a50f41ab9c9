import type { Database } from "#db/client";
import { countAttempts } from "#db/queries/site/attempts";
import { windowStart } from "~/domain/accounts/attempt-limits";
import { isLetter, mostBeforeReserve } from "~/domain/mail/occasions";
import { dateFromUnix, DAY_SECONDS } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import type { Settings } from "~/schemas/site/settings";

interface Deps {
  db: Database;
  settings: Pick<Settings, "MAIL_DAILY_LIMIT">;
  now: Date;
}

/** Counts a mail among the day's. Returns when it may be sent where only the reserve is left; null for now. */
export async function waitsForReserve(key: string, { db, settings, now }: Deps): Promise<Date | null> {
  const limit = settings.MAIL_DAILY_LIMIT;
  if (limit === undefined) return null;
  const start = windowStart(DAY_SECONDS, now);
  const expiresAt = start + DAY_SECONDS;
  const [sent] = await countAttempts(db, [{ subject: "mails", windowStart: start, expiresAt }]);
  return isLetter(key) && present(sent, "count of mails") > mostBeforeReserve(limit) ? dateFromUnix(expiresAt) : null;
}
