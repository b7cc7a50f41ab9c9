import { newestVersion, type OwnEvent, type StoredEvent } from "#db/queries/events/own";
import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { commonMessages } from "#messages/common";
import { eventFormMessages } from "#messages/event-form";
import { eventsMessages } from "#messages/events";
import type { EventDetail } from "~/domain/events/details";
import { parseTags } from "~/domain/events/tags";
import { EVENT_TYPES } from "~/domain/events/types";
import { imageRemoveName } from "~/domain/images/field";
import type { Locale } from "~/domain/site/locales";
import { textLanguageName } from "~/domain/site/text-languages";
import { parseWebsite } from "~/domain/text/links";
import { parseClockTime } from "~/domain/time/clock-time";
import { isCalendarDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";
import { dateChoiceName } from "~/domain/versions";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { EventChanged } from "~/models/events/writing";
import { PUBLISH_FIELDS } from "~/schemas/events/publish-time";
import type { FormTexts } from "~/schemas/forms/parse";
import { readSeenVersion } from "~/schemas/forms/seen-version";
import {
  type ChangedMeanwhileView,
  type DifferenceView,
  factsGroup,
  imageGroup,
  placeGroup,
  textGroup,
  viewChangedMeanwhile,
  viewSeen,
  type WordedGroup,
} from "~/views/versions";
import type { ViewContext } from "./card";
import { ruleWords } from "./series-rule";
import { eventTexts, ownEventTexts } from "./texts";

export function eventGroups(organizer: Pick<OwnEvent["organizer"], "name">, locale: Locale): WordedGroup[] {
  const { fields } = messagesIn(eventFormMessages, locale);
  const { sections } = messagesIn(changedMeanwhileMessages, locale);
  const types = messagesIn(commonMessages, locale).eventTypes;
  const groups: Record<Exclude<EventDetail, "city" | "country" | "lat" | "lng"> | "when" | "image", WordedGroup> = {
    title: textGroup("title", fields.title),
    event_type: textGroup(
      "event_type",
      fields.event_type,
      (text) => types[EVENT_TYPES.find((type) => type === text) ?? "other"],
    ),
    description: textGroup("description", fields.description),
    tags: textGroup("tags", fields.tags, (text) => parseTags(text).join(", ")),
    when: {
      name: "when",
      label: sections.when,
      fields: ["start_date", "start_time", "end_date", "end_time", "all_day"],
      words: (texts) => timeWords(texts, locale),
    },
    location_name: textGroup("location_name", fields.location_name, (text) => text || organizer.name),
    location_address: placeGroup(fields.location_address, ["location_address", "city", "country"], locale),
    speaker_band: textGroup("speaker_band", fields.speaker_band),
    facts: factsGroup(locale),
    text_language: textGroup("text_language", fields.text_language, languageWords),
    other_language: textGroup("other_language", fields.other_language, languageWords),
    other_title: textGroup("other_title", fields.other_title),
    other_description: textGroup("other_description", fields.other_description),
    external_url: textGroup("external_url", fields.external_url, (text) => parseWebsite(text) ?? text),
    image: imageGroup("image", fields.image, locale),
    image_alt: textGroup("image_alt", fields.image_alt),
  };
  return Object.values(groups);
}

const languageWords = (tag: string) => (tag ? textLanguageName(tag) : "");

/** Adds the reason of a move, and when a waiting event becomes public. */
export const ownEventGroups = ({ event, organizer }: OwnEvent, locale: Locale): WordedGroup[] => [
  ...eventGroups(organizer, locale),
  event.publish_at === null
    ? textGroup("moved_reason", messagesIn(eventFormMessages, locale).fields.moved_reason)
    : publishGroup(locale),
];

function publishGroup(locale: Locale): WordedGroup {
  const { timing } = messagesIn(eventFormMessages, locale);
  return {
    name: "publish",
    label: timing.title,
    fields: [...PUBLISH_FIELDS],
    words: ({ publish, publish_date = "", publish_time = "" }) =>
      publish === "later"
        ? timeWords({ start_date: publish_date, start_time: publish_time }, locale)
        : timing.nowInstead,
  };
}

/** "søndag 14. juni 2026 kl. 11:00 – 12:30" */
function timeWords({ start_date = "", end_date = "", all_day, ...texts }: FormTexts, locale: Locale): string {
  const { start_time = "", end_time = "" } = all_day ? {} : texts;
  const day = (text: string) =>
    isCalendarDay(text) ? formatAs("weekdayAndYear", startOfNorwegianDay(text), locale) : text;
  const time = (text: string) => parseClockTime(text) ?? text;
  const start = start_time
    ? messagesIn(eventsMessages, locale).dayAt(day(start_date), time(start_time))
    : day(start_date);
  const end = [end_date !== start_date && day(end_date), time(end_time)].filter(Boolean).join(" ");
  return end ? `${start} – ${end}` : start;
}

export const viewSeenEvent = (own: OwnEvent, { preferences: { locale } }: ViewContext): FormTexts =>
  viewSeen(ownEventGroups(own, locale), ownEventTexts(own.event), newestVersion(own));

/** Separately changed dates too; a new image is named by address. */
export function viewChangedEvent(
  texts: FormTexts,
  { stored: own, dates, image }: EventChanged,
  { preferences: { locale } }: ViewContext,
): ChangedMeanwhileView {
  const { [imageRemoveName("image")]: _removed, ...rest } = texts;
  const stored = ownEventTexts(own.event);
  const groups = ownEventGroups(own, locale);
  const isRuleNew = own.series !== null && own.series.version > readSeenVersion(texts);
  return viewChangedMeanwhile({
    // A form that did not ask for a reason leaves it as it is.
    sent: { ...pickFields(stored, ["moved_reason"]), ...rest, image: image ?? "" },
    stored,
    version: newestVersion(own),
    groups,
    others: dates.map((date) => viewDate(date, { stored, groups, isMeant: Boolean(texts.include_exceptions) }, locale)),
    note: isRuleNew ? messagesIn(changedMeanwhileMessages, locale).seriesNow(ruleWords(own, locale)) : null,
  });
}

interface DateOptions {
  stored: FormTexts;
  groups: WordedGroup[];
  /** The person asked to reset dates changed by hand. */
  isMeant: boolean;
}

/** Said elsewhere: its time is the label, the reason of a move stands by it, and it waits as its series does. */
const NOT_OF_A_DATE: ReadonlySet<string> = new Set(["when", "moved_reason", "publish"]);

/** Beside what the reset makes of it. */
function viewDate(date: StoredEvent, { stored, groups, isMeant }: DateOptions, locale: Locale): DifferenceView {
  const m = messagesIn(changedMeanwhileMessages, locale);
  const texts = eventTexts(date);
  const when = timeWords(texts, locale);
  const differing = groups.filter(({ name, words }) => !NOT_OF_A_DATE.has(name) && words(texts) !== words(stored));
  const lines = differing.map(({ label, words }) => `${label}: ${words(texts) || m.nothing}`);
  const version = (words: string) => ({ words, image: null });
  return {
    name: dateChoiceName(date.id),
    label: when,
    mine: version(m.likeTheRest),
    theirs: version([when, ...lines].join("\n")),
    proposed: isMeant ? "mine" : "theirs",
  };
}
