import { and, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, selectRows, valuesOf } from "#db/client";
import { changedWith } from "#db/queries/changed-at";
import { eventHistory, events, type Undo } from "#db/schema";
import { undoneSince } from "~/domain/events/history";
import { LEFT_REASONS, type LeftEvent, MOST_AT_ONCE, type SeveralAct, type StepColumns } from "~/domain/events/several";
import type { EventSearchColumns } from "~/domain/search/entry";
import { firstUnixSecondFrom } from "~/domain/time/days-and-moments";
import { chunksOf, pickFields, present } from "~/domain/values";
import { isFoundBy, type OwnEventsFound } from "./own-list-filter";

export interface ChosenRows {
  ids: readonly string[];
  seriesIds: readonly string[];
  /** Whatever else is chosen. */
  isAll: boolean;
  found: OwnEventsFound;
}

/** One more than can be chosen at once. */
function chosenIds({ ids, seriesIds, isAll, found }: ChosenRows): SQL {
  if (isAll) return sql`(select e.id from events e where ${isFoundBy(found)} limit ${MOST_AT_ONCE + 1})`;
  const ofSeries = isFoundBy({ ...found, seriesId: sql`s.value` });
  return sql`(select * from (select value as id from json_each(${JSON.stringify(ids)})
    union select e.id from json_each(${JSON.stringify(seriesIds)}) s cross join events e where ${ofSeries}) limit ${MOST_AT_ONCE + 1})`;
}

const SERIES_FACTS = {
  id: sql<string>`s.series_id`,
  newest: sql<number>`max(max(s.version), (select r.version from event_series r where r.id = s.series_id))`,
};

/** One round trip; events in order of time, series with how many dates are to come. */
export async function findChosen(db: Database, chosen: ChosenRows) {
  const from = firstUnixSecondFrom(chosen.found.now);
  const ids = chosenIds(chosen);
  const [rows, series] = await db.batch([
    db
      .select()
      .from(events)
      .where(sql`${events.id} in ${ids}`)
      .orderBy(events.start_time, events.seq)
      .limit(MOST_AT_ONCE + 1),
    selectRows(db, {
      ...SERIES_FACTS,
      coming: sql<number>`sum(s.start_time >= ${from})`,
    })`from events s where s.series_id in (select series_id from events where id in ${ids} and series_id is not null)
      group by s.series_id`,
  ]);
  return { rows, series };
}

/** Stops its batch unless each row exists in this version. Must be its first. */
export const stopUnlessAsRead = (db: Database, rows: readonly { id: string; version: number }[]) =>
  db.run(sql`insert into changed_meanwhile (stop) select 1 where exists (
    select 1 from json_each(${JSON.stringify(rows.map(({ id, version }) => ({ id, version })))}) w
      left join events e on e.id = w.value->>'id' where e.version is not w.value->>'version')`);

/** The search's columns only where what is searched changes. */
export type StepWrite = { id: string } & StepColumns & Partial<EventSearchColumns>;

/** This many rows, each of at most 30 kB, stay below the 2 MB limit of a bound value. */
const ROWS_A_STATEMENT = 50;

/** All events get this version. */
export function writeSeveral(db: Database, writes: readonly StepWrite[], version: number, now: Date) {
  return chunksOf(writes, ROWS_A_STATEMENT).map((part) => {
    const rows = part.map(({ tags, is_exception, ...row }) => ({
      ...row,
      ...(tags && { tags: JSON.stringify(tags) }),
      ...(is_exception !== undefined && { is_exception: Number(is_exception) }),
    }));
    const columns = Object.keys(present(rows[0], "row of the step")).filter((column) => column !== "id");
    const assignments = columns.map((column) => `${column} = w.value->>'${column}'`);
    return db.run(sql`update events set ${sql.raw(assignments.join(", "))},
        updated_at = ${changedWith(columns, now)}, version = ${version}
      from json_each(${JSON.stringify(rows)}) w where events.id = w.value->>'id'`);
  });
}

/**
 * After deletions a series ends with its last date, or goes without any; an endless one continues while a date is to
 * come.
 */
export function settleSeries(db: Database, ids: readonly string[], now: Date) {
  const ofSeries = sql`from events e where e.series_id = event_series.id`;
  const goesOn = sql`endless = 1 and exists (select 1 ${ofSeries} and e.start_time >= ${firstUnixSecondFrom(now)})`;
  return [
    db.run(sql`delete from event_series where id in ${valuesOf(ids)} and not exists (select 1 ${ofSeries})`),
    db.run(sql`update event_series set version = version + 1, endless = ${goesOn},
        until = iif(${goesOn}, until, coalesce((select max(e.series_day) ${ofSeries}), until))
      where id in ${valuesOf(ids)}`),
  ];
}

/** A press; a deletion's has its id in the bin too: docs/features/several-events.md. */
export interface EventStep extends Omit<Extract<Undo, { of: "step" }>, "of"> {
  id: string;
  organizer_id: string;
  count: number;
  done_at: Date;
  /** Null where it was undone. */
  undo_until: Date | null;
}

/** Fails where the step is there already. */
export const insertStep = (db: Database, { act, events: rows, left, id, ...step }: EventStep) =>
  db
    .insert(eventHistory)
    .values({ ...step, id, event_id: id, act: "several", undo: { of: "step", act, events: rows, left } });

const MOST_STEPS = 20;

const isStepOf = (organizerId: string) =>
  and(eq(eventHistory.organizer_id, organizerId), eq(eventHistory.act, "several"), isNotNull(eventHistory.undo));

export async function findStep(db: Database, organizerId: string, id: string): Promise<EventStep | null> {
  const [row] = await db
    .select()
    .from(eventHistory)
    .where(and(isStepOf(organizerId), eq(eventHistory.id, id)));
  return row?.undo?.of === "step" ? { ...row, ...row.undo } : null;
}

const leftEvents: z.ZodType<LeftEvent[]> = z.array(
  z.object({ id: z.string(), title: z.string(), why: z.enum(LEFT_REASONS) }),
);

export type ListedStep = Omit<EventStep, "events">;

const LISTED = {
  ...pickFields(eventHistory, ["id", "organizer_id", "count", "done_at", "undo_until"]),
  act: sql<SeveralAct>`event_history.undo ->> '$.act'`,
  left: sql`event_history.undo -> '$.left'`.mapWith((text: string) => leftEvents.parse(JSON.parse(text))),
};

/** What can still be undone, of the last hour; a deletion as long as it lies in the bin. */
export function listSteps(db: Database, organizerId: string, now: Date): Promise<ListedStep[]> {
  const isThere = sql`(event_history.undo ->> '$.act' <> 'delete' or event_history.id in (select id from event_deletions))`;
  return db
    .select(LISTED)
    .from(eventHistory)
    .where(
      and(
        isStepOf(organizerId),
        gt(eventHistory.done_at, undoneSince(now)),
        isNotNull(eventHistory.undo_until),
        gt(eventHistory.count, 0),
        isThere,
      ),
    )
    .orderBy(desc(eventHistory.done_at))
    .limit(MOST_STEPS);
}
