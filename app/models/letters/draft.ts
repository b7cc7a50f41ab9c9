import type { NewLetter } from "#db/queries/mail/outbox";
import { createToken, hashToken } from "~/auth/tokens";
import type { LetterKind } from "~/domain/letters/letters";
import type { Mail } from "~/emails/compose-mail";
import type { LetterLinks } from "~/emails/letters";
import { newId } from "~/models/site/new-id";

interface Draft {
  readerId: string;
  to: string;
  /** Identifies the occasion: a second letter with the same key is not sent. */
  key: string;
  /** Null for the question whether letters are wanted, which has nothing to stop. */
  kind: LetterKind | null;
  compose(links: LetterLinks): Mail;
}

/** Drafts a letter whose links hold a secret of their own; only its hash is kept once it is sent. */
export function draftLetter(
  { readerId, to, key, kind, compose }: Draft,
  { appUrl, now }: { appUrl: string; now: Date },
): NewLetter {
  const token = createToken();
  const stop = `${appUrl}/unsubscribe/${token}?kind=${kind}`;
  const mail = compose({ event: (id) => `${appUrl}/event/${id}`, manage: `${appUrl}/letters/${token}`, stop });
  return {
    id: newId(),
    key,
    recipient: to,
    subject: mail.subject,
    body_text: mail.text,
    body_html: mail.html,
    reader_id: readerId,
    link_hash: hashToken(token),
    unsubscribe_url: kind && stop,
    due_at: now,
  };
}
