import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizerExpression, searchPhrases } from "~/domain/search/words";

export const ADMIN_PAGE_SIZE = 25;

/** So many matches are looked up and sorted; where there are more, the names are walked in order instead. */
const FEW = 500;

/** An organizer in the superadmin's list. Moments are unix seconds. */
export interface AdminOrganizerRow {
  id: string;
  name: string;
  email: string;
  city: string | null;
  logo_url: string | null;
  is_superadmin: number;
  is_moderator: number;
  is_hidden: number;
  reviewed_at: number | null;
  created_at: number;
  event_count: number;
}

/** For `o` (an organizer), `n` (its counts) and `m` (its mark). */
export const adminOrganizerColumns =
  sql.raw(`o.id, o.name, o.email, o.city, o.logo_url, o.is_superadmin, o.is_moderator,
  o.reviewed_at, o.created_at, coalesce(m.is_hidden, 0) as is_hidden, coalesce(n.events, 0) as event_count`);

export interface AdminOrganizerPage {
  organizers: AdminOrganizerRow[];
  /** For the next page's `after`; null when this is the last. */
  nextAfter: string | null;
}

interface Question {
  /** Words of a name or parts of an e-mail; "" lists everyone. */
  query: string;
  /** Id of the organizer that the page begins after. */
  after: string | null;
}

/** One round trip: organizers, hidden ones too, by name in Norwegian order. */
export async function listAdminOrganizers(db: Database, { query, after }: Question): Promise<AdminOrganizerPage> {
  const phrases = searchPhrases(query);
  if (phrases?.length === 0) return { organizers: [], nextAfter: null };
  const rows = await db.all<AdminOrganizerRow>(
    phrases ? pageOfFound(phrases, after) : page(sql`organizers o`, from(after)),
  );
  const organizers = rows.slice(0, ADMIN_PAGE_SIZE);
  return { organizers, nextAfter: rows.length > ADMIN_PAGE_SIZE ? organizers.at(-1)!.id : null };
}

const page = (source: SQL, condition: SQL) => sql`select ${adminOrganizerColumns}, o.name_key
  from ${source} left join organizer_counts n on n.organizer_id = o.id
    left join content_moderation_status m on m.content_type = 'organizer' and m.content_id = o.id
  where ${condition} order by o.name_key, o.id limit ${ADMIN_PAGE_SIZE + 1}`;

const from = (after: string | null, condition: SQL = sql`true`) =>
  after === null
    ? sql`o.name_key >= (select '' where ${condition})`
    : sql`(o.name_key, o.id) > (select name_key, id from organizers where id = ${after} and ${condition})`;

/** As in organizer-list.ts: few matches are sorted, many are met soon enough on a walk through the names. */
function pageOfFound(phrases: string[], after: string | null): SQL {
  const contained = phrases.map(
    (phrase) => sql`instr((select words from organizer_admin_entries where seq = o.seq), ${phrase})`,
  );
  const few = page(
    sql`size cross join found cross join organizers o on o.seq = found.seq`,
    sql`size.n <= ${FEW} and ${from(after)}`,
  );
  const many = page(
    sql`organizers o`,
    sql`${from(after, sql`(select n from size) > ${FEW}`)} and ${sql.join(contained, sql` and `)}`,
  );
  return sql`with found as materialized (
      select rowid as seq from organizer_admin_search where organizer_admin_search match ${organizerExpression(phrases)} limit ${FEW + 1}
    ), size as materialized (select count(*) as n from found)
    select * from (${few}) union all select * from (${many})`;
}
