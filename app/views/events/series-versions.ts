import { newestVersion, type OwnEvent } from "#db/queries/events/own";
import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { eventFormMessages } from "#messages/event-form";
import { seriesMessages } from "#messages/series";
import { seriesPageMessages } from "#messages/series-page";
import { factsOf, lastDayBy, RECURRENCE_PATTERNS, SERIES_ENDS } from "~/domain/events/recurrence";
import type { Locale } from "~/domain/site/locales";
import { isCalendarDay } from "~/domain/time/calendar-days";
import { startOfNorwegianDay } from "~/domain/time/wall-clock";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import { type ChangedMeanwhileView, viewChangedMeanwhile, viewSeen, type WordedGroup } from "~/views/versions";
import type { ViewContext } from "./card";
import { ruleWords } from "./series-rule";
import { seriesTexts } from "./texts";

/** Returns a series rule's fields for the comparison of two versions; a rule and its first day are one group. */
export function seriesGroups(locale: Locale): WordedGroup[] {
  const { fields, seriesEnds } = messagesIn(eventFormMessages, locale);
  return [
    {
      name: "rule",
      label: fields.recurrence_pattern,
      fields: ["recurrence_pattern", "start_date"],
      words: (texts) => rhythmWords(texts, locale),
    },
    {
      name: "end",
      label: seriesEnds.legend,
      fields: ["recurrence_end", "recurrence_end_date"],
      words: (texts) => dayWords(endOf(texts), locale),
    },
    {
      name: "left_out",
      label: messagesIn(seriesPageMessages, locale).leftOut,
      fields: ["left_out_days"],
      words: (texts) => leftOutWords(texts, locale),
    },
  ];
}

/** Returns "hver onsdag fra onsdag 10. juni 2026". */
function rhythmWords({ start_date: day = "", recurrence_pattern }: FormTexts, locale: Locale): string {
  const pattern = RECURRENCE_PATTERNS.find((each) => each === recurrence_pattern);
  if (!pattern || !isCalendarDay(day)) return dayWords(day, locale);
  return messagesIn(seriesPageMessages, locale).repeatsFrom(
    messagesIn(seriesMessages, locale).repeats(factsOf(pattern, day)),
    dayWords(day, locale),
  );
}

function endOf({ start_date = "", recurrence_end, recurrence_end_date = "" }: FormTexts): string {
  const end = SERIES_ENDS.find((each) => each === recurrence_end) ?? "date";
  return isCalendarDay(start_date)
    ? lastDayBy(end, start_date, recurrence_end_date.trim())
    : recurrence_end_date.trim();
}

const leftOutWords = ({ left_out_days = "" }: FormTexts, locale: Locale) =>
  left_out_days
    .split(",")
    .filter(isCalendarDay)
    .sort()
    .map((day) => dayWords(day, locale))
    .join("\n");

const dayWords = (day: string, locale: Locale) =>
  isCalendarDay(day) ? formatAs("weekdayAndYear", startOfNorwegianDay(day), locale) : day;

/** Returns the hidden fields with the version that the series form was opened with. */
export const viewSeenSeries = (own: OwnEvent, texts: FormTexts, locale: Locale): FormTexts =>
  viewSeen(seriesGroups(locale), texts, newestVersion(own));

/** Returns both versions of a series' rule. */
export const viewChangedSeries = (
  sent: FormTexts,
  own: OwnEvent,
  { preferences: { locale }, now }: ViewContext,
): ChangedMeanwhileView =>
  viewChangedMeanwhile({
    sent,
    stored: seriesTexts(own, now),
    version: newestVersion(own),
    groups: seriesGroups(locale),
    note: messagesIn(changedMeanwhileMessages, locale).seriesNow(ruleWords(own, locale)),
  });
