import type { OrganizersEvents } from "#db/queries/search/of-organizer";
import { parseDarkHours } from "~/domain/paper/dark-hours";
import { dayOf } from "~/domain/time/days-and-moments";
import type { ScreenParameters } from "~/schemas/paper/parameters";
import { viewAddress } from "./sheet";
import { viewDays } from "./week";

export type ScreenView = ReturnType<typeof viewScreen>;

export function viewScreen(
  found: OrganizersEvents,
  { lang: locale, dark }: ScreenParameters,
  { appUrl, now }: { appUrl: string; now: Date },
) {
  const { organizer } = found;
  return {
    locale,
    organizer: organizer.name,
    /** What goes on stands on today. */
    days: viewDays(found, dayOf(now), locale, now),
    dark: parseDarkHours(dark) ?? null,
    address: viewAddress(`${appUrl}/organizer/${organizer.id}`),
  };
}
