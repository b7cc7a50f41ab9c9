import type { OwnReportRow } from "#db/queries/moderation/reports";
import { ownReportsMessages } from "#messages/own-reports";
import { reportMessages } from "#messages/report";
import { reportOutcome, type ReportOutcome } from "~/domain/moderation/reports";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

export interface OwnReportView {
  id: string;
  title: string;
  /** Null where the reporter can't see it (any more). */
  href: string | null;
  /** "Villedende informasjon · 3. mai kl. 12:00" */
  facts: string;
  outcome: ReportOutcome;
}

export function viewOwnReports(rows: OwnReportRow[], { preferences }: ViewContext): OwnReportView[] {
  const { locale } = preferences;
  const m = messagesIn(ownReportsMessages, locale);
  return rows.map((row) => ({
    id: row.id,
    title: row.title ?? m.unseen[row.content_type],
    href: row.title === null ? null : `/${row.content_type}/${row.content_id}`,
    facts: [
      messagesIn(reportMessages, locale).categories[row.category],
      formatDayAndTime(dateFromUnix(row.created_at), preferences),
    ].join(" · "),
    outcome: reportOutcome({
      status: row.status,
      isGone: row.is_gone === 1,
      isHidden: row.is_hidden === 1,
      isApproved: row.is_approved === 1,
    }),
  }));
}
