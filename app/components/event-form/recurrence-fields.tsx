import { Repeat } from "lucide-react";
import { Field } from "~/components/ui/field";
import { inputStyle, TextInput } from "~/components/ui/text-input";
import { isCalendarDay } from "~/domain/calendar-days";
import { previewCount } from "~/domain/recurrence/occurrence-days";
import { factsOf, latestUntil, offeredPatterns, RECURRENCE_PATTERNS, type RecurrencePattern } from "~/domain/recurrence/patterns";
import { eventFormMessages } from "~/i18n/event-form";
import { firstDayMessages } from "~/i18n/first-day";
import { seriesMessages } from "~/i18n/series";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/event-form";
import { type EventFormState, useFieldError } from "./form-state";

/** Whether, how often and until when it repeats, with how many events that makes. */
export function RecurrenceFields({ state: { values, draft, errors }, hold }: { state: EventFormState; hold: EventFormView["hold"] }) {
  const m = useMessages(eventFormMessages);
  const error = useFieldError(errors);
  const startDay = isCalendarDay(draft.start_date ?? "") ? draft.start_date! : null;
  return (
    <div className="group rounded-2xl bg-sunk p-4 sm:p-5">
      <label className="flex min-h-11 items-center gap-3 type-17 font-semibold">
        <input type="checkbox" name="is_recurring" defaultChecked={Boolean(values.is_recurring)} className="size-5 accent-(--fjord)" />
        <Repeat size={20} strokeWidth={1.8} aria-hidden="true" className="text-fjord" />
        {m.repeat}
      </label>
      <p className="mt-1 type-15 text-ink-soft">{m.repeatHint}</p>
      <div className="mt-4 hidden flex-col gap-5 group-has-[input:checked]:flex">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={m.fields.recurrence_pattern} name="recurrence_pattern" error={error("recurrence_pattern")} measuredBy={["start_date"]}>
            {(control) => (
              <select {...control} defaultValue={values.recurrence_pattern || "weekly"} className={inputStyle()}>
                <PatternOptions startDay={startDay} current={draft.recurrence_pattern} />
              </select>
            )}
          </Field>
          <Field label={m.fields.recurrence_end_date} name="recurrence_end_date" error={error("recurrence_end_date")} measuredBy={["start_date", "recurrence_pattern"]}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                min={startDay ?? undefined}
                max={startDay ? latestUntil(startDay) : undefined}
                defaultValue={values.recurrence_end_date}
              />
            )}
          </Field>
        </div>
        <SeriesPreview startDay={startDay} pattern={patternOf(draft.recurrence_pattern)} until={draft.recurrence_end_date ?? ""} hold={hold} />
      </div>
    </div>
  );
}

const patternOf = (text: string | undefined): RecurrencePattern => RECURRENCE_PATTERNS.find((pattern) => pattern === text) ?? "weekly";

/** In general words until a day is chosen; then only what that day allows, by its own name. */
function PatternOptions({ startDay, current }: { startDay: string | null; current: string | undefined }) {
  const m = useMessages(seriesMessages);
  const nameOf = (pattern: RecurrencePattern) => (startDay ? capitalised(m.repeats(factsOf(pattern, startDay))) : m.patterns[pattern]);
  const offered = startDay ? offeredPatterns(startDay) : RECURRENCE_PATTERNS.filter((pattern) => pattern !== "daily");
  const patterns = RECURRENCE_PATTERNS.filter((pattern) => offered.includes(pattern) || pattern === current);
  return patterns.map((pattern) => (
    <option key={pattern} value={pattern}>
      {nameOf(pattern)}
    </option>
  ));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Planned {
  startDay: string | null;
  pattern: RecurrencePattern;
  until: string;
  hold: EventFormView["hold"];
}

function SeriesPreview({ startDay, pattern, until, hold }: Planned) {
  const m = useMessages(eventFormMessages);
  const series = useMessages(seriesMessages);
  const firstDay = useMessages(firstDayMessages);
  const count = startDay === null ? null : previewCount({ pattern, startDay, until });
  const facts = startDay === null ? null : factsOf(pattern, startDay);
  return (
    <div role="status" className="type-15">
      {count !== null && <p className="font-semibold text-fjord">{m.aboutCount(count)}</p>}
      {hold && count !== null && count > hold.room && <p>{firstDay.split(count, hold.room, hold.when)}</p>}
      {facts?.isClamped && <p className="text-ink-soft">{series.clamped(facts.date)}</p>}
    </div>
  );
}
