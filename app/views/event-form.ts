import type { OwnEvent, StoredEvent } from "#db/queries/own-events";
import type { EventOrganizer } from "#db/queries/publishing-room";
import { dayOf, startOfNorwegianDay } from "~/domain/event-time";
import { EVENT_TYPES, type EventType } from "~/domain/event-types";
import type { UsedPlace } from "#db/queries/used-places";
import type { Position } from "~/domain/geo/distance";
import { type Attribution, tileAttribution } from "~/domain/map-tiles";
import type { PublishingRoom } from "~/domain/new-organizers";
import type { Preferences } from "~/domain/preferences";
import { type UsualTime, usualTime } from "~/domain/usual-times";
import type { Locale } from "~/i18n/catalogue";
import { formatMoment } from "~/i18n/format";
import { EVENT_DEFAULTS } from "~/schemas/form-limits";
import type { FormTexts } from "~/schemas/parse-form";
import { type OrganizerBadge, type ViewContext, viewOrganizerBadge } from "./event-card";
import { viewShownFrom } from "./held";
import { eventTexts } from "./event-texts";
import { viewSeenEvent } from "./event-versions";
import { type PlaceView, viewHome, viewPlaces } from "./event-places";
import { ruleWords } from "./series-rule";
import { positionOf } from "./public-address";
import { generatedCover, uploadedPicture } from "./picture";

/** An event's form as it is first shown. */
export interface EventFormView {
  kind: "new" | "copy" | "edit";
  /** Null for a new event. */
  id: string | null;
  /** Of this showing of the form: sending it twice makes its events once. */
  key: string;
  values: FormTexts;
  position: Position | null;
  /** Places that one press fills in. */
  places: PlaceView[];
  /** What stands in for a missing picture: the organizer's cover, or one drawn by type. */
  cover: string | null;
  covers: Record<EventType, string>;
  series: SeriesView | null;
  /** On the organizer's first day: how many events are shown at once, and from when the others are: "i morgen kl. 14:15". */
  hold: { room: number; when: string } | null;
  organizer: OrganizerBadge & { city: string | null };
  /** YYYY-MM-DD. */
  today: string;
  /** What choosing a type proposes; nothing where times are there already. */
  usualTimes: Partial<Record<EventType, UsualTime | null>>;
  /** For the preview, by weekday (0 is Sunday) and month: "søn.", "juni". */
  weekdays: string[];
  months: string[];
  timeFormat: Preferences["timeFormat"];
  attribution: Attribution;
}

export interface SeriesView {
  /** "hver søndag til 13. juni" */
  repeats: string;
  /** Changed by hand, in the whole series and from the event at hand on; the event at hand does not count. */
  exceptions: { following: number; all: number };
}

export interface EventFormSource {
  kind: EventFormView["kind"];
  key: string;
  organizer: EventOrganizer;
  /** The event that is edited or copied. */
  own: OwnEvent | null;
  /** To be offered: see findPublisherWithPlaces(). */
  places?: readonly UsedPlace[];
  /** What may be shown on the organizer's first day; null where there is no limit, and for an event that is there already. */
  room: PublishingRoom | null;
}

export type FormContext = ViewContext & { settings: { TILE_URL: string } };

export function viewEventForm({ kind, key, organizer, own, places = [], room }: EventFormSource, context: FormContext): EventFormView {
  const { now, preferences, settings } = context;
  const event = own?.event ?? null;
  const today = dayOf(now);
  return {
    kind,
    id: kind === "edit" ? (event?.id ?? null) : null,
    key,
    values: event ? formValues(own!, kind, context) : { ...EVENT_DEFAULTS, ...viewHome(organizer)?.texts },
    position: event ? positionOf(event) : (viewHome(organizer)?.position ?? null),
    places: viewPlaces(organizer, places),
    cover: organizer.cover_image_url && uploadedPicture(organizer.cover_image_url).src,
    covers: coversOf(event?.id ?? key),
    series: kind === "edit" && own ? viewSeries(own, context) : null,
    hold: room && { room: room.room, when: viewShownFrom(room.until, context) },
    organizer: { ...viewOrganizerBadge(organizer), city: organizer.city },
    today,
    usualTimes: kind === "new" ? Object.fromEntries(EVENT_TYPES.map((type) => [type, usualTime(type, now)])) : {},
    ...viewDayNames(preferences.locale),
    timeFormat: preferences.timeFormat,
    attribution: tileAttribution(settings.TILE_URL),
  };
}

function coversOf(id: string): Record<EventType, string> {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, generatedCover(type, id).src])) as Record<EventType, string>;
}

/** The names of weekdays and months, short. */
export function viewDayNames(locale: Locale): Pick<EventFormView, "weekdays" | "months"> {
  const nameOf = (day: string, pattern: string) => formatMoment(startOfNorwegianDay(day), pattern, locale);
  return { weekdays: WEEK.map((day) => nameOf(day, "EEE")), months: YEAR.map((day) => nameOf(day, "MMM")) };
}

/** A week that begins on a Sunday, and the first days of a year's months. */
const WEEK = [7, 8, 9, 10, 11, 12, 13].map((date) => `2024-01-${String(date).padStart(2, "0")}`);
const YEAR = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, "0")}-01`);

/** An edited event says with which version it was opened; a copy is new, and its days are to be chosen. */
const formValues = (own: OwnEvent, kind: EventFormView["kind"], context: ViewContext): FormTexts =>
  kind === "edit" ? { ...eventTexts(own.event), ...viewSeenEvent(own, context) } : eventTexts(own.event, true);

/** What the choice among a series' events needs; null where there is nothing to choose among. */
export function viewSeries({ event, series, siblings }: OwnEvent, { preferences: { locale }, now }: ViewContext): SeriesView | null {
  if (!series || siblings.length < 2) return null;
  const dayIn = (sibling: Pick<StoredEvent, "series_day" | "start_time">) => sibling.series_day ?? dayOf(sibling.start_time);
  const exceptions = siblings.filter((sibling) => sibling.id !== event.id && sibling.is_exception && sibling.start_time >= now);
  return {
    repeats: ruleWords({ event, series }, locale),
    exceptions: { following: exceptions.filter((sibling) => dayIn(sibling) >= dayIn(event)).length, all: exceptions.length },
  };
}
