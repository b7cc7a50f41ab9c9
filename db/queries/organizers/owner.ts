import { eq } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizers, users } from "#db/schema";
import type { Locale } from "~/domain/site/locales";

/** `locale` is null where they have no account or chose none. */
export interface Owner {
  email: string;
  user_id: string | null;
  locale: Locale | null;
}

export async function findOwner(db: Database, organizerId: string): Promise<Owner | null> {
  const [row] = await db
    .select({ email: organizers.email, user_id: users.id, locale: users.locale })
    .from(organizers)
    .leftJoin(users, eq(users.email, organizers.email))
    .where(eq(organizers.id, organizerId));
  return row ?? null;
}
