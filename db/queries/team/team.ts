import { and, eq, gt, gte, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type Database, type Row, selectFirst, selectRows } from "#db/client";
import { listHeirs } from "#db/queries/accounts/deletion";
import { a } from "#db/queries/aliases";
import { nextVersion } from "#db/queries/versions";
import { organizerAdmins, organizers } from "#db/schema";
import { pickFields } from "~/domain/values";

const TEAM_MEMBER = pickFields(a, ["id", "user_email", "role", "invited_at", "accepted_at", "version"]);

export type TeamMemberRow = Row<typeof TEAM_MEMBER>;

export type TeamRows = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

/** Members first, newest first, then invitations; at most 200. */
export async function findTeam(db: Database, organizerId: string) {
  const [found, members, heirs] = await db.batch([
    db
      .select({ id: organizers.id, name: organizers.name, email: organizers.email })
      .from(organizers)
      .where(eq(organizers.id, organizerId)),
    selectRows(db, TEAM_MEMBER)`from organizer_admins a where a.organizer_id = ${organizerId}
      order by a.accepted_at desc nulls last, a.invited_at desc limit 200`,
    listHeirs(db, organizerId),
  ]);
  const [organizer] = found;
  return organizer ? { organizer, members, heirs } : null;
}

export const findTeamMember = (db: Database, organizerId: string, id: string): Promise<TeamMemberRow | null> =>
  selectFirst(db, TEAM_MEMBER)`from organizer_admins a where a.id = ${id} and a.organizer_id = ${organizerId}`;

export const isOnAnyTeam = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(organizerAdmins, eq(organizerAdmins.id, id))) > 0;

export async function findMember(db: Database, organizerId: string, id: string) {
  const [row] = await db
    .select()
    .from(organizerAdmins)
    .where(and(eq(organizerAdmins.id, id), eq(organizerAdmins.organizer_id, organizerId)));
  return row ?? null;
}

export async function findMemberByEmail(db: Database, organizerId: string, email: string) {
  const [row] = await db
    .select()
    .from(organizerAdmins)
    .where(and(eq(organizerAdmins.organizer_id, organizerId), eq(organizerAdmins.user_email, email)));
  return row ?? null;
}

type Invitation = typeof organizerAdmins.$inferInsert;

/**
 * An open invitation gets the new role and link, and its earlier link stops working; `isRepeated` keeps it. Returns a
 * row where something was written.
 */
export const putInvitation = (db: Database, invitation: Invitation, isRepeated: SQL) => {
  const { id: _id, organizer_id: _organizer, user_email: _email, ...renewed } = invitation;
  return db
    .insert(organizerAdmins)
    .values(invitation)
    .onConflictDoUpdate({
      target: [organizerAdmins.organizer_id, organizerAdmins.user_email],
      set: { ...renewed, version: nextVersion },
      setWhere: sql`${organizerAdmins.accepted_at} is null and not (${isRepeated})`,
    })
    .returning({ id: organizerAdmins.id });
};

export const isInvitedAs = (role: TeamMemberRow["role"], since: Date) =>
  sql`${organizerAdmins.role} = ${role} and ${gte(organizerAdmins.invited_at, since)}`;

export const isSentAfter = (version: number, since: Date) =>
  sql`${organizerAdmins.version} <> ${version} and ${gte(organizerAdmins.invited_at, since)}`;

export const hasInvitation = (tokenHash: string) =>
  sql`exists (select 1 from organizer_admins where token_hash = ${tokenHash})`;

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findOpenInvitation>>>;

/** Not redeemed, revoked or expired. */
export async function findOpenInvitation(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      organizer_id: organizerAdmins.organizer_id,
      organizer_name: organizers.name,
      user_email: organizerAdmins.user_email,
      role: organizerAdmins.role,
    })
    .from(organizerAdmins)
    .innerJoin(organizers, eq(organizers.id, organizerAdmins.organizer_id))
    .where(isOpen(tokenHash, now));
  return row ?? null;
}

export async function findAcceptedInvitation(db: Database, tokenHash: string) {
  const [row] = await db
    .select({
      organizer_id: organizerAdmins.organizer_id,
      organizer_name: organizers.name,
      user_email: organizerAdmins.user_email,
      accepted_at: organizerAdmins.accepted_at,
    })
    .from(organizerAdmins)
    .innerJoin(organizers, eq(organizers.id, organizerAdmins.organizer_id))
    .where(and(eq(organizerAdmins.token_hash, tokenHash), isNotNull(organizerAdmins.accepted_at)));
  return row ?? null;
}

/** Returns whether they were on the team. */
export async function deleteOwnMembership(db: Database, organizerId: string, email: string): Promise<boolean> {
  const rows = await db
    .delete(organizerAdmins)
    .where(
      and(
        eq(organizerAdmins.organizer_id, organizerId),
        eq(organizerAdmins.user_email, email),
        isNotNull(organizerAdmins.accepted_at),
      ),
    )
    .returning({ id: organizerAdmins.id });
  return rows.length === 1;
}

/** Of two simultaneous requests one wins. Returns the organizer's id. */
export async function redeemInvitation(
  db: Database,
  tokenHash: string,
  email: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(organizerAdmins)
    .set({ accepted_at: now, expires_at: null, version: nextVersion })
    .where(and(isOpen(tokenHash, now), eq(organizerAdmins.user_email, email)))
    .returning({ organizer_id: organizerAdmins.organizer_id });
  return row?.organizer_id ?? null;
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(organizerAdmins.token_hash, tokenHash),
    isNull(organizerAdmins.accepted_at),
    gt(organizerAdmins.expires_at, now),
  );

/** In the version seen by the person who changes it; never `actorEmail`'s own. */
export interface SeenMember {
  organizerId: string;
  id: string;
  version: number;
  actorEmail: string;
}

const isSeen = ({ organizerId, id, version, actorEmail }: SeenMember) =>
  and(
    eq(organizerAdmins.id, id),
    eq(organizerAdmins.organizer_id, organizerId),
    eq(organizerAdmins.version, version),
    ne(organizerAdmins.user_email, actorEmail),
  );

/** Returns whether it was still in the version seen. */
export async function deleteMember(db: Database, seen: SeenMember): Promise<boolean> {
  const rows = await db.delete(organizerAdmins).where(isSeen(seen)).returning({ id: organizerAdmins.id });
  return rows.length === 1;
}

/** Returns whether the member was still in the version seen. */
export async function setMemberRole(db: Database, seen: SeenMember, role: TeamMemberRow["role"]): Promise<boolean> {
  const rows = await db
    .update(organizerAdmins)
    .set({ role, version: nextVersion })
    .where(and(isSeen(seen), isNotNull(organizerAdmins.accepted_at)))
    .returning({ id: organizerAdmins.id });
  return rows.length === 1;
}
