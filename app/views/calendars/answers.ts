import type { FormAnswer } from "~/schemas/forms/answer";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { PreviewView, UnreadableView } from "./preview";

/** A stored calendar, and the fresh link of it that was pasted. */
export interface SameCalendarView {
  id: string;
  name: string;
  address: string;
  /** The name for the pasted one. */
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

/** A form of the calendars page that is shown again. */
export interface CalendarsForm extends FormAnswer<CalendarsProblem> {
  preview: null;
  /** What is wrong behind the pasted link; null where nothing is. */
  unreadable: UnreadableView | null;
  same: SameCalendarView | null;
  /** Both versions, shown instead of the page where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}

/** What adding a calendar would import; nothing is saved yet. */
export interface CalendarsPreview {
  preview: PreviewView;
}
