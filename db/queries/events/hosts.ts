import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, firstRowOf, type Row, rowsOf, select, selectRows, withTables } from "#db/client";
import { e, o } from "#db/queries/aliases";
import { laterChange } from "#db/queries/changed-at";
import { insertMailIf, type NewMail } from "#db/queries/mail/outbox";
import { raiseEpoch } from "#db/queries/site/publication";
import { eventHosts } from "#db/schema";
import {
  type HostAnswer,
  type HostPart,
  type HostScope,
  type HostState,
  MOST_HOSTS,
  STATE_AFTER,
} from "~/domain/events/hosts";
import { firstUnixSecondFrom, unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields } from "~/domain/values";

const h = alias(eventHosts, "h");

/** A JSON array of AcceptedHost: for `e` and `o`. */
export const ACCEPTED_HOSTS = sql<string>`(select json_group_array(json_object('id', id, 'name', name, 'logo_url', logo_url, 'part', part))
  from accepted_hosts where event_id = ${e.id})`;

const HOSTED = {
  id: e.id,
  organizer_id: e.organizer_id,
  organizer_name: o.name,
  title: e.title,
  start_time: e.start_time,
  end_time: e.end_time,
  all_day: e.all_day,
  state: e.state,
  registration: e.registration,
  previous_start_time: e.previous_start_time,
  previous_location: e.previous_location,
  later: sql<number>`(select count(*) from events l where l.run_key = e.run_key and l.start_time > e.start_time)`,
};

export type HostedEvent = Row<typeof HOSTED>;

const NAMED = { id: o.id, name: o.name, logo_url: o.logo_url, city: o.city, part: h.part, state: h.state };

export type NamedHost = Row<typeof NAMED>;

const hostedOf = (id: string) =>
  select(HOSTED)`from events e cross join organizers o on o.id = e.organizer_id where e.id = ${id}`;

const namedOf = (id: string) =>
  select(NAMED)`from event_hosts h cross join organizers o on o.id = h.organizer_id where h.event_id = ${id}
    order by h.asked_at, o.name_key, o.id`;

/** Hidden or not. */
export const findHosted = (db: Database, id: string): Promise<HostedEvent | null> => firstRowOf(db, hostedOf(id));

/** In the order they were asked. */
export const selectNamed = (db: Database, id: string) => rowsOf(db, namedOf(id));

export type HostedWithNamed = NonNullable<Awaited<ReturnType<typeof findHostedWithNamed>>>;

/** One round trip; hidden or not. */
export async function findHostedWithNamed(db: Database, id: string) {
  const [[event], named] = await db.batch([rowsOf(db, hostedOf(id)), rowsOf(db, namedOf(id))]);
  return event ? { event, named } : null;
}

const datesOf = (id: string, scope: HostScope): SQL =>
  scope === "this"
    ? sql`select id from events where id = ${id}`
    : sql`select l.id from events m cross join events l on l.run_key = m.run_key and l.start_time > m.start_time where m.id = ${id}
        union select ${id}`;

export interface HostQuestion {
  eventId: string;
  organizerId: string;
  part: HostPart;
  scope: HostScope;
}

/**
 * Only one that visitors see, other than the event's own, not yet asked, where there is room. `mail` is written where
 * it was asked and the event is public.
 */
export async function askHost(
  db: Database,
  { eventId, organizerId, part, scope }: HostQuestion,
  mail: NewMail | null,
  now: Date,
): Promise<void> {
  const isWaiting = sql`exists (select 1 from event_hosts h cross join visible_events v on v.id = h.event_id
    where h.event_id = ${eventId} and h.organizer_id = ${organizerId} and h.state = 'asked' and h.asked_at = ${unixSeconds(now)})`;
  await db.batch([
    db.run(sql`insert into event_hosts (event_id, organizer_id, part, state, starts_at, asked_at)
      select e.id, ${organizerId}, ${part}, 'asked', e.start_time, ${unixSeconds(now)} from events e
      where e.id in (${datesOf(eventId, scope)}) and e.organizer_id <> ${organizerId}
        and exists (select 1 from visible_organizers where id = ${organizerId})
        and (select count(*) from event_hosts n where n.event_id = e.id and n.state <> 'declined') < ${MOST_HOSTS}
      on conflict do nothing`),
    ...(mail ? [insertMailIf(db, mail, isWaiting)] : []),
  ]);
}

