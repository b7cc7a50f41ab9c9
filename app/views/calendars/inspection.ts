import { calendarProblemMessages } from "#messages/calendar-problems";
import { debugCalendarMessages } from "#messages/debug-calendar";
import type { ImportedEvent } from "~/domain/calendars/imported-event";
import { formatDay, formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { FeedInspection } from "~/models/calendars/inspect-feed";
import type { ViewContext } from "~/views/events/card";

export type InspectionView = ReturnType<typeof viewInspection>;

export function viewInspection({ facts, events, skipped }: FeedInspection, { preferences, now }: ViewContext) {
  const whenOf = ({ start, allDay }: ImportedEvent) =>
    allDay ? formatDay(start, now, preferences.locale) : formatDayAndTime(start, preferences);
  const reasons = messagesIn(calendarProblemMessages, preferences.locale).skipped;
  const { untitled } = messagesIn(debugCalendarMessages, preferences.locale).calendar;
  return {
    facts,
    events: events.map((event) => ({
      key: event.key,
      when: whenOf(event),
      title: event.title,
      type: event.type,
      location: event.location,
    })),
    skipped: skipped.map(({ summary, uid, reason, detail }) => ({
      title: summary ?? uid ?? untitled,
      why: reasons[reason],
      detail,
    })),
  };
}
