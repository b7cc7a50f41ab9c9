import { calendarProblemMessages } from "#messages/calendar-problems";
import { calendarSyncMessages } from "#messages/calendar-sync";
import type { Locale } from "~/domain/site/locales";
import { messagesIn } from "~/i18n/messages-in";
import type { UnreadableCalendar } from "~/models/calendars/preview";
import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { ProblemView } from "./run";

export interface SameCalendarView {
  id: string;
  name: string;
  address: string;
  typedName: string;
}

type CalendarsProblem =
  | "busy"
  | "changedMeanwhile"
  | "exists"
  | "gone"
  | "sameCalendar"
  | "stillRunning"
  | "tooMany"
  | "tooManyCalendars"
  | "unreadable";

export interface CalendarsForm extends FormAnswer<CalendarsProblem> {
  unreadable: UnreadableView | null;
  same: SameCalendarView | null;
  /** Shown instead of the page where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}

export interface UnreadableView {
  link: string | null;
  feed: ProblemView | null;
  /** It can be added all the same. */
  addAnyway: { text: string | null } | null;
}

export function viewUnreadable({ link, feed, addAnyway }: UnreadableCalendar, locale: Locale): UnreadableView {
  const { links, add } = messagesIn(calendarSyncMessages, locale);
  if (feed === "empty") return { link: null, feed: add.empty, addAnyway: { text: null } };
  const problem = feed && messagesIn(calendarProblemMessages, locale).problems[feed];
  if (problem && addAnyway !== null)
    return { link: null, feed: { ...problem, remedy: add.tryLater }, addAnyway: { text: add.anywayText } };
  return { link: link && links[link], feed: problem, addAnyway: null };
}
