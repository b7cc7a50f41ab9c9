import { eventFormMessages } from "#messages/event-form";
import { firstDayMessages } from "#messages/first-day";
import { recurrenceMessages } from "#messages/recurrence";
import { seriesMessages } from "#messages/series";
import { HelpMark } from "~/components/help/help-mark";
import type { EventFormState } from "~/components/send/form-state";
import { SelectField } from "~/components/ui/field";
import { clashOn } from "~/domain/events/clashes";
import { isCountRight, lastDayOfCount } from "~/domain/events/counted-end";
import {
  anchorOf,
  factsOf,
  lastDayBy,
  offeredPatterns,
  previewDays,
  SERIES_ENDS,
  type StandingRule,
} from "~/domain/events/recurrence";
import { RECURRENCE_PATTERNS, type RecurrencePattern, type RepeatRule } from "~/domain/events/repetition";
import { readCountedEnd, readRepetition } from "~/domain/events/repetition-texts";
import { capitalised } from "~/domain/text/capitalised";
import { useMessages } from "~/i18n/use-messages";
import type { EventFormView } from "~/views/events/form";
import { FreeDays } from "./free-days";
import { RepetitionFields } from "./repetition-fields";
import { type DayNames, SeriesDays, useDayChoice } from "./series-days";
import { SeriesEndFields } from "./series-end-fields";

interface Props {
  state: Pick<EventFormState, "values" | "draft" | "errorOf">;
  /** YYYY-MM-DD; null until one is chosen. */
  startDay: string | null;
  names: DayNames;
  hold: EventFormView["hold"];
  /** The rule that is changed; null for a new series. */
  standing: StandingRule | null;
}

export function SeriesRuleFields({ state, startDay, names, hold, standing }: Props) {
  const { values, draft, errorOf } = state;
  const m = useMessages(eventFormMessages);
  const choice = useDayChoice(values, draft);
  const repetition = readRepetition({ ...values, ...draft }, startDay ?? "");
  const end = SERIES_ENDS.find((name) => name === draft.recurrence_end) ?? "date";
  const anchorDay = startDay ? anchorOf(standing, repetition, startDay) : null;
  const counted = readCountedEnd({ ...values, ...draft });
  const lastDay = (startDay: string, anchorDay: string) =>
    counted
      ? lastDayOfCount(counted, { ...repetition, startDay, anchorDay, avoids: choice.avoids, kept: choice.kept })
      : lastDayBy(end, startDay, draft.recurrence_end_date ?? "", repetition);
  const days =
    startDay && anchorDay && (!counted || isCountRight(counted.count))
      ? previewDays({
          ...repetition,
          startDay,
          until: lastDay(startDay, anchorDay),
          anchorDay,
          endless: end === "endless",
        })
      : null;
  return (
    <div className="group/rule flex flex-col gap-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <SelectField
          label={m.fields.recurrence_pattern}
          name="recurrence_pattern"
          help={<HelpMark about="pattern" label={m.fields.recurrence_pattern} />}
          error={errorOf("recurrence_pattern")}
          measuredBy={["start_date"]}
          defaultValue={values.recurrence_pattern || "weekly"}
        >
          <PatternOptions startDay={startDay} current={draft.recurrence_pattern} standing={standing} />
        </SelectField>
        <SeriesEndFields state={state} startDay={startDay} names={names} pattern={repetition.pattern} />
      </div>
      <RepetitionFields state={state} startDay={startDay} />
      <FreeDays state={state} />
      <input
        type="hidden"
        name="left_out_days"
        value={choice.leftOut.join(",")}
        onInput={({ currentTarget }) => choice.leaveOut(currentTarget.value)}
      />
      <Preview days={days} choice={choice} repetition={repetition} anchorDay={anchorDay} hold={hold} />
      {days && <SeriesDays days={days} choice={choice} draft={draft} names={names} problem={errorOf("kept_days")} />}
    </div>
  );
}

/** General texts until a day is chosen; then only the patterns of that day, by name where the day says it. */
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
    startDay && pattern !== "weekdays" && pattern !== "picked"
      ? capitalised(m.repeats(factsOf({ pattern }, anchorOf(standing, { pattern }, startDay))))
      : m.patterns[pattern];
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

interface Planned {
  days: string[] | null;
  choice: ReturnType<typeof useDayChoice>;
  repetition: RepeatRule;
  anchorDay: string | null;
  hold: EventFormView["hold"];
}

/** The pattern in words, where its name in the list does not say it, and how many dates it makes. */
function Preview({ days, choice, repetition, anchorDay, hold }: Planned) {
  const m = useMessages(eventFormMessages);
  const series = useMessages(seriesMessages);
  const firstDay = useMessages(firstDayMessages);
  const { clashes } = useMessages(recurrenceMessages);
  const count = days && days.filter(choice.isTaken).length;
  const facts = anchorDay === null ? null : factsOf(repetition, anchorDay);
  const out = days?.filter((day) => clashOn(day, choice.avoids) !== null && !choice.isTaken(day)).length ?? 0;
  const words = facts && days && repetition.pattern === "weekdays" ? `${capitalised(series.repeats(facts))}: ` : "";
  return (
    <div role="status" className="text-note">
      {count !== null && (
        <p className="font-semibold text-fjord">
          {words}
          {m.aboutCount(count, repetition.pattern === "picked")}
        </p>
      )}
      {out > 0 && <p>{clashes.some(out)}</p>}
      {hold && count !== null && count > hold.room && <p>{firstDay.before(hold.room, hold.when)}</p>}
      {facts?.isClamped && <p className="text-ink-soft">{series.clamped(facts.date)}</p>}
    </div>
  );
}
