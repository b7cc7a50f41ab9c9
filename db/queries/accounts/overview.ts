import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { unixSeconds } from "~/domain/time/unix-time";

/** How an account stands, in numbers. */
export interface AccountOverview {
  email: string;
  pending_email: string | null;
  sessions: number;
  passkeys: number;
  is_superadmin: number;
  is_moderator: number;
}

/** In one statement; null where the account is gone. */
export async function findAccountOverview(db: Database, userId: string, now: Date): Promise<AccountOverview | null> {
  const seconds = unixSeconds(now);
  const [row] = await db.all<AccountOverview>(sql`
    select u.email, u.pending_email,
      (select count(*) from sessions s where s.user_id = u.id and s.expires_at > ${seconds}) as sessions,
      (select count(*) from passkeys p where p.user_id = u.id) as passkeys,
      exists (select 1 from organizers o where o.email = u.email and o.is_superadmin = 1) as is_superadmin,
      exists (select 1 from organizers m where m.email = u.email and m.is_moderator = 1) as is_moderator
    from users u where u.id = ${userId}
  `);
  return row ?? null;
}
