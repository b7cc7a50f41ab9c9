import { debugMailMessages } from "#messages/debug-mail";
import { useMessages } from "~/i18n/use-messages";
import type { DeadJobView } from "~/views/admin/mails";

/** Messages that ran out of retries; renders nothing without any. */
export function DeadJobs({ jobs }: { jobs: DeadJobView[] }) {
  const m = useMessages(debugMailMessages);
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="dead-jobs" className="mt-10">
      <h2 id="dead-jobs" className="text-section">
        {m.deadJobs}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{m.deadJobsHint}</p>
      <ul className="flex flex-col gap-3">
        {jobs.map(({ id, when, attempts, body }) => (
          <li key={id} className="rounded-field border border-line bg-surface px-5 py-3">
            <p className="text-note text-ink-soft tabular-nums">
              {when} · {m.attempts(attempts)}
            </p>
            <code className="text-note wrap-anywhere">{body}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
