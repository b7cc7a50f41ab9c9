import { sql, type SQL } from "drizzle-orm";
import { type Database, type Row, rowsOf, select, selectFrom, selectRows, unionAll, withTables } from "#db/client";
import { isMarkedHidden, o } from "#db/queries/aliases";
import { organizerExpression, searchPhrases } from "~/domain/search/words";
import { present } from "~/domain/values";

const ADMIN_PAGE_SIZE = 25;

/** More matches are not sorted: the names are walked in order instead. */
const FEW = 500;

const ADMIN_ORGANIZER = {
  id: o.id,
  name: o.name,
  email: o.email,
  city: o.city,
  logo_url: o.logo_url,
  is_superadmin: o.is_superadmin,
  is_moderator: o.is_moderator,
  reviewed_at: o.reviewed_at,
  created_at: o.created_at,
  is_hidden: isMarkedHidden,
  event_count: sql<number>`coalesce(n.events, 0)`,
};

export type AdminOrganizerRow = Row<typeof ADMIN_ORGANIZER>;

const LISTED_ORGANIZER = { ...ADMIN_ORGANIZER, name_key: o.name_key };

export interface AdminOrganizerPage {
  organizers: AdminOrganizerRow[];
  /** For the next page's `after`; null on the last page. */
  nextAfter: string | null;
}

interface Question {
  /** Words of a name or parts of an e-mail; "" lists everyone. */
  query: string;
  after: string | null;
}

/** One round trip: organizers, hidden ones included, by name in Norwegian order. */
export async function listAdminOrganizers(db: Database, { query, after }: Question): Promise<AdminOrganizerPage> {
  const phrases = searchPhrases(query);
  if (phrases?.length === 0) return { organizers: [], nextAfter: null };
  const rows = await rowsOf(db, phrases ? pageOfFound(phrases, after) : page(sql`organizers o`, from(after)));
  const organizers = rows.slice(0, ADMIN_PAGE_SIZE);
  return {
    organizers,
    nextAfter: rows.length > ADMIN_PAGE_SIZE ? present(organizers.at(-1), "last organizer of the page").id : null,
  };
}

const withCountsAndMark = sql`left join organizer_counts n on n.organizer_id = o.id
  left join content_moderation_status m on m.content_type = 'organizer' and m.content_id = o.id`;

const page = (source: SQL, condition: SQL) =>
  select(LISTED_ORGANIZER)`
    from ${source} ${withCountsAndMark} where ${condition} order by o.name_key, o.id limit ${ADMIN_PAGE_SIZE + 1}`;

export const listNewestOrganizers = (db: Database, limit: number) =>
  selectRows(db, ADMIN_ORGANIZER)`from organizers o ${withCountsAndMark} order by o.created_at desc limit ${limit}`;

const from = (after: string | null, condition: SQL = sql`true`) =>
  after === null
    ? sql`o.name_key >= (select '' where ${condition})`
    : sql`(o.name_key, o.id) > (select name_key, id from organizers where id = ${after} and ${condition})`;

/** As in organizer-list.ts: few matches are sorted; many are found quickly by walking the names. */
function pageOfFound(phrases: string[], after: string | null) {
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
  return withTables(
    sql`found as materialized (
      select rowid as seq from organizer_admin_search where organizer_admin_search match ${organizerExpression(phrases.map((phrase) => [phrase]))} limit ${FEW + 1}
    ), size as materialized (select count(*) as n from found)`,
    unionAll(selectFrom(few), selectFrom(many)),
  );
}
