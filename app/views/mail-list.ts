import type { DeadJobRow } from "#db/queries/dead-jobs";
import type { OutboxRow } from "#db/queries/outbox";
import { linkedText, type Paragraph } from "~/domain/linked-text";
import type { Preferences } from "~/domain/preferences";
import { formatDayAndTime } from "~/i18n/format";

export interface MailView {
  id: string;
  recipient: string;
  subject: string;
  status: OutboxRow["status"];
  /** Of the last failure, as the mail service spells it. */
  errorCode: string | null;
  attempts: number;
  when: string;
  /** Null where it has been purged. */
  body: Paragraph[] | null;
}

interface MailListContext {
  preferences: Preferences;
  settings: { APP_URL: string };
}

/** The outbox as /debug/mail shows it: our own links can be followed from there. */
export function mailListView(rows: OutboxRow[], { preferences, settings }: MailListContext): MailView[] {
  return rows.map(({ id, recipient, subject, status, error_code, attempts, created_at, body_text }) => ({
    id,
    recipient,
    subject,
    status,
    errorCode: error_code,
    attempts,
    when: formatDayAndTime(created_at, preferences),
    body: body_text === null ? null : linkedText(body_text, settings.APP_URL),
  }));
}

export interface DeadJobView {
  id: string;
  when: string;
  attempts: number;
  /** The message as it stood in the queue. */
  body: string;
}

export function deadJobListView(rows: DeadJobRow[], { preferences }: Pick<MailListContext, "preferences">): DeadJobView[] {
  return rows.map(({ id, body, attempts, received_at }) => ({ id, body, attempts, when: formatDayAndTime(received_at, preferences) }));
}
