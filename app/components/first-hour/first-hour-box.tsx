import { firstHourMessages } from "#messages/first-hour";
import { useMessages } from "~/i18n/use-messages";
import type { FirstHourView } from "~/views/organizers/first-hour";
import { FirstSteps } from "./first-steps";
import { PutAway } from "./put-away";

export function FirstHourBox({ view: { steps, done } }: { view: FirstHourView }) {
  const m = useMessages(firstHourMessages);
  return (
    <section aria-labelledby="first-hour" className="mt-5 rounded-card border border-line bg-surface p-5 lg:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="first-hour" className="text-title">
            {m.title}
          </h2>
          <p className="mt-1 text-ink-soft">{done}</p>
        </div>
        <PutAway isPutAway={false} />
      </div>
      <FirstSteps steps={steps} isShort />
    </section>
  );
}
