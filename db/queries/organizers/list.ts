import { sql, type SQL } from "drizzle-orm";
import {
  type Database,
  type Fields,
  type Row,
  rowsOf,
  select,
  selectFrom,
  TOTAL,
  unionAll,
  withTables,
} from "#db/client";
import { o } from "#db/queries/aliases";
import { organizerExpression, searchTerms } from "~/domain/search/words";
import { present } from "~/domain/values";
import { containing, filteredCount, filteredPage, type OrganizerFilters } from "./filtered-list";
import { ORGANIZER_RECORD } from "./records";

/** Exact up to here; beyond it "more than". */
export const ORGANIZER_COUNT_CAP = 500;

const DESCRIPTION_LENGTH = 240;

const ORGANIZER_CARD = {
  id: o.id,
  name: o.name,
  description: sql<string | null>`substr(${o.description}, 1, ${sql.raw(String(DESCRIPTION_LENGTH))})`,
  city: o.city,
  lat: o.lat,
  lng: o.lng,
  is_kept: sql<number>`o.is_kept`,
  has_website: sql<number>`coalesce(${o.website}, '') <> ''`,
  logo_url: o.logo_url,
  cover_image_url: o.cover_image_url,
  /** Null without a position asked about. */
  distance_km: sql<number | null>`null`,
};

export type OrganizerCardRow = Row<typeof ORGANIZER_CARD>;

type Identified = Fields & { id: typeof o.id };

export interface FoundOrganizerPage<Listed = OrganizerCardRow> {
  organizers: Listed[];
  total: number;
  totalIsCapped: boolean;
  /** Null on the last page. */
  nextAfter: string | null;
}

interface OrganizerListParams {
  /** "" lists everyone. */
  query: string;
  filters?: OrganizerFilters | null;
  limit: number;
  after: string | null;
}

/** One round trip, by name in Norwegian order. */
export function listOrganizers(db: Database, params: OrganizerListParams): Promise<FoundOrganizerPage> {
  return listRows(db, params, ORGANIZER_CARD);
}

export function listOrganizerRecords(db: Database, params: OrganizerListParams) {
  return listRows(db, params, ORGANIZER_RECORD);
}

async function listRows<F extends Identified>(
  db: Database,
  { query, limit, after, filters = null }: OrganizerListParams,
  fields: F,
): Promise<FoundOrganizerPage<Row<F>>> {
  const terms = searchTerms(query);
  if (terms?.length === 0) return { organizers: [], total: 0, totalIsCapped: false, nextAfter: null };
  const [rows, counts] = await db.batch([
    rowsOf(
      db,
      filters ? filteredPage({ terms, filters, after, limit }, fields) : pageStatement(terms, { fields, limit, after }),
    ),
    rowsOf(
      db,
      filters ? filteredCount({ terms, filters }, ORGANIZER_COUNT_CAP + 1) : terms ? countFound(terms) : countAll(),
    ),
  ]);
  const total = counts[0]?.total ?? 0;
  const organizers = rows.slice(0, limit);
  return {
    organizers,
    total: Math.min(total, ORGANIZER_COUNT_CAP),
    totalIsCapped: total > ORGANIZER_COUNT_CAP,
    nextAfter: rows.length > limit ? present(organizers.at(-1), "last organizer of the page").id : null,
  };
}

interface PageParams<F> {
  fields: F;
  limit: number;
  after: string | null;
}

const pageStatement = <F extends Identified>(terms: string[][] | null, params: PageParams<F>) =>
  terms ? pageOfFound(terms, params) : page(sql`visible_organizers o where ${from(params.after, sql`true`)}`, params);

const page = <F extends Identified>(source: SQL, { fields, limit }: PageParams<F>) =>
  select(fields)`from ${source} order by o.name_key, o.id limit ${limit + 1}`;

/** No row is read unless `condition` holds. */
const from = (after: string | null, condition: SQL) =>
  after === null
    ? sql`o.name_key >= (select '' where ${condition})`
    : sql`(o.name_key, o.id) > (select name_key, id from organizers where id = ${after} and ${condition})`;

/** One more than is counted. */
const found = (terms: string[][]) => sql`select rowid as seq from organizer_search
  where organizer_search match ${organizerExpression(terms)} limit ${ORGANIZER_COUNT_CAP + 1}`;

/** Few matches are sorted. Many are so common that walking the names in order fills a page quickly. */
function pageOfFound<F extends Identified>(terms: string[][], params: PageParams<F>): SQL<Row<F>> {
  const { after } = params;
  const contained = containing(terms);
  const few = sql`size cross join found cross join visible_organizers o on o.seq = found.seq
    where size.n <= ${ORGANIZER_COUNT_CAP} and ${from(after, sql`true`)}`;
  const many = sql`visible_organizers o
    where ${from(after, sql`(select n from size) > ${ORGANIZER_COUNT_CAP}`)} and ${contained}`;
  return withTables(
    sql`found as materialized (${found(terms)}), size as materialized (select count(*) as n from found)`,
    unionAll(selectFrom(page(few, params)), selectFrom(page(many, params))),
  );
}

const countAll = () => select(TOTAL)`from (select 1 from visible_organizers limit ${ORGANIZER_COUNT_CAP + 1})`;

const countFound = (terms: string[][]) => select(TOTAL)`from (${found(terms)})`;
