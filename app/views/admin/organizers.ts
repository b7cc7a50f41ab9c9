import type { AdminOrganizerPage, AdminOrganizerRow } from "#db/queries/admin/organizers";
import type { OrganizerBelongings } from "#db/queries/organizers/deletion";
import { adminMessages } from "#messages/admin";
import { claimMessages } from "#messages/claim";
import { isNobodys } from "~/domain/organizers/register-pages";
import type { Locale } from "~/domain/site/locales";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatAs } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { AdminOrganizersQuery } from "~/schemas/admin/forms";
import { viewOrganizerBadge } from "~/views/events/card";

export type AdminOrganizerView = ReturnType<typeof viewAdminOrganizer>;

export type AdminOrganizersView = ReturnType<typeof viewAdminOrganizers>;

export function viewAdminOrganizer(row: AdminOrganizerRow, locale: Locale) {
  const m = messagesIn(adminMessages, locale);
  const since = formatAs("dayAndYear", dateFromUnix(row.created_at), locale);
  return {
    ...viewOrganizerBadge(row),
    name: row.name,
    email: isNobodys(row.email) ? messagesIn(claimMessages, locale).notKeptShort : row.email,
    /** "Bergen · 14 arrangementer · siden 3. mai 2026" */
    facts: [row.city, m.eventCount(row.event_count), m.since(since)].filter(Boolean).join(" · "),
    isSuperadmin: row.is_superadmin === 1,
    isModerator: row.is_moderator === 1,
    isHidden: row.is_hidden === 1,
    isNew: row.reviewed_at === null,
  };
}

export function viewAdminOrganizers(page: AdminOrganizerPage, { q, after }: AdminOrganizersQuery, locale: Locale) {
  return {
    query: q,
    organizers: page.organizers.map((row) => viewAdminOrganizer(row, locale)),
    isContinued: after !== undefined,
    /** Null on the last page. */
    more: page.nextAfter === null ? null : `?${new URLSearchParams({ ...(q && { q }), after: page.nextAfter })}`,
  };
}

export type OrganizerDeletionView = ReturnType<typeof viewOrganizerDeletion>;

export function viewOrganizerDeletion(row: OrganizerBelongings, locale: Locale) {
  const m = messagesIn(adminMessages, locale).deletion;
  const goes = [
    m.goesEvents(row.events, row.coming_events),
    m.calendars(row.calendars),
    m.members(row.members),
    m.followers(row.followers),
    m.images(row.images),
  ];
  return { id: row.id, name: row.name, goes };
}
