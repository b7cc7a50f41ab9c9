import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizers, users } from "#db/schema";

/** `locale` is null where they have no account or chose none. */
export async function findOwner(db: Database, organizerId: string) {
  const [row] = await db
    .select({ email: organizers.email, user_id: users.id, locale: users.locale })
    .from(organizers)
    .leftJoin(users, eq(users.email, organizers.email))
    .where(eq(organizers.id, organizerId));
  return row ?? null;
}
