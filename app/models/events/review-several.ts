import type { StoredEvent } from "#db/queries/events/own";
import { type ChosenRows, findChosen } from "#db/queries/events/several";
import { type ChosenEvent, type LeftEvent, MOST_AT_ONCE, type SeveralAct, sortChosen } from "~/domain/events/several";
import { eventTimesOf, phaseOf } from "~/domain/events/span";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import { isImported } from "./series";
import type { EventDeps } from "./writing";

export interface Choice extends ChosenRows {
  /** The version of an event, or unix seconds when a series was last changed. */
  seen: ReadonlyMap<string, number>;
  /** All that the list had found; `changedAt` is unix seconds. */
  all: { count: number; changedAt: number } | null;
}

/** `listChanged`: the list finds others than it showed; `notYours`: another organizer's. */
export type ChoiceProblem = "nothingTicked" | "tooManyChosen" | "listChanged" | "notYours" | "gone";

interface StoredChosen extends ChosenEvent {
  row: StoredEvent;
}

export interface Reviewed {
  reached: StoredChosen[];
  left: LeftEvent[];
  series: Awaited<ReturnType<typeof findChosen>>["series"];
}

export async function reviewChosen(
  choice: Choice,
  act: SeveralAct,
  { db }: Pick<EventDeps, "db">,
): Promise<Result<Reviewed, { kind: ChoiceProblem }>> {
  const { found, ids, seriesIds, isAll, all } = choice;
  if (ids.length + seriesIds.length === 0 && !isAll) return refuse({ kind: "nothingTicked" });
  const { rows, series } = await findChosen(db, choice);
  if (rows.some(({ organizer_id }) => organizer_id !== found.organizerId)) return refuse({ kind: "notYours" });
  if (rows.length > MOST_AT_ONCE) return refuse({ kind: "tooManyChosen" });
  if (isAll && rows.length !== all?.count) return refuse({ kind: "listChanged" });
  if (rows.length === 0) return refuse({ kind: "gone" });
  const events = rows.map((row) => ({
    id: row.id,
    title: row.title,
    isChanged: isChanged(row, choice),
    isImported: isImported(row),
    isOver: phaseOf(eventTimesOf(row), found.now) === "past",
    row,
  }));
  return succeed({ ...sortChosen(events, act), series });
}

/** A date that changes is changed later than its series was before: see laterChange(). */
function isChanged({ id, version, series_id, updated_at }: StoredEvent, { seen, all }: Choice): boolean {
  if (all) return updated_at !== null && unixSeconds(updated_at) > all.changedAt;
  const own = seen.get(id);
  if (own !== undefined) return version > own;
  const ofSeries = seen.get(series_id ?? "");
  return ofSeries !== undefined && updated_at !== null && unixSeconds(updated_at) > ofSeries;
}
