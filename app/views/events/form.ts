import type { NamedHost } from "#db/queries/events/hosts";
import type { OwnEvent, StoredEvent } from "#db/queries/events/own";
import type { ListedForm, StoredForm } from "#db/queries/events/stored-forms";
import type { UsedPlace } from "#db/queries/places/places";
import type { EventOrganizer } from "#db/queries/publishing/publishing";
import { canBeMoved, isMoveNews } from "~/domain/events/moved";
import { clockTimesOf, eventTimesOf } from "~/domain/events/span";
import { EVENT_TYPES, type EventType } from "~/domain/events/types";
import { usualTime } from "~/domain/events/usual-times";
import type { ImageProblem } from "~/domain/images/format";
import { LINE_FIELD } from "~/domain/intake/one-line/said";
import type { PublishingRoom } from "~/domain/organizers/standing";
import { tileAttribution } from "~/domain/places/maps";
import { CONTENT_LOCALE, type Locale, LOCALES } from "~/domain/site/locales";
import type { TextLanguage } from "~/domain/site/text-languages";
import { dayNumber, dayOf, shiftDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatMoment } from "~/i18n/format";
import { EVENT_DEFAULTS } from "~/schemas/forms/limits";
import type { FormAnswer, FormTexts } from "~/schemas/forms/parse";
import { positionOf } from "~/views/addresses/public-address";
import { generatedCover, uploadedImage } from "~/views/images/image";
import type { ChangedMeanwhileView } from "~/views/versions";
import { nearDay, type ViewContext, viewOrganizerBadge, viewShownFrom } from "./card";
import { viewOfferedPlaces, viewOwnPlace } from "./offered-places";
import { ruleWords } from "./series-rule";
import { viewStoredState } from "./state";
import { draftTexts, storedTexts, viewStoredForm, viewStoredForms } from "./stored-forms";
import { eventTexts, ownEventTexts } from "./texts";
import type { viewAlike } from "./there";
import { viewSeenEvent } from "./versions";

type FormKind = "new" | "copy" | "edit" | "draft" | "template";

export type EventFormView = ReturnType<typeof viewEventForm>;

export type SeriesView = NonNullable<ReturnType<typeof viewSeries>>;

interface EventFormSource {
  kind: FormKind;
  key: string;
  organizer: EventOrganizer;
  /** The event edited or copied. */
  own: OwnEvent | null;
  /** A draft or template to begin with. */
  stored?: StoredForm | null;
  /** Written elsewhere; the form reads it. */
  line?: string;
  /** See findPublisherWithPlaces(). */
  places?: readonly UsedPlace[];
  templates?: readonly ListedForm[];
  languages?: readonly TextLanguage[];
  /** On the organizer's first day; null without a limit, and for an existing event. */
  room: PublishingRoom | null;
}

export type FormContext = ViewContext & { settings: { TILE_URL: string } };

export function viewEventForm(
  {
    kind,
    key,
    organizer,
    own,
    stored = null,
    line = "",
    places = [],
    templates = [],
    languages = [],
    room,
  }: EventFormSource,
  context: FormContext,
) {
  const { now, preferences, settings } = context;
  const event = own?.event ?? null;
  const today = dayOf(now);
  const canMove = kind === "edit" && event !== null && canBeMoved(event, now);
  return {
    kind,
    /** Null for a new event. */
    id: kind === "edit" ? (event?.id ?? null) : null,
    /** Sent twice, the form creates its events once. */
    key,
    values: stored
      ? storedValues(stored, organizer, context)
      : own
        ? formValues(own, kind, context)
        : {
            ...EVENT_DEFAULTS,
            ...viewOwnPlace(organizer)?.texts,
            school_county: organizer.county ?? "",
            [LINE_FIELD]: line,
          },
    // A stored form says its own among its texts.
    position: stored ? null : event ? positionOf(event) : (viewOwnPlace(organizer)?.position ?? null),
    places: viewOfferedPlaces(organizer, places),
    /** The organizer's, where it has an address. */
    ownPlace: viewOwnPlace(organizer),
    /** Milliseconds since 1970, on the server. */
    now: now.getTime(),
    templates: kind === "new" || kind === "template" ? viewStoredForms(templates, context) : [],
    draft: stored?.kind === "draft" ? viewStoredForm(stored, context) : null,
    /** Stands for a missing image: the organizer's cover, or one drawn by type. */
    cover: organizer.cover_image_url && uploadedImage(organizer.cover_image_url).src,
    covers: coversOf(event?.id ?? key),
    series: kind === "edit" && own ? viewSeries(own, context) : null,
    /** Null for a new event, and one as planned. */
    state: kind === "edit" && event ? viewStoredState(event, preferences) : null,
    /** A new event, and one that waits, may become public later. */
    canWait: kind !== "edit" || (event !== null && event.publish_at !== null),
    /** Visitors know its time and place, and want to hear of a move. */
    canMove,
    /** An event called off or full has a reason of its own. */
    canSayWhy: canMove && event.state !== "cancelled" && event.state !== "full",
    /** On the organizer's first day: events shown at once, and when the others are: "i morgen kl. 14:15". */
    hold: room && { room: room.room, when: viewShownFrom(room.until, context) },
    languages: languagesOf(organizer, [...languages, event?.text_language, event?.other_language]),
    /** The organizer's facts hold for the event until it says otherwise. */
    organizer: { ...viewOrganizerBadge(organizer), city: organizer.city, facts: organizer.facts },
    /** YYYY-MM-DD. */
    today,
    /** A copy lasts as many days longer than one as its event does. */
    daysLonger: kind === "copy" && event ? daysLongerThanOne(event) : 0,
    /** Of each type; none where the event has times. */
    usualTimes: kind === "new" ? Object.fromEntries(EVENT_TYPES.map((type) => [type, usualTime(type, now)])) : {},
    ...viewDayNames(preferences.locale),
    /** "i dag", "i morgen", "fredag", by their dates. */
    soon: Object.fromEntries(
      WEEK.map((_, ahead) => shiftDay(today, ahead)).map((day) => [
        day,
        nearDay(day, today, preferences.locale) ?? day,
      ]),
    ),
    timeFormat: preferences.timeFormat,
    attribution: tileAttribution(settings.TILE_URL),
  };
}

