import type { FeedInspection } from "~/models/calendars/inspect-feed";
import { calendarProblemMessages } from "~/i18n/calendar-problems";
import { debugCalendarMessages } from "~/i18n/debug-calendar";
import { formatDayAndTime } from "~/i18n/format";
import type { ViewContext } from "./event-card";

export interface InspectionView {
  facts: [name: string, value: string][];
  events: { key: string; when: string; title: string; type: string; location: string | null }[];
  skipped: { title: string; why: string; detail: string | null }[];
}

export function viewInspection({ facts, events, skipped }: FeedInspection, { preferences }: ViewContext): InspectionView {
  const reasons = calendarProblemMessages[preferences.locale].skipped;
  const { untitled } = debugCalendarMessages[preferences.locale].calendar;
  return {
    facts,
    events: events.map(({ key, start, title, type, location }) => ({ key, when: formatDayAndTime(start, preferences), title, type, location })),
    skipped: skipped.map(({ summary, uid, reason, detail }) => ({ title: summary ?? uid ?? untitled, why: reasons[reason], detail })),
  };
}
