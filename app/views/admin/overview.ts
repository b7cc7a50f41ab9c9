import { type AdminOverview, WAITING_CAP } from "#db/queries/admin/overview";
import { adminMessages } from "#messages/admin";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { type AdminEventView, viewAdminEvent } from "./events";
import { type AdminOrganizerView, viewAdminOrganizer } from "./organizers";

export interface AdminOverviewView {
  counters: { name: "organizers" | "events" | "active" | "users"; count: string }[];
  /** "4 venter på moderering" */
  waiting: string;
  hasWaiting: boolean;
  /** "2 nye organisasjoner å se på"; null without any. */
  unreviewed: string | null;
  organizers: AdminOrganizerView[];
  events: AdminEventView[];
}

export function viewAdminOverview(
  { facts, organizers, events }: AdminOverview,
  context: ViewContext,
): AdminOverviewView {
  const { locale } = context.preferences;
  const m = messagesIn(adminMessages, locale);
  const names = ["organizers", "events", "active", "users"] as const;
  return {
    counters: names.map((name) => ({ name, count: formatNumber(facts[name], locale) })),
    waiting: facts.waiting > 0 ? m.waiting(facts.waiting, WAITING_CAP) : m.nothingWaiting,
    hasWaiting: facts.waiting > 0,
    unreviewed: facts.unreviewed > 0 ? m.unreviewed(facts.unreviewed, WAITING_CAP) : null,
    organizers: organizers.map((row) => viewAdminOrganizer(row, locale)),
    events: events.map((row) => viewAdminEvent(row, context)),
  };
}
