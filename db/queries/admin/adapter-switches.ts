import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { adapterSwitches, users } from "#db/schema";
import { insertAudit } from "./audit-log";

export type AdapterSwitch = Awaited<ReturnType<typeof listAdapterSwitches>>[number];

/** With the address of who set them; null where the account is gone. */
export const listAdapterSwitches = (db: Database) =>
  db
    .select({
      adapter: adapterSwitches.adapter,
      is_on: adapterSwitches.is_on,
      changed_at: adapterSwitches.changed_at,
      changed_by_email: sql<string | null>`${users.email}`.as("changed_by_email"),
    })
    .from(adapterSwitches)
    .leftJoin(users, eq(users.id, adapterSwitches.changed_by));

/** Also logs it; `name` is the adapter's, as people call it. */
export async function putAdapterSwitch(db: Database, row: typeof adapterSwitches.$inferInsert, name: string) {
  const action = row.is_on ? "adapter_on" : "adapter_off";
  await db.batch([
    insertAudit(db, { actorId: row.changed_by, organizerId: null, action, detail: name }, row.changed_at),
    db.insert(adapterSwitches).values(row).onConflictDoUpdate({ target: adapterSwitches.adapter, set: row }),
  ]);
}
