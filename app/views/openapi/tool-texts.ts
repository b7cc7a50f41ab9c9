import type { EventRecordRow } from "#db/queries/events/records";
import type { FoundOrganizerPage } from "#db/queries/organizers/list";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import type { FoundPage } from "#db/queries/search/search";
import { toolMessages } from "#messages/tools";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { viewFeedEntry } from "~/views/feeds/entry";

interface Telling {
  locale: Locale;
  appUrl: string;
  now: Date;
}

/** A line each, with its address. */
export function tellEvents({ events, total, totalIsCapped, nextCursor }: FoundPage<EventRecordRow>, telling: Telling) {
  const m = messagesIn(toolMessages, telling.locale);
  if (total === 0) return m.noEvents;
  const lines = events.map((event) => {
    const { title, summary, organizer, address } = viewFeedEntry(event, telling);
    return `- ${title}: ${summary} (${organizer})\n  ${address}`;
  });
  return [m.found(m.events(total, totalIsCapped)), ...lines, ...(nextCursor ? [m.more] : [])].join("\n");
}

export function tellEvent(event: EventRecordRow, telling: Telling): string {
  const { title, paragraphs, organizer, address } = viewFeedEntry(event, telling);
  return [title, ...paragraphs, organizer, address].join("\n\n");
}

/** A line each, with its address. */
export function tellOrganizers(
  { organizers, total, totalIsCapped, nextAfter }: FoundOrganizerPage<OrganizerRecordRow>,
  { locale, appUrl }: Telling,
): string {
  const m = messagesIn(toolMessages, locale);
  if (total === 0) return m.noOrganizers;
  const lines = organizers.map(
    ({ id, name, city }) => `- ${[name, city].filter(Boolean).join(", ")}\n  ${appUrl}/organizer/${id}`,
  );
  return [m.found(m.organizers(total, totalIsCapped)), ...lines, ...(nextAfter ? [m.more] : [])].join("\n");
}
