import { useEffect, useRef } from "react";
import { fillForPerson, isFilledIn } from "~/components/draft/fill-in";
import { endMovedAlong } from "~/domain/time/clock-time";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";

type TimeName = "start_date" | "start_time" | "end_time";
const FIELDS: TimeName[] = ["start_date", "start_time", "end_time"];

/** Of an empty form; other times were entered by somebody. */
const UNTOUCHED: Record<TimeName, string> = {
  start_date: "",
  start_time: EVENT_DEFAULTS.start_time,
  end_time: EVENT_DEFAULTS.end_time,
};

/**
 * The usual day and hours of a new event's type, and an end that moves with the start, so that the event keeps its
 * length. Times that a person has set or written in the line stay, and so does an end with a date.
 */
export function useProposedTimes(draft: FormTexts, usualTimes: EventFormView["usualTimes"]) {
  const { start_time = "", end_time = "", end_date, event_type } = draft;
  const grid = useRef<HTMLDivElement>(null);
  const start = useRef(start_time);
  const end = useRef(end_time);
  const given = useRef(FIELDS.filter((name) => (draft[name] ?? "") !== UNTOUCHED[name]));
  const own = useRef(new Set<string>());
  const isProposing = useRef(false);

  const propose = (name: TimeName, text: string) => {
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
    const fields = grid.current!;
    fields.addEventListener("input", noteOwn);
    return () => fields.removeEventListener("input", noteOwn);
  }, []);

  const proposedFor = useRef(event_type);
  useEffect(() => {
    if (event_type === proposedFor.current) return;
    proposedFor.current = event_type;
    const usual = usualTimes[event_type as keyof EventFormView["usualTimes"]];
    if (!usual) return;
    const isFree = (name: TimeName) => !own.current.has(name) && !given.current.includes(name);
    if (isFree("start_date")) propose("start_date", usual.day);
    if (!isFree("start_time")) return;
    start.current = usual.startTime;
    propose("start_time", usual.startTime);
    if (isFree("end_time") && !end_date) moveEnd(usual.endTime);
  }, [event_type, end_date, usualTimes]);

  return { grid, moveStart, setEnd };
}
