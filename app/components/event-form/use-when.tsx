import { Fragment, type ReactNode } from "react";
import { eventLineMessages } from "#messages/event-line";
import { eventsMessages } from "#messages/events";
import { useDayName } from "~/components/series/series-days";
import { parseClockTime, twelveHours } from "~/domain/time/clock-time";
import { isCalendarDay } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { FormTexts } from "~/schemas/forms/parse";
import type { EventFormView } from "~/views/events/form";
import type { ProposedWhen, RowValue } from "./rows";

/** "fre 8. jan. 2027 kl. 18:00 – lør 9. jan. 2027 kl. 12:00"; what is proposed is faint. */
export function useWhen(draft: FormTexts, view: EventFormView, isProposed: (name: string) => boolean): RowValue {
  const m = useMessages(eventLineMessages);
  const events = useMessages(eventsMessages);
  const dayName = useDayName(view);
  const text = (name: string) => draft[name]?.trim() ?? "";
  const part = (name: string, words: string): ReactNode =>
    isProposed(name) ? <span className="font-normal text-ink-soft">{words}</span> : words;
  const day = (name: string) => isCalendarDay(text(name)) && part(name, dayName(text(name)));
  const clock = (name: string, isWorded = true) => {
    const time = draft["all_day"] ? null : parseClockTime(text(name));
    const said = time && view.timeFormat === "12h" ? twelveHours(time) : time;
    return said && part(name, isWorded ? events.at(said).replaceAll(" ", "\u00A0") : said);
  };
  const [start, end] = [day("start_date"), day("end_date")];
  if (!start) return { text: m.noDay, isSet: false };
  const from = joined(" ", start, clock("start_time"));
  const isOver = end && text("end_date") !== text("start_date");
  const times = isOver
    ? joined(" – ", from, joined(" ", end, clock("end_time")))
    : joined(clock("start_time") ? "–" : " ", from, clock("end_time", !clock("start_time")));
  const hour = (["start_time", "end_time"] as const).find((name) => clock(name) && isProposed(name));
  return {
    text: draft["all_day"] ? joined(", ", times, events.allDay) : times,
    isSet: true,
    proposed: PROPOSALS[hour ?? "none"][isProposed("start_date") ? 1 : 0],
  };
}

/** Without the day, and with it. */
const PROPOSALS = {
  none: [null, "day"],
  start_time: ["time", "dayAndTime"],
  end_time: ["end", "dayAndEnd"],
} as const satisfies Record<string, [ProposedWhen | null, ProposedWhen]>;

const joined = (between: string, first: ReactNode, second: ReactNode): ReactNode => (
  <Fragment>
    {first}
    {first && second && between}
    {second}
  </Fragment>
);