/** `usual`: what a text is in that does not say. `few`: those that are likely. */
function languagesOf({ language }: EventOrganizer, used: readonly (TextLanguage | null | undefined)[]) {
  const usual = language ?? CONTENT_LOCALE;
  const few = [usual, ...used.filter((tag) => tag !== null && tag !== undefined), ...LOCALES];
  return { usual, few: [...new Set<TextLanguage>(few)] };
}

function daysLongerThanOne(event: StoredEvent): number {
  const { startDay, endDay } = clockTimesOf(eventTimesOf(event));
  return endDay === null ? 0 : dayNumber(endDay) - dayNumber(startDay);
}

function coversOf(id: string): Record<EventType, string> {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, generatedCover(type, id).src])) as Record<
    EventType,
    string
  >;
}

export function viewDayNames(locale: Locale) {
  const nameOf = (day: string, pattern: string) => formatMoment(startOfNorwegianDay(day), pattern, locale);
  /** "søn.", "juni"; from Monday. */
  return { weekdays: WEEK.map((day) => nameOf(day, "EEE")), months: YEAR.map((day) => nameOf(day, "MMM")) };
}

const WEEK = [1, 2, 3, 4, 5, 6, 7].map((date) => `2024-01-${String(date).padStart(2, "0")}`);
const YEAR = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, "0")}-01`);

/** A copy is new and has no days yet. */
const formValues = (own: OwnEvent, kind: FormKind, context: ViewContext): FormTexts =>
  kind === "edit"
    ? {
        ...ownEventTexts(own.event),
        ...markMoved(own, context),
        ...viewSeenEvent(own, context),
      }
    : { ...eventTexts(own.event, true), hosts: chosenHosts(own.named), school_county: own.organizer.county ?? "" };

/** Who has said no is not asked anew. */
function chosenHosts(named: readonly NamedHost[]): string {
  const hosts = named.filter(({ state }) => state !== "declined").map(({ id, name, part }) => ({ id, name, part }));
  return hosts.length > 0 ? JSON.stringify(hosts) : "";
}

const storedValues = (stored: StoredForm, organizer: EventOrganizer, { preferences: { locale } }: ViewContext) =>
  stored.kind === "draft" ? draftTexts(stored, organizer, locale) : storedTexts(stored);

/** Ticked where the event is near or shown as moved already. */
const markMoved = ({ event }: OwnEvent, { now }: ViewContext): FormTexts =>
  isMoveNews(event, now) || event.state === "moved" ? { mark_moved: "on" } : {};

/** Null where there is nothing to choose. */
export function viewSeries({ event, series, siblings }: OwnEvent, { preferences: { locale }, now }: ViewContext) {
  if (!series || siblings.length < 2) return null;
  const dayIn = (sibling: Pick<StoredEvent, "series_day" | "start_time">) =>
    sibling.series_day ?? dayOf(sibling.start_time);
  const exceptions = siblings.filter(
    (sibling) => sibling.id !== event.id && sibling.is_exception && sibling.start_time >= now,
  );
  return {
    /** "hver søndag til 13. juni" */
    repeats: ruleWords({ event, series }, locale),
    /** Events changed by hand; this one does not count. */
    exceptions: {
      following: exceptions.filter((sibling) => dayIn(sibling) >= dayIn(event)).length,
      all: exceptions.length,
    },
  };
}

type EventFormProblem =
  | "alike"
  | "changedMeanwhile"
  | "draftGone"
  | "failed"
  | "gone"
  | "imported"
  | "noOrganizer"
  | "noOrganizerFound"
  | "notAuthenticated"
  | "tooManyForms";

export interface EventFormAnswer extends FormAnswer<EventFormProblem> {
  image: ImageProblem | null;
  /** Shown instead of the form where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
  /** Publishes the event again, where somebody else has deleted it meanwhile. */
  anew: EventFormView | null;
  template: string | null;
  /** What the organizer has that it seems to be. */
  alike: ReturnType<typeof viewAlike> | null;
}
