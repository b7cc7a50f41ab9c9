import { firstHourMessages } from "#messages/first-hour";
import { ToDashboard } from "~/components/dashboard/to-dashboard";
import { useMessages } from "~/i18n/use-messages";
import type { FirstHourView } from "~/views/organizers/first-hour";
import { FirstSteps } from "./first-steps";
import { PutAway } from "./put-away";

export function FirstHourPage({ view: { steps, done, isPutAway } }: { view: FirstHourView }) {
  const m = useMessages(firstHourMessages);
  return (
    <div className="mx-auto max-w-2xl pt-2">
      <ToDashboard />
      <h1 className="text-page">{m.title}</h1>
      <p className="mt-2 text-ink-soft">{m.intro}</p>
      <p className="mt-4 font-semibold text-fjord">{done}</p>
      <FirstSteps steps={steps} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PutAway isPutAway={isPutAway} />
        <p className="min-w-0 flex-1 basis-60 text-note text-ink-soft">{isPutAway ? m.isAway : m.stands}</p>
      </div>
    </div>
  );
}
