import { useFormAnswer } from "~/components/send/use-form-answer";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";

/** The form that changes a calendar, also by a fresh link, where it came back. */
export function useEditAnswer(answer: CalendarsForm | null, syncId: string) {
  return useFormAnswer(answer?.texts["sync_id"] === syncId ? answer : null, ["edit", "relink"]);
}

/** What the page says itself, above its forms. */
export const SAID_ABOVE = {
  busy: null,
  exists: null,
  gone: null,
  sameCalendar: null,
  stillRunning: null,
  tooMany: null,
  tooManyCalendars: null,
} as const;

/** What is said of each problem, by what was asked for; null for what the form that came back says itself. */
export function useProblemTexts(intent: string) {
  const { problems: m } = useMessages(calendarSyncMessages);
  return {
    ...m,
    exists: intent === "edit" || intent === "relink" ? m.editExists : m.exists,
    gone: intent === "remove" ? m.remove : m.gone,
    sameCalendar: null,
    unreadable: null,
  };
}
