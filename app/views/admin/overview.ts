import { type AdminOverview, WAITING_CAP } from "#db/queries/admin/overview";
import { adminMessages } from "#messages/admin";
import { formatNumber } from "~/i18n/format-number";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { viewAdminEvent } from "./events";
import { viewAdminOrganizer } from "./organizers";

export type AdminOverviewView = ReturnType<typeof viewAdminOverview>;

export function viewAdminOverview({ facts, organizers, events }: AdminOverview, context: ViewContext) {
  const { locale } = context.preferences;
  const m = messagesIn(adminMessages, locale);
  const names = ["organizers", "events", "active", "users"] as const;
  return {
    counters: names.map((name) => ({ name, count: formatNumber(facts[name], locale) })),
    /** "4 venter på moderering" */
    waiting: facts.waiting > 0 ? m.waiting(facts.waiting, WAITING_CAP) : m.nothingWaiting,
    hasWaiting: facts.waiting > 0,
    /** "2 nye organisasjoner å se på"; null without any. */
    unreviewed: facts.unreviewed > 0 ? m.unreviewed(facts.unreviewed, WAITING_CAP) : null,
    organizers: organizers.map((row) => viewAdminOrganizer(row, locale)),
    events: events.map((row) => viewAdminEvent(row, context)),
  };
}
