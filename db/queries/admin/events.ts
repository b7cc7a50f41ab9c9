import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client";
import type { EventType } from "~/domain/events/types";
import { sortKeyAt } from "~/domain/search/plan";
import { searchExpression, searchPhrases } from "~/domain/search/words";

/** An event in the superadmin's list. Moments are unix seconds. */
export interface AdminEventRow {
  id: string;
  title: string;
  event_type: EventType;
  start_time: number;
  all_day: number;
  sort_key: number;
  created_at: number;
  image_url: string | null;
  google_calendar_sync_id: string | null;
  google_calendar_id: string | null;
  organizer_id: string;
  organizer_name: string;
  organizer_cover_image_url: string | null;
  is_hidden: number;
  /** Unix seconds; null where it is not held back. */
  public_from: number | null;
}

/** For `e` (an event), `o` (its organizer) and `m` (the event's mark). */
export const adminEventColumns =
  sql.raw(`e.id, e.title, e.event_type, e.start_time, e.all_day, e.sort_key, e.created_at, e.image_url,
  e.google_calendar_sync_id, e.google_calendar_id, o.id as organizer_id, o.name as organizer_name,
  o.cover_image_url as organizer_cover_image_url, coalesce(m.is_hidden, 0) as is_hidden, e.public_from`);

export type EventPeriod = "coming" | "past";

export interface AdminEventQuestion {
  /** Words of a title or an organizer's name; those of its description are found too. "" finds all. */
  query: string;
  type: EventType | null;
  now: Date;
}

export interface AdminEventPage {
  events: AdminEventRow[];
  /** The sort key that the next page begins after; null when this is the last. */
  nextAfter: number | null;
}

interface Part {
  period: EventPeriod;
  /** The sort key that the page begins after. */
  after: number | null;
  limit: number;
}

/** One round trip: a page of each part. Hidden events are in it; coming ones come soonest first, past ones latest first. */
export async function listAdminEvents(
  db: Database,
  question: AdminEventQuestion,
  parts: Part[],
): Promise<AdminEventPage[]> {
  const phrases = searchPhrases(question.query);
  if (phrases?.length === 0) return parts.map(() => ({ events: [], nextAfter: null }));
  const types = question.type ? [question.type] : [];
  const match = searchExpression({ phrases: phrases ?? [], types, cells: null });
  const statements = parts.map((part) =>
    db.all<AdminEventRow>(pageOf(match, { ...part, ...question, phrases: phrases ?? [] })),
  );
  const [first, ...rest] = statements;
  if (!first) return [];
  const pages = await db.batch([first, ...rest]);
  return pages.map((rows, index) => {
    const events = rows.slice(0, parts[index]!.limit);
    return { events, nextAfter: rows.length > events.length ? events.at(-1)!.sort_key : null };
  });
}

type Wanted = Part & AdminEventQuestion & { phrases: string[] };

function pageOf(match: string | null, wanted: Wanted): SQL {
  const order = sql.raw(wanted.period === "coming" ? "asc" : "desc");
  const many = sql`limit ${wanted.limit + 1}`;
  const keys = match
    ? sql`select sort_key from (${keysOfFound(match, wanted)}) order by sort_key ${order} ${many}`
    : sql`select sort_key from events e where ${within(sql`e.sort_key`, wanted)} order by sort_key ${order} ${many}`;
  return sql`select ${adminEventColumns}
    from (${keys}) k cross join events e on e.sort_key = k.sort_key cross join organizers o on o.id = e.organizer_id
      left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
    order by k.sort_key ${order}`;
}

/** D1 binds numbers as REAL; keys are integers. */
function within(column: SQL, { period, after, now }: Wanted): SQL {
  const key = sql`cast(${after ?? (period === "coming" ? sortKeyAt(now) - 1 : sortKeyAt(now))} as integer)`;
  return period === "coming" ? sql`${column} > ${key}` : sql`${column} < ${key}`;
}

/**
 * The search index holds what visitors see; what is hidden, by itself or with its organizer, or held back is looked through. (The
 * plus keeps SQLite from reading everything of a type that was ever reported.)
 */
function keysOfFound(match: string, wanted: Wanted): SQL {
  const order = sql.raw(wanted.period === "coming" ? "asc" : "desc");
  const words = wanted.phrases.map(
    (phrase) => sql`and (instr(e.search_text, ${phrase}) or instr(o.search_name, ${phrase}))`,
  );
  const hidden = (type: "event" | "organizer", joined: SQL) => sql`select * from (
    select e.sort_key from moderation_items q cross join events e on ${joined} cross join organizers o on o.id = e.organizer_id
    where q.is_hidden = 1 and +q.content_type = ${type} and ${within(sql`e.sort_key`, wanted)}
      ${wanted.type ? sql`and e.event_type = ${wanted.type}` : sql``} ${sql.join(words, sql` `)}
    order by e.sort_key ${order} limit ${wanted.limit + 1})`;
  const held = sql`select * from (
    select e.sort_key from events e indexed by events_held cross join organizers o on o.id = e.organizer_id
    where e.public_from is not null and ${within(sql`e.sort_key`, wanted)}
      ${wanted.type ? sql`and e.event_type = ${wanted.type}` : sql``} ${sql.join(words, sql` `)}
    order by e.sort_key ${order} limit ${wanted.limit + 1})`;
  return sql`select * from (
      select rowid as sort_key from event_search where event_search match ${match} and ${within(sql`rowid`, wanted)}
      order by rowid ${order} limit ${wanted.limit + 1})
    union ${held} union ${hidden("event", sql`e.id = q.content_id`)} union ${hidden("organizer", sql`e.organizer_id = q.content_id`)}`;
}

/** The events that were made last, hidden ones too. */
export const listNewestEvents = (db: Database, limit: number): Promise<AdminEventRow[]> =>
  db.all<AdminEventRow>(sql`select ${adminEventColumns}
    from events e cross join organizers o on o.id = e.organizer_id
      left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
    order by e.created_at desc limit ${limit}`);
