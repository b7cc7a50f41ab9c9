import { type SQL, sql } from "drizzle-orm";
import { isNarrowed, type ListedSource, type ListedState, type OwnListFilter } from "~/domain/events/own-list";
import { firstUnixSecondFrom, momentsOfDays, unixSeconds } from "~/domain/time/days-and-moments";
import { daysOfMonth } from "~/domain/time/month";
import { present } from "~/domain/values";

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

export function inPeriod({ filter: { period }, now }: OwnEventsFound, alias = "e"): SQL {
  const from = firstUnixSecondFrom(now);
  return period === "coming"
    ? sql`${sql.raw(alias)}.start_time >= ${from}`
    : sql`${sql.raw(alias)}.start_time < ${from}`;
}

export function isFoundBy(found: OwnEventsFound): SQL {
  const { organizerId, seriesId, phrases, filter } = found;
  const { type, month, state, source } = filter;
  return sql.join(
    [
      seriesId === null ? sql`e.organizer_id = ${organizerId}` : sql`e.series_id = ${seriesId}`,
      inPeriod(found),
      ...phrases.map((phrase) => sql`instr(e.search_text, ${phrase}) > 0`),
      ...(type ? [sql`e.event_type = ${type}`] : []),
      ...(month ? [inMonth(month)] : []),
      ...(state ? [inState(state)] : []),
      ...(source ? [isFrom(source)] : []),
    ],
    sql` and `,
  );
}

function inMonth(month: string): SQL {
  const { start, end } = momentsOfDays(daysOfMonth(month));
  const [from, to] = [present(start, "start of the month"), present(end, "end of the month")].map(unixSeconds);
  return sql`e.start_time >= ${from} and e.start_time < ${to}`;
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
