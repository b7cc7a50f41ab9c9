import type { accountOverviewMessages } from "#messages/account-overview";
import type { accountSettingsMessages } from "#messages/account-settings";
import type { adapterMessages } from "#messages/adapters";
import type { adminMessages } from "#messages/admin";
import type { binMessages } from "#messages/bin";
import type { calendarSyncMessages } from "#messages/calendar-sync";
import type { dashboardMessages } from "#messages/dashboard";
import type { flashMessages } from "#messages/flash";
import type { healthMessages } from "#messages/health";
import type { askedHostMessages, hostMessages } from "#messages/hosts";
import type { intakeMessages } from "#messages/intake";
import type { likeEventsMessages } from "#messages/like-events";
import type { mismatchListMessages } from "#messages/mismatches";
import type { moderationMessages } from "#messages/moderation";
import type { ownDataMessages } from "#messages/own-data";
import type { previewMessages } from "#messages/preview";
import type { registerPageMessages } from "#messages/register-pages";
import type { sourceStatusMessages } from "#messages/source-status";
import type { storedFormMessages } from "#messages/stored-forms";
import type { teamMessages } from "#messages/team";
import { FLASH } from "~/domain/site/flash";
import type { adminRefusals } from "~/i18n/admin-refusals";

/** An address can report nothing but the keys of these texts. */
export interface FlashTexts {
  "/": typeof flashMessages;
  "/organizations": typeof flashMessages;
  "/dashboard": OfDashboard;
  "/dashboard/settings": OfDashboard;
  "/dashboard/like-events": (typeof likeEventsMessages)["flash"];
  "/dashboard/data": (typeof ownDataMessages)["flash"];
  "/dashboard/bin": (typeof binMessages)["flash"];
  "/dashboard/hosts": (typeof askedHostMessages)["flash"];
  [hosts: `/dashboard/event/${string}/hosts`]: (typeof hostMessages)["flash"];
  [draft: `/dashboard/draft/${string}`]: (typeof previewMessages)["flash"];
  "/dashboard/templates": (typeof storedFormMessages)["templates"]["flash"];
  "/dashboard/mismatches": (typeof mismatchListMessages)["flash"];
  "/dashboard/calendar-sync": Pick<
    (typeof calendarSyncMessages)["flash"],
    "added" | "synced" | "edited" | "removed" | "paused" | "enabled"
  >;
  "/dashboard/intake": (typeof intakeMessages)["flash"];
  [review: `/dashboard/intake/${string}`]: (typeof intakeMessages)["flash"];
  [event: `/dashboard/event/${string}/local-changes`]: OfDashboard;
  [series: `/dashboard/series/${string}`]: OfDashboard;
  "/settings": (typeof accountOverviewMessages)["flash"];
  "/admin/adapters": (typeof adapterMessages)["flash"];
  "/admin/events": OfAdmin;
  "/admin/health": (typeof healthMessages)["flash"];
  "/admin/sources": (typeof sourceStatusMessages)["admin"]["flash"];
  "/admin/register": (typeof registerPageMessages)["flash"];
  "/admin/moderation": OfModeration["decided"] & Omit<OfModeration, "decided">;
  "/admin/organizers": OfAdmin;
  [question: `/admin/organizers/${string}/superadmin`]: OfAdmin;
  [settings: `/settings/${string}`]: (typeof accountSettingsMessages)["flash"];
  [team: `/organizer/${string}/team`]: (typeof teamMessages)["flash"];
}

type OfDashboard = (typeof dashboardMessages)["flash"];

type OfAdmin = (typeof adminMessages)["flash"] & ReturnType<typeof adminRefusals>;
type OfModeration = (typeof moderationMessages)["flash"];

export type FlashKey<Page extends keyof FlashTexts> = keyof FlashTexts[Page] & string;

export interface FlashOptions {
  count?: number;
  rest?: number;
  subject?: string;
  failure?: string;
  search?: URLSearchParams;
}

export function flashPath<Page extends keyof FlashTexts>(
  page: Page,
  key: FlashKey<Page>,
  { count, rest, subject, failure, search }: FlashOptions = {},
): string {
  const query = new URLSearchParams(search);
  query.set(FLASH.key, key);
  if (count !== undefined) query.set(FLASH.count, String(count));
  if (rest !== undefined) query.set(FLASH.rest, String(rest));
  if (subject !== undefined) query.set(FLASH.subject, subject);
  if (failure !== undefined) query.set(FLASH.failure, failure);
  return `${page}?${query}`;
}
