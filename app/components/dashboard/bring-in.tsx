import { intakeMessages } from "#messages/intake";
import { IntakeForm } from "~/components/intake/intake-form";
import { useMessages } from "~/i18n/use-messages";
import type { DashboardView } from "~/views/organizers/dashboard";

/** The field that takes anything: open on the first day, folded later. */
export function BringIn({ view: { mayWriteEvents, isFirstTime } }: { view: DashboardView }) {
  const m = useMessages(intakeMessages);
  if (!mayWriteEvents) return null;
  return (
    <details open={isFirstTime} className="group mt-4 lg:mt-5">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-card border border-line bg-surface px-5 py-3 font-serif text-lead font-semibold hover:border-line-strong">
        {m.heading}
      </summary>
      <p className="my-3 max-w-3xl text-ink-soft">{m.intro}</p>
      <IntakeForm />
    </details>
  );
}
