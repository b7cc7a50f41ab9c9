import { eventFormMessages } from "#messages/event-form";
import { HelpMark } from "~/components/help/help-mark";
import type { EventFormState } from "~/components/send/form-state";
import { TextField } from "~/components/ui/field";
import { TickBox } from "~/components/ui/tick-box";
import { useMessages } from "~/i18n/use-messages";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { EventFormView } from "~/views/events/form";
import { TimeField } from "./time-field";
import { useProposedTimes } from "./use-proposed-times";

const HIDDEN_FOR_WHOLE_DAYS = "group-has-checked/days:hidden";

/** By the Norwegian clock. */
export function WhenFields({ state, view }: { state: EventFormState; view: EventFormView }) {
  const { values, draft, errorOf } = state;
  const m = useMessages(eventFormMessages);
  const isNew = view.id === null;
  const { grid, moveStart, setEnd } = useProposedTimes(draft, view.usualTimes);
  return (
    <>
      <div ref={grid} className="group/days grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={m.fields.start_date}
          name="start_date"
          error={errorOf("start_date")}
          type="date"
          required
          min={isNew ? view.today : undefined}
          defaultValue={values.start_date}
        />
        <TimeField
          className={HIDDEN_FOR_WHOLE_DAYS}
          name="start_time"
          label={m.fields.start_time}
          defaultValue={values.start_time}
          current={draft.start_time}
          error={errorOf("start_time")}
          help={<HelpMark about="startTime" label={m.fields.start_time} />}
          onSettle={moveStart}
        />
        <TextField
          label={m.fields.end_date}
          name="end_date"
          hint={m.endDateHint}
          help={<HelpMark about="endDate" label={m.fields.end_date} />}
          error={errorOf("end_date")}
          measuredBy={["start_date"]}
          isOptional
          type="date"
          min={draft.start_date || undefined}
          defaultValue={values.end_date}
        />
        <TimeField
          className={HIDDEN_FOR_WHOLE_DAYS}
          name="end_time"
          label={m.fields.end_time}
          defaultValue={values.end_time}
          current={draft.end_time}
          error={errorOf("end_time")}
          measuredBy={["start_date", "start_time", "end_date"]}
          isOptional
          onSettle={setEnd}
        />
        <TickBox name="all_day" defaultChecked={Boolean(values.all_day)} className="sm:col-span-2">
          {m.fields.all_day}
        </TickBox>
      </div>
      {view.canMove && (
        <TickBox name="mark_moved" defaultChecked={Boolean(values.mark_moved)} className="mt-2">
          {m.fields.mark_moved}
          <span className="block text-note text-ink-soft">{m.markMovedHint}</span>
        </TickBox>
      )}
      {view.canSayWhy && (
        <TextField
          label={m.fields.moved_reason}
          name="moved_reason"
          hint={m.movedReasonHint}
          help={<HelpMark about="stateReason" label={m.fields.moved_reason} />}
          error={errorOf("moved_reason")}
          isOptional
          defaultValue={values.moved_reason}
          maxLength={MAX_LENGTH.stateReason}
          autoComplete="off"
        />
      )}
    </>
  );
}
