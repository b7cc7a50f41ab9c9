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

export const UNBOUNDED = 1e12;

/** Unix seconds: from (included) and to (excluded). */
type Bounds = readonly [from: number | SQL, to: number | SQL];

/** One bound a side: of two, SQLite may walk from the further one. */
export function inPeriod(
  { filter: { period, month }, now }: OwnEventsFound,
  [from, to]: Bounds = [-UNBOUNDED, UNBOUNDED],
): SQL {
  const second = firstUnixSecondFrom(now);
  const { start, end } = momentsOfDays(month ? daysOfMonth(month) : {});
  const first = Math.max(period === "coming" ? second : -UNBOUNDED, start ? unixSeconds(start) : -UNBOUNDED);
  const last = Math.min(period === "past" ? second : UNBOUNDED, end ? unixSeconds(end) : UNBOUNDED);
  return sql`e.start_time >= max(${first}, ${from}) and e.start_time < min(${last}, ${to})`;
}

export const isFoundBy = (found: OwnEventsFound, within?: Bounds): SQL =>
  sql`${isInReach(found, within)} and ${isWanted(found)}`;

/** What an index finds. */
export function isInReach(found: OwnEventsFound, within?: Bounds): SQL {
  const { organizerId, seriesId } = found;
  const whose = seriesId === null ? sql`e.organizer_id = ${organizerId}` : sql`e.series_id = ${seriesId}`;
  return sql`${whose} and ${inPeriod(found, within)}`;
}

/** What each event is looked at for. */
function isWanted({ phrases, filter: { type, state, source } }: OwnEventsFound): SQL {
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
