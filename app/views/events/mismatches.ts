import type { WaitingMismatch } from "#db/queries/events/mismatches";
import { mismatchListMessages, mismatchMessages } from "#messages/mismatches";
import { type Mismatch, MISMATCHES } from "~/domain/events/mismatches";
import { groupsOf } from "~/domain/values";
import { formatEventDays, formatEventHours } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import { timesOf, type ViewContext } from "./card";

export interface MismatchedEventView {
  id: string;
  title: string;
  when: string;
  /** "Jeg møtte ingen (2)" */
  said: string[];
  words: string[];
  /** Where time and place are changed; null where that is done here. */
  calendar: string | null;
}

export function viewMismatches(
  rows: readonly WaitingMismatch[],
  { preferences, now }: ViewContext,
): MismatchedEventView[] {
  const { problems } = messagesIn(mismatchMessages, preferences.locale);
  const { said } = messagesIn(mismatchListMessages, preferences.locale);
  return [...groupsOf(rows, ({ event_id }) => event_id)].map(([id, of]) => {
    const [{ title, calendar_name, ...row }] = of;
    const times = timesOf(row);
    const count = (problem: Mismatch) => of.filter((one) => one.problem === problem).length;
    return {
      id,
      title,
      when: [formatEventDays(times, now, preferences.locale), formatEventHours(times, preferences)]
        .filter(Boolean)
        .join(" "),
      said: MISMATCHES.filter((problem) => count(problem) > 0).map((problem) =>
        said(problems[problem], count(problem)),
      ),
      words: of.flatMap((one) => one.words ?? []),
      calendar: calendar_name,
    };
  });
}
