import { openingMessages } from "#messages/opening";
import type { Opening } from "~/domain/organizers/open-spans";
import { hasOpeningHours, openingState, openingTurns, openingWeek } from "~/domain/organizers/opening";
import type { Preferences } from "~/domain/site/locales";
import { DAY_MS, dayOf, momentAt } from "~/domain/time/days-and-moments";
import { formatDay, formatMoment, formatWeekday } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import { clockText } from "~/views/events/regular-times";

export type OpeningView = NonNullable<ReturnType<typeof viewOpening>>;

interface Context {
  now: Date;
  preferences: Preferences;
}

/** Returns null where nothing is said. */
export function viewOpening(opening: Opening, language: string | null, { now, preferences }: Context) {
  if (!hasOpeningHours(opening) && opening.note === undefined) return null;
  return {
    title: messagesIn(openingMessages, preferences.locale).title,
    /** From a moment (ISO 8601) on; the first is now. Empty where no hours are said. */
    phases: viewPhases(opening, { now, preferences }),
    /** ISO 8601. */
    until: new Date(now.getTime() + DAY_MS).toISOString(),
    /** The hours in parts that stay on one line each; empty where none are said. */
    week: hasOpeningHours(opening) ? viewWeek(opening, preferences) : [],
    note: opening.note ?? null,
    /** Null where it has not said. */
    language,
  };
}

/** Now and in the following day, each text once. */
function viewPhases(opening: Opening, { now, preferences }: Context) {
  const phases = openingTurns(opening, now).flatMap((from) => {
    const said = sayState(opening, { now: from, preferences });
    return said ? [{ from: from.toISOString(), ...said }] : [];
  });
  return phases.filter(({ text }, index) => text !== phases[index - 1]?.text);
}

function sayState(opening: Opening, { now, preferences }: Context): { text: string; isOpen: boolean } | null {
  const m = messagesIn(openingMessages, preferences.locale);
  const state = openingState(opening, now);
  if (state === null) return null;
  if (state.kind === "holiday") return { text: m.holiday, isOpen: false };
  if (state.kind === "open") return { text: m.open(clockText(state.until, preferences)), isOpen: true };
  const { at, daysAhead } = state;
  const time = clockText(at, preferences);
  const day = daysAhead < 7 ? formatMoment(at, "EEEE", preferences.locale) : formatDay(at, now, preferences.locale);
  const near = [m.today(time), m.tomorrow(time)][daysAhead];
  return { text: near ?? m.onDay(day, time), isOpen: false };
}

function viewWeek(opening: Opening, preferences: Preferences) {
  const m = messagesIn(openingMessages, preferences.locale);
  const clock = (time: string) => clockText(momentAt(dayOf(new Date(0)), time), preferences);
  const name = (weekday: number) => formatWeekday(weekday, preferences.locale);
  return openingWeek(opening).map(({ first, last, spans }) => ({
    days: capital(first === last ? name(first) : m.days(name(first), name(last))),
    hours: spans.length === 0 ? [m.closed] : m.spans(spans.map(({ from, until }) => `${clock(from)}–${clock(until)}`)),
    isClosed: spans.length === 0,
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
