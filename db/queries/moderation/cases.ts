import { type Column, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Database, orNull, type Row, selectFirst } from "#db/client";
import { e, isMarkedHidden, o } from "#db/queries/aliases";
import { moderationActions, users } from "#db/schema";
import type { Content } from "~/domain/moderation/rules";

const action = alias(moderationActions, "a");
const owner = alias(users, "owner");

export type ModerationCase = Row<ReturnType<typeof caseOf>>;

/** The content that `alias` names by content_type and content_id. */
const concerning = (part: string, alias: string) =>
  sql.raw(`${part}.content_type = ${alias}.content_type and ${part}.content_id = ${alias}.content_id`);

/** The last who did; null for nobody or automatic hiding. */
export const hiddenBy = (alias: string) =>
  sql<
    string | null
  >`(select a.moderator_id from moderation_actions a where ${concerning("a", alias)} and a.action_type = 'hide' order by a.seq desc limit 1)`;

/** When it was last hidden. */
export const isHiddenByReports = (alias: string) =>
  sql<number>`coalesce((select a.automated from moderation_actions a where ${concerning("a", alias)} and a.action_type = 'hide' order by a.seq desc limit 1), 0)`;

/** Since the content was last shown. */
export const wasObjected = (alias: string) =>
  sql<number>`exists (select 1 from moderation_objections b where ${concerning("b", alias)} and b.action_seq > coalesce(
    (select max(a.seq) from moderation_actions a where ${concerning("a", alias)} and a.action_type in ('unhide', 'undone')), 0))`;

/** Another than `moderatorId`, with no role at the organizer in the column. */
export const hasOtherModerators = (organizerColumn: string, moderatorId: string) =>
  sql<number>`exists (select 1 from (
      select id, email from organizers where is_superadmin = 1 union select id, email from organizers where is_moderator = 1
    ) t cross join users u on u.email = t.email and u.email_verified_at is not null
    where u.id <> ${moderatorId} and t.id <> ${sql.raw(organizerColumn)})`;

/** `moderatorId` is the person who wants to decide. */
export async function findModerationCase(
  db: Database,
  { content_type, content_id }: Content,
  moderatorId: string,
): Promise<ModerationCase | null> {
  return selectFirst(
    db,
    caseOf({ content_type, content_id }, moderatorId),
  )`from content_owners w cross join organizers o on o.id = w.organizer_id
    left join events e on w.content_type = 'event' and e.id = w.content_id
    left join users owner on owner.email = o.email
    left join content_moderation_status m on m.content_type = w.content_type and m.content_id = w.content_id
    where w.content_type = ${content_type} and w.content_id = ${content_id}`;
}

/** For `w` (a content and its organizer's id), `o` (its organizer), `e` (if an event), `owner` and `m` (its mark). */
function caseOf({ content_type, content_id }: Content, moderatorId: string) {
  const of = (name: string) =>
    sql`${sql.raw(name)}.content_type = ${content_type} and ${sql.raw(name)}.content_id = ${content_id}`;
  const last = <C extends Column>(column: C) =>
    orNull(column, sql`(select ${column} from moderation_actions a where ${of("a")} order by a.seq desc limit 1)`);
  return {
    content_type: sql<Content["content_type"]>`w.content_type`,
    content_id: sql<string>`w.content_id`,
    title: sql<string>`coalesce(${e.title}, ${o.name})`,
    organizer_id: o.id,
    organizer_name: o.name,
    organizer_email: o.email,
    /** Null where the owner has no account. */
    owner_locale: orNull(owner.locale),
    is_hidden: isMarkedHidden,
    has_objection: sql<number>`exists (select 1 from moderation_objections b where ${of("b")} and b.closed_at is null)`,
    /** The last decision's number; 0 without one. */
    last_seq: sql<number>`coalesce(${last(action.seq)}, 0)`,
    last_action: last(action.action_type),
    last_reason: last(action.action_reason),
    last_moderator_id: last(action.moderator_id),
    /** Before the last decision. */
    was_hidden: sql<number>`coalesce((select action_type from moderation_actions a where ${of("a")} and action_type in ('hide', 'unhide', 'undone')
      and seq < (select max(seq) from moderation_actions a where ${of("a")}) order by seq desc limit 1) = 'hide', 0)`,
    hidden_by: hiddenBy("w"),
    was_objected: wasObjected("w"),
    has_other_moderators: hasOtherModerators("o.id", moderatorId),
    /** JSON array; of reports that wait or led to its hiding. */
    categories: sql<string>`(select json_group_array(distinct r.category) from user_reports r where ${of("r")} and r.status <> 'dismissed')`,
  };
}

/** Hidden counts its organizer's hiding too; held until unix seconds. */
export const findMark = (db: Database, { content_type, content_id }: Content) =>
  selectFirst(db, MARK)`from content_owners w
    left join content_moderation_status m on m.content_type = w.content_type and m.content_id = w.content_id
    left join content_moderation_status h on h.content_type = 'organizer' and h.content_id = w.organizer_id
    where w.content_type = ${content_type} and w.content_id = ${content_id}`;

/** For `w` (a content and its organizer's id), `m` (its mark) and `h` (its organizer's). */
const MARK = {
  organizer_id: sql<string>`w.organizer_id`,
  is_hidden: isMarkedHidden,
  organizer_is_hidden: sql<number>`coalesce(h.is_hidden, 0)`,
  public_from: orNull(
    e.public_from,
    sql`(select e.public_from from events e where w.content_type = 'event' and e.id = w.content_id)`,
  ),
  /** 1 where it waits for its own time, not for its organizer's first day. */
  is_timed: sql<number>`coalesce((select e.public_from = e.publish_at from events e where w.content_type = 'event' and e.id = w.content_id), 0)`,
  is_by_reports: sql<number>`iif(coalesce(h.is_hidden, 0) = 1, ${isHiddenByReports("h")}, ${isHiddenByReports("w")})`,
};
