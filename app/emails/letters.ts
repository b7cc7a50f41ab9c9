import { eventStateMessages } from "#messages/event-states";
import { eventsMessages } from "#messages/events";
import { letterMailMessages } from "#messages/letter-mails";
import { inReadersLanguage, placeName, placeWithTown } from "~/domain/events/display";
import { marksOf, type StateRow, titleMark } from "~/domain/events/types";
import type { ArrangedLetter, LetterSection } from "~/domain/letters/arrange";
import type { LetterKind, Reminder } from "~/domain/letters/letters";
import { fullAddress } from "~/domain/places/addresses";
import type { Locale } from "~/domain/site/locales";
import { RETENTION } from "~/domain/site/retention";
import { capitalised } from "~/domain/text/capitalised";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, withoutAddresses } from "./compose-mail";

export interface LetterEvent extends StateRow {
  id: string;
  title: string;
  language?: string | null;
  other_language?: string | null;
  other_title?: string | null;
  all_day: number;
  location_name: string | null;
  location_address?: string | null;
  city: string | null;
  state_reason?: string | null;
}

export interface LetterLinks {
  event(id: string): string;
  manage: string;
  stop: string;
}

interface Told {
  links: LetterLinks;
  now: Date;
}

/** "Avlyst: søndag 7. juni kl. 18:30: Konsert", by itself. */
function lineOf(event: LetterEvent, now: Date, locale: Locale, place: string | null = null): string {
  const m = messagesIn(letterMailMessages, locale);
  const when = whenOf(event.start_time, event, now, locale);
  const mark = titleMark(event);
  const text = m.line({ when, title: titleOf(event, locale), place });
  return mark ? `${messagesIn(eventStateMessages, locale).marks[mark]}: ${text}` : text;
}

export const titleOf = (event: LetterEvent, locale: Locale) => withoutAddresses(inReadersLanguage(event, locale).title);

const placeOf = ({ location_name, city }: LetterEvent) => {
  const place = placeWithTown({ location_name, city, organizer_city: null });
  return place && withoutAddresses(place);
};

/** A paragraph, not the subject: the name of a place may say what kind of faith is meant. */
const placeLine = (event: LetterEvent, locale: Locale): string[] => {
  const address = fullAddress(event.location_address ?? null, event.city);
  const place = address ? withoutAddresses([placeName(event), address].filter(Boolean).join(", ")) : placeOf(event);
  return place ? [messagesIn(letterMailMessages, locale).place(place)] : [];
};

/** "18:30 Konsert, Storsalen (fullt)", below its day. */
function lineOfDay(event: LetterEvent, locale: Locale): string {
  const { marks } = messagesIn(eventStateMessages, locale);
  const time = event.all_day
    ? `${messagesIn(eventsMessages, locale).allDay}:`
    : formatTime(dateFromUnix(event.start_time), { locale, timeFormat: "24h" });
  const text = [`${time} ${titleOf(event, locale)}`, placeOf(event)].filter(Boolean).join(", ");
  const said = marksOf(event).map((mark) => marks[mark].toLowerCase());
  return said.length > 0 ? `${text} (${said.join(", ")})` : text;
}

/** First what is not as planned, then the rest day by day. */
export function letterSections(
  { changed, ahead }: ArrangedLetter<LetterEvent>,
  now: Date,
  locale: Locale,
): LetterSection[] {
  const section = (heading: string, events: readonly LetterEvent[], line: (event: LetterEvent) => string) => ({
    heading,
    lines: events.map((event) => ({ text: line(event), eventId: event.id })),
  });
  const days = groupsOf(ahead, ({ start_time }) => capitalised(formatDay(dateFromUnix(start_time), now, locale)));
  return [
    ...(changed.length > 0
      ? [
          section(messagesIn(letterMailMessages, locale).weekly.changed, changed, (event) =>
            lineOf(event, now, locale, placeOf(event)),
          ),
        ]
      : []),
    ...[...days].map(([day, events]) => section(day, events, (event) => lineOfDay(event, locale))),
  ];
}

