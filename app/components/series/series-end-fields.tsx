import { eventFormMessages } from "#messages/event-form";
import { recurrenceMessages } from "#messages/recurrence";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { TextField } from "~/components/ui/field";
import {
  lastDayBy,
  latestUntil,
  SERIES_ENDS,
  SERIES_MAX_OCCURRENCES,
  type SeriesEnd,
} from "~/domain/events/recurrence";
import type { RecurrencePattern } from "~/domain/events/repetition";
import { useMessages } from "~/i18n/use-messages";
import { type DayNames, useDayName } from "./series-days";

interface Props {
  state: Pick<EventFormState, "values" | "errorOf">;
  /** YYYY-MM-DD; null until one is chosen. */
  startDay: string | null;
  names: DayNames;
  pattern: RecurrencePattern;
}

/** Picked days end with the last. */
export function SeriesEndFields({ state, startDay, names, pattern }: Props) {
  const { values, errorOf } = state;
  const m = useMessages(eventFormMessages);
  const { endlessHint } = useMessages(recurrenceMessages);
  const nameOf = useDayName(names);
  const after = values.recurrence_after;
  return (
    <div className="group/end flex flex-col gap-3 group-has-[option[value=picked]:checked]/rule:hidden">
      <EndChoice startDay={startDay} value={values.recurrence_end} isMore={Boolean(after)} />
      {after && <input type="hidden" name="recurrence_after" value={after} />}
      <div className="hidden group-has-[[value=count]:checked]/end:block">
        <TextField
          label={m.fields.recurrence_count}
          {...fieldOf(state, "recurrence_count")}
          hint={after ? m.countedEnd.hint(nameOf(after)) : m.countedEnd.free}
          measuredBy={["start_date", "recurrence_pattern", "recurrence_end"]}
          type="number"
          inputMode="numeric"
          min={1}
          max={SERIES_MAX_OCCURRENCES}
          className="max-w-32"
        />
      </div>
      <p className="hidden text-note text-ink-soft group-has-[[value=endless]:checked]/end:block">{endlessHint}</p>
      <div className={errorOf("recurrence_end_date") ? "" : "hidden group-has-[[value=date]:checked]/end:block"}>
        <TextField
          label={m.fields.recurrence_end_date}
          {...fieldOf(state, "recurrence_end_date")}
          measuredBy={["start_date", "recurrence_pattern", "recurrence_end"]}
          type="date"
          min={startDay ?? undefined}
          max={startDay ? latestUntil(startDay, pattern) : undefined}
        />
      </div>
    </div>
  );
}

interface EndChoiceProps {
  startDay: string | null;
  value: string | undefined;
  /** A number of dates counts only the new ones. */
  isMore: boolean;
}

function EndChoice({ startDay, value, isMore }: EndChoiceProps) {
  const m = useMessages(eventFormMessages);
  const yearOf = (end: SeriesEnd) => {
    if (!startDay || (end !== "june" && end !== "year")) return null;
    const year = lastDayBy(end, startDay, "").slice(0, 4);
    return year === startDay.slice(0, 4) ? null : year;
  };
  return (
    <fieldset className="relative">
      <legend className="mb-1.5 pr-10 font-semibold">{m.seriesEnds.legend}</legend>
      <HelpMark about="seriesEnd" label={m.seriesEnds.legend} isAfterLegend />
      <div className="flex flex-wrap gap-2">
        {SERIES_ENDS.map((end) => (
          <ChoiceChip
            key={end}
            type="radio"
            name="recurrence_end"
            value={end}
            defaultChecked={(value || "date") === end}
          >
            {end === "count" && isMore ? m.countedEnd.more : [m.seriesEnds[end], yearOf(end)].filter(Boolean).join(" ")}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
