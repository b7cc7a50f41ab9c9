import type { LetterReader } from "#db/queries/letters/readers";
import { letterMessages } from "#messages/letters";
import { type LetterChoices, USUAL_TIME, wantsLetters } from "~/domain/letters/letters";
import type { Preferences } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";

export interface ChoicesView extends LetterChoices {
  /** "Neste brev: 11. juni kl. 16:00."; null without a weekly letter. */
  next: string | null;
  isOn: boolean;
  /** Why Samling stopped by itself. */
  ended: string | null;
}

export const USUAL_CHOICES: ChoicesView = {
  weekly: true,
  ...USUAL_TIME,
  reminder: "none",
  at_once: false,
  next: null,
  isOn: false,
  ended: null,
};

export const choicesToRemind = (choices: ChoicesView): ChoicesView => ({
  ...choices,
  weekly: choices.isOn && choices.weekly,
  reminder: choices.reminder === "none" ? "day" : choices.reminder,
  at_once: choices.at_once || !choices.isOn,
});

export function viewChoices(reader: LetterReader, preferences: Preferences): ChoicesView {
  const { weekly, weekday, hour, reminder, at_once, next_at, due_for, ended_why } = reader;
  const m = messagesIn(letterMessages, preferences.locale);
  const next = due_for ?? next_at;
  return {
    weekly,
    weekday,
    hour,
    reminder,
    at_once,
    next: next && m.next(formatDayAndTime(next, preferences)),
    isOn: wantsLetters(reader),
    ended: ended_why && m.ended[ended_why],
  };
}
