import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizerAdmins, organizers } from "#db/schema";

export interface TeamMemberRow {
  id: string;
  user_email: string;
  role: "admin" | "editor" | "viewer";
  /** Unix seconds. */
  invited_at: number;
  accepted_at: number | null;
}

export interface TeamRows {
  organizer: { id: string; name: string; email: string };
  members: TeamMemberRow[];
}

/** An organizer's owner and team: those who joined last come first, then those who are invited; at most 200. */
export async function findTeam(db: Database, organizerId: string): Promise<TeamRows | null> {
  const [found, members] = await db.batch([
    db.select({ id: organizers.id, name: organizers.name, email: organizers.email }).from(organizers).where(eq(organizers.id, organizerId)),
    db.all<TeamMemberRow>(sql`
      select id, user_email, role, invited_at, accepted_at from organizer_admins
      where organizer_id = ${organizerId} order by accepted_at desc nulls last, invited_at desc limit 200
    `),
  ]);
  const [organizer] = found;
  return organizer ? { organizer, members } : null;
}

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

/** Statement: an invitation; one that is open gets the new role and link, so that the former link stops working. */
export const putInvitation = (db: Database, invitation: Invitation) => {
  const { id: _id, organizer_id: _organizer, user_email: _email, ...renewed } = invitation;
  return db
    .insert(organizerAdmins)
    .values(invitation)
    .onConflictDoUpdate({
      target: [organizerAdmins.organizer_id, organizerAdmins.user_email],
      set: renewed,
      setWhere: isNull(organizerAdmins.accepted_at),
    });
};

export interface OpenInvitation {
  organizer_id: string;
  organizer_name: string;
  user_email: string;
  role: "admin" | "editor" | "viewer";
}

/** An invitation that was neither used nor revoked and has not expired, by its link's hash. */
export async function findOpenInvitation(db: Database, tokenHash: string, now: Date): Promise<OpenInvitation | null> {
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

/** Uses an invitation up for the person it was sent to; of two at once one wins. Answers the organizer joined. */
export async function useInvitation(db: Database, tokenHash: string, email: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(organizerAdmins)
    .set({ accepted_at: now, token_hash: null, expires_at: null })
    .where(and(isOpen(tokenHash, now), eq(organizerAdmins.user_email, email)))
    .returning({ organizer_id: organizerAdmins.organizer_id });
  return row?.organizer_id ?? null;
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(organizerAdmins.token_hash, tokenHash), isNull(organizerAdmins.accepted_at), gt(organizerAdmins.expires_at, now));

/** Removes a member or an invitation, but never that of `actorEmail`; answers whether there was one. */
export async function deleteMember(db: Database, organizerId: string, id: string, actorEmail: string): Promise<boolean> {
  const rows = await db
    .delete(organizerAdmins)
    .where(and(eq(organizerAdmins.id, id), eq(organizerAdmins.organizer_id, organizerId), ne(organizerAdmins.user_email, actorEmail)))
    .returning({ id: organizerAdmins.id });
  return rows.length === 1;
}

/** Gives somebody who has accepted another role, but never `actorEmail`; answers whether there was one. */
export async function setMemberRole(
  db: Database,
  organizerId: string,
  id: string,
  { role, actorEmail }: { role: TeamMemberRow["role"]; actorEmail: string },
): Promise<boolean> {
  const rows = await db
    .update(organizerAdmins)
    .set({ role })
    .where(
      and(
        eq(organizerAdmins.id, id),
        eq(organizerAdmins.organizer_id, organizerId),
        isNotNull(organizerAdmins.accepted_at),
        ne(organizerAdmins.user_email, actorEmail),
      ),
    )
    .returning({ id: organizerAdmins.id });
  return rows.length === 1;
}
