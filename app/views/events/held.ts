import { dayOf, shiftDay } from "~/domain/time/wall-clock";
import { firstDayMessages } from "~/i18n/first-day";
import { formatDayAndTime, formatTime } from "~/i18n/format";
import type { ViewContext } from "./card";

/** "i morgen kl. 14:15" */
export function viewShownFrom(until: Date, { preferences, now }: ViewContext): string {
  const m = firstDayMessages[preferences.locale];
  const time = formatTime(until, preferences);
  if (dayOf(until) === dayOf(now)) return m.today(time);
  return dayOf(until) === shiftDay(dayOf(now), 1) ? m.tomorrow(time) : formatDayAndTime(until, preferences);
}

/** "Vises fra i morgen kl. 14:15, eller når noen har sett på det" */
export const viewHeld = (until: Date, context: ViewContext) =>
  firstDayMessages[context.preferences.locale].held(viewShownFrom(until, context));
