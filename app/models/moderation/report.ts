import { findModerationCase, type ModerationCase } from "#db/queries/moderation/cases";
import { insertReport } from "#db/queries/moderation/reports";
import { reportMessages } from "#messages/report";
import { hashToken } from "~/auth/tokens";
import type { Viewer } from "~/domain/accounts/access";
import { neighbourhoodOf, type ReportCategory } from "~/domain/moderation/reports";
import { AUTO_HIDE_ACCOUNT_DAYS, AUTO_HIDE_REASON, AUTO_HIDE_REPORTERS } from "~/domain/moderation/rules";
import { refuse, type Result, succeed } from "~/domain/values";
import { queueMails } from "~/models/mail/post";
import { limitAttempts, type TooMany } from "~/models/site/attempts";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";
import type { Report } from "~/schemas/moderation/report";
import { ownersMail } from "./decide";

type Deps = Given<"db" | "network" | "jobs" | "settings" | "now">;

/** "gone": no such content, or visitors may not see it. */
type ReportProblem = { kind: "gone" } | TooMany;

/** A second report by the same person counts as done. Enough reports hide content that no moderator has looked at. */
export async function reportContent(
  report: Report,
  reporter: Viewer,
  { db, jobs, network, settings, now }: Deps,
): Promise<Result<{ isHidden: boolean }, ReportProblem>> {
  const verdict = await limitAttempts({ reportByAccount: reporter.userId }, { db, now, settings });
  if (!verdict.ok) return verdict;
  // The log and the moderators use the product's first language, whatever the reporter's.
  const reason = reportMessages.categories[report.category];
  const filed = {
    ...report,
    id: newId(),
    reporter_id: reporter.userId,
    reason,
    network: reportNetwork(report, network),
  };
  const found = await findModerationCase(db, report, reporter.userId);
  if (!found) return refuse({ kind: "gone" });
  const mail = ownersMail("autoHidden", withCategory(found, report.category), {
    appUrl: settings.APP_URL,
    now,
    key: filed.id,
  });
  const { isReported, isHidden } = await insertReport(
    db,
    filed,
    { reporters: AUTO_HIDE_REPORTERS, accountDays: AUTO_HIDE_ACCOUNT_DAYS, reason: AUTO_HIDE_REASON, mail },
    now,
  );
  if (isHidden) await queueMails([mail], { jobs });
  return isReported ? succeed({ isHidden }) : refuse({ kind: "gone" });
}

const FINGERPRINT_LENGTH = 5;

/** Shows that two reports of one content are of one network; thousands share it, and it differs per content. */
const reportNetwork = ({ content_type, content_id }: Report, network: string) =>
  hashToken(`report:${content_type}:${content_id}:${neighbourhoodOf(network)}`).slice(0, FINGERPRINT_LENGTH);

function withCategory(found: ModerationCase, category: ReportCategory): ModerationCase {
  return { ...found, categories: JSON.stringify([...(JSON.parse(found.categories) as unknown[]), category]) };
}
