import type { EventRecordRow } from "#db/queries/events/records";
import type { OrganizersEvents } from "#db/queries/search/of-organizer";
import { detailMessages } from "#messages/detail";
import { paperMessages } from "#messages/paper";
import { inReadersLanguage, placeName } from "~/domain/events/display";
import { parseHosts } from "~/domain/events/hosts";
import { lastDayOf } from "~/domain/events/span";
import { takesPlace } from "~/domain/events/types";
import { parseFacts } from "~/domain/facts/facts";
import { WEEK_PAPERS } from "~/domain/paper/formats";
import type { WeekInWords } from "~/domain/paper/week-text";
import { DEFAULT_PREFERENCES, type Locale } from "~/domain/site/locales";
import { dayOf, shiftDay, startOfNorwegianDay } from "~/domain/time/days-and-moments";
import type { CalendarWeek } from "~/domain/time/week";
import { formatAs, formatDay, formatTime } from "~/i18n/format";
import { formatEventDays } from "~/i18n/format-event-time";
import { messagesIn } from "~/i18n/messages-in";
import type { FoundWeek } from "~/models/events/find-sheet";
import type { WeekSheetParameters } from "~/schemas/paper/parameters";
import { timesOf } from "~/views/events/card";
import { viewTitleMark } from "~/views/events/state";
import { viewCardFacts } from "~/views/facts/facts";
import { dayNamesOrSunday } from "~/views/search/day-names";
import { weekAddress } from "./address";
import { viewAddress, viewChoice, viewLanguages } from "./sheet";

export type WeekSheetView = ReturnType<typeof viewWeekSheet>;

export interface WeekDayView {
  day: string;
  /** "søndag 29. november" */
  heading: string;
  /** "1. søndag i advent" */
  names: string | null;
  events: WeekEventView[];
}

export type WeekEventView = ReturnType<typeof viewWeekEvent>;

interface Context {
  appUrl: string;
  now: Date;
}

export function viewWeekSheet(found: FoundWeek, asked: WeekSheetParameters, context: Context) {
  const { lang: locale, paper, week: which } = asked;
  const { organizer, week } = found;
  const m = messagesIn(paperMessages, locale);
  const heading = which === "this" ? m.thisWeek : m.weekOf(week.number);
  const hrefOf = (choice: Partial<WeekSheetParameters>) => weekAddress(organizer.id, { ...asked, ...choice });
  return {
    locale,
    title: m.titleOf(m.weekOf(week.number), organizer.name),
    paper,
    choices: [
      viewChoice(m.week, [...new Set(["this", "next", which])], {
        chosen: which,
        textOf: (week) => (isNear(week) ? m.weeks[week] : m.weekOf(found.week.number)),
        hrefOf: (week) => hrefOf({ week }),
      }),
      viewChoice(m.paper, WEEK_PAPERS, {
        chosen: paper,
        textOf: (paper) => m.papers[paper],
        hrefOf: (paper) => hrefOf({ paper }),
      }),
      viewLanguages(locale, (lang) => hrefOf({ lang })),
    ],
    backTo: `/organizer/${organizer.id}`,
    /** "Denne uken", or "Uke 49". */
    heading,
    organizer: organizer.name,
    /** "Uke 48: mandag 23. – søndag 29. november" */
    dates: `${m.weekOf(week.number)}: ${datesOf(week, context.now, locale)}`,
    days: viewDays(found, firstDayOf(week, context.now), locale, context.now),
    address: viewAddress(`${context.appUrl}/organizer/${organizer.id}`),
  };
}

export function weekInWords(found: FoundWeek, which: string, locale: Locale, { appUrl, now }: Context): WeekInWords {
  const m = messagesIn(paperMessages, locale);
  const { organizer, week } = found;
  const heading = m.titleOf(which === "this" ? m.thisWeek : m.weekOf(week.number), organizer.name);
  return {
    heading: `${heading}\n${datesOf(week, now, locale)}`,
    days: viewDays(found, firstDayOf(week, now), locale, now).map(({ heading, names, events }) => ({
      heading: [upperFirst(heading), names].filter(Boolean).join(", "),
      events,
    })),
    none: m.noneInWeek,
    end: `${m.all}: ${appUrl}/organizer/${organizer.id}`,
  };
}

const isNear = (which: string) => which === "this" || which === "next";

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const datesOf = ({ from, to }: CalendarWeek, now: Date, locale: Locale) =>
  formatEventDays(
    { start: startOfNorwegianDay(from), end: startOfNorwegianDay(shiftDay(to, 1)), isAllDay: true },
    now,
    locale,
  );

/** Today, or Monday in another week. */
function firstDayOf({ from, to }: CalendarWeek, now: Date): string {
  const today = dayOf(now);
  return today > from && today <= to ? today : from;
}

/** What began before stands on the first day. */
export function viewDays(
  { events, organizer }: OrganizersEvents,
  first: string,
  locale: Locale,
  now: Date,
): WeekDayView[] {
  const days = new Map<string, WeekEventView[]>();
  for (const event of events) {
    const start = dayOf(timesOf(event).start);
    const day = start < first ? first : start;
    days.set(day, [...(days.get(day) ?? []), viewWeekEvent(event, { day, organizer, locale, now })]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, events]) => ({
      day,
      heading: formatAs("weekday", startOfNorwegianDay(day), locale),
      names: dayNamesOrSunday(day, locale),
      events,
    }));
}

interface EventContext {
  day: string;
  organizer: OrganizersEvents["organizer"];
  locale: Locale;
  now: Date;
}

function viewWeekEvent(row: EventRecordRow, { day, organizer, locale, now }: EventContext) {
  const event = inReadersLanguage(row, locale);
  const m = messagesIn(paperMessages, locale);
  const times = timesOf(event);
  const last = lastDayOf(times);
  const isGoingOn = dayOf(times.start) < day;
  const time = times.isAllDay ? m.day : formatTime(times.start, { ...DEFAULT_PREFERENCES, locale });
  return {
    id: event.id,
    /** "11:00", "Hele dagen", "Pågår" */
    time: isGoingOn ? m.goesOn : time,
    title: event.title,
    /** The title's; null where nobody has said. */
    language: event.language,
    /** "Avlyst" */
    mark: viewTitleMark(event, locale),
    takesPlace: takesPlace(event),
    /** Null at the organizer's own, which the sheet is headed by. */
    place: placeName(event) === organizer.name.trim() ? null : (placeName(event) ?? event.city),
    /** "Sammen med Bykirken", "til lørdag 5. desember", "Gratis" */
    more: [
      ...(last ? [m.until(formatDay(last, now, locale))] : []),
      ...partnersOf(event, organizer.id, locale),
      ...viewCardFacts(parseFacts(event.facts), locale).map(({ text }) => text),
    ],
  };
}

/** "Sammen med Bykirken" */
function partnersOf(event: EventRecordRow, organizerId: string, locale: Locale): string[] {
  const { partner } = messagesIn(detailMessages, locale);
  const all = [{ id: event.organizer_id, name: event.organizer_name, part: "partner" }, ...parseHosts(event.hosts)];
  const others = all.filter(({ id, name, part }) => id !== organizerId && name && part === "partner");
  return others.length === 0 ? [] : [`${partner} ${others.map(({ name }) => name).join(", ")}`];
}
