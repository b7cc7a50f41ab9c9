import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizerAdmins } from "#db/schema";
import type { Role } from "~/domain/accounts/access";

export interface MembershipRow {
  id: string;
  name: string;
  city: string | null;
  logo_url: string | null;
  role: Role;
  is_superadmin: number;
  is_moderator: number;
}

/**
 * The organizers that a verified e-mail owns or belongs to the team of: own first, then by name; at most 200. For a
 * superadmin the chosen organizer comes last where it is none of these.
 */
export async function listMemberships(
  db: Database,
  email: string,
  chosenId: string | null = null,
): Promise<MembershipRow[]> {
  return db.all<MembershipRow>(sql`
    select id, name, city, logo_url, 'owner' as role, is_superadmin, is_moderator, 0 as place, name_key
    from organizers where email = ${email}
    union all
    select o.id, o.name, o.city, o.logo_url, a.role, 0, 0, 1, o.name_key
    from organizer_admins a join organizers o on o.id = a.organizer_id
    where a.user_email = ${email} and a.accepted_at is not null
    union all
    select o.id, o.name, o.city, o.logo_url, 'superadmin', 0, 0, 2, o.name_key
    from organizers o
    where o.id = ${chosenId} and o.email <> ${email}
      and exists (select 1 from organizers s where s.email = ${email} and s.is_superadmin = 1)
      and not exists (
        select 1 from organizer_admins a where a.organizer_id = o.id and a.user_email = ${email} and a.accepted_at is not null
      )
    order by place, name_key limit 200
  `);
}

/** Whether an address owns an organizer or stands in a team, invited or accepted. */
export async function hasPartInOrganizer(db: Database, email: string): Promise<boolean> {
  const rows = await db.all(sql`
    select 1 as found where exists (select 1 from organizers where email = ${email})
      or exists (select 1 from organizer_admins where user_email = ${email})
  `);
  return rows.length > 0;
}

/** The address that an open invitation was mailed to, by its token's hash. */
export async function findInvitedEmail(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: organizerAdmins.user_email })
    .from(organizerAdmins)
    .where(
      and(
        eq(organizerAdmins.token_hash, tokenHash),
        isNull(organizerAdmins.accepted_at),
        gt(organizerAdmins.expires_at, now),
      ),
    );
  return row?.email ?? null;
}
