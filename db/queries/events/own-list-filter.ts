import { type SQL, sql } from "drizzle-orm";
import { isNarrowed, type ListedSource, type ListedState, type OwnListFilter } from "~/domain/events/own-list";
import { firstUnixSecondFrom, momentsOfDays, unixSeconds } from "~/domain/time/days-and-moments";
import { daysOfMonth } from "~/domain/time/month";

export interface OwnEventsFound {
  organizerId: string;
  now: Date;
  filter: OwnListFilter;
  /** From searchPhrases(): all must match. */
  phrases: string[];
  /** Only this series' events, one by one; otherwise a series is listed once, by its event nearest to now. */
  seriesId: string | SQL | null;
}

export const isNarrow = ({ filter, phrases }: OwnEventsFound): boolean =>
  phrases.length > 0 || isNarrowed({ ...filter, q: "" });

/** Unix seconds: from (included) and to (excluded). */
type Bounds = readonly [from: number, to: number];

const EVER = 1e12;
const ALWAYS: Bounds = [-EVER, EVER];

/** One bound a side: of two, SQLite may walk from the further one. */
export function inPeriod({ filter: { period, month }, now }: OwnEventsFound, [from, to] = ALWAYS): SQL {
  const second = firstUnixSecondFrom(now);
  const { start, end } = momentsOfDays(month ? daysOfMonth(month) : {});
  const first = Math.max(from, period === "coming" ? second : -EVER, start ? unixSeconds(start) : -EVER);
  const last = Math.min(to, period === "past" ? second : EVER, end ? unixSeconds(end) : EVER);
  return sql`e.start_time >= ${first} and e.start_time < ${last}`;
}

export const isFoundBy = (found: OwnEventsFound): SQL => sql`${isInReach(found)} and ${isWanted(found)}`;

/** What an index finds. */
export function isInReach(found: OwnEventsFound, within?: Bounds): SQL {
  const { organizerId, seriesId } = found;
  const whose = seriesId === null ? sql`e.organizer_id = ${organizerId}` : sql`e.series_id = ${seriesId}`;
  return sql`${whose} and ${inPeriod(found, within)}`;
}

/** What each event is looked at for. */
export function isWanted({ phrases, filter: { type, state, source } }: OwnEventsFound): SQL {
  return sql.join(
    [
      sql`1`,
      ...phrases.map((phrase) => sql`instr(e.search_text, ${phrase}) > 0`),
      ...(type ? [sql`e.event_type = ${type}`] : []),
      ...(state ? [inState(state)] : []),
      ...(source ? [isFrom(source)] : []),
    ],
    sql` and `,
  );
}

const inState = (state: ListedState): SQL =>
  state === "waiting" ? sql`e.public_from is not null` : sql`e.state = ${state}`;

const BY_HAND = sql`(e.google_calendar_sync_id is null and e.google_calendar_id is null)`;

const isFrom = (source: ListedSource): SQL =>
  source === "hand"
    ? BY_HAND
    : source === "calendars"
      ? sql`not ${BY_HAND}`
      : sql`e.google_calendar_sync_id = ${source}`;
