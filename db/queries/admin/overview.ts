import { sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { sortKeyAt } from "~/domain/search/plan";
import { DAY_SECONDS, dayOfSecond, unixSeconds } from "~/domain/time/days-and-moments";
import { present } from "~/domain/values";
import { listNewestEvents } from "./events";
import { listNewestOrganizers } from "./organizers";

const RECENT = 5;

export const WAITING_CAP = 99;

export type AdminOverview = Awaited<ReturnType<typeof findAdminOverview>>;

export async function findAdminOverview(db: Database, now: Date) {
  const [[facts], organizers, events] = await db.batch([
    selectRows(db, siteFacts(now))``,
    listNewestOrganizers(db, RECENT),
    listNewestEvents(db, RECENT),
  ]);
  return { facts: present(facts, "facts of the site"), organizers, events };
}

/** Triggers maintain the counts; only today's events are read. */
function siteFacts(now: Date) {
  const tomorrow = dayOfSecond(unixSeconds(now)) + 1;
  const [from, to] = [sortKeyAt(now), tomorrow * DAY_SECONDS * 1_000_000];
  return {
    organizers: sql<number>`(select number from numbers where name = 'organizers')`,
    events: sql<number>`(select coalesce(sum(events), 0) from event_days)`,
    /** Events that have not started. */
    active: sql<number>`(select coalesce(sum(events), 0) from event_days where day >= ${tomorrow})
      + (select count(*) from events where sort_key >= cast(${from} as integer) and sort_key < cast(${to} as integer))`,
    users: sql<number>`(select number from numbers where name = 'users')`,
    waiting: sql<number>`(select count(*) from (select 1 from content_moderation_status where manual_review_required = 1 limit ${WAITING_CAP + 1}))`,
    unreviewed: sql<number>`(select count(*) from (select 1 from organizers where reviewed_at is null limit ${WAITING_CAP + 1}))`,
  };
}
