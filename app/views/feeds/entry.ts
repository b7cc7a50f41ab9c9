import type { EventRecordRow } from "#db/queries/events/records";
import { eventImageOf, inReadersLanguage, placeWithTown } from "~/domain/events/display";
import { lastDayOf } from "~/domain/events/span";
import { DEFAULT_PREFERENCES, type Locale } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDaySpan, formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { absolute } from "~/views/addresses/public-address";
import { timesOf } from "~/views/events/card";
import { markedTitle, viewState } from "~/views/events/state";

/** Addresses are absolute. */
export type FeedEntry = ReturnType<typeof viewFeedEntry>;

export function viewFeedEntry(
  row: EventRecordRow,
  { locale, appUrl, now }: { locale: Locale; appUrl: string; now: Date },
) {
  const event = inReadersLanguage(row, locale);
  const clock = { ...DEFAULT_PREFERENCES, locale };
  const times = timesOf(event);
  const [last, hours] = [lastDayOf(times), formatEventHours(times, clock)];
  const when = last
    ? formatDaySpan(times.start, last, now, locale)
    : [formatEventDays(times, now, locale), hours].filter(Boolean).join(" ");
  const state = viewState(event, clock);
  const summary = [when, placeWithTown(event)].filter(Boolean).join(", ");
  const told = state ? [[...state.notes, state.reason].filter(Boolean).join(" ")] : [];
  return {
    id: event.id,
    address: `${appUrl}/event/${event.id}`,
    title: markedTitle(event, locale),
    /** Null where nobody has said. */
    language: event.language,
    /** "søndag 7. juni kl. 11:00, Røros kirke", "28. november–3. desember, Leirstedet". */
    summary,
    /** Summary, state and own text, without markup. */
    paragraphs: [summary, last ? (hours ?? "") : "", ...told, ...event.description.split(/\n{2,}/)].filter(Boolean),
    organizer: event.organizer_name,
    image: absolute(eventImageOf(event), appUrl),
    tags: JSON.parse(event.tags) as string[],
    published: dateFromUnix(event.created_at),
    changed: dateFromUnix(event.updated_at ?? event.created_at),
  };
}
