import { type SQL, sql } from "drizzle-orm";
import { type Database, type Row, rowsOf, select, selectRows } from "#db/client";
import { e, isMarkedHidden, o } from "#db/queries/aliases";
import { searching, withFoundWords } from "#db/queries/search/found-words";
import type { EventType } from "~/domain/events/types";
import { sortKeyAt } from "~/domain/search/plan";
import { searchExpression, searchPhrases, termKey } from "~/domain/search/words";
import { pickFields, present } from "~/domain/values";

const ADMIN_EVENT = {
  ...pickFields(e, ["id", "title", "event_type", "start_time", "all_day", "sort_key", "created_at", "image_url"]),
  ...pickFields(e, ["google_calendar_sync_id", "google_calendar_id"]),
  organizer_id: o.id,
  organizer_name: o.name,
  organizer_cover_image_url: o.cover_image_url,
  is_hidden: isMarkedHidden,
  /** Null where it is not held. */
  public_from: e.public_from,
};

export type AdminEventRow = Row<typeof ADMIN_EVENT>;

type EventPeriod = "coming" | "past";

export interface AdminEventQuestion {
  /** Words of a title, a description or an organizer's name; "" finds all. */
  query: string;
  type: EventType | null;
  now: Date;
}

export interface AdminEventPage {
  events: AdminEventRow[];
  /** Null on the last page. */
  nextAfter: number | null;
}

interface Part {
  period: EventPeriod;
  after: number | null;
  limit: number;
}

/** One round trip: a page of each part, hidden events included; coming ones soonest first, past ones latest first. */
export async function listAdminEvents(
  db: Database,
  question: AdminEventQuestion,
  parts: Part[],
): Promise<AdminEventPage[]> {
  const phrases = searchPhrases(question.query);
  if (phrases?.length === 0) return parts.map(() => ({ events: [], nextAfter: null }));
  const types = question.type ? [question.type] : [];
  const terms = (phrases ?? []).map((phrase) => [phrase]);
  const match = searchExpression({ terms, types, cells: null });
  const query = { ...question, phrases: phrases ?? [], terms: terms.map(termKey) };
  const statements = parts.map((part) => rowsOf(db, searching(query, pageOf(match, { ...part, ...query }))));
  const [first, ...rest] = statements;
  if (!first) return [];
  const pages = await db.batch([first, ...rest]);
  return pages.map((rows, index) => {
    const events = rows.slice(0, present(parts[index], "part of the lists").limit);
    return {
      events,
      nextAfter: rows.length > events.length ? present(events.at(-1), "last event of the page").sort_key : null,
    };
  });
}

type ListQuery = Part & AdminEventQuestion & { phrases: string[]; terms: string[] };

function pageOf(match: string | null, query: ListQuery): SQL<AdminEventRow> {
  const order = sql.raw(query.period === "coming" ? "asc" : "desc");
  const many = sql`limit ${query.limit + 1}`;
  const keys = match
    ? sql`select sort_key from (${keysOfFound(match, query)}) order by sort_key ${order} ${many}`
    : sql`select sort_key from events e where ${within(sql`e.sort_key`, query)} order by sort_key ${order} ${many}`;
  return select(ADMIN_EVENT)`
    from (${keys}) k cross join events e on e.sort_key = k.sort_key cross join organizers o on o.id = e.organizer_id
    left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
  order by k.sort_key ${order}`;
}

/** D1 binds numbers as REAL; keys are integers. */
function within(column: SQL, { period, after, now }: ListQuery): SQL {
  const key = sql`cast(${after ?? (period === "coming" ? sortKeyAt(now) - 1 : sortKeyAt(now))} as integer)`;
  return period === "coming" ? sql`${column} > ${key}` : sql`${column} < ${key}`;
}

/**
 * Hidden and held events are not in the search index and are scanned.
 */
function keysOfFound(match: string, query: ListQuery): SQL {
  const order = sql.raw(query.period === "coming" ? "asc" : "desc");
  const words = query.phrases.map(
    (phrase) => sql`and (instr(e.search_text, ${phrase}) or instr(o.search_name, ${phrase}))`,
  );
  const hidden = (type: "event" | "organizer", joined: SQL) => sql`select * from (
    select e.sort_key from content_moderation_status q cross join events e on ${joined} cross join organizers o on o.id = e.organizer_id
    where q.is_hidden = 1 and q.content_type = ${type} and ${within(sql`e.sort_key`, query)}
      ${query.type ? sql`and e.event_type = ${query.type}` : sql``} ${sql.join(words, sql` `)}
    order by e.sort_key ${order} limit ${query.limit + 1})`;
  const held = sql`select * from (
    select e.sort_key from events e indexed by events_held cross join organizers o on o.id = e.organizer_id
    where e.public_from is not null and ${within(sql`e.sort_key`, query)}
      ${query.type ? sql`and e.event_type = ${query.type}` : sql``} ${sql.join(words, sql` `)}
    order by e.sort_key ${order} limit ${query.limit + 1})`;
  return sql`select * from (
      select rowid as sort_key from event_search where event_search match ${withFoundWords(sql`${match}`, query)} and ${within(sql`rowid`, query)}
      order by rowid ${order} limit ${query.limit + 1})
    union ${held} union ${hidden("event", sql`e.id = q.content_id`)} union ${hidden("organizer", sql`e.organizer_id = q.content_id`)}`;
}

/** Hidden ones too. (Numbers are positive: SQLite then walks from the last.) */
export const listNewestEvents = (db: Database, limit: number) =>
  selectRows(db, ADMIN_EVENT)`from events e cross join organizers o on o.id = e.organizer_id
    left join content_moderation_status m on m.content_type = 'event' and m.content_id = e.id
    where e.seq > 0 order by e.seq desc limit ${limit}`;
