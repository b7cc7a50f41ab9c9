import type { OrganizersEvents } from "#db/queries/search/of-organizer";
import { type DarkHours, parseDarkHours } from "~/domain/paper/dark-hours";
import type { Locale } from "~/domain/site/locales";
import { dayOf } from "~/domain/time/wall-clock";
import type { ScreenParameters } from "~/schemas/paper/parameters";
import { type AddressView, viewAddress } from "./sheet";
import { viewDays, type WeekDayView } from "./week";

export interface ScreenView {
  locale: Locale;
  organizer: string;
  /** What goes on stands on today. */
  days: WeekDayView[];
  dark: DarkHours | null;
  address: AddressView;
}

interface Context {
  appUrl: string;
  now: Date;
}

export function viewScreen(
  found: OrganizersEvents,
  { lang: locale, dark }: ScreenParameters,
  { appUrl, now }: Context,
): ScreenView {
  const { organizer } = found;
  return {
    locale,
    organizer: organizer.name,
    days: viewDays(found, dayOf(now), locale, now),
    dark: parseDarkHours(dark) ?? null,
    address: viewAddress(`${appUrl}/organizer/${organizer.id}`),
  };
}
