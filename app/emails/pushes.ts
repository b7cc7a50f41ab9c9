import { eventStateMessages } from "#messages/event-states";
import { pushNoticeMessages } from "#messages/push-notices";
import { titleMark } from "~/domain/events/types";
import type { ArrangedLetter } from "~/domain/letters/arrange";
import { type LetterKind, MOST_LINES, type Reminder } from "~/domain/letters/letters";
import { boundedNotice, type PushNotice, type WaitingPush } from "~/domain/letters/push-notice";
import type { Locale } from "~/domain/site/locales";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import { messagesIn } from "~/i18n/messages-in";
import { type LetterEvent, titleOf, whenOf } from "./letters";

const WEEK_VALID_SECONDS = 2 * DAY_SECONDS;

/** No push service stores anything longer. */
const LONGEST_SECONDS = 28 * DAY_SECONDS;

type Said = Pick<PushNotice, "title" | "body" | "tag" | "path">;

const noticeOf = (kind: LetterKind, said: Said, locale: Locale): PushNotice => {
  const { stop, stopped } = messagesIn(pushNoticeMessages, locale);
  return boundedNotice({ kind, ...said, lang: locale, stop: { label: stop, done: stopped[kind] } });
};

interface WeeklyPush {
  events: ArrangedLetter<LetterEvent>;
  asks: boolean;
  now: Date;
}

/** Not what: what is followed may tell what somebody believes. */
export function weeklyPush({ events: { changed, ahead, more }, asks, now }: WeeklyPush, locale: Locale): WaitingPush {
  const m = messagesIn(pushNoticeMessages, locale).weekly;
  const count = more === null ? null : changed.length + ahead.length + more;
  // Where all lines are so, there may be more.
  const otherwise = changed.length < MOST_LINES ? changed.length : null;
  const body = asks ? m.question : [m.count(count), otherwise !== 0 && m.changed(otherwise)].filter(Boolean).join(" ");
  return {
    notice: noticeOf("weekly", { title: m.title, body, tag: "week", path: "/push#week" }, locale),
    until: unixSeconds(now) + WEEK_VALID_SECONDS,
    isUrgent: false,
  };
}

interface SavedPush {
  event: LetterEvent;
  now: Date;
}

/** Without the place, whose name may say what kind of faith is meant. */
const savedPush = (
  kind: LetterKind,
  { title, event, now }: { title: string } & SavedPush,
  locale: Locale,
): WaitingPush => ({
  notice: noticeOf(
    kind,
    { title, body: whenOf(event.start_time, event, now, locale), tag: `event:${event.id}`, path: `/event/${event.id}` },
    locale,
  ),
  until: Math.min(event.start_time, unixSeconds(now) + LONGEST_SECONDS),
  isUrgent: true,
});

export function reminderPush(
  { event, before, now }: SavedPush & { before: Exclude<Reminder, "none"> },
  locale: Locale,
): WaitingPush {
  const title = messagesIn(pushNoticeMessages, locale).reminder[before](titleOf(event, locale));
  return savedPush("reminder", { title, event, now }, locale);
}

/** Also that it is as planned after all. */
export function changePush({ event, now }: SavedPush, locale: Locale): WaitingPush {
  const m = messagesIn(pushNoticeMessages, locale).change;
  const mark = titleMark(event);
  const word = mark ? messagesIn(eventStateMessages, locale).marks[mark] : m.back;
  return savedPush("at_once", { title: m.title(word, titleOf(event, locale)), event, now }, locale);
}
