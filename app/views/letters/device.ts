import type { LetterReader } from "#db/queries/letters/readers";
import { pushMessages } from "#messages/push";
import type { LetterSection } from "~/domain/letters/arrange";
import type { Preferences } from "~/domain/site/locales";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { viewChoices } from "./letters";

export type PushedView = ReturnType<typeof viewDevice>;

export function viewDevice(
  { reader, week }: { reader: LetterReader; week: LetterSection[] | null },
  { preferences }: { preferences: Preferences },
) {
  const m = messagesIn(pushMessages, preferences.locale);
  const next = reader.due_for ?? reader.next_at;
  return {
    choices: {
      ...viewChoices(reader, preferences),
      next: next && m.next(formatDayAndTime(next, preferences)),
      ended: reader.ended_why && m.ended,
    },
    isOfAccount: reader.user_id !== null,
    /** Null for an account's device where nobody is signed in. */
    week,
  };
}
