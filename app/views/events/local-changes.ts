import { newestImportedVersion, type OwnImportedEvent } from "#db/queries/events/imported";
import { uidOf } from "~/domain/calendars/imported-event";
import { LOCAL_FIELDS, type LocalField, sourceValuesOf } from "~/domain/calendars/local-changes";
import { placeName } from "~/domain/events/display";
import { eventTimesOf } from "~/domain/events/span";
import { FACT_FIELDS } from "~/domain/facts/facts";
import type { ImageProblem } from "~/domain/images/format";
import type { Locale } from "~/domain/site/locales";
import { pickFields } from "~/domain/values";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import type { ImportedEventChanged } from "~/models/calendars/change-imported";
import type { FormAnswer, FormTexts } from "~/schemas/forms/parse";
import { type ChangedMeanwhileView, viewChangedMeanwhile, viewSeen } from "~/views/versions";
import type { ViewContext } from "./card";
import { eventTexts } from "./texts";
import { eventGroups } from "./versions";

interface LocalMark {
  isForAll: boolean;
  /** In short; "" for nothing. */
  inSource: string;
}

const FORM_FIELD = {
  image_url: "image",
  image_alt: "image_alt",
  description: "description",
  event_type: "event_type",
  tags: "tags",
  external_url: "external_url",
  facts: "facts",
} as const satisfies Record<LocalField, string>;

const FORM_FIELDS = Object.values(FORM_FIELD);

export const localTexts = ({ event }: Pick<OwnImportedEvent, "event">): FormTexts =>
  pickFields(eventTexts(event), [...FORM_FIELDS.filter((name) => name !== "facts"), ...FACT_FIELDS]);

export const localGroups = ({ organizer }: Pick<OwnImportedEvent, "organizer">, locale: Locale) =>
  eventGroups(organizer, locale).filter(({ name }) => FORM_FIELDS.some((field) => field === name));

export type LocalChangesView = ReturnType<typeof viewLocalChanges>;

export function viewLocalChanges(own: OwnImportedEvent, { preferences, now }: ViewContext) {
  const { event, calendar, dates } = own;
  const { locale } = preferences;
  const texts = localTexts(own);
  const times = eventTimesOf(event);
  const marks = marksOf(own, locale);
  const set = Object.values(marks);
  const isForAll = set.length > 0 && set.every((mark) => mark?.isForAll);
  const values: FormTexts = {
    ...texts,
    ...viewSeen(localGroups(own, locale), texts, newestImportedVersion(own)),
    scope: isForAll ? "event" : "date",
  };
  return {
    id: event.id,
    organizerId: event.organizer_id,
    organizer: pickFields(own.organizer, ["name", "facts"]),
    title: event.title,
    when: [formatEventDays(times, now, locale), formatEventHours(times, preferences)].filter(Boolean).join(" "),
    place: placeName(event),
    calendar: calendar.name,
    values,
    marks,
    /** Coming dates. */
    dates: dates.length,
  };
}

const LONGEST = 120;

function marksOf(
  { event, organizer, changes }: OwnImportedEvent,
  locale: Locale,
): Partial<Record<LocalField, LocalMark | undefined>> {
  const groups = localGroups({ organizer }, locale);
  const source = localTexts({ event: { ...event, ...sourceValuesOf(event) } });
  const isSetFor = (field: LocalField, scope: "date" | "event", key: string) =>
    changes.some((change) => change.scope === scope && change.event_key === key && field in change.fields);
  const changed = LOCAL_FIELDS.filter((field) => event.source_values !== null && field in event.source_values);
  return Object.fromEntries(
    changed.map((field) => {
      const words = groups.find(({ name }) => name === FORM_FIELD[field])?.words(source) ?? "";
      const isForAll =
        !isSetFor(field, "date", event.google_event_id) && isSetFor(field, "event", uidOf(event.google_event_id));
      return [field, { isForAll, inSource: words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words }];
    }),
  );
}

/** A new image is named by address. */
export function viewChangedLocally(
  texts: FormTexts,
  { stored, image }: ImportedEventChanged,
  { preferences: { locale } }: ViewContext,
): ChangedMeanwhileView {
  const { image_remove: _removed, back: _back, ...rest } = texts;
  return viewChangedMeanwhile({
    sent: { ...rest, image: image ?? "" },
    stored: localTexts(stored),
    version: newestImportedVersion(stored),
    groups: localGroups(stored, locale),
  });
}

export interface LocalChangesAnswer extends FormAnswer<
  "changedMeanwhile" | "failed" | "gone" | "notAuthenticated" | "noOrganizerFound"
> {
  image: ImageProblem | null;
  /** Shown instead of the form where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}
