import { type SQL, sql } from "drizzle-orm";
import { type Database, firstRowOf, rowsOf } from "#db/client";
import { EVENT_CARD, type EventCardRow, LISTED_EVENT, type ListedEventRow } from "#db/queries/events/cards";
import { EVENT_RECORD, type EventRecordRow } from "#db/queries/events/records";
import { nearestInEachHour } from "~/domain/search/nearest-in-hour";
import type { SearchCursor, SearchPlan } from "~/domain/search/plan";
import { present } from "~/domain/values";
import { type Count, countBeside, countCap, type Counted, countedPage, countStatement, readCount } from "./counted";
import { evenWithoutIndex } from "./even-without-index";
import { goingOn, runningNow } from "./going-on";
import { pageStatement } from "./statements";
import { type Finding, whichFind } from "./which-find";

export interface FoundPage<Row> {
  events: Row[];
  /** Dates: up to COUNT_CAP, or DISTANCE_POOL where sorted by distance. */
  total: number;
  totalIsCapped: boolean;
  nextCursor: SearchCursor | null;
}

export interface FoundEventPage extends FoundPage<ListedEventRow> {
  /** Began before now; not counted in `total`. */
  running: EventCardRow[];
  /** Regular series that these dates are of; only counted where each is shown once and the total is not capped. */
  regular: number;
  /** The places in the list of `others` that find anything; where the index is away, all. */
  finding: number[];
}

interface Listed {
  now: Date;
  withRunning: boolean;
  others?: readonly SearchPlan[];
}

/** One round trip: with their number, what is running, and whether there is anything of others. */
export const searchEvents = (
  db: Database,
  plan: SearchPlan,
  { now, withRunning, others = [] }: Listed,
): Promise<FoundEventPage> =>
  evenWithoutIndex([plan], async ([asked = plan]) => {
    const further = asked === plan && others.length > 0 ? [whichFind(others)] : [];
    const running = withRunning ? [runningNow(asked, now)] : [];
    const found = await countedPageOf(db, asked, LISTED_EVENT, [...running, ...further]);
    return further.length > 0 ? found : { ...found, finding: [...others.keys()] };
  });

/** One round trip: with public columns and their number. */
export const searchEventRecords = (db: Database, plan: SearchPlan): Promise<FoundPage<EventRecordRow>> =>
  evenWithoutIndex([plan], ([asked = plan]) => countedPageOf(db, asked, EVENT_RECORD));

async function countedPageOf<F extends typeof EVENT_CARD>(
  db: Database,
  plan: SearchPlan,
  fields: F,
  further: readonly SQL<EventCardRow | Finding>[] = [],
) {
  if (plan.isEmpty) return { ...EMPTY_PAGE, running: [], finding: [], regular: 0 };
  const counting = countBeside(plan);
  const page = rowsOf(db, countedPage(plan, fields));
  const beside = further.map((query) => rowsOf(db, query));
  const [rows, counts, ...told] = counting
    ? await db.batch([page, rowsOf(db, counting), ...beside])
    : withoutCounts(await db.batch([page, ...beside]));
  const count = await countOf(db, plan, { rows, counts });
  const running = told.flat().flatMap((row) => ("nth" in row ? [] : [row]));
  const finding = told.flat().flatMap((row) => ("nth" in row ? [row.nth] : []));
  return { ...pageOf(plan, rows.map(withoutCount), count), running, finding, regular: count.regular };
}

const withoutCounts = <Rows, Told>([rows, ...told]: [Rows, ...Told[]]): [Rows, Count[], ...Told[]] => [
  rows,
  [],
  ...told,
];

/** One round trip: what goes on and comes, soonest first, without counting. */
export const searchFeedRecords = (db: Database, plan: SearchPlan, now: Date): Promise<EventRecordRow[]> =>
  evenWithoutIndex([plan], async ([asked = plan]) => {
    if (asked.isEmpty) return [];
    const [running, coming] = await db.batch([
      rowsOf(db, goingOn(asked, EVENT_RECORD, now)),
      rowsOf(db, pageStatement(asked, EVENT_RECORD)),
    ]);
    return [...running.reverse(), ...coming].slice(0, asked.limit);
  });

/** One round trip: the first events of each search, without counting. */
export const searchCards = (db: Database, plans: readonly SearchPlan[]): Promise<EventCardRow[][]> =>
  evenWithoutIndex(plans, async (asked) => {
    const [first, ...rest] = asked.map((plan) => rowsOf(db, plan.isEmpty ? NO_CARDS : pageStatement(plan, EVENT_CARD)));
    const found = first ? await db.batch([first, ...rest]) : [];
    return found.map((rows, at) => rows.slice(0, present(asked[at], "plan of the search").limit));
  });

/** For a page beyond the last: it has no row with the count. */
async function countOf(
  db: Database,
  plan: SearchPlan,
  { rows, counts }: { rows: readonly Counted[]; counts: readonly Count[] },
): Promise<Count> {
  const [beside] = counts;
  if (beside) return beside;
  const counted = rows[0]?.counted;
  if (counted !== null && counted !== undefined) return readCount(counted);
  const isFirstPage = plan.pageFromKey === plan.fromKey && plan.skip === 0;
  return (isFirstPage ? null : await firstRowOf(db, countStatement(plan))) ?? { total: 0, regular: 0 };
}

const withoutCount = <Row extends Counted>({ counted: _counted, ...row }: Row): Omit<Row, keyof Counted> => row;

const NO_CARDS = sql<EventCardRow>`select 1 where 0`;

const EMPTY_PAGE = { events: [], total: 0, totalIsCapped: false, nextCursor: null };

function pageOf<Row extends EventCardRow>(plan: SearchPlan, rows: Row[], { total }: Count): FoundPage<Row> {
  const cap = countCap(plan);
  const events = plan.sort === "hour" ? nearestInEachHour(rows, plan.limit) : rows.slice(0, plan.limit);
  return {
    events,
    total: Math.min(total, cap),
    totalIsCapped: total > cap,
    nextCursor: rows.length > events.length ? cursorAfter(plan, events) : null,
  };
}

function cursorAfter(plan: SearchPlan, events: EventCardRow[]): SearchCursor {
  if (plan.sort === "distance") return { skip: plan.skip + events.length };
  return { after: Math.max(...events.map(({ sort_key }) => sort_key)) };
}
