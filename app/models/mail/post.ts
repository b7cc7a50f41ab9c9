import type { Database } from "#db/client";
import { insertMail, insertMailIf } from "#db/queries/mail/outbox";
import { logError } from "~/gateways/log";
import type { JobQueue } from "~/jobs/queue";
import { newId } from "~/models/site/new-id";

/** A mail as app/emails/ composes it. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

export interface Posting {
  /** Identifies the occasion: a second mail with the same key is not sent. */
  key: string;
  to: string;
  mail: ComposedMail;
}

interface Deps {
  db: Database;
  jobs: JobQueue;
  now: Date;
}

/** Drafts a mail: the caller's batch inserts its row and then queues it. */
export function draftMail({ key, to, mail }: Posting, { db, now }: Pick<Deps, "db" | "now">) {
  const id = newId();
  const row = {
    id,
    key,
    recipient: to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    due_at: now,
  };
  return {
    id,
    insert: insertMail(db, row),
    insertIf: (condition: Parameters<typeof insertMailIf>[2]) => insertMailIf(db, row, condition),
  };
}

/** Queues mails whose rows are written. A failure loses nothing: the sweep finds the rows. */
export async function queueMails(ids: string[], { jobs }: Pick<Deps, "jobs">): Promise<void> {
  await jobs.enqueue(ids.map((id) => ({ type: "send_mail", outbox_id: id }))).catch((error: unknown) => {
    logError("queue_unavailable", error, { outbox_ids: ids });
  });
}

/** Inserts and queues a mail that belongs to no other change. */
export async function postMail(posting: Posting, deps: Deps): Promise<void> {
  const { id, insert } = draftMail(posting, deps);
  await insert;
  await queueMails([id], deps);
}
