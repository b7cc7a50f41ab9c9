import type { FormAnswer } from "~/schemas/forms/answer";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { PreviewView, UnreadableView } from "./preview";

/** A calendar that is here already, and the fresh link of it that was pasted. */
export interface SameCalendarView {
  id: string;
  name: string;
  address: string;
  /** What the pasted one is to be called. */
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

/** A form of the calendars' page that came back. */
export interface CalendarsForm extends FormAnswer<CalendarsProblem> {
  preview: null;
  /** What is wrong behind the link that was pasted. */
  unreadable: UnreadableView | null;
  same: SameCalendarView | null;
  /** Both versions, where somebody else has saved meanwhile: they are shown instead of the page. */
  changed: ChangedMeanwhileView | null;
}

/** What adding a calendar would bring; nothing is saved yet. */
export interface CalendarsPreview {
  preview: PreviewView;
}
