import type { OwnEvent } from "#db/queries/events/own";
import type { SeriesRuleRow } from "#db/queries/events/series-rule";
import { seriesMessages } from "#messages/series";
import { type EndingRule, factsOf } from "~/domain/events/recurrence";
import { type SeriesDetails, storedRepetition } from "~/domain/events/series-details";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix, dayOf, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export function ruleOfRow({
  series_pattern,
  series_details,
  series_endless,
  series_until,
  series_first_day,
  series_day,
  start_time,
}: SeriesRuleRow & { start_time: number }): EndingRule | null {
  if (!series_pattern || !series_until) return null;
  return {
    ...storedRepetition(series_pattern, detailsFrom(series_details)),
    endless: series_endless === 1,
    firstDay: series_first_day ?? series_day ?? dayOf(dateFromUnix(start_time)),
    until: series_until,
  };
}

export const detailsFrom = (json: string | null): SeriesDetails | null =>
  json === null ? null : (JSON.parse(json) as SeriesDetails);

/** "" outside a series. */
export function ruleWords({ event, series }: Pick<OwnEvent, "event" | "series">, locale: Locale): string {
  if (!series) return "";
  const { pattern, details, until, endless, first_day } = series;
  const firstDay = first_day ?? event.series_day ?? dayOf(event.start_time);
  return viewRule({ ...storedRepetition(pattern, details), firstDay, until, endless }, locale);
}

/** "hver søndag til 13. juni 2027", or "hver tirsdag til videre". */
export function viewRule({ firstDay, until, endless, ...repetition }: EndingRule, locale: Locale): string {
  const m = messagesIn(seriesMessages, locale);
  const repeats = m.repeats(factsOf(repetition, firstDay));
  if (endless) return m.endless(repeats);
  return m.until(repeats, formatAs("dayAndYear", startOfNorwegianDay(until), locale));
}
