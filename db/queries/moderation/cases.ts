import { sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { Content } from "~/domain/moderation/rules";

/** What a decision on a content, or an objection to one, is made from. */
export interface ModerationCase {
  content_type: "event" | "organizer";
  content_id: string;
  title: string;
  organizer_id: string;
  organizer_name: string;
  organizer_email: string;
  /** The owner's language; null where the owner has no account. */
  owner_locale: "nb" | "en" | null;
  is_hidden: number;
  has_objection: number;
  /** Number of the last decision on it; 0 without one. */
  last_seq: number;
  last_action: "hide" | "unhide" | "dismiss" | null;
  last_moderator_id: string | null;
  /** Who hid it last; null where nobody did or it was hidden by itself. */
  hidden_by: string | null;
  /** Whether the owner has objected since it was last shown, decided or not. */
  was_objected: number;
  has_other_moderators: number;
  /** JSON: the categories of its reports that wait or led to its hiding. */
  categories: string;
}

/** SQL: what is known of the content that `alias` names by content_type and content_id. */
const concerning = (part: string, alias: string) =>
  sql.raw(`${part}.content_type = ${alias}.content_type and ${part}.content_id = ${alias}.content_id`);

/** Who hid it last; null where nobody did or it was hidden by itself. */
export const hiddenBy = (alias: string) =>
  sql`(select a.moderator_id from moderation_actions a where ${concerning("a", alias)} and a.action_type = 'hide' order by a.seq desc limit 1)`;

/** Whether several reports hid it, the last time that it was hidden. */
export const isHiddenByReports = (alias: string) =>
  sql`coalesce((select a.automated from moderation_actions a where ${concerning("a", alias)} and a.action_type = 'hide' order by a.seq desc limit 1), 0)`;

/** Whether the owner has objected since it was last shown. */
export const wasObjected = (alias: string) =>
  sql`exists (select 1 from moderation_objections b where ${concerning("b", alias)} and b.action_seq > coalesce(
    (select max(a.seq) from moderation_actions a where ${concerning("a", alias)} and a.action_type = 'unhide'), 0))`;

/** Whether somebody else than `moderatorId` moderates who has no part in the organizer that the column names. */
export const hasOtherModerators = (organizerColumn: string, moderatorId: string) =>
  sql`exists (select 1 from (
      select id, email from organizers where is_superadmin = 1 union select id, email from organizers where is_moderator = 1
    ) t cross join users u on u.email = t.email and u.email_verified_at is not null
    where u.id <> ${moderatorId} and t.id <> ${sql.raw(organizerColumn)})`;

/** One content with all of its case; null where it is gone. `moderatorId` is who wants to decide. */
export async function findModerationCase(
  db: Database,
  { content_type, content_id }: Content,
  moderatorId: string,
): Promise<ModerationCase | null> {
  const of = (alias: string) =>
    sql`${sql.raw(alias)}.content_type = ${content_type} and ${sql.raw(alias)}.content_id = ${content_id}`;
  const last = (column: string) =>
    sql`(select ${sql.raw(column)} from moderation_actions a where ${of("a")} order by a.seq desc limit 1)`;
  const [row] = await db.all<ModerationCase>(sql`
    select w.content_type, w.content_id, coalesce(e.title, o.name) as title, o.id as organizer_id, o.name as organizer_name,
      o.email as organizer_email, owner.locale as owner_locale,
      coalesce(m.is_hidden, 0) as is_hidden,
      exists (select 1 from moderation_objections b where ${of("b")} and b.closed_at is null) as has_objection,
      coalesce(${last("seq")}, 0) as last_seq, ${last("action_type")} as last_action, ${last("moderator_id")} as last_moderator_id,
      ${hiddenBy("w")} as hidden_by, ${wasObjected("w")} as was_objected,
      ${hasOtherModerators("o.id", moderatorId)} as has_other_moderators,
      (select json_group_array(distinct r.category) from user_reports r where ${of("r")} and r.status <> 'dismissed') as categories
    from content_owners w cross join organizers o on o.id = w.organizer_id
      left join events e on w.content_type = 'event' and e.id = w.content_id
      left join users owner on owner.email = o.email
      left join content_moderation_status m on m.content_type = w.content_type and m.content_id = w.content_id
    where w.content_type = ${content_type} and w.content_id = ${content_id}`);
  return row ?? null;
}

/**
 * Whether a content is hidden, by itself or with its organizer, and by reports instead of a moderator, or held back (to
 * when, in unix seconds), and whose it is; null where there is none.
 */
export async function findMark(db: Database, { content_type, content_id }: Content) {
  const [row] = await db.all<{
    organizer_id: string;
    is_hidden: number;
    organizer_is_hidden: number;
    public_from: number | null;
    is_by_reports: number;
  }>(sql`
    select w.organizer_id, coalesce(m.is_hidden, 0) as is_hidden, coalesce(h.is_hidden, 0) as organizer_is_hidden,
      (select e.public_from from events e where w.content_type = 'event' and e.id = w.content_id) as public_from,
      iif(coalesce(h.is_hidden, 0) = 1, ${isHiddenByReports("h")}, ${isHiddenByReports("w")}) as is_by_reports
    from content_owners w
      left join content_moderation_status m on m.content_type = w.content_type and m.content_id = w.content_id
      left join content_moderation_status h on h.content_type = 'organizer' and h.content_id = w.organizer_id
    where w.content_type = ${content_type} and w.content_id = ${content_id}`);
  return row ?? null;
}
