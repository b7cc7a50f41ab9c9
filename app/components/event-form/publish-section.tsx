import { eventFormMessages } from "#messages/event-form";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { TextField } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { TimeField } from "./time-field";

const CHOICE = "flex min-h-11 items-center gap-3 font-semibold";
const RADIO = "size-5 accent-fjord";

/** At once or from a time on; an event that waits may go on waiting. */
export function PublishSection({ state, view }: { state: EventFormState; view: Pick<EventFormView, "id" | "today"> }) {
  const m = useMessages(eventFormMessages);
  const { values, draft } = state;
  const isLater = values.publish === "later";
  return (
    <FormSection title={m.timing.title} help={<HelpMark about="publish" label={m.timing.title} />}>
      <div role="radiogroup" aria-label={m.timing.title}>
        <label className={CHOICE}>
          <input type="radio" name="publish" value="now" defaultChecked={!isLater} className={RADIO} />
          {view.id === null ? m.timing.now : m.timing.nowInstead}
        </label>
        <label className={`peer ${CHOICE}`}>
          <input type="radio" name="publish" value="later" defaultChecked={isLater} className={RADIO} />
          {m.timing.later}
        </label>
        <div className="mt-4 hidden flex-col gap-5 peer-has-checked:flex">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label={m.fields.publish_date} {...fieldOf(state, "publish_date")} type="date" min={view.today} />
            <TimeField {...fieldOf(state, "publish_time")} label={m.fields.publish_time} current={draft.publish_time} />
          </div>
          <p className="text-note text-ink-soft">{m.timing.hint}</p>
        </div>
      </div>
    </FormSection>
  );
}
