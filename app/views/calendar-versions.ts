import type { CalendarSyncRow } from "#db/queries/calendar-syncs";
import { EVENT_TYPES } from "~/domain/event-types";
import { calendarSyncMessages } from "~/i18n/calendar-sync";
import type { Locale } from "~/i18n/catalogue";
import { commonMessages } from "~/i18n/common";
import type { FormTexts } from "~/schemas/parse-form";
import { type ChangedMeanwhileView, viewChangedMeanwhile, viewSeen, type WordedGroup } from "./changed-meanwhile";
import { textGroup } from "./worded-groups";

/** The fields of a calendar as they are compared when two have changed it. */
export function calendarGroups(locale: Locale): WordedGroup[] {
  const { add, edit } = calendarSyncMessages[locale];
  const nameOf = (text: string) => {
    const type = EVENT_TYPES.find((each) => each === text);
    return type ? commonMessages[locale].eventTypes[type] : edit.noType;
  };
  return [
    textGroup("calendar_name", add.name),
    textGroup("calendar_url", add.url),
    textGroup("default_event_type", edit.type, nameOf),
    textGroup("default_place", edit.place),
  ];
}

/** A stored calendar in the fields of its form. */
export const calendarTexts = ({ calendar_name, calendar_url, default_event_type, default_place }: CalendarSyncRow): FormTexts => ({
  calendar_name,
  calendar_url,
  default_event_type: default_event_type ?? "",
  default_place: default_place ?? "",
});

export const viewSeenCalendar = (row: CalendarSyncRow, locale: Locale): FormTexts => viewSeen(calendarGroups(locale), calendarTexts(row), row.version);

export const viewChangedCalendar = (sent: FormTexts, stored: CalendarSyncRow, locale: Locale): ChangedMeanwhileView =>
  viewChangedMeanwhile({ sent, stored: calendarTexts(stored), version: stored.version, groups: calendarGroups(locale), note: calendarSyncMessages[locale].edit.whose(stored.calendar_name) });
