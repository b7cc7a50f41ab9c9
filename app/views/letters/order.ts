import type { Order } from "#db/queries/letters/orders";
import type { LetterReader } from "#db/queries/letters/readers";
import { eventsMessages } from "#messages/events";
import { letterMessages } from "#messages/letters";
import { type LetterChoices, wantsLetters } from "~/domain/letters/letters";
import type { Preferences } from "~/domain/site/locales";
import { momentAt } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { viewFollowed } from "./followed";

export type OrderView = Awaited<ReturnType<typeof viewOrder>>;

type Deps = Parameters<typeof viewFollowed>[1] & { preferences: Preferences };

export async function viewOrder(
  { former, searches, events }: Order,
  { reader, email }: { reader: LetterReader; email: string },
  deps: Deps,
) {
  const named = await viewFollowed(
    searches.map(({ search }) => search),
    deps,
  );
  return {
    email,
    /** A name is null where it is nothing that visitors see. */
    searches: searches.map(({ id, is_new }, at) => ({ id, name: named[at]?.name ?? null, isNew: isNew(is_new) })),
    events: events.map(({ id, title, is_new }) => ({ id, name: title, isNew: isNew(is_new) })),
    /** What else would be otherwise than now; null where the address gets no letters yet. */
    changes: former && wantsLetters(former) ? changesOf(former, reader, deps.preferences) : null,
  };
}

const isNew = (flag: number) => flag === 1;

function changesOf(former: LetterChoices, asked: LetterChoices, preferences: Preferences): string[] {
  const m = messagesIn(letterMessages, preferences.locale);
  const [before, after] = [told(former, preferences), told(asked, preferences)];
  const names = { weekly: m.weekly, reminder: m.reminder, at_once: m.atOnce };
  return (["weekly", "reminder", "at_once"] as const)
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => m.wouldChange(names[kind], before[kind], after[kind]));
}

function told({ weekly, weekday, hour, reminder, at_once }: LetterChoices, preferences: Preferences) {
  const m = messagesIn(letterMessages, preferences.locale);
  const { dayAt } = messagesIn(eventsMessages, preferences.locale);
  const time = formatTime(momentAt(ANY_DAY, `${String(hour).padStart(2, "0")}:00`), preferences);
  const yesOrNo = (is: boolean) => (is ? m.yes : m.no);
  return {
    weekly: weekly ? dayAt(present(m.weekdays[weekday], "weekday of a letter"), time) : m.no,
    reminder: m.reminders[reminder],
    at_once: yesOrNo(at_once),
  };
}

const ANY_DAY = "2026-01-05";
