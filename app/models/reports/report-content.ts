import type { Database } from "#db/client";
import { findModerationCase, type ModerationCase } from "#db/queries/moderation-cases";
import { insertReport } from "#db/queries/reports";
import { hashToken } from "~/auth/tokens";
import { AUTO_HIDE_ACCOUNT_DAYS, AUTO_HIDE_REASON, AUTO_HIDE_REPORTERS } from "~/domain/auto-hide";
import type { ReportCategory } from "~/domain/report-categories";
import { neighbourhoodOf } from "~/domain/report-network";
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
  /** The reporter's network: see app/domain/network-address.ts. */
  network: string;
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
 * and counts as done. The report that makes enough hides the content at once, unless a person has looked at it before.
 */
export async function reportContent(report: Report, reporter: Viewer, { db, jobs, network, settings, now }: Deps): Promise<ReportResult> {
  const verdict = await limitAttempts([["reportByAccount", reporter.userId]], { db, now, factor: limitFactor(settings) });
  if (!verdict.allowed) return { kind: "too_many", retryAfterSeconds: verdict.retryAfterSeconds };
  // The log and the moderators speak the language of the product's own country, whoever reports.
  const reason = reportMessages.nb.categories[report.category];
  const filed = { ...report, id: newId(), reporter_id: reporter.userId, reason, network: reportNetwork(report, network) };
  const found = await findModerationCase(db, report, reporter.userId);
  if (!found) return { kind: "gone" };
  const mail = ownersMail("autoHidden", withCategory(found, report.category), { appUrl: settings.APP_URL, now, key: filed.id });
  const { isReported, isHidden } = await insertReport(db, filed, { reporters: AUTO_HIDE_REPORTERS, accountDays: AUTO_HIDE_ACCOUNT_DAYS, reason: AUTO_HIDE_REASON, mail }, now);
  if (isHidden) await queueMails([mail.id], { jobs });
  return isReported ? { kind: "reported", isHidden } : { kind: "gone" };
}

const FINGERPRINT_LENGTH = 5;

/**
 * What is kept of a reporter's network with the report: enough to see that two reports of one content come from the same,
 * and no more. Thousands of networks share each fingerprint, and it is another one for each content.
 */
const reportNetwork = ({ content_type, content_id }: Report, network: string) =>
  hashToken(`report:${content_type}:${content_id}:${neighbourhoodOf(network)}`).slice(0, FINGERPRINT_LENGTH);

/** The case with the report that is being sent. */
function withCategory(found: ModerationCase, category: ReportCategory): ModerationCase {
  return { ...found, categories: JSON.stringify([...(JSON.parse(found.categories) as unknown[]), category]) };
}
