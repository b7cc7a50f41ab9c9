import { FLASH } from "~/domain/site/flash";
import type { accountOverviewMessages } from "~/i18n/account-overview";
import type { accountSettingsMessages } from "~/i18n/account-settings";
import type { calendarSyncMessages } from "~/i18n/calendar-sync";
import type { dashboardMessages } from "~/i18n/dashboard";
import type { flashMessages } from "~/i18n/flash";
import type { teamMessages } from "~/i18n/team";

/** The pages that can say what has just happened, with the texts for it: their keys are all that can be said there. */
export interface FlashTexts {
  "/": (typeof flashMessages)["nb"];
  "/organizations": (typeof flashMessages)["nb"];
  "/dashboard": OfDashboard;
  "/dashboard/settings": OfDashboard;
  "/dashboard/calendar-sync": Pick<
    (typeof calendarSyncMessages)["nb"]["flash"],
    "added" | "synced" | "edited" | "removed" | "paused" | "enabled"
  >;
  [series: `/dashboard/series/${string}`]: OfDashboard;
  "/settings": (typeof accountOverviewMessages)["nb"]["flash"];
  [settings: `/settings/${string}`]: (typeof accountSettingsMessages)["nb"]["flash"];
  [team: `/organizer/${string}/team`]: (typeof teamMessages)["nb"]["flash"];
}

type OfDashboard = (typeof dashboardMessages)["nb"]["flash"];

export type FlashKey<Page extends keyof FlashTexts> = keyof FlashTexts[Page] & string;

export interface FlashOptions {
  /** How many it happened to. */
  count?: number;
  /** Id of what it happened to. */
  subject?: string;
  /** Id by which the log knows what failed. */
  failure?: string;
  /** What else the address holds. */
  search?: URLSearchParams;
}

/** The address of a page that says what has just happened. */
export function flashPath<Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { count, subject, failure, search }: FlashOptions = {},
): string {
  const query = new URLSearchParams(search);
  query.set(FLASH.key, key);
  if (count !== undefined) query.set(FLASH.count, String(count));
  if (subject !== undefined) query.set(FLASH.subject, subject);
  if (failure !== undefined) query.set(FLASH.failure, failure);
  return `${page}?${query}`;
}
