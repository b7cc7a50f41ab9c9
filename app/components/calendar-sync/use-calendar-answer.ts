import { calendarSyncMessages } from "#messages/calendar-sync";
import { useFormAnswer } from "~/components/send/form-problems";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";

/** Null without one; `relink` only replaced the link. */
export function useEditAnswer(answer: CalendarsForm | null, syncId: string) {
  return useFormAnswer(answer?.texts["sync_id"] === syncId ? answer : null, ["edit", "relink"]);
}

export const SHOWN_ABOVE = {
  busy: null,
  exists: null,
  gone: null,
  sameCalendar: null,
  stillRunning: null,
  tooMany: null,
  tooManyCalendars: null,
} as const;

/** Null for problems that the form shows itself. */
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
