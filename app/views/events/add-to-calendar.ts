import type { EventDetailRow } from "#db/queries/events/page";
import { feedMessages } from "#messages/feeds";
import { googleAddAddress, OUTLOOK_AT_WORK, outlookAddAddress } from "~/domain/calendars/add-addresses";
import { placeLabel } from "~/domain/events/display";
import { fullAddress } from "~/domain/places/addresses";
import type { Preferences } from "~/domain/site/preferences";
import { messagesIn } from "~/i18n/messages-in";
import { languageField, withQuery } from "~/views/addresses/feed-address";
import { timesOf } from "./card";
import { markedTitle, viewState } from "./state";

export interface AddToCalendarView {
  file: string;
  /** With texts, which every event's page would else load. */
  onTheWeb: { name: string; href: string }[];
  /** All dates to come: as a file, and by subscribing to the organizer. */
  series: { file: string; subscribe: string } | null;
}

interface Context {
  preferences: Preferences;
  appUrl: string;
}

export function viewAddToCalendar(
  event: EventDetailRow,
  isOfSeries: boolean,
  { preferences, appUrl }: Context,
): AddToCalendarView {
  const state = viewState(event, preferences);
  const said = state ? [...state.notes, state.reason].filter(Boolean).join(" ") : "";
  const toAdd = {
    title: markedTitle(event, preferences.locale),
    times: timesOf(event),
    place: [placeLabel(event), fullAddress(event.location_address, event.city)].filter(Boolean).join(", ") || null,
    text: [said, event.description].filter(Boolean).join("\n\n"),
    url: `${appUrl}/event/${event.id}`,
  };
  const path = `/event/${event.id}.ics`;
  const lang = languageField(preferences.locale);
  const { addTo } = messagesIn(feedMessages, preferences.locale);
  return {
    file: withQuery(path, lang),
    onTheWeb: [
      { name: addTo.google, href: googleAddAddress(toAdd) },
      { name: addTo.outlook, href: outlookAddAddress(toAdd) },
      { name: addTo.outlookAtWork, href: outlookAddAddress(toAdd, OUTLOOK_AT_WORK) },
    ],
    series: isOfSeries
      ? {
          file: withQuery(path, [["series", "1"], ...lang]),
          subscribe: `/abonner?organizer_id=${event.organizer_id}`,
        }
      : null,
  };
}
