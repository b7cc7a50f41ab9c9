import { addMonths, dayNumber, dayOf, dayText, shiftDay } from "~/domain/time/days-and-moments";
import { type Avoidance, takenDays } from "./clashes";
import type { SeriesOccurrence } from "./expand-series";
import { type EndingRule, lastDayBy, occurrenceDays } from "./recurrence";
import { SERIES_MAX_EVENTS } from "./series-rule-changes";
import { seriesDayOf, type SeriesEvent } from "./series-scope";
import { type EventHours, momentsOn } from "./span";

/** YYYY-MM-DD, a year ahead: the dates of endless series reach it. */
export const neededUntil = (now: Date): string => dayText(addMonths(dayNumber(dayOf(now)), 12));

interface EndlessSeries {
  events: SeriesEvent[];
  rule: EndingRule;
  avoids: Avoidance | null | undefined;
  hours: EventHours;
  now: Date;
}

interface Continuation {
  added: SeriesOccurrence[];
  until: string;
  goesOn: boolean;
}

/** Plans dates after those that were made. What was left out or changed stays so; clashes are left out. */
export function planContinuation({ events, rule, avoids, hours, now }: EndlessSeries): Continuation {
  const { until: made, firstDay, endless: _, ...repeat } = rule;
  const today = dayOf(now);
  const startDay = made < today ? today : shiftDay(made, 1);
  const until = lastDayBy("endless", today, "", repeat);
  const days = occurrenceDays({ ...repeat, startDay, until, anchorDay: firstDay, endless: true });
  const taken = takenDays(days.ok ? days.value : [], { avoids });
  const known = new Set(events.map(seriesDayOf));
  const added = (taken.ok ? taken.value : [])
    .filter((day) => !known.has(day))
    .map((seriesDay) => ({ seriesDay, ...momentsOn(seriesDay, hours) }))
    .filter(({ start }) => start >= now);
  if (events.length + added.length > SERIES_MAX_EVENTS) return { added: [], until: made, goesOn: false };
  return { added, until: until > made ? until : made, goesOn: true };
}
