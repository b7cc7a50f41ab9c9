import type { MailFacts, OutboxRow } from "#db/queries/mail/outbox";
import { debugMailMessages } from "#messages/debug-mail";
import type { Preferences } from "~/domain/site/locales";
import { linkedText, type Paragraph } from "~/domain/text/links";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export interface MailView {
  id: string;
  /** Its subject, or the kind of mail. */
  title: string;
  /** Only the part after the @ where addresses may not be read. */
  to: string;
  status: OutboxRow["status"];
  /** The mail service's code of the last failure. */
  errorCode: string | null;
  attempts: number;
  when: string;
  /** "purged" where it was deleted, "secret" where only the recipient may read it. */
  body: Paragraph[] | "purged" | "secret";
}

interface MailListContext {
  preferences: Preferences;
  settings: { APP_URL: string };
}

/** Where bodies are shown, our own links in them work. */
export function mailListView(rows: (OutboxRow | MailFacts)[], { preferences, settings }: MailListContext): MailView[] {
  const m = messagesIn(debugMailMessages, preferences.locale);
  return rows.map((row) => {
    const { id, status, error_code: errorCode, attempts } = row;
    const facts = { id, status, errorCode, attempts, when: formatDayAndTime(row.created_at, preferences) };
    if ("domain" in row)
      return { ...facts, title: m.kinds[kindOf(row.key)] ?? m.otherKind, to: m.someoneAt(row.domain), body: "secret" };
    const body = row.body_text === null ? "purged" : linkedText(row.body_text, settings.APP_URL);
    return { ...facts, title: row.subject, to: row.recipient, body };
  });
}

/** The first word of a mail's key is its kind. */
const kindOf = (key: string) => key.split(":")[0] ?? "";
