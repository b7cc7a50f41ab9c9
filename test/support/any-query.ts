import { type Database, openDatabase } from "#db/client";
import { NOW } from "#test/support/clock";
import { planMap } from "~/domain/search/map-plan";
import { EVERYTHING, planSearch } from "~/domain/search/plan";

export type Query = (db: Database, ...given: unknown[]) => unknown;

/** By which Drizzle and promises know their own. */
const NOT_THERE: ReadonlySet<string | symbol> = new Set([
  ...["then", "getSQL", "shouldOmitSQLParens", "prototype", "toISOString"],
  ...[Symbol.toStringTag, Symbol.asyncIterator, Symbol.isConcatSpreadable],
]);

/** Has every field and every method; a list of one, a moment, a number and a text. What it is or has says `yes`. */
function anything(yes: boolean): unknown {
  const itself: unknown = new Proxy(() => itself, {
    has: () => true,
    get(_, name) {
      if (name === Symbol.toPrimitive) return (hint: string) => (hint === "number" ? 1 : "anything");
      if (name === "constructor") return Object;
      if (name === "length") return 1;
      if (name === "getTime" || name === "toJSON") return () => 1;
      if (name in Array.prototype) return Reflect.get(Array.prototype, name) as unknown;
      if (NOT_THERE.has(name)) return undefined;
      return /^(is|has|with)[A-Z_]/.test(String(name)) ? yes : itself;
    },
  });
  return itself;
}

const KINDS = [anything(true), anything(false), "2026-01-01", new Date(0), ["anything"], 1, {}, undefined];

const PLAN = planSearch(EVERYTHING, NOW);
const MONTH = { month: PLAN, day: PLAN, since: NOW };

/** Of those that look closer at what they are given. */
const KNOWN: Record<string, readonly unknown[]> = {
  putAdapterSwitch: [{ adapter: "x", is_on: true, changed_by: "x", changed_at: NOW }, "x"],
  listAdminEvents: [{ query: "", type: null, now: NOW }, [{ period: "coming", after: null, limit: 1 }]],
  findSeriesPage: ["x", { after: null, before: null, now: NOW, filter: { period: "coming", q: "" } }],
  confirmReader: [
    { id: "x", email: "x" },
    { change: { locale: "nb" }, kept: { searchIds: [], eventIds: [] } },
  ],
  insertDecision: [{ id: "x", content_type: "event", content_id: "x", decision: "hide", seen: 0 }, NOW],
  setOrganizerFlag: [{ id: "x", flag: "is_moderator", value: true }, {}, NOW],
  rescheduleFor: [{ id: "x", created_at: NOW, reviewed_at: null, has_register_name: false }, true, NOW],
  walkMonth: [MONTH],
  firstThatFinds: [[{ plan: PLAN, attempt: 0, group: 0 }], { now: NOW }],
  listKeys: [{ ...MONTH, next: PLAN }, 1],
  findMonthByDays: [MONTH, { days: [], next: PLAN }],
  searchFeedRecords: [PLAN, NOW],
  findWeekendRows: [{ days: [PLAN], specials: [PLAN], running: PLAN, since: NOW }],
  findMapMarks: [planMap({ ...EVERYTHING, bounds: { south: 59, west: 10, north: 60, east: 11 } }, NOW)],
  countFeasts: [[{ key: "x", types: [], words: "x", from: "2026-01-01", to: "2026-01-02" }], NOW],
};

/** What it sends to a database that answers with nothing, by the first arguments that bring it to send something. */
export async function statementsOf(name: string, query: Query): Promise<string[]> {
  const known = KNOWN[name];
  if (known) return sentBy(query, known);
  const parameters = parametersOf(query) - 1;
  for (let turn = 0; turn < KINDS.length ** parameters; turn++) {
    const kindAt = (place: number) => KINDS[Math.floor(turn / KINDS.length ** place) % KINDS.length];
    const sent = await sentBy(
      query,
      Array.from({ length: parameters }, (_, place) => kindAt(place)),
    );
    if (sent.length > 0) return sent;
  }
  return [];
}

/** Those with a default too. */
const parametersOf = (query: Query) =>
  Math.max(query.length, /^[^(]*\(([^{=)]*)/.exec(String(query))?.[1]?.split(",").length ?? 1);

async function sentBy(query: Query, given: readonly unknown[]): Promise<string[]> {
  const sent: string[] = [];
  const answer = { success: true, results: [], meta: { changes: 0, rows_read: 0, rows_written: 0, last_row_id: 0 } };
  const statement = { bind: () => statement, all: async () => answer, run: async () => answer };
  const db = openDatabase({
    prepare: (text: string) => (sent.push(text), statement),
    batch: async (statements: unknown[]) => statements.map(() => answer),
  } as never);
  try {
    const made = await query(db, ...given);
    for (const each of Object.values(made ?? {}).flat(2)) await each;
    await made;
  } catch (error) {
    if (error instanceof Error && /Two columns/.test(`${error.message} ${String(error.cause)}`)) throw error;
  }
  return sent;
}
