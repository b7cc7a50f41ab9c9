import type { EventDetailRow } from "#db/queries/events/page";
import type { OrganizerRecordRow } from "#db/queries/organizers/records";
import { placeWithTown, shareText } from "~/domain/events/display";
import type { EventTimes } from "~/domain/events/span";
import { formatSharedDate } from "~/i18n/format-event-time";
import type { ViewContext } from "~/views/events/card";
import { markedTitle } from "~/views/events/state";
import { eventImage, organizerImage } from "./head";

export interface ShareView {
  title: string;
  text: string;
  /** Absolute. */
  url: string;
  /** On our own host; shared as a file where the device accepts files. */
  image: string;
}

type ShareContext = ViewContext & { settings: { APP_URL: string } };

export function viewEventShare(
  event: EventDetailRow,
  times: EventTimes,
  { preferences, settings }: ShareContext,
): ShareView {
  const date = formatSharedDate(times, preferences);
  const title = markedTitle(event, preferences.locale);
  return {
    title,
    text: shareText({ title, date, place: placeWithTown(event), organizer: event.organizer_name }),
    url: `${settings.APP_URL}/event/${event.id}`,
    image: eventImage(event),
  };
}

export function viewOrganizerShare(organizer: OrganizerRecordRow, { settings }: ShareContext): ShareView {
  return {
    title: organizer.name,
    text: [organizer.name, organizer.city].filter(Boolean).join("\n"),
    url: `${settings.APP_URL}/organizer/${organizer.id}`,
    image: organizerImage(organizer),
  };
}
