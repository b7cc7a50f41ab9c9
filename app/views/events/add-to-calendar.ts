import type { EventDetailRow } from "#db/queries/events/page";
import { feedMessages } from "#messages/feeds";
import { googleAddAddress, OUTLOOK_AT_WORK, outlookAddAddress } from "~/domain/calendars/add-addresses";
import { placeLabel } from "~/domain/events/display";
import { fullAddress } from "~/domain/places/addresses";
import type { Preferences } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import { languageField, withQuery } from "~/views/addresses/feed-address";
import { timesOf } from "./card";
import { markedTitle, viewState } from "./state";

export type AddToCalendarView = ReturnType<typeof viewAddToCalendar>;

interface Context {
  preferences: Preferences;
  appUrl: string;
}

export function viewAddToCalendar(event: EventDetailRow, isOfSeries: boolean, { preferences, appUrl }: Context) {
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
    /** With texts, which every event's page would else load. */
    onTheWeb: [
      { name: addTo.google, href: googleAddAddress(toAdd) },
      { name: addTo.outlook, href: outlookAddAddress(toAdd) },
      { name: addTo.outlookAtWork, href: outlookAddAddress(toAdd, OUTLOOK_AT_WORK) },
    ],
    /** All dates to come: as a file, and by subscribing to the organizer. */
    series: isOfSeries
      ? {
          file: withQuery(path, [["series", "1"], ...lang]),
          subscribe: `/abonner?organizer_id=${event.organizer_id}`,
        }
      : null,
  };
}
