import type { NewLetter } from "#db/queries/mail/outbox";
import { createToken, hashToken } from "~/auth/tokens";
import type { LetterKind } from "~/domain/letters/letters";
import type { WaitingPush } from "~/domain/letters/push-notice";
import type { MailKey } from "~/domain/mail/occasions";
import type { Mail } from "~/emails/compose-mail";
import type { LetterLinks } from "~/emails/letters";
import { newId } from "~/models/site/new-id";

interface Draft {
  readerId: string;
  to: string;
  /** A second letter with the same key is not sent. */
  key: MailKey;
  /** Null for the question whether letters are wanted, which has nothing to stop. */
  kind: LetterKind | null;
  until?: Date;
  compose(links: LetterLinks): Mail;
}

/** Its links hold a secret of their own, of which only the hash is kept once it is sent. */
export function draftLetter(
  { readerId, to, key, kind, until, compose }: Draft,
  { appUrl, now }: { appUrl: string; now: Date },
): NewLetter {
  const token = createToken();
  const stop = `${appUrl}/unsubscribe/${token}?kind=${kind}`;
  const mail = compose({ event: (id) => `${appUrl}/event/${id}`, manage: `${appUrl}/letters/${token}`, stop });
  return {
    id: newId(),
    key,
    channel: "mail",
    recipient: to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    reader_id: readerId,
    link_hash: hashToken(token),
    unsubscribe_url: kind && stop,
    due_at: now,
    until: until ?? null,
  };
}

/** Writes only the host of the device's address. */
export function draftPush(
  { readerId, to, key, push }: Pick<Draft, "readerId" | "to" | "key"> & { push: WaitingPush },
  { now }: { now: Date },
): NewLetter {
  return {
    id: newId(),
    key,
    channel: "push",
    recipient: new URL(to).host,
    subject: push.notice.title,
    body_text: JSON.stringify(push),
    body_html: null,
    reader_id: readerId,
    link_hash: null,
    unsubscribe_url: null,
    due_at: now,
    until: null,
  };
}
