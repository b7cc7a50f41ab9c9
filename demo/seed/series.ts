import { type DayNumber, dayText } from "~/domain/time/days-and-moments";
import { endAfter, type EventContext, eventRow } from "./events";
import type { Gathering } from "./programmes/programme";
import type { Random } from "./random";
import type { NewEventRow, NewSeriesRow } from "./rows";

export interface SeriesPlan {
  pattern: NewSeriesRow["pattern"];
  /** Its first title and text are those of every date. */
  programme: Gathering;
  time: string;
  days: readonly [DayNumber, ...DayNumber[]];
}

/** Dates differ in their day only. */
export function inventSeries(
  context: EventContext,
  { pattern, programme, time, days }: SeriesPlan,
  random: Random,
): { series: NewSeriesRow; events: NewEventRow[] } {
  const [title = "", text = ""] = [programme.titles[0], programme.texts[0]];
  const every = { ...programme, titles: [title], texts: [text] };
  const first = eventRow(context, every, days[0], time, random);
  const series: NewSeriesRow = {
    id: random.id(14),
    organizer_id: context.organizer.id,
    pattern,
    until: dayText(days.at(-1) ?? days[0]),
    first_day: dayText(days[0]),
    created_at: first.created_at,
  };
  const events = days.map((day) => ({
    ...first,
    id: random.id(14),
    start_time: context.clock(day, time),
    end_time: first.end_time && endAfter(context, every, day, time),
    series_id: series.id,
    series_day: dayText(day),
  }));
  return { series, events };
}
