import type { StoredEvent, StoredSeries } from "#db/queries/own-events";
import { dayOf, startOfNorwegianDay } from "~/domain/event-time";
import { factsOf } from "~/domain/recurrence/patterns";
import type { Locale } from "~/i18n/catalogue";
import { formatMoment } from "~/i18n/format";
import { seriesMessages } from "~/i18n/series";

/** "hver uke til 13. juni 2027" */
export function seriesWords({ pattern, until, first_day }: StoredSeries, event: Pick<StoredEvent, "series_day" | "start_time">, locale: Locale): string {
  const m = seriesMessages[locale];
  const lastDay = formatMoment(startOfNorwegianDay(until), locale === "nb" ? "d. MMMM yyyy" : "d MMMM yyyy", locale);
  return m.until(m.repeats(factsOf(pattern, first_day ?? event.series_day ?? dayOf(event.start_time))), lastDay);
}
