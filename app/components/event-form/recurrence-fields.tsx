import { Repeat } from "lucide-react";
import { eventFormMessages } from "#messages/event-form";
import type { EventFormState } from "~/components/send/form-state";
import { SeriesRuleFields } from "~/components/series/series-rule-fields";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";

export function RecurrenceFields({
  state,
  view,
}: {
  state: EventFormState;
  view: Pick<EventFormView, "hold" | "weekdays" | "months">;
}) {
  const m = useMessages(eventFormMessages);
  const { values, draft } = state;
  const startDay = isCalendarDay(draft.start_date ?? "") ? draft.start_date! : null;
  return (
    <div className="rounded-field bg-sunk p-4 sm:p-5">
      <label className="peer flex min-h-11 items-center gap-3 text-lead font-semibold">
        <input
          type="checkbox"
          name="is_recurring"
          defaultChecked={Boolean(values.is_recurring)}
          className="size-5 accent-fjord"
        />
        <Repeat aria-hidden="true" className="text-fjord" />
        {m.repeat}
      </label>
      <p className="mt-1 text-note text-ink-soft">{m.repeatHint}</p>
      <div className="mt-4 hidden flex-col gap-5 peer-has-checked:flex">
        <SeriesRuleFields state={state} startDay={startDay} names={view} hold={view.hold} standing={null} />
      </div>
    </div>
  );
}
