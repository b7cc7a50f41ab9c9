import { eq, sql } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";
import { type Database, openDatabase } from "#db/client";
import * as schema from "#db/schema";
import { fromNow, NOW } from "#test/support/clock";
import { insertRows } from "#test/support/data-rows";
import { fillWithDemo } from "#test/support/demo-rows";
import {
  DEMO_PEOPLE,
  type DemoPerson,
  type Ids,
  NEW_PEOPLE,
  sessionTokenOf,
  TOKENS,
} from "#test/support/screens/screen";
import { hashRecoveryCode } from "~/auth/recovery-codes";
import { hashToken } from "~/auth/tokens";
import type { HostPart, HostState } from "~/domain/events/hosts";
import { DAY_SECONDS, unixSeconds } from "~/domain/time/days-and-moments";
import "../../../scripts/mended-miniflare.mjs";

/** The demo has no series, so a fortnightly event becomes one. */
const REPEATED = "Strikkekafé";

/** Returns the ids for addresses. */
export async function fillForShots(state: string): Promise<Ids> {
  fillWithDemo(state);
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  try {
    const db = openDatabase(proxy.env.DB);
    const ids = await findIds(db);
    await db.delete(schema.eventMonths).where(eq(schema.eventMonths.event_id, ids.event));
    await insertRows(db, "shots.txt", { ...TOKENS, ...ids });
    await db
      .insert(schema.recoveryCodes)
      .values({ id: hashRecoveryCode("keyholder", "ABCD-EFGH"), user_id: "keyholder" });
    await db
      .update(schema.users)
      .set({ pending_email: "nyadresse@demo.example" })
      .where(eq(schema.users.id, "demo-visitor"));
    await db.update(schema.calendarSyncs).set({ runs: 3 }).where(eq(schema.calendarSyncs.id, ids.calendar));
    await repeat(db, ids);
    await addSessions(db);
    await addHosts(db, ids);
    return ids;
  } finally {
    await proxy.dispose();
  }
}

async function repeat(db: Database, ids: Ids): Promise<void> {
  await db
    .update(schema.events)
    .set({ series_id: ids.series, series_day: sql`date(start_time, 'unixepoch')` })
    .where(sql`organizer_id = ${ids.owners} and title = ${REPEATED} and start_time > ${unixSeconds(NOW)}`);
}

async function addSessions(db: Database): Promise<void> {
  // Lucia uses the machine's clock, and a session lasts thirty days.
  const expires_at = unixSeconds(new Date()) + 20 * DAY_SECONDS;
  const user_agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
  const times = { expires_at, created_at: fromNow({ days: -2 }), last_seen_at: NOW };
  const people: [DemoPerson, string][] = [
    ...DEMO_PEOPLE.map((person): [DemoPerson, string] => [person, `demo-${person}`]),
    ...NEW_PEOPLE.map((person): [DemoPerson, string] => [person, person]),
  ];
  for (const [person, user_id] of people)
    await db.insert(schema.sessions).values({ id: hashToken(sessionTokenOf(person)), user_id, user_agent, ...times });
}

/** On the owner's events, and the owner on others'. */
async function addHosts(db: Database, ids: Ids): Promise<void> {
  const { organizers, events } = schema;
  const others = await db
    .select({ id: organizers.id })
    .from(organizers)
    .where(sql`id not in (${ids.owners}, ${ids.importers})`)
    .orderBy(organizers.name_key)
    .limit(4);
  const rows = await db.select({ id: events.id, at: events.start_time }).from(events);
  const starts = new Map(rows.map(({ id, at }) => [id, at]));
  const host = (event_id: string, organizer_id: string, part: HostPart, state: HostState) => ({
    event_id,
    organizer_id,
    part,
    state,
    starts_at: starts.get(event_id)!,
    asked_at: NOW,
  });
  const [choir, church, youth, town] = others.map(({ id }) => id) as [string, string, string, string];
  await db
    .insert(schema.eventHosts)
    .values([
      host(ids.event, choir, "partner", "accepted"),
      host(ids.event, church, "place", "accepted"),
      host(ids.event, youth, "partner", "asked"),
      host(ids.event, town, "partner", "declined"),
      host("shots-like-other", ids.owners, "place", "asked"),
      host(ids.imported, ids.owners, "partner", "accepted"),
    ]);
}

async function findIds(db: Database): Promise<Ids> {
  const one = async (query: ReturnType<typeof sql>) => {
    const row = await db.get<{ id: string } | undefined>(query);
    if (!row) throw new Error("The demo does not have what an image shows.");
    return row.id;
  };
  const organizerOf = (person: DemoPerson) =>
    one(sql`select o.id from organizers o join users u on u.email = o.email where u.id = ${`demo-${person}`}`);
  const owners = await organizerOf("owner");
  const importers = await organizerOf("second-owner");
  const coming = async (organizer: string, order: { at?: number; where?: ReturnType<typeof sql> } = {}) =>
    one(sql`select id from events where organizer_id = ${organizer} and start_time > ${unixSeconds(NOW)}
      and ${order.where ?? sql`true`} order by start_time limit 1 offset ${order.at ?? 0}`);
  return {
    owners,
    importers,
    beginners: "shots-beginners",
    unkept: await one(sql`select id from organizers where is_kept = 0 and website is not null limit 1`),
    event: await coming(owners, { where: sql`image_url is not null and speaker_band is not null` }),
    imported: await coming(importers),
    past: await one(sql`select id from events where organizer_id = ${owners} order by start_time limit 1`),
    recent: await one(sql`select id from events where organizer_id = ${owners} and state = 'planned'
      and start_time < ${unixSeconds(NOW)} order by start_time desc limit 1`),
    repeated: await coming(owners, { where: sql`title = ${REPEATED}` }),
    series: "shots-series",
    calendar: await one(sql`select id from calendar_syncs where organizer_id = ${importers}`),
    hidden: await coming(importers, { at: 20 }),
    objected: await coming(importers, { at: 21 }),
  };
}
