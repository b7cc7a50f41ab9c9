import { firstDayMessages } from "#messages/first-day";
import { dayOf, shiftDay } from "~/domain/time/days-and-moments";
import { formatDayAndTime, formatTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "./card";

/** "i morgen kl. 14:15" */
export function viewShownFrom(until: Date, { preferences, now }: ViewContext): string {
  const m = messagesIn(firstDayMessages, preferences.locale);
  const time = formatTime(until, preferences);
  if (dayOf(until) === dayOf(now)) return m.today(time);
  return dayOf(until) === shiftDay(dayOf(now), 1) ? m.tomorrow(time) : formatDayAndTime(until, preferences);
}

/** "Vises fra i morgen kl. 14:15" */
export const viewTimed = (at: Date, context: ViewContext) =>
  messagesIn(firstDayMessages, context.preferences.locale).badge(viewShownFrom(at, context));

/** "Vises fra i morgen kl. 14:15, eller når noen har sett på det" */
export const viewHeld = (until: Date, context: ViewContext) =>
  messagesIn(firstDayMessages, context.preferences.locale).held(viewShownFrom(until, context));

/** Of `count` events that were published now `held` wait: "Ute nå: 20. I morgen kl. 10: 32 til" */
export function viewOutNow(count: number, held: number, until: Date, context: ViewContext): string {
  const m = messagesIn(firstDayMessages, context.preferences.locale);
  const when = viewShownFrom(until, context);
  return count > held ? m.outNow(count - held, held, when.replace(FULL_HOUR, "")) : m.someHeld(held, when);
}

const FULL_HOUR = /(?<=\d):00$/;
