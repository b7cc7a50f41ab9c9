import { insertMail, insertMailIf, type NewMail, type QueuedRow } from "#db/queries/mail/outbox";
import { isAwaited, type MailKey } from "~/domain/mail/occasions";
import { chunksOf } from "~/domain/values";
import { logError } from "~/gateways/log";
import type { JobMessage } from "~/jobs/queue";
import type { Given } from "~/models/site/given";
import { newId } from "~/models/site/new-id";

export interface Posting {
  /** A second mail with the same key is not sent. */
  key: MailKey;
  to: string;
  mail: { subject: string; text: string; html: string };
}

type Deps = Given<"db" | "jobs" | "now">;

export const mailRow = ({ key, to, mail }: Posting, now: Date): NewMail => ({
  id: newId(),
  key,
  recipient: to,
  subject: mail.subject,
  body_text: mail.text,
  body_html: mail.html,
  due_at: now,
});

/** The caller's batch inserts the row and then queues it. */
export function draftMail(posting: Posting, { db, now }: Pick<Deps, "db" | "now">) {
  const row = mailRow(posting, now);
  return {
    id: row.id,
    key: row.key,
    insert: insertMail(db, row),
    insertIf: (condition: Parameters<typeof insertMailIf>[2]) => insertMailIf(db, row, condition),
  };
}

/** They wait for their services at the same time. */
const PUSHES_A_JOB = 25;

/** A failure loses nothing: the sweep finds the rows. */
export async function queueOutbox(rows: readonly QueuedRow[], { jobs }: Pick<Deps, "jobs">): Promise<void> {
  const mails = rows.filter(({ channel }) => channel === "mail");
  const pushes = rows.flatMap(({ id, channel }) => (channel === "push" ? id : []));
  const messages: JobMessage[] = [
    ...mails.map(({ id, key }) => ({
      type: "send_mail" as const,
      outbox_id: id,
      ...(isAwaited(key) && { is_awaited: true as const }),
    })),
    ...chunksOf(pushes, PUSHES_A_JOB).map((outbox_ids) => ({ type: "send_pushes" as const, outbox_ids })),
  ];
  await jobs.enqueue(messages).catch((error: unknown) => {
    logError("queue_unavailable", error, { outbox_ids: rows.map(({ id }) => id) });
  });
}

export const queueMails = (mails: readonly Pick<QueuedRow, "id" | "key">[], deps: Pick<Deps, "jobs">): Promise<void> =>
  queueOutbox(
    mails.map(({ id, key }) => ({ id, key, channel: "mail" })),
    deps,
  );

export async function postMail(posting: Posting, deps: Deps): Promise<void> {
  const { id, insert } = draftMail(posting, deps);
  await insert;
  await queueMails([{ id, key: posting.key }], deps);
}
