import { debugMailMessages } from "#messages/debug-mail";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";
import type { DeadJobView } from "~/views/admin/mails";

/** Messages that ran out of retries. */
export function DeadJobs({ jobs }: { jobs: DeadJobView[] }) {
  const m = useMessages(debugMailMessages);
  if (jobs.length === 0) return null;
  return (
    <HeadedSection id="dead-jobs" heading={m.deadJobs} text={m.deadJobsHint}>
      <ul className="flex flex-col gap-3">
        {jobs.map(({ id, when, attempts, body }) => (
          <li key={id} className="rounded-field border border-line bg-surface px-5 py-3">
            <p className="text-note text-ink-soft even-digits">
              {when} · {m.attempts(attempts)}
            </p>
            <code className="text-note wrap-anywhere">{body}</code>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
