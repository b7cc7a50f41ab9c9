import { sql } from "drizzle-orm";
import { type Database, type Row, selectFirst } from "#db/client";
import { u } from "#db/queries/aliases";
import { unixSeconds } from "~/domain/time/days-and-moments";

const overview = (now: Date) => ({
  email: u.email,
  pending_email: u.pending_email,
  sessions: sql<number>`(select count(*) from sessions s where s.user_id = u.id and s.expires_at > ${unixSeconds(now)})`,
  passkeys: sql<number>`(select count(*) from passkeys p where p.user_id = u.id)`,
  is_superadmin: sql<number>`exists (select 1 from organizers o where o.email = u.email and o.is_superadmin = 1)`,
  is_moderator: sql<number>`exists (select 1 from organizers m where m.email = u.email and m.is_moderator = 1)`,
});

export type AccountOverview = Row<ReturnType<typeof overview>>;

/** One statement; null where the account is gone. */
export const findAccountOverview = (db: Database, userId: string, now: Date): Promise<AccountOverview | null> =>
  selectFirst(db, overview(now))`from users u where u.id = ${userId}`;
