import { sql } from "drizzle-orm";
import type { Database } from "#db/client";

type Row = Record<string, unknown>;

/** More than one person's lists hold. */
const MAX_ROWS = 5000;

/** Every row about a person, by what it is; moments are unix seconds. Secrets (hashes, keys, and what mails on their way say, which holds links) are left out. */
export interface AccountDataRows {
  account: Row;
  sessions: Row[];
  passkeys: Row[];
  favorite_events: Row[];
  followed_organizers: Row[];
  reports: Row[];
  teams: Row[];
  mails: Row[];
  moderation_actions: Row[];
  audit_log: Row[];
  organizer: Row | null;
  organizer_events: Row[];
  organizer_calendars: Row[];
}

export async function findAccountData(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<AccountDataRows | null> {
  const rows = (query: ReturnType<typeof sql>) => db.all<Row>(sql`${query} limit ${MAX_ROWS}`);
  const [
    account,
    sessions,
    passkeys,
    favorites,
    follows,
    reports,
    teams,
    mails,
    actions,
    audit,
    organizer,
    events,
    calendars,
  ] = await db.batch([
    rows(sql`select id, email, email_verified_at, pending_email, locale, follows_only, favorites_on_device_only,
      pending_organizer_name, created_at from users where id = ${id}`),
    rows(sql`select user_agent, created_at, last_seen_at, expires_at from sessions where user_id = ${id}`),
    rows(sql`select name, is_backed_up, created_at, last_used_at from passkeys where user_id = ${id}`),
    rows(
      sql`select f.event_id, e.title, f.created_at from user_favorites f join events e on e.id = f.event_id where f.user_id = ${id}`,
    ),
    rows(
      sql`select f.organizer_id, o.name, f.created_at from user_follows f join organizers o on o.id = f.organizer_id where f.user_id = ${id}`,
    ),
    rows(
      sql`select content_type, content_id, category, reason, description, is_passed_on, status, created_at from user_reports where reporter_id = ${id}`,
    ),
    rows(sql`select a.organizer_id, o.name, a.role, a.invited_at, a.accepted_at from organizer_admins a
      join organizers o on o.id = a.organizer_id where a.user_email = ${email}`),
    rows(sql`select subject, status, created_at from outbox where recipient = ${email}`),
    rows(
      sql`select content_type, content_id, action_type, action_reason, created_at from moderation_actions where moderator_id = ${id}`,
    ),
    rows(sql`select organizer_id, action, detail, created_at from audit_log where actor_id = ${id}`),
    rows(sql`select id, email, name, description, phone, website, organization_number, address, city, lat, lng, logo_url, cover_image_url, is_superadmin,
      is_moderator, created_at from organizers where email = ${email}`),
    rows(sql`select e.id, e.title, e.description, e.event_type, e.start_time, e.end_time, e.location_name, e.location_address, e.created_at
      from events e join organizers o on o.id = e.organizer_id where o.email = ${email}`),
    rows(sql`select c.calendar_name, c.calendar_url, c.default_event_type, c.default_place, c.created_at from calendar_syncs c join organizers o on o.id = c.organizer_id
      where o.email = ${email}`),
  ]);
  if (!account[0]) return null;
  return {
    account: account[0],
    sessions,
    passkeys,
    favorite_events: favorites,
    followed_organizers: follows,
    reports,
    teams,
    mails,
    moderation_actions: actions,
    audit_log: audit,
    organizer: organizer[0] ?? null,
    organizer_events: events,
    organizer_calendars: calendars,
  };
}
