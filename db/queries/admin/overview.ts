import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { sortKeyAt } from "~/domain/search/plan";
import { dayOfSecond } from "~/domain/time/calendar-days";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/unix-time";
import { type AdminEventRow, adminEventColumns } from "./events";
import { type AdminOrganizerRow, adminOrganizerColumns } from "./organizers";

/** How many of the newest organizers and events the overview lists. */
export const RECENT = 5;

/** Counts of what waits stop here. */
export const WAITING_CAP = 99;

export interface SiteFacts {
  organizers: number;
  events: number;
  /** Events that have not started. */
  active: number;
  users: number;
  /** Up to one more than WAITING_CAP. */
  waiting: number;
  unreviewed: number;
}

export interface AdminOverview {
  facts: SiteFacts;
  organizers: AdminOrganizerRow[];
  events: AdminEventRow[];
}

/** One round trip. The counts are kept by triggers; only today's events are looked at. */
export async function findAdminOverview(db: Database, now: Date): Promise<AdminOverview> {
  const tomorrow = dayOfSecond(unixSeconds(now)) + 1;
  const [from, to] = [sortKeyAt(now), tomorrow * DAY_SECONDS * 1_000_000];
  const [[facts], organizers, events] = await db.batch([
    db.all<SiteFacts>(sql`select
      (select count from site_counts where name = 'organizers') as organizers,
      (select coalesce(sum(events), 0) from event_days) as events,
      (select coalesce(sum(events), 0) from event_days where day >= ${tomorrow})
        + (select count(*) from events where sort_key >= cast(${from} as integer) and sort_key < cast(${to} as integer)) as active,
      (select count from site_counts where name = 'users') as users,
      (select count(*) from (select 1 from moderation_items where is_waiting = 1 limit ${WAITING_CAP + 1})) as waiting,
      (select count(*) from (select 1 from organizers where reviewed_at is null limit ${WAITING_CAP + 1})) as unreviewed`),
    db.all<AdminOrganizerRow>(sql`select ${adminOrganizerColumns}
      from organizers o left join organizer_counts n on n.organizer_id = o.id
        left join content_moderation_status m on m.content_type = 'organizer' and m.content_id = o.id
      order by o.created_at desc limit ${RECENT}`),
    db.all<AdminEventRow>(sql`select ${adminEventColumns}
      from events e cross join organizers o on o.id = e.organizer_id
        left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
      order by e.created_at desc limit ${RECENT}`),
  ]);
  return { facts: facts!, organizers, events };
}
