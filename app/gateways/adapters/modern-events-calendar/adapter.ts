import { type Adapter, ownPageReading, pageOf } from "../adapter";
import { modernEventsCalendarEvent } from "./map";

const MARKS = /\bmec-(?:wrap|event-article|single-event)\b/;

/**
 * Modern Events Calendar: no interface is asked; the page names its events in the form of schema.org, for programs to read.
 *
 * Traps of asking: a page that only links to the plugin's styles has no events of it. Others: map.ts.
 */
export const modernEventsCalendar: Adapter = {
  id: "modern-events-calendar",
  isPage: (html) => MARKS.test(html) && /ld\+json/.test(html),
  read: async (source, network, now) =>
    ownPageReading("modern-events-calendar", await pageOf(source, network), now, modernEventsCalendarEvent),
};
