import { eventStateMessages } from "#messages/event-states";
import { letterMailMessages } from "#messages/letter-mails";
import { marksOf, type StateRow } from "~/domain/events/state";
import { inReadersLanguage } from "~/domain/events/written";
import type { ArrangedLetter } from "~/domain/letters/arrange";
import type { LetterKind, Reminder } from "~/domain/letters/letters";
import { RETENTION } from "~/domain/site/retention";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/unix-time";
import { formatDay, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { composeMail, type Mail, type MailSection, withoutAddresses } from "./compose-mail";

/** An event as letters tell of it. */
export interface LetterEvent extends StateRow {
  id: string;
  title: string;
  /** The languages of its text: see inReadersLanguage(). */
  language?: string | null;
  other_language?: string | null;
  other_title?: string | null;
  all_day: number;
  location_name: string | null;
  city: string | null;
}

/** Where a letter's links lead; absolute. */
export interface LetterLinks {
  event(id: string): string;
  manage: string;
  /** The page that stops this kind of letter. */
  stop: string;
}

interface Told {
  links: LetterLinks;
  now: Date;
}

/** Returns "Avlyst: søndag 7. juni kl. 18:30: Konsert, Storsalen": what a letter's line says of an event. */
export function letterLine(event: LetterEvent, now: Date, locale: Locale): string {
  const m = messagesIn(letterMailMessages, locale);
  const when = whenOf(event.start_time, event, now, locale);
  const [mark] = marksOf(event);
  const text = m.line({ when, title: titleOf(event, locale), place: placeOf(event) });
  return mark ? `${messagesIn(eventStateMessages, locale).marks[mark]}: ${text}` : text;
}

export const titleOf = (event: LetterEvent, locale: Locale) => withoutAddresses(inReadersLanguage(event, locale).title);

const placeOf = ({ location_name, city }: LetterEvent) => {
  const place = [...new Set([location_name, city])].filter(Boolean).join(", ");
  return place ? withoutAddresses(place) : null;
};

export function whenOf(seconds: number, { all_day }: LetterEvent, now: Date, locale: Locale): string {
  const moment = dateFromUnix(seconds);
  const day = formatDay(moment, now, locale);
  const m = messagesIn(letterMailMessages, locale);
  return all_day ? m.allDay(day) : m.at({ day, time: formatTime(moment, { locale, timeFormat: "24h" }) });
}

/** The ways out that stand at the end of every letter. */
const waysOut = (kind: LetterKind, { manage, stop }: LetterLinks, locale: Locale) => {
  const m = messagesIn(letterMailMessages, locale);
  return [
    { sentence: m.manage, link: manage },
    { sentence: m.stop[kind], link: stop },
  ];
};

/** To an address that somebody wants letters at. The same whether it gets some already. */
export function confirmLettersMail({ link }: { link: string }, locale: Locale): Mail {
  const { confirm: m, footer } = messagesIn(letterMailMessages, locale);
  return composeMail(
    {
      subject: m.subject,
      heading: m.heading,
      paragraphs: [m.body],
      button: { label: m.button, link },
      notes: [m.notYou(RETENTION.unconfirmedLetterDays)],
      footer,
    },
    locale,
  );
}

interface WeeklyLetter extends Told {
  events: ArrangedLetter<LetterEvent>;
  /** Asks whether it is still wanted. */
  asks: boolean;
}

/** Returns a week's letter: what is not as planned, then the days to come. */
export function weeklyLetter({ events, asks, links, now }: WeeklyLetter, locale: Locale): Mail {
  const { weekly: m, footer } = messagesIn(letterMailMessages, locale);
  const section = (heading: string, among: readonly LetterEvent[]): MailSection[] =>
    among.length === 0
      ? []
      : [
          {
            heading,
            lines: among.map((event) => ({ text: letterLine(event, now, locale), link: links.event(event.id) })),
          },
        ];
  return composeMail(
    {
      subject: m.subject,
      heading: asks ? m.question : m.heading,
      paragraphs: asks ? [m.questionText, m.intro] : [m.intro],
      sections: [...section(m.changed, events.changed), ...section(m.ahead, events.ahead)],
      button: { label: asks ? m.keep : m.all, link: links.manage },
      notes: [...(events.more > 0 ? [m.more(events.more)] : []), ...waysOut("weekly", links, locale)],
      footer,
    },
    locale,
  );
}

interface SavedLetter extends Told {
  event: LetterEvent;
}

/** Reminds of a saved event. */
export function reminderLetter(
  { event, links, now, before }: SavedLetter & { before: Exclude<Reminder, "none"> },
  locale: Locale,
): Mail {
  const { reminder: m, footer } = messagesIn(letterMailMessages, locale);
  const subject = m.subjects[before](titleOf(event, locale));
  return composeMail(
    {
      subject,
      heading: subject,
      paragraphs: [letterLine(event, now, locale), m.intro],
      button: { label: m.button, link: links.event(event.id) },
      notes: waysOut("reminder", links, locale),
      footer,
    },
    locale,
  );
}

/** Tells at once that a saved event is cancelled, postponed or moved, or as planned after all. */
export function changeLetter({ event, links, now }: SavedLetter, locale: Locale): Mail {
  const { change: m, footer } = messagesIn(letterMailMessages, locale);
  const [mark] = marksOf(event);
  const word = mark ? messagesIn(eventStateMessages, locale).marks[mark] : m.back;
  const subject = m.subject(word, titleOf(event, locale));
  const { previous_start_time: before, previous_location: place } = event;
  const was = [
    before === null || before === event.start_time ? null : whenOf(before, event, now, locale),
    place && withoutAddresses(place),
  ].filter((text) => text !== null);
  return composeMail(
    {
      subject,
      heading: subject,
      paragraphs: [
        letterLine(event, now, locale),
        ...(event.state === "moved" && was.length > 0 ? [m.was(was.join(", "))] : []),
        m.intro,
      ],
      button: { label: m.button, link: links.event(event.id) },
      notes: waysOut("at_once", links, locale),
      footer,
    },
    locale,
  );
}
