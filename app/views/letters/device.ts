import { pushMessages } from "#messages/push";
import type { EventCardRow } from "#db/queries/events/cards";
import type { LetterReader } from "#db/queries/letters/readers";
import type { ArrangedLetter } from "~/domain/letters/arrange";
import type { Preferences } from "~/domain/site/preferences";
import { letterLine } from "~/emails/letters";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { type ChoicesView, viewChoices } from "./letters";

/** What is pushed to a device, as its own page shows it. */
export interface DeviceView {
  choices: ChoicesView;
  /** Whether it gets what an account follows. */
  isOfAccount: boolean;
  /** The days ahead of what is followed and saved. */
  week: { text: string; to: string }[];
}

export function viewDevice(
  reader: LetterReader,
  { changed, ahead }: ArrangedLetter<EventCardRow>,
  { preferences, now }: { preferences: Preferences; now: Date },
): DeviceView {
  const m = messagesIn(pushMessages, preferences.locale);
  const next = reader.due_for ?? reader.next_at;
  return {
    choices: {
      ...viewChoices(reader, preferences),
      next: next && m.next(formatDayAndTime(next, preferences)),
      ended: reader.ended_why && m.ended,
    },
    isOfAccount: reader.user_id !== null,
    week: [...changed, ...ahead].map((event) => ({
      text: letterLine(event, now, preferences.locale),
      to: `/event/${event.id}`,
    })),
  };
}
