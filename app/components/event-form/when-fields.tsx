import { useEffect, useRef } from "react";
import { eventFormMessages } from "#messages/event-form";
import { fillForPerson, isFilledIn } from "~/components/draft/fill-in";
import { HelpMark } from "~/components/help/help-mark";
import { type EventFormState, fieldOf } from "~/components/send/form-state";
import { TextField } from "~/components/ui/field";
import { TickBox } from "~/components/ui/tick-box";
import { endMovedAlong } from "~/domain/time/clock-time";
import { shiftDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import { EVENT_DEFAULTS, MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import { TimeField } from "./time-field";

const HIDDEN_FOR_WHOLE_DAYS = "group-has-checked/days:hidden";

interface Props {
  state: EventFormState;
  view: EventFormView;
  /** The line says one that is in doubt. */
  isDayAsked?: boolean;
}

/** By the Norwegian clock. */
export function WhenFields({ state, view, isDayAsked = false }: Props) {
  const { values, draft } = state;
  const m = useMessages(eventFormMessages);
  const isNew = view.id === null;
  const { grid, moveStart, setEnd } = useProposedTimes(draft, view, isDayAsked);
  return (
    <>
      <div ref={grid} className="group/days grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={m.fields.start_date}
          {...fieldOf(state, "start_date")}
          type="date"
          required
          min={isNew ? view.today : undefined}
        />
        <TimeField
          className={HIDDEN_FOR_WHOLE_DAYS}
          {...fieldOf(state, "start_time")}
          label={m.fields.start_time}
          current={draft.start_time}
          help={<HelpMark about="startTime" label={m.fields.start_time} />}
          onSettle={moveStart}
        />
        <TextField
          label={m.fields.end_date}
          {...fieldOf(state, "end_date")}
          hint={m.endDateHint}
          help={<HelpMark about="endDate" label={m.fields.end_date} />}
          measuredBy={["start_date"]}
          isOptional
          type="date"
          min={draft.start_date || undefined}
        />
        <TimeField
          className={HIDDEN_FOR_WHOLE_DAYS}
          {...fieldOf(state, "end_time")}
          label={m.fields.end_time}
          current={draft.end_time}
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
          {...fieldOf(state, "moved_reason")}
          hint={m.movedReasonHint}
          help={<HelpMark about="stateReason" label={m.fields.moved_reason} />}
          isOptional
          maxLength={MAX_LENGTH.stateReason}
          autoComplete="off"
        />
      )}
    </>
  );
}

type TimeName = "start_date" | "start_time" | "end_time";
const FIELDS: TimeName[] = ["start_date", "start_time", "end_time"];

/** Of an empty form; other times were entered by somebody. */
const UNTOUCHED: Record<TimeName, string> = {
  start_date: "",
  start_time: EVENT_DEFAULTS.start_time,
  end_time: EVENT_DEFAULTS.end_time,
};

/**
 * The usual day and hours of a new event's type, and an end that moves with the start, so that the event, or a copy of
 * it, keeps its length. Times that a person has set or written in the line stay, and so does an end with a date.
 */
function useProposedTimes(draft: FormTexts, { usualTimes, daysLonger }: EventFormView, isDayAsked: boolean) {
  const { start_date, start_time = "", end_time = "", end_date, event_type } = draft;
  const grid = useRef<HTMLDivElement>(null);
  const start = useRef(start_time);
  const end = useRef(end_time);
  const given = useRef(FIELDS.filter((name) => (draft[name] ?? "") !== UNTOUCHED[name]));
  const own = useRef(new Set<string>());
  const isProposing = useRef(false);

  const propose = (name: TimeName | "end_date", text: string) => {
    isProposing.current = true;
    fillForPerson(grid.current?.closest("form") ?? null, name, text);
    isProposing.current = false;
  };
  const noteOwn = (event: Event) => {
    if (isProposing.current || !(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    own.current.add(name);
    if (!isFilledIn(event)) return;
    if (name === "start_time") start.current = value;
    if (name === "end_time") end.current = value;
  };
  const moveEnd = (time: string) => {
    end.current = time;
    propose("end_time", time);
  };
  const moveStart = (time: string) => {
    if (time !== start.current) own.current.add("start_time");
    const moved =
      own.current.has("end_time") || end_date
        ? null
        : endMovedAlong({ from: start.current, to: time, end: end.current });
    start.current = time;
    if (moved !== null && moved !== end.current) moveEnd(moved);
  };
  const setEnd = (time: string) => {
    if (time !== end.current) own.current.add("end_time");
  };

  useEffect(() => {
    const fields = grid.current;
    fields?.addEventListener("input", noteOwn);
    return () => fields?.removeEventListener("input", noteOwn);
  }, []);

  const usual = usualTimes[event_type as keyof EventFormView["usualTimes"]];
  const isFree = (name: TimeName) => !own.current.has(name) && !given.current.includes(name);
  const proposedFor = useRef({ event_type, isDayAsked });
  useEffect(() => {
    const before = proposedFor.current;
    proposedFor.current = { event_type, isDayAsked };
    const isOther = event_type !== before.event_type;
    if (isFree("start_date") && (isOther || isDayAsked !== before.isDayAsked)) {
      if (isDayAsked) propose("start_date", "");
      else if (usual) propose("start_date", usual.day);
    }
    if (!usual || !isOther || !isFree("start_time")) return;
    start.current = usual.startTime;
    propose("start_time", usual.startTime);
    if (isFree("end_time") && !end_date) moveEnd(usual.endTime);
  }, [event_type, isDayAsked, end_date, usual]);

  useEffect(() => {
    if (daysLonger > 0 && start_date && !own.current.has("end_date"))
      propose("end_date", shiftDay(start_date, daysLonger));
  }, [daysLonger, start_date]);

  return { grid, moveStart, setEnd };
}
