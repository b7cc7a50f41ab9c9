import { type SQL, sql } from "drizzle-orm";
import { type Database, FOUND, inOrder, type Row, rowsOf, select, selectFirst, unionAll } from "#db/client";
import { a, o } from "#db/queries/aliases";
import type { Role } from "~/domain/accounts/access";
import { pickFields } from "~/domain/values";

/** For `o`. */
const membership = (role: SQL<Role>, place: number, flags: Record<"is_superadmin" | "is_moderator", SQL<number>>) => ({
  ...pickFields(o, ["id", "name", "city", "logo_url", "language"]),
  role,
  is_superadmin: flags.is_superadmin,
  is_moderator: flags.is_moderator,
  /** Orders the parts of the list. */
  place: sql<number>`${sql.raw(String(place))}`,
  name_key: o.name_key,
});

const OWN_RIGHTS = { is_superadmin: sql<number>`${o.is_superadmin}`, is_moderator: sql<number>`${o.is_moderator}` };
/** Only the owner has rights over the whole service. */
const NO_RIGHTS = { is_superadmin: sql<number>`0`, is_moderator: sql<number>`0` };

export type MembershipRow = Omit<Row<ReturnType<typeof membership>>, "place" | "name_key">;

/** Own first, then by name; at most 200. A superadmin's chosen organizer comes last. */
export async function listMemberships(db: Database, email: string, chosenId: string | null = null) {
  const own = select(membership(sql`'owner'`, 0, OWN_RIGHTS))`from organizers o where o.email = ${email}`;
  const teams = select(
    membership(sql`${a.role}`, 1, NO_RIGHTS),
  )`from organizer_admins a join organizers o on o.id = a.organizer_id
    where a.user_email = ${email} and a.accepted_at is not null`;
  const chosen = select(membership(sql`'superadmin'`, 2, NO_RIGHTS))`from organizers o
    where o.id = ${chosenId} and o.email <> ${email}
      and exists (select 1 from organizers s where s.email = ${email} and s.is_superadmin = 1)
      and not exists (
        select 1 from organizer_admins a where a.organizer_id = o.id and a.user_email = ${email} and a.accepted_at is not null
      )`;
  return rowsOf<MembershipRow>(db, inOrder(unionAll(own, teams, chosen), sql`order by place, name_key limit 200`));
}

/** Invited or accepted. */
export async function hasPartInOrganizer(db: Database, email: string): Promise<boolean> {
  const isThere = sql`exists (select 1 from organizers where email = ${email})
    or exists (select 1 from organizer_admins where user_email = ${email})`;
  return (await selectFirst(db, FOUND)`where ${isThere}`) !== null;
}
