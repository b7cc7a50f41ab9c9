import { ChevronDown } from "lucide-react";
import { debugMailMessages } from "#messages/debug-mail";
import { LinkedParagraphs } from "~/components/detail/linked-paragraphs";
import { useMessages } from "~/i18n/use-messages";
import type { MailView } from "~/views/admin/mails";

const TONES = {
  pending: "bg-amber-tint text-amber-ink",
  sent: "bg-fjord-tint text-fjord",
  failed: "bg-danger-tint text-danger",
};

const ROW = "flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3";

/** The text is collapsed where it may be read. */
export function MailEntry({ body, ...facts }: MailView) {
  const m = useMessages(debugMailMessages);
  if (body === "secret") {
    return (
      <div className={`border-b border-line last:border-b-0 ${ROW}`}>
        <MailFacts {...facts} />
      </div>
    );
  }
  return (
    <details className="group border-b border-line last:border-b-0">
      <summary
        className={`list-none hover:bg-sunk/60 focus-visible:-outline-offset-3 focus-visible:[box-shadow:none] [&::-webkit-details-marker]:hidden ${ROW}`}
      >
        <MailFacts {...facts} />
        <ChevronDown aria-hidden="true" className="text-ink-faint group-open:rotate-180" />
      </summary>
      <div className="px-5 pt-1 pb-6 wrap-anywhere">
        {body === "purged" ? m.purged : <LinkedParagraphs paragraphs={body} />}
      </div>
    </details>
  );
}

function MailFacts({ title, to, status, errorCode, attempts, when }: Omit<MailView, "body">) {
  const m = useMessages(debugMailMessages);
  return (
    <>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-serif text-lead leading-tight font-semibold">{title}</span>
        <span className="block text-note wrap-anywhere text-ink-soft">{m.to(to)}</span>
      </span>
      <span className={`rounded-full px-3 py-0.5 text-note font-semibold ${TONES[status]}`}>
        {errorCode ?? m.statuses[status]}
      </span>
      <span className="text-note text-ink-soft even-digits">
        {when} · {m.attempts(attempts)}
      </span>
    </>
  );
}
