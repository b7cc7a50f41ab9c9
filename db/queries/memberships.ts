import { sql } from "drizzle-orm";
import type { Role } from "~/domain/permissions";
import type { Database } from "#db/client";

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
export async function listMemberships(db: Database, email: string, chosenId: string | null = null): Promise<MembershipRow[]> {
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
