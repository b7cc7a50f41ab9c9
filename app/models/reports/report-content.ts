import type { Database } from "#db/client";
import { findModerationCase, type ModerationCase } from "#db/queries/moderation-cases";
import { insertReport } from "#db/queries/reports";
import { AUTO_HIDE_REASON, AUTO_HIDE_REPORTERS } from "~/domain/auto-hide";
import type { ReportCategory } from "~/domain/report-categories";
import type { Viewer } from "~/domain/viewer";
import { reportMessages } from "~/i18n/report";
import type { JobQueue } from "~/jobs/queue";
import { limitFactor } from "~/models/account/account-deps";
import { limitAttempts } from "~/models/limit-attempts";
import { ownersMail } from "~/models/moderation/tell-owner";
import { newId } from "~/models/new-id";
import { queueMails } from "~/models/post-mail";
import type { Report } from "~/schemas/report-form";
import type { Settings } from "~/schemas/settings";

interface Deps {
  db: Database;
  jobs: JobQueue;
  settings: Settings;
  now: Date;
}

export type ReportResult =
  | { kind: "reported"; isHidden: boolean }
  /** There is no such content, or visitors may not see it. */
  | { kind: "gone" }
  | { kind: "too_many"; retryAfterSeconds: number };

/**
 * Files a person's report for the moderators. A second one of the same person about the same content changes nothing
 * and counts as done. The report that makes enough hides the content at once.
 */
export async function reportContent(report: Report, reporter: Viewer, { db, jobs, settings, now }: Deps): Promise<ReportResult> {
  const verdict = await limitAttempts([["reportByAccount", reporter.userId]], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  // The log and the moderators speak the language of the product's own country, whoever reports.
  const reason = reportMessages.nb.categories[report.category];
  const filed = { ...report, id: newId(), reporter_id: reporter.userId, reason };
  const found = await findModerationCase(db, report, reporter.userId);
  if (!found) return { kind: "gone" };
  const mail = ownersMail("autoHidden", withCategory(found, report.category), { appUrl: settings.APP_URL, now, key: filed.id });
  const { isReported, isHidden } = await insertReport(db, filed, { reporters: AUTO_HIDE_REPORTERS, reason: AUTO_HIDE_REASON, mail }, now);
  if (isHidden) await queueMails([mail.id], { jobs });
  return isReported ? { kind: "reported", isHidden } : { kind: "gone" };
}

/** The case with the report that is being sent. */
function withCategory(found: ModerationCase, category: ReportCategory): ModerationCase {
  return { ...found, categories: JSON.stringify([...(JSON.parse(found.categories) as unknown[]), category]) };
}
