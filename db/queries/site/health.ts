import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

export async function pingDatabase(db: Database): Promise<void> {
  await db.run(sql`select 1 as alive`);
}
