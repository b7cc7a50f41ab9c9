import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client";
import { organizerExpression, searchPhrases } from "~/domain/search/words";
import { type OrganizerRecordRow, organizerRecordColumns } from "./records";

/** A result is counted exactly up to this; beyond it only that there are more. */
export const ORGANIZER_COUNT_CAP = 500;

/** What a card shows of an organizer. */
export interface OrganizerCardRow {
  id: string;
  name: string;
  description: string | null;
  city: string | null;
  has_website: number;
  logo_url: string | null;
  cover_image_url: string | null;
}

export interface OrganizerPage<Row = OrganizerCardRow> {
  organizers: Row[];
  /** Up to ORGANIZER_COUNT_CAP. */
  total: number;
  totalIsCapped: boolean;
  /** For the next page's `after`; null when this is the last. */
  nextAfter: string | null;
}

interface OrganizerListParams {
  /** Words typed; "" lists everyone. */
  query: string;
  limit: number;
  /** Id of the organizer that the page begins after. */
  after: string | null;
}

/** One round trip: organizers by name in Norwegian order, and how many there are. */
export function listOrganizers(db: Database, params: OrganizerListParams): Promise<OrganizerPage> {
  return listRows(db, params, cardColumns);
}

/** The same with all that is public of them. */
export function listOrganizerRecords(
  db: Database,
  params: OrganizerListParams,
): Promise<OrganizerPage<OrganizerRecordRow>> {
  return listRows(db, params, organizerRecordColumns);
}

async function listRows<Row extends { id: string }>(
  db: Database,
  { query, limit, after }: OrganizerListParams,
  columns: SQL,
): Promise<OrganizerPage<Row>> {
  const phrases = searchPhrases(query);
  if (phrases?.length === 0) return { organizers: [], total: 0, totalIsCapped: false, nextAfter: null };
  const [rows, counts] = await db.batch([
    db.all<Row>(pageStatement(phrases, { columns, limit, after })),
    db.all<{ total: number }>(phrases ? countFound(phrases) : countAll()),
  ]);
  const total = counts[0]?.total ?? 0;
  const organizers = rows.slice(0, limit);
  return {
    organizers,
    total: Math.min(total, ORGANIZER_COUNT_CAP),
    totalIsCapped: total > ORGANIZER_COUNT_CAP,
    nextAfter: rows.length > limit ? organizers.at(-1)!.id : null,
  };
}

const DESCRIPTION_LENGTH = 240;

const cardColumns = sql.raw(`o.id, o.name, substr(o.description, 1, ${DESCRIPTION_LENGTH}) as description, o.city,
  coalesce(o.website, '') <> '' as has_website, o.logo_url, o.cover_image_url`);

interface PageParams {
  columns: SQL;
  limit: number;
  after: string | null;
}

const pageStatement = (phrases: string[] | null, params: PageParams) =>
  phrases
    ? pageOfFound(phrases, params)
    : page(sql`visible_organizers o where ${from(params.after, sql`true`)}`, params);

/** By name, of the organizers that `source` names `o`. */
const page = (source: SQL, { columns, limit }: PageParams) =>
  sql`select ${columns} from ${source} order by o.name_key, o.id limit ${limit + 1}`;

/** From where the page begins; nowhere, without reading a row, unless `condition` holds. */
const from = (after: string | null, condition: SQL) =>
  after === null
    ? sql`o.name_key >= (select '' where ${condition})`
    : sql`(o.name_key, o.id) > (select name_key, id from organizers where id = ${after} and ${condition})`;

/** Row ids of organizers that match, one more than are counted. */
const found = (phrases: string[]) => sql`select rowid as seq from organizer_search
  where organizer_search match ${organizerExpression(phrases)} limit ${ORGANIZER_COUNT_CAP + 1}`;

/**
 * Few matches are looked up and sorted. Where there are too many for that, the names are walked in order and tested
 * one by one: matches are then so common that a page is soon full.
 */
function pageOfFound(phrases: string[], params: PageParams): SQL {
  const { after } = params;
  const contained = sql.join(
    phrases.map((phrase) => sql`instr(o.search_text, ${phrase})`),
    sql` and `,
  );
  const few = sql`size cross join found cross join visible_organizers o on o.seq = found.seq
    where size.n <= ${ORGANIZER_COUNT_CAP} and ${from(after, sql`true`)}`;
  const many = sql`visible_organizers o
    where ${from(after, sql`(select n from size) > ${ORGANIZER_COUNT_CAP}`)} and ${contained}`;
  return sql`with found as materialized (${found(phrases)}), size as materialized (select count(*) as n from found)
    select * from (${page(few, params)}) union all select * from (${page(many, params)})`;
}

const countAll = () =>
  sql`select count(*) as total from (select 1 from visible_organizers limit ${ORGANIZER_COUNT_CAP + 1})`;

const countFound = (phrases: string[]) => sql`select count(*) as total from (${found(phrases)})`;
