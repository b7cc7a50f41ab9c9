import { HOUR_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { composeMail } from "~/emails/compose-mail";
import { sqlText } from "./sql-text";

export interface TriedMailRow {
  status: "pending" | "sent" | "failed";
  error_code: string | null;
}

interface Tried {
  /** Of the mail, where none was tried in the last hour. */
  id: string;
  siteUrl: string;
  now: Date;
}

/** In one text: a mail in the outbox, which the next sweep sends as every mail, and how it stands. */
export function tryMailStatements(email: string, { id, siteUrl, now }: Tried): string {
  const { subject, text, html } = composeMail("en", {
    subject: "Samling: a mail to try",
    heading: "This mail arrived",
    paragraphs: ["It took the way of every mail: the outbox, the queue, the mail service."],
    button: "To Samling",
    link: siteUrl,
    notes: [],
  });
  const values = [id, `try:${id}`, email, subject, text, html].map(sqlText).join(", ");
  const tried = `from outbox where recipient = ${sqlText(email)} and key like 'try:%'`;
  return [
    `insert into outbox (id, key, recipient, subject, body_text, body_html, due_at) select ${values}, ${unixSeconds(now)}
      where not exists (select 1 ${tried} and created_at > ${unixSeconds(now) - HOUR_SECONDS})`,
    `select status, error_code ${tried} order by created_at desc limit 1`,
  ].join("; ");
}

const AGAIN = "The same command says later how it went.";

export function tryMailReport(email: string, { status, error_code }: TriedMailRow): { isDone: boolean; text: string } {
  const waits = error_code === null ? "leaves at the next quarter of an hour" : `was put off (${error_code})`;
  const text = {
    pending: `The mail to ${email} ${waits}. ${AGAIN}`,
    sent: `The mail service has taken the mail to ${email}: it should be in its mailbox, and not among unwanted mail.`,
    failed: `The mail service refuses the mail to ${email}: ${error_code}.`,
  };
  return { isDone: status !== "failed", text: text[status] };
}
