import { newestVersion, type OwnEvent } from "#db/queries/events/own";
import { changedMeanwhileMessages } from "#messages/changed-meanwhile";
import { eventFormMessages } from "#messages/event-form";
import { organizationFilterMessages } from "#messages/organization-filters";
import { recurrenceMessages } from "#messages/recurrence";
import { seriesMessages } from "#messages/series";
import { seriesPageMessages } from "#messages/series-page";
import { factsOf, lastDayBy, SERIES_ENDS } from "~/domain/events/recurrence";
import {
  CLASH_FIELDS,
  daysIn,
  readAvoidance,
  readRepetition,
  REPETITION_FIELDS,
} from "~/domain/events/repetition-texts";
import type { Locale } from "~/domain/site/locales";
import { isCalendarDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FormTexts } from "~/schemas/forms/parse";
import { type ChangedMeanwhileView, viewChangedMeanwhile, viewSeen, type WordedGroup } from "~/views/versions";
import type { ViewContext } from "./card";
import { ruleWords } from "./series-rule";
import { seriesTexts } from "./texts";

/** A rule and its first day are one group. */
export function seriesGroups(locale: Locale): WordedGroup[] {
  const { fields, seriesEnds } = messagesIn(eventFormMessages, locale);
  return [
    {
      name: "rule",
      label: fields.recurrence_pattern,
      fields: ["recurrence_pattern", "start_date", ...REPETITION_FIELDS],
      words: (texts) => repetitionWords(texts, locale),
    },
    {
      name: "end",
      label: seriesEnds.legend,
      fields: ["recurrence_end", "recurrence_end_date", "recurrence_count"],
      words: (texts) => endWords(texts, locale),
    },
    {
      name: "left_out",
      label: messagesIn(seriesPageMessages, locale).leftOut,
      fields: ["left_out_days"],
      words: (texts) => daysInWords(daysIn(texts, "left_out_days"), locale),
    },
    {
      name: "free",
      label: messagesIn(recurrenceMessages, locale).avoid.legend,
      fields: [...CLASH_FIELDS],
      words: (texts) => avoidanceWords(texts, locale),
    },
  ];
}

/** "hver onsdag fra onsdag 10. juni 2026"; all picked days. */
function repetitionWords(texts: FormTexts, locale: Locale): string {
  const { start_date: day = "", recurrence_pattern } = texts;
  if (!recurrence_pattern || !isCalendarDay(day)) return dayWords(day, locale);
  const repetition = readRepetition(texts, day);
  const said = messagesIn(seriesPageMessages, locale).repeatsFrom(
    messagesIn(seriesMessages, locale).repeats(factsOf(repetition, day)),
    dayWords(day, locale),
  );
  return [said, daysInWords(repetition.days ?? [], locale)].filter(Boolean).join("\n");
}

function endWords(texts: FormTexts, locale: Locale): string {
  const { start_date = "", recurrence_end_date = "" } = texts;
  const end = SERIES_ENDS.find((each) => each === texts["recurrence_end"]) ?? "date";
  const { seriesEnds, countedEnd } = messagesIn(eventFormMessages, locale);
  if (end === "endless") return seriesEnds.endless;
  const { recurrence_count: count = "", recurrence_after: after = "" } = texts;
  if (end === "count") return after ? countedEnd.after(count, dayWords(after, locale)) : countedEnd.dates(count);
  const until = isCalendarDay(start_date)
    ? lastDayBy(end, start_date, recurrence_end_date.trim(), readRepetition(texts, start_date))
    : recurrence_end_date.trim();
  return dayWords(until, locale);
}

/** What a series keeps free of, and the days it takes place all the same. */
export function avoidanceWords(texts: FormTexts, locale: Locale): string {
  const { avoid } = messagesIn(recurrenceMessages, locale);
  const { holidays, county } = readAvoidance(texts);
  const school = county && `${avoid.school} (${messagesIn(organizationFilterMessages, locale).counties[county]})`;
  const kept = holidays || county ? daysInWords(daysIn(texts, "kept_days"), locale) : "";
  return [holidays && avoid.holidays, school, kept].filter(Boolean).join("\n");
}

const daysInWords = (days: readonly string[], locale: Locale) => days.map((day) => dayWords(day, locale)).join("\n");

const dayWords = (day: string, locale: Locale) =>
  isCalendarDay(day) ? formatAs("weekdayAndYear", startOfNorwegianDay(day), locale) : day;

export const viewSeenSeries = (own: OwnEvent, texts: FormTexts, locale: Locale): FormTexts =>
  viewSeen(seriesGroups(locale), texts, newestVersion(own));

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
