import type { FormAnswer } from "~/schemas/forms/parse";
import type { ChangedMeanwhileView } from "~/views/versions";
import type { PreviewView, UnreadableView } from "./preview";

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
  preview: null;
  unreadable: UnreadableView | null;
  same: SameCalendarView | null;
  /** Shown instead of the page where somebody else has saved meanwhile. */
  changed: ChangedMeanwhileView | null;
}

export interface CalendarsPreview {
  preview: PreviewView;
}
