import { eventSearchEntry } from "~/domain/search/entry";
import type { DayNumber } from "~/domain/time/days-and-moments";
import { randomOf } from "../../scripts/drawing/random";
import { type EventContext, eventRow } from "./events";
import type { NewEventRow } from "./rows";
import { RUNNING, UNUSUAL } from "./unusual";

/** Running ones, and ones that test the layout. */
export function specialEventsOf(context: EventContext, today: DayNumber): NewEventRow[] {
  const { stem } = context.congregation;
  const events: NewEventRow[] = [];
  for (const running of RUNNING.filter((special) => special.stem === stem)) {
    events.push(special(context, running, today - running.daysAgo, running.time));
  }
  for (const [nth, unusual] of UNUSUAL.entries()) {
    if (unusual.stem !== stem) continue;
    const event = special(context, unusual, today + unusual.inDays, unusual.time, String(nth));
    events.push(
      unusual.isAllDay ? { ...event, all_day: 1, end_time: context.clock(today + unusual.inDays + 1, "00:00") } : event,
    );
  }
  return events;
}

function special(
  context: EventContext,
  { english, ...programme }: Omit<(typeof UNUSUAL)[number], "inDays">,
  day: DayNumber,
  time: string,
  nth = "",
): NewEventRow {
  const random = randomOf(`${context.seed} special ${context.congregation.stem} ${nth} ${day}`);
  const said = eventRow(context, { ...programme, rhythm: { feast: "advent", times: [] } }, day, time, random);
  const other = english && {
    text_language: "nb" as const,
    other_language: "en" as const,
    other_title: english.title,
    other_description: english.text,
  };
  const event = { ...said, ...other };
  return { ...event, ...eventSearchEntry(event) };
}
