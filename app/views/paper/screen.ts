import type { EventRecordRow, OrganizersEvents } from "#db/queries/events/records";
import { eventsMessages } from "#messages/events";
import { eventImageOf, placeName } from "~/domain/events/display";
import { endOf, lastDayOf } from "~/domain/events/span";
import { takesPlace } from "~/domain/events/state";
import { inReadersLanguage } from "~/domain/events/written";
import type { DarkHours } from "~/domain/paper/dark-hours";
import type { Locale } from "~/domain/site/locales";
import { DEFAULT_PREFERENCES } from "~/domain/site/preferences";
import { dayOf } from "~/domain/time/wall-clock";
import { formatDay, formatTime, formatWeekday } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ScreenParameters } from "~/schemas/paper/parameters";
import { shortDay, timesOf } from "~/views/events/card";
import { viewMarks } from "~/views/events/state";
import { generatedCover, uploadedImage } from "~/views/images/image";
import { type AddressView, viewAddress } from "./sheet";

/** An organizer's coming events for a screen in the foyer, which runs by itself for weeks. */
export interface ScreenView {
  locale: Locale;
  organizer: string;
  events: ScreenEventView[];
  dark: DarkHours | null;
  /** Their names, from Monday: not every browser knows every language. */
  weekdays: string[];
  address: AddressView;
  /** When this was found, in milliseconds. */
  made: number;
}

export interface ScreenEventView {
  id: string;
  /** The title's; null where nobody has said. */
  language: string | null;
  /** Milliseconds: from and until when it goes on. */
  start: number;
  end: number;
  /** YYYY-MM-DD. */
  day: string;
  /** "søn 29. nov." */
  shortDay: string;
  /** "11:00"; null for whole days. */
  time: string | null;
  title: string;
  mark: string | null;
  takesPlace: boolean;
  place: string | null;
  /** The address of its picture, or of its type's cover. */
  picture: string;
  /** "til lørdag 5. desember" */
  until: string | null;
}

interface Context {
  appUrl: string;
  now: Date;
}

export function viewScreen(found: OrganizersEvents, asked: ScreenParameters, { appUrl, now }: Context): ScreenView {
  const { organizer, events } = found;
  return {
    locale: asked.lang,
    organizer: organizer.name,
    events: events.map((event) => viewScreenEvent(event, asked.lang, now)),
    dark: asked.dark,
    weekdays: Array.from({ length: 7 }, (_, weekday) => formatWeekday(weekday, asked.lang)),
    address: viewAddress(`${appUrl}/organizer/${organizer.id}`),
    made: now.getTime(),
  };
}

function viewScreenEvent(row: EventRecordRow, locale: Locale, now: Date): ScreenEventView {
  const event = inReadersLanguage(row, locale);
  const m = messagesIn(eventsMessages, locale);
  const times = timesOf(event);
  const { weekday, date, month } = shortDay(times.start, locale);
  const last = lastDayOf(times);
  const image = eventImageOf(event);
  const mark = viewMarks(event, locale).find(({ kind }) => kind !== "required");
  return {
    id: event.id,
    start: times.start.getTime(),
    end: endOf(times).getTime(),
    day: dayOf(times.start),
    shortDay: m.shortDay(weekday, date, month),
    time: times.isAllDay ? null : formatTime(times.start, { ...DEFAULT_PREFERENCES, locale }),
    title: event.title,
    language: event.language,
    mark: mark?.text ?? null,
    takesPlace: takesPlace(event),
    place: placeName(event) ?? event.city,
    picture: (image ? uploadedImage(image) : generatedCover(event.event_type, event.id)).src,
    until: last && m.until(formatDay(last, now, locale)),
  };
}
