import type { OwnEvent } from "#db/queries/events/own";
import type { SeriesRuleRow } from "#db/queries/events/series-rule";
import { seriesMessages } from "#messages/series";
import { factsOf, type RecurrencePattern, type StandingRule } from "~/domain/events/recurrence";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/unix-time";
import { dayOf, startOfNorwegianDay } from "~/domain/time/wall-clock";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

/** A rule with its last day; days as YYYY-MM-DD. */
export type SeriesRule = StandingRule & { until: string };

/** Returns the rule of an event's series from its row; null outside one. */
export function ruleOfRow({
  series_pattern,
  series_until,
  series_first_day,
  series_day,
  start_time,
}: SeriesRuleRow & { start_time: number }): SeriesRule | null {
  if (!series_pattern || !series_until) return null;
  return {
    pattern: series_pattern,
    firstDay: series_first_day ?? series_day ?? dayOf(dateFromUnix(start_time)),
    until: series_until,
  };
}

/** Returns the rule of an event's series in words; "" outside one. */
export const ruleWords = ({ event, series }: Pick<OwnEvent, "event" | "series">, locale: Locale): string =>
  series
    ? viewRule(series.pattern, series.first_day ?? event.series_day ?? dayOf(event.start_time), series.until, locale)
    : "";

/** Returns "hver søndag til 13. juni 2027"; days as YYYY-MM-DD. */
export function viewRule(pattern: RecurrencePattern, firstDay: string, until: string, locale: Locale): string {
  const m = messagesIn(seriesMessages, locale);
  return m.until(m.repeats(factsOf(pattern, firstDay)), formatAs("dayAndYear", startOfNorwegianDay(until), locale));
}
