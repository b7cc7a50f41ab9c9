import type { DeadJobRow, MailFacts, OutboxRow } from "#db/queries/mail/outbox";
import { debugMailMessages } from "#messages/debug-mail";
import type { Preferences } from "~/domain/site/preferences";
import { linkedText, type Paragraph } from "~/domain/text/links";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export interface MailView {
  id: string;
  /** Its subject, or what kind of mail it is. */
  title: string;
  /** The recipient, or as much of the address as stands after the @. */
  to: string;
  status: OutboxRow["status"];
  /** Of the last failure, as the mail service spells it. */
  errorCode: string | null;
  attempts: number;
  when: string;
  /** What it says; "purged" where that is gone, "secret" where it is nobody's but the recipient's. */
  body: Paragraph[] | "purged" | "secret";
}

interface MailListContext {
  preferences: Preferences;
  settings: { APP_URL: string };
}

/** The outbox as /debug/mail shows it: our own links can be followed from there, where bodies are shown at all. */
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

/** The first word of a mail's key says what it is about. */
const kindOf = (key: string) => key.split(":")[0] ?? "";

export interface DeadJobView {
  id: string;
  when: string;
  attempts: number;
  /** The message as it stood in the queue. */
  body: string;
}

export function deadJobListView(
  rows: DeadJobRow[],
  { preferences }: Pick<MailListContext, "preferences">,
): DeadJobView[] {
  return rows.map(({ id, body, attempts, received_at }) => ({
    id,
    body,
    attempts,
    when: formatDayAndTime(received_at, preferences),
  }));
}
