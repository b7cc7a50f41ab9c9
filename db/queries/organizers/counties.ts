import { sql } from "drizzle-orm";
import { type Database, selectRows } from "#db/client";
import { o } from "#db/queries/aliases";

export const listWithoutCounty = (db: Database, limit: number) =>
  selectRows(db, {
    id: o.id,
    lat: sql<number>`${o.lat}`,
    lng: sql<number>`${o.lng}`,
  })`from organizers o indexed by organizers_without_county
    where o.county is null and o.lat is not null order by o.seq limit ${limit}`;

/** Not where one was stored meanwhile. */
export async function storeCounties(db: Database, counties: readonly { id: string; county: string }[]): Promise<void> {
  await db.run(sql`update organizers set county = w.value->>'county' from json_each(${JSON.stringify(counties)}) w
    where organizers.id = w.value->>'id' and organizers.county is null`);
}
