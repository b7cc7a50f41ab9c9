import type { EventRecordRow } from "#db/queries/events/records";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { type CalendarEntry, formatCalendar } from "~/domain/calendars/write-calendar";
import { placeLabel } from "~/domain/events/display";
import { fullAddress } from "~/domain/places/addresses";
import { foldText } from "~/domain/search/words";
import { dateFromUnix } from "~/domain/time/unix-time";
import { positionOf } from "~/views/site/public-address";

/** Returns one event as an iCalendar file. */
export function viewEventCalendar(event: EventRecordRow, appUrl: string): string {
  return formatCalendar([entryOf(event, appUrl)], null);
}

/** Returns an organizer's events as a calendar to subscribe to. */
export function viewOrganizerCalendar(
  { organizer, events }: { organizer: Pick<OrganizerRecordRow, "id" | "name">; events: EventRecordRow[] },
  appUrl: string,
): string {
  const feed = { name: organizer.name, url: `${appUrl}/organizer/${organizer.id}` };
  return formatCalendar(
    events.map((event) => entryOf(event, appUrl)),
    feed,
  );
}

const NAME_LENGTH = 60;

/** Returns a file name in characters that every system accepts. */
export function calendarFileName(title: string): string {
  const name = foldText(title)
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, NAME_LENGTH)
    .replace(/^-|-$/g, "");
  return `${name || "samling"}.ics`;
}

function entryOf(event: EventRecordRow, appUrl: string): CalendarEntry {
  const url = `${appUrl}/event/${event.id}`;
  return {
    uid: `${event.id}@${new URL(appUrl).host}`,
    changedAt: dateFromUnix(event.updated_at ?? event.created_at),
    start: dateFromUnix(event.start_time),
    end: event.end_time === null ? null : dateFromUnix(event.end_time),
    allDay: Boolean(event.all_day),
    summary: event.title,
    description: [event.description, url].filter(Boolean).join("\n\n"),
    location: [placeLabel(event), fullAddress(event.location_address, event.city)].filter(Boolean).join(", ") || null,
    position: positionOf(event),
    url,
    categories: JSON.parse(event.tags) as string[],
  };
}
