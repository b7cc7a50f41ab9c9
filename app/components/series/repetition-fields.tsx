import { useRef } from "react";
import { eventFormMessages } from "#messages/event-form";
import { recurrenceMessages } from "#messages/recurrence";
import { typeInto } from "~/components/draft/use-draft";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { Button } from "~/components/ui/button";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { fieldId, TextAreaField, TextField } from "~/components/ui/field";
import { FieldError } from "~/components/ui/field-error";
import { TextInput } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import { MOST_WEEKS_APART } from "~/domain/events/repetition";
import { calendarDate, dayNumber, isCalendarDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";

type State = Pick<EventFormState, "values" | "errorOf">;

/** Each field is shown by the chosen pattern, also without scripts. */
export function RepetitionFields({ state, startDay }: { state: State; startDay: string | null }) {
  return (
    <>
      <div className="hidden flex-col gap-5 group-has-[option[value=weekdays]:checked]/rule:flex">
        <WeekdayFields state={state} />
      </div>
      <div className="hidden group-has-[option[value=picked]:checked]/rule:block">
        <PickedDays state={state} startDay={startDay} />
      </div>
    </>
  );
}

function WeekdayFields({ state: { values, errorOf } }: { state: State }) {
  const m = useMessages(eventFormMessages);
  const recurrence = useMessages(recurrenceMessages);
  const chosen = (values.recurrence_weekdays ?? "").split(",");
  const problem = errorOf("recurrence_weekdays");
  const id = fieldId("recurrence_weekdays");
  return (
    <>
      <fieldset
        id={id}
        tabIndex={-1}
        className="relative"
        aria-describedby={`${problem ? `${id}-error ` : ""}${id}-hint`}
      >
        <legend className="mb-1.5 pr-10 font-semibold">{m.fields.recurrence_weekdays}</legend>
        <HelpMark about="weekdays" label={m.fields.recurrence_weekdays} isAfterLegend />
        <div className="flex flex-wrap gap-2">
          {recurrence.weekdays.map((name, weekday) => (
            <ChoiceChip
              key={name}
              type="checkbox"
              name="recurrence_weekdays"
              value={weekday}
              defaultChecked={chosen.includes(String(weekday))}
            >
              {name}
            </ChoiceChip>
          ))}
        </div>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
        <p id={`${id}-hint`} className="mt-1.5 text-note text-ink-soft">
          {recurrence.weekdaysHint}
        </p>
      </fieldset>
      <TextField
        label={m.fields.recurrence_every}
        name="recurrence_every"
        hint={recurrence.everyHint}
        help={<HelpMark about="every" label={m.fields.recurrence_every} />}
        error={errorOf("recurrence_every")}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_WEEKS_APART}
        defaultValue={values.recurrence_every || "1"}
        className="max-w-32"
      />
    </>
  );
}

function PickedDays({ state, startDay }: { state: State; startDay: string | null }) {
  const m = useMessages(eventFormMessages);
  const { picked } = useMessages(recurrenceMessages);
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    const day = box.current?.querySelector<HTMLInputElement>("[data-picked]");
    const list = box.current?.querySelector("textarea");
    if (!day || !list || !isCalendarDay(day.value)) return day?.focus();
    const { year, month, date } = calendarDate(dayNumber(day.value));
    typeInto(list, [list.value.trim(), `${date}.${month}.${year}`].filter(Boolean).join("\n"));
    day.focus();
  };
  return (
    <div ref={box} className="flex flex-col gap-3">
      <TextAreaField
        label={m.fields.picked_days}
        {...fieldOf(state, "picked_days")}
        hint={picked.hint}
        help={<HelpMark about="pickedDays" label={m.fields.picked_days} />}
        measuredBy={["start_date"]}
        rows={5}
        className="sm:max-w-64"
      />
      {isHydrated && (
        <div className="flex flex-wrap items-center gap-2">
          <TextInput data-picked type="date" aria-label={picked.day} min={startDay ?? undefined} className="max-w-56" />
          <Button kind="quiet" onClick={add}>
            {picked.add}
          </Button>
        </div>
      )}
    </div>
  );
}
