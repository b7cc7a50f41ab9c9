import type { OrganizerRow } from "#db/queries/organizers/organizers";
import { calendarProblemMessages } from "#messages/calendar-problems";
import { calendarSyncMessages } from "#messages/calendar-sync";
import type { ImportedEvent } from "~/domain/calendars/imported-event";
import { PLACE_UNKNOWN } from "~/domain/events/display";
import { heldOf, type PublishingRoom } from "~/domain/organizers/standing";
import type { Locale } from "~/domain/site/locales";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import type { CalendarPreview, UnreadableCalendar } from "~/models/calendars/preview";
import { type EventCardView, type ViewContext, viewEventCard, viewShownFrom } from "~/views/events/card";
import { type ProblemView, viewSkipped } from "./run";

export interface PreviewView {
  address: string;
  /** The typed name, else the calendar's own. */
  suggestedName: string;
  feedName: string | null;
  upcoming: number;
  /** Where the organizer is new and some events would be held. */
  hold: { count: number; room: number; when: string } | null;
  events: EventCardView[];
  leftOut: string[];
}

type PreviewOrganizer = Pick<OrganizerRow, "id" | "name" | "city" | "logo_url" | "cover_image_url">;

interface Previewed {
  preview: CalendarPreview;
  /** As typed. */
  name: string | null;
  room: PublishingRoom | null;
}

export function viewPreview(
  { preview, name, room }: Previewed,
  organizer: PreviewOrganizer,
  context: ViewContext,
): PreviewView {
  const { locale } = context.preferences;
  const past = preview.past > 0 ? [messagesIn(calendarSyncMessages, locale).preview.past(preview.past)] : [];
  return {
    address: preview.address,
    suggestedName: name ?? preview.name?.slice(0, NAME_LENGTH) ?? "",
    feedName: preview.name,
    upcoming: preview.upcoming,
    hold:
      room && heldOf(room, preview.upcoming) > 0
        ? { count: preview.upcoming, room: room.room, when: viewShownFrom(room.until, context) }
        : null,
    events: preview.next.map((event) => viewEventCard(rowOf(event, organizer), context)),
    leftOut: [...past, ...viewSkipped(preview.skipped, context.preferences)],
  };
}

const NAME_LENGTH = 120;

function rowOf(event: ImportedEvent, organizer: PreviewOrganizer) {
  return {
    id: event.key,
    title: event.title,
    language: null,
    other_language: null,
    other_title: null,
    event_type: event.type,
    start_time: unixSeconds(event.start),
    end_time: event.end && unixSeconds(event.end),
    all_day: Number(event.allDay),
    location_name: event.location ?? PLACE_UNKNOWN,
    city: null,
    lat: null,
    lng: null,
    image_url: null,
    google_calendar_sync_id: "preview",
    sort_key: 0,
    state: event.state,
    registration: "none" as const,
    previous_start_time: null,
    previous_location: null,
    organizer_id: organizer.id,
    organizer_name: organizer.name,
    organizer_city: organizer.city,
    organizer_logo_url: organizer.logo_url,
    organizer_cover_image_url: organizer.cover_image_url,
    facts: "{}",
    distance_km: null,
  };
}

export interface UnreadableView {
  link: string | null;
  feed: ProblemView | null;
  /** The feed's address, where it can be added all the same. */
  addAnyway: string | null;
}

export function viewUnreadable({ link, feed, addAnyway }: UnreadableCalendar, locale: Locale): UnreadableView {
  const { links, add } = messagesIn(calendarSyncMessages, locale);
  const problem = feed && messagesIn(calendarProblemMessages, locale).problems[feed];
  const isPassing = problem && addAnyway !== null;
  return { link: link && links[link], feed: isPassing ? { ...problem, remedy: add.tryLater } : problem, addAnyway };
}
