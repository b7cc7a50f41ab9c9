import { healthMessages } from "#messages/health";
import { PostForm } from "~/components/send/post-form";
import { buttonStyle } from "~/components/ui/button";
import { HeadedSection } from "~/components/ui/headed-section";
import { useMessages } from "~/i18n/use-messages";
import type { DeadJobView } from "~/views/admin/health";

/** Messages that ran out of retries. */
export function DeadJobs({ jobs }: { jobs: DeadJobView[] }) {
  const m = useMessages(healthMessages);
  return (
    <HeadedSection id="dead-jobs" heading={m.deadJobs} text={jobs.length === 0 ? m.noDeadJobs : m.deadJobsHint}>
      <ul className="flex flex-col gap-3">
        {jobs.map(({ id, when, attempts, body }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border border-line bg-surface px-5 py-3"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="text-note text-ink-soft even-digits">
                {when} · {m.attempts(attempts)}
              </p>
              <code className="text-note wrap-anywhere">{body}</code>
            </div>
            <PostForm failed={m.failed} preventScrollReset>
              <button
                type="submit"
                name="job"
                value={id}
                aria-label={m.sendAgainNamed(id)}
                className={buttonStyle("quiet", "min-w-24")}
              >
                {m.sendAgain}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