export function whenOf(seconds: number, { all_day }: LetterEvent, now: Date, locale: Locale): string {
  const moment = dateFromUnix(seconds);
  const day = formatDay(moment, now, locale);
  const m = messagesIn(letterMailMessages, locale);
  return all_day ? m.allDay(day) : m.at({ day, time: formatTime(moment, { locale, timeFormat: "24h" }) });
}

const waysOut = (kind: LetterKind, { manage, stop }: LetterLinks, locale: Locale) => {
  const m = messagesIn(letterMailMessages, locale);
  return [
    { sentence: m.manage, link: manage },
    { sentence: m.stop[kind], link: stop },
  ];
};

/** The same whether the address gets letters already. */
export function confirmLettersMail({ link }: { link: string }, locale: Locale): Mail {
  const { confirm: m, footer } = messagesIn(letterMailMessages, locale);
  return composeMail(locale, {
    ...m,
    paragraphs: [m.body],
    link,
    notes: [m.notYou(RETENTION.unconfirmedLetterDays)],
    footer,
  });
}

interface WeeklyLetter extends Told {
  events: ArrangedLetter<LetterEvent>;
  asks: boolean;
}

export function weeklyLetter({ events, asks, links, now }: WeeklyLetter, locale: Locale): Mail {
  const { weekly: m, footer } = messagesIn(letterMailMessages, locale);
  const sections = letterSections(events, now, locale).map(({ heading, lines }) => ({
    heading,
    lines: lines.map(({ text, eventId }) => ({ text, link: links.event(eventId) })),
  }));
  return composeMail(locale, {
    ...m,
    heading: asks ? m.question : m.subject,
    paragraphs: asks ? [m.questionText, m.intro] : [m.intro],
    sections,
    button: asks ? m.keep : m.all,
    link: links.manage,
    notes: [...(events.more !== 0 ? [m.more(events.more)] : []), ...waysOut("weekly", links, locale)],
    footer,
  });
}

interface SavedLetter extends Told {
  event: LetterEvent;
}

export function reminderLetter(
  { event, links, now, before }: SavedLetter & { before: Exclude<Reminder, "none"> },
  locale: Locale,
): Mail {
  const { reminder: m, footer } = messagesIn(letterMailMessages, locale);
  return composeMail(locale, {
    subject: m.subjects[before](titleOf(event, locale)),
    paragraphs: [lineOf(event, now, locale), m.intro, ...placeLine(event, locale)],
    button: m.button,
    link: links.event(event.id),
    notes: waysOut("reminder", links, locale),
    footer,
  });
}

/** Also that it is as planned after all. */
export function changeLetter({ event, links, now }: SavedLetter, locale: Locale): Mail {
  const { change: m, reminder, footer } = messagesIn(letterMailMessages, locale);
  const mark = titleMark(event);
  const word = mark ? messagesIn(eventStateMessages, locale).marks[mark] : m.back;
  const { previous_start_time: before, previous_location: place } = event;
  const was = [
    before === null || before === event.start_time ? null : whenOf(before, event, now, locale),
    place && withoutAddresses(place),
  ].filter((text) => text !== null);
  return composeMail(locale, {
    subject: m.subject(word, titleOf(event, locale)),
    paragraphs: [
      lineOf(event, now, locale),
      m.intro,
      // Below what a list of mails shows: nobody knows what these say of a faith.
      ...placeLine(event, locale),
      ...(event.state === "moved" && was.length > 0 ? [m.was(was.join(", "))] : []),
      ...(mark && event.state_reason ? [m.reason(withoutAddresses(event.state_reason))] : []),
    ],
    button: reminder.button,
    link: links.event(event.id),
    notes: waysOut("at_once", links, locale),
    footer,
  });
}
