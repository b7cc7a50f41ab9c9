import type { EventDetailRow } from "#db/queries/events/page";
import { googleAddAddress, outlookAddAddress } from "~/domain/calendars/add-addresses";
import { placeLabel } from "~/domain/events/display";
import { fullAddress } from "~/domain/places/addresses";
import type { Preferences } from "~/domain/site/preferences";
import { timesOf } from "./card";
import { markedTitle, viewState } from "./state";

/** The ways to have an event in one's own calendar. */
export interface AddToCalendarView {
  /** A file that every program opens. */
  file: string;
  google: string;
  outlook: string;
  /** All dates to come, where it is one of several: as a file, and how to subscribe to its organizer. */
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
  const file = `/event/${event.id}.ics`;
  return {
    file,
    google: googleAddAddress(toAdd),
    outlook: outlookAddAddress(toAdd),
    series: isOfSeries ? { file: `${file}?series=1`, subscribe: `/abonner?organizer_id=${event.organizer_id}` } : null,
  };
}