/** Counts a host that people see coming or going as a change of the events. */
function touchHosted(
  db: Database,
  { organizerId, events, state }: { organizerId: string; events: SQL; state: HostState },
  now: Date,
) {
  const changed = sql`select event_id from event_hosts where organizer_id = ${organizerId} and event_id in (${events})
      and (state = 'accepted') <> ${Number(state === "accepted")}`;
  return [
    db.run(sql`insert into touching (id, depth) select event_id, 2 from (${changed})`),
    db.run(sql`update events set updated_at = ${laterChange("events", now)} where id in (${changed})`),
    raiseEpoch(db, sql`exists (${changed})`),
  ] as const;
}

/** A decline stays, so that nobody is asked twice. */
export async function withdrawHost(
  db: Database,
  { eventId, organizerId, scope }: Omit<HostQuestion, "part">,
  now: Date,
): Promise<void> {
  await db.batch([
    ...touchHosted(db, { organizerId, events: datesOf(eventId, scope), state: "asked" }, now),
    db.run(sql`delete from event_hosts where organizer_id = ${organizerId} and state <> 'declined'
        and event_id in (${datesOf(eventId, scope)})`),
  ]);
}

const ASKED = {
  ...pickFields(e, ["id", "title", "start_time", "end_time", "all_day", "location_name", "city"]),
  organizer_id: o.id,
  organizer_name: o.name,
  organizer_city: o.city,
  part: h.part,
  state: h.state,
  event_state: e.state,
  registration: e.registration,
  previous_start_time: e.previous_start_time,
  previous_location: e.previous_location,
  dates: sql<number>`count(*)`,
  /** The other columns are this date's. */
  soonest: sql<number>`min(h.starts_at)`,
};

export type AskedHost = Row<typeof ASKED>;

const MOST_ASKED = 500;

const comingOf = (organizerId: string, now: Date) => sql`(select * from event_hosts
  where organizer_id = ${organizerId} and state in ('asked', 'accepted', 'declined') and starts_at >= ${firstUnixSecondFrom(now)}
  order by starts_at limit ${MOST_ASKED}) h
  cross join visible_events e on e.id = h.event_id`;

/** A series' dates as one, soonest first. */
export const listAsked = (db: Database, organizerId: string, now: Date): Promise<AskedHost[]> =>
  selectRows(db, ASKED)`from ${comingOf(organizerId, now)} cross join organizers o on o.id = e.organizer_id
    group by coalesce(e.run_key, e.id), h.part, h.state order by soonest, e.id`;

export const waitingHosts = (organizerId: string, now: Date) =>
  sql<number>`(select count(distinct coalesce(e.run_key, e.id)) from event_hosts h indexed by event_hosts_of_organizer
    cross join visible_events e on e.id = h.event_id
    where h.organizer_id = ${organizerId} and h.state = 'asked' and h.starts_at >= ${firstUnixSecondFrom(now)})`;

/** 1 or 0, whatever the answer. */
export const isNamedHost = (organizerId: string, now: Date) =>
  sql<number>`exists (select 1 from event_hosts h indexed by event_hosts_of_organizer
    cross join visible_events e on e.id = h.event_id
    where h.organizer_id = ${organizerId} and h.state in ('asked', 'accepted', 'declined')
      and h.starts_at >= ${firstUnixSecondFrom(now)})`;

/** Also for later dates of its series. Returns whether it was asked. */
export async function answerHost(
  db: Database,
  { eventId, organizerId, answer }: { eventId: string; organizerId: string; answer: HostAnswer },
  now: Date,
): Promise<boolean> {
  const named = sql`organizer_id = ${organizerId} and event_id in (select id from meant)`;
  const meant = sql`meant as materialized (${datesOf(eventId, "following")})`;
  const state = STATE_AFTER[answer];
  const [found] = await db.batch([
    rowsOf(db, withTables(meant, select({ state: h.state })`from event_hosts h where ${named} limit 1`)),
    ...touchHosted(db, { organizerId, events: datesOf(eventId, "following"), state }, now),
    db.run(sql`with ${meant} update event_hosts set state = ${state}, answered_at = ${unixSeconds(now)}
        where ${named} and state <> ${state}`),
  ]);
  return found.length > 0;
}
