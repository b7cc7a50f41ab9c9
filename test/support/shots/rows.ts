import { sql } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";
import { type Database, openDatabase } from "#db/client";
import { NOW } from "#test/support/clock";
import { fillWithDemo } from "#test/support/demo-rows";
import type { DemoPerson, Ids } from "#test/support/screens/screen";
import { unixSeconds } from "~/domain/time/days-and-moments";
import {
  addCalendars,
  addFavorites,
  addFirstDay,
  addHosts,
  addLikeEvents,
  addSeries,
  addStoredForms,
  REPEATED,
} from "./event-rows";
import { addPeople } from "./people-rows";
import { addBin, addHistory, addModeration, addPapers, addStatistics } from "./staff-rows";
import "../../../scripts/mended-miniflare.mjs";

/** Returns the ids for addresses. */
export async function fillForShots(state: string): Promise<Ids> {
  fillWithDemo(state);
  const proxy = await getPlatformProxy<{ DB: D1Database }>({ persist: { path: `${state}/v3` } });
  try {
    const db = openDatabase(proxy.env.DB);
    const ids = await findIds(db);
    await addPeople(db, ids);
    await addSeries(db, ids);
    await addFirstDay(db, ids);
    await addCalendars(db, ids);
    await addModeration(db, ids);
    await addBin(db, ids);
    await addHistory(db, ids);
    await addStatistics(db, ids);
    await addPapers(db, ids);
    await addFavorites(db, ids);
    await addLikeEvents(db, ids);
    await addHosts(db, ids);
    await addStoredForms(db, ids);
    return ids;
  } finally {
    await proxy.dispose();
  }
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
