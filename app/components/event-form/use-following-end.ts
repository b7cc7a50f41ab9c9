import { useRef } from "react";
import { endMovedAlong } from "~/domain/clock-time";
import type { FormTexts } from "~/schemas/parse-form";
import { typeInto } from "~/components/draft/use-draft";

/**
 * Moves the end time along with the start time, so that the event keeps its length: a service set to eleven does not
 * last until eight in the evening. An end that somebody sets, or that has a date of its own, stays.
 */
export function useFollowingEnd({ start_time = "", end_time = "", end_date }: FormTexts) {
  const grid = useRef<HTMLDivElement>(null);
  const start = useRef(start_time);
  const end = useRef(end_time);
  const isSet = useRef(false);
  const moveStart = (time: string) => {
    const moved = isSet.current || end_date ? null : endMovedAlong({ from: start.current, to: time, end: end.current });
    start.current = time;
    if (moved === null || moved === end.current) return;
    end.current = moved;
    typeInto(grid.current?.querySelector<HTMLInputElement>("[name=end_time]") ?? null, moved);
  };
  const setEnd = (time: string) => {
    if (time !== end.current) isSet.current = true;
  };
  return { grid, moveStart, setEnd };
}
