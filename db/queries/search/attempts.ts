import { sql } from "drizzle-orm";
import { type Database, rowsOf, select, valuesOf } from "#db/client";
import { boundingBox, EARTH_RADIUS_KM } from "~/domain/places/position";
import { type SearchPlan, sortKeyAt } from "~/domain/search/plan";
import { isIndexAway } from "~/domain/search/without-index";
import { everyType } from "~/domain/search/words";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { lookingUp, withFoundWords } from "./found-words";
import { begunBefore } from "./going-on";
import { type UnknownWord, unknownWords } from "./words";

/** What of an event is in a column of an attempt that may be missing. */
const isIn = sql.raw(`((a.radius is null or e.lat is null or (e.lat between a.south and a.north
  and 2 * ${EARTH_RADIUS_KM} * asin(min(1, sqrt(pow(sin(radians(e.lat - a.lat) / 2), 2)
    + cos(radians(a.lat)) * cos(radians(e.lat)) * pow(sin(radians(e.lng - a.lng) / 2), 2)))) <= a.radius))
  and (a.east is null or (e.lat between a.south and a.north and e.lng between a.west and a.east)))`);

interface FirstThatFinds {
  /** Its place in the list; null where none finds anything. */
  nth: number | null;
  unknown: UnknownWord[];
}

/** See stepsOf(). */
interface PlannedStep {
  plan: SearchPlan;
  attempt: number | null;
  groups: readonly number[];
  tells: number;
}

/**
 * One statement. Each search is looked at only where those before it found nothing, and its groups may find something.
 * Where it is none of the `whole`, the `typed` words are listed that are unknown. Where the index is away, it is the
 * first.
 */
export async function firstThatFinds(
  db: Database,
  planned: readonly PlannedStep[],
  { now, typed = [], whole = [] }: { now: Date; typed?: readonly string[]; whole?: readonly number[] },
): Promise<FirstThatFinds> {
  const terms = [...new Set(planned.flatMap(({ plan }) => plan.terms))];
  const steps = planned.filter(({ plan }) => !plan.isEmpty).map((step, seq) => rowOf(step, seq, now));
  if (steps.length === 0) return { nth: null, unknown: [] };
  const found = (expression: string, range: string) => sql`exists (select 1 from event_search
    cross join visible_events e on e.sort_key = event_search.rowid
    where event_search match ${withFoundWords(sql.raw(expression), { terms })} and ${sql.raw(range)} and ${isIn})`;
  // CASE alone never evaluates what it does not need.
  const hit = sql`case when ${BARREN} & a.member then 0
    when ${found("a.match", "event_search.rowid >= a.from_key and event_search.rowid < a.to_key")} then 1
    when a.running is null then 0
    else ${found("a.running", "event_search.rowid >= a.begun and event_search.rowid < a.from_key and e.end_time > a.now")} end`;
  const walk = sql`with recursive a as materialized (select ${columns} from json_each(${JSON.stringify(steps)})),
    walk (seq, nth, tells, barren, hit) as (
      select -1, null, 0, 0, 0
      union all select a.seq, a.nth, a.tells, ${BARREN}, ${hit} from walk w cross join a
        where a.seq = w.seq + 1 and not (w.nth is not null and w.hit))
    select nth from walk where nth is not null and hit`;
  const isWhole = sql`(select nth from first) in ${valuesOf(whole)}`;
  const query = select(FOUND)`from (with first as materialized (${walk})
    select nth, null as word, null as words from first
    union all ${unknownWords(typed, sortKeyAt(now), isWhole)})`;
  try {
    const rows = await rowsOf(db, lookingUp(terms, query));
    return {
      nth: rows.find(({ nth }) => nth !== null)?.nth ?? null,
      unknown: rows.flatMap(({ word, words }) => (word === null || words === null ? [] : [{ word, words }])),
    };
  } catch (error) {
    if (isIndexAway(error)) return { nth: 0, unknown: [] };
    throw error;
  }
}

/** The groups of which there is nothing, by their bits: those of the step before, and the one that it told of. */
const BARREN = sql.raw("(w.barren | iif(w.hit, 0, w.tells))");

const FOUND = {
  nth: sql<number | null>`nth`,
  word: sql<string | null>`word`,
  words: sql<string | null>`words`,
};

const COLUMNS = {
  integer: "seq nth member tells from_key to_key begun now",
  text: "match running",
  real: "lat lng radius south north west east",
};

const columns = sql.raw(
  Object.entries(COLUMNS)
    .flatMap(([type, names]) => names.split(" ").map((name) => `cast(value ->> '${name}' as ${type}) as ${name}`))
    .join(", "),
);

const LAST_KEY = Number.MAX_SAFE_INTEGER;

const bitOf = (group: number): number => (group === 0 ? 0 : 2 ** group);

function rowOf(
  { plan, attempt, groups, tells }: PlannedStep,
  seq: number,
  now: Date,
): Record<string, number | string | null> {
  const { circle, bounds, fromKey, toKey } = plan;
  const { south = null, north = null } = circle ? boundingBox(circle) : {};
  const isOfNow = fromKey === sortKeyAt(now);
  return {
    seq,
    nth: attempt,
    member: groups.reduce((bits, group) => bits + bitOf(group), 0),
    tells: bitOf(tells),
    match: plan.match ?? everyType,
    ...(isOfNow && plan.matchRunning && { running: plan.matchRunning, begun: begunBefore(plan, now).fromKey }),
    from_key: fromKey,
    to_key: toKey ?? LAST_KEY,
    now: firstUnixSecondFrom(now),
    ...bounds,
    ...(circle && !bounds && { south, north, lat: circle.lat, lng: circle.lng, radius: circle.radiusKm }),
  };
}
