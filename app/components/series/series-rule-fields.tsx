import { eventFormMessages } from "#messages/event-form";
import { firstDayMessages } from "#messages/first-day";
import { seriesMessages } from "#messages/series";
import type { EventFormState } from "~/components/event-form/form-state";
import { ChoiceChip } from "~/components/ui/choice-chip";
import { Field } from "~/components/ui/field";
import { inputStyle, TextInput } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import {
  anchorOf,
  factsOf,
  lastDayBy,
  latestUntil,
  offeredPatterns,
  previewDays,
  RECURRENCE_PATTERNS,
  type RecurrencePattern,
  SERIES_ENDS,
  type SeriesEnd,
  type StandingRule,
} from "~/domain/events/recurrence";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { type DayNames, SeriesDays, useLeftOut } from "./series-days";

interface Props {
  state: Pick<EventFormState, "values" | "draft" | "errorOf">;
  /** YYYY-MM-DD; null until one is chosen. */
  startDay: string | null;
  names: DayNames;
  hold: EventFormView["hold"];
  /** The rule that is changed; null for a new series. */
  standing: StandingRule | null;
}

/** How often, until when, and on which days. */
export function SeriesRuleFields({ state: { values, draft, errorOf }, startDay, names, hold, standing }: Props) {
  const m = useMessages(eventFormMessages);
  const { leftOut, toggle } = useLeftOut(values.left_out_days);
  const isHydrated = useHydrated();
  const pattern =
    RECURRENCE_PATTERNS.find((name) => name === (draft.recurrence_pattern ?? values.recurrence_pattern)) ?? "weekly";
  const end = SERIES_ENDS.find((name) => name === draft.recurrence_end) ?? "date";
  const until = startDay ? lastDayBy(end, startDay, draft.recurrence_end_date ?? "") : "";
  const anchorDay = startDay ? anchorOf(standing, pattern, startDay) : null;
  const days = startDay && anchorDay ? previewDays({ pattern, startDay, until, anchorDay }) : null;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m.fields.recurrence_pattern}
          name="recurrence_pattern"
          error={errorOf("recurrence_pattern")}
          measuredBy={["start_date"]}
        >
          {(control) => (
            <select {...control} defaultValue={values.recurrence_pattern || "weekly"} className={inputStyle()}>
              <PatternOptions startDay={startDay} current={draft.recurrence_pattern} standing={standing} />
            </select>
          )}
        </Field>
        <div className="flex flex-col gap-3">
          <EndChoice startDay={startDay} value={values.recurrence_end} />
          <Field
            label={m.fields.recurrence_end_date}
            name="recurrence_end_date"
            error={errorOf("recurrence_end_date")}
            measuredBy={["start_date", "recurrence_pattern", "recurrence_end"]}
            className={isHydrated && end !== "date" && !errorOf("recurrence_end_date") ? "hidden" : ""}
          >
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
      </div>
      <input type="hidden" name="left_out_days" value={leftOut.join(",")} />
      <Preview days={days} leftOut={leftOut} pattern={pattern} anchorDay={anchorDay} hold={hold} />
      {isHydrated && days && <SeriesDays days={days} leftOut={leftOut} onToggle={toggle} names={names} />}
    </>
  );
}

function EndChoice({ startDay, value }: { startDay: string | null; value: string | undefined }) {
  const m = useMessages(eventFormMessages);
  const yearOf = (end: SeriesEnd) => {
    const year = startDay && end !== "date" ? lastDayBy(end, startDay, "").slice(0, 4) : null;
    return year && year !== startDay!.slice(0, 4) ? year : null;
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{m.seriesEnds.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {SERIES_ENDS.map((end) => (
          <ChoiceChip
            key={end}
            type="radio"
            name="recurrence_end"
            value={end}
            defaultChecked={(value || "date") === end}
          >
            {[m.seriesEnds[end], yearOf(end)].filter(Boolean).join(" ")}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}

/** General texts until a day is chosen; then only the patterns of that day, by name. */
function PatternOptions({
  startDay,
  current,
  standing,
}: {
  startDay: string | null;
  current: string | undefined;
  standing: StandingRule | null;
}) {
  const m = useMessages(seriesMessages);
  const nameOf = (pattern: RecurrencePattern) =>
    startDay ? capitalised(m.repeats(factsOf(pattern, anchorOf(standing, pattern, startDay)))) : m.patterns[pattern];
  const offered = startDay ? offeredPatterns(startDay) : RECURRENCE_PATTERNS.filter((pattern) => pattern !== "daily");
  const patterns = RECURRENCE_PATTERNS.filter(
    (pattern) => offered.includes(pattern) || pattern === current || pattern === standing?.pattern,
  );
  return patterns.map((pattern) => (
    <option key={pattern} value={pattern}>
      {nameOf(pattern)}
    </option>
  ));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Planned {
  days: string[] | null;
  leftOut: string[];
  pattern: RecurrencePattern;
  anchorDay: string | null;
  hold: EventFormView["hold"];
}

function Preview({ days, leftOut, pattern, anchorDay, hold }: Planned) {
  const m = useMessages(eventFormMessages);
  const series = useMessages(seriesMessages);
  const firstDay = useMessages(firstDayMessages);
  const count = days && days.filter((day) => !leftOut.includes(day)).length;
  const facts = anchorDay === null ? null : factsOf(pattern, anchorDay);
  return (
    <div role="status" className="text-note">
      {count !== null && <p className="font-semibold text-fjord">{m.aboutCount(count)}</p>}
      {hold && count !== null && count > hold.room && <p>{firstDay.split(count, hold.room, hold.when)}</p>}
      {facts?.isClamped && <p className="text-ink-soft">{series.clamped(facts.date)}</p>}
    </div>
  );
}
