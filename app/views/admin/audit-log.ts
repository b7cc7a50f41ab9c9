import type { AuditRow } from "#db/queries/admin/audit-log";
import { auditMessages } from "#messages/audit";
import { AUDIT_ACTIONS } from "~/domain/moderation/audit-actions";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";

export interface AuditEntryView {
  seq: number;
  what: string;
  detail: string;
  organizer: { id: string; name: string } | null;
  forNobody: string | null;
  who: string;
  when: string;
  dateTime: string;
}

export type AuditLogView = ReturnType<typeof viewAuditLog>;

export function viewAuditLog(
  { entries, next }: { entries: AuditRow[]; next: number | null },
  isContinued: boolean,
  context: ViewContext,
) {
  const m = messagesIn(auditMessages, context.preferences.locale);
  return {
    isContinued,
    /** Null on the last page. */
    older: next === null ? null : `?before=${next}`,
    entries: entries.map((row) => ({
      seq: row.seq,
      what: m.actions[AUDIT_ACTIONS.find((action) => action === row.action) ?? "see_dashboard"],
      detail: row.detail,
      organizer: row.organizer_id && row.organizer_name ? { id: row.organizer_id, name: row.organizer_name } : null,
      forNobody: row.organizer_id && !row.organizer_name ? m.goneOrganizer : null,
      who: row.actor_email ?? (row.actor_id === null ? m.command : m.goneAccount),
      when: formatDayAndTime(row.created_at, context.preferences),
      dateTime: row.created_at.toISOString(),
    })),
  };
}
