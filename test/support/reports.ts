import { eq } from "drizzle-orm";
import { userReports } from "#db/schema";
import { reportContent } from "~/models/moderation/report";
import type { Report } from "~/schemas/moderation/report";
import { parseSettings } from "~/schemas/site/settings";
import { anAccount } from "./accounts";
import { fromNow, NOW } from "./clock";
import { aViewer } from "./profile-work";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";

const settings = parseSettings(testSettings);
const OLD_ENOUGH = fromNow({ days: -7 });
let networks = 0;

/** Returns the dependencies of reporting; each report has its own network unless one is given. */
export const reportDeps = (now = NOW, network = `10.${Math.floor(++networks / 250)}.${networks % 250}.7`) => ({
  db: testDatabase(),
  jobs: { enqueue: async () => undefined },
  network,
  settings,
  now,
});

/** Returns a spam report about an event; `given` overrides its fields. */
export const about = (content_id: string, given: Partial<Report> = {}): Report => ({
  content_type: "event",
  content_id,
  category: "spam",
  description: null,
  is_passed_on: false,
  ...given,
});

/**
 * Inserts a person whose account, made at `since`, is old enough for the reports to count; the e-mail was verified at
 * `verified`.
 */
export async function aReporter(
  isVerified = true,
  { since = OLD_ENOUGH, verified }: { since?: Date; verified?: Date } = {},
) {
  const { id, email } = await anAccount({
    created_at: since,
    email_verified_at: isVerified ? (verified ?? since) : null,
  });
  return aViewer({ userId: id, email, isVerified });
}

/** Reports the same content as this many people. */
export async function reportBy(people: number, report: Report, { isVerified = true, now = NOW } = {}): Promise<void> {
  for (let n = 0; n < people; n++) await reportContent(report, await aReporter(isVerified), reportDeps(now));
}

export const reportsOn = (id: string) =>
  testDatabase().select().from(userReports).where(eq(userReports.content_id, id));
