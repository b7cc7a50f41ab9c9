import { moveToBin } from "#db/queries/events/bin";
import { insertPress } from "#db/queries/events/history";
import { findOwnEvent, type OwnEvent, type StoredSeries } from "#db/queries/events/own";
import { deleteSeries, updateSeries } from "#db/queries/events/writes";
import type { SeriesScope } from "~/domain/events/repetition";
import { planSeriesDeletion, type SeriesDeletion } from "~/domain/events/series-changes";
import { present, refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { newId } from "~/models/site/new-id";
import { guards } from "./edit";
import { isImported, seriesOf } from "./series";
import { type EventDeps, pressWith, writeBatch } from "./writing";

export interface Deletion {
  scope: SeriesScope;
  includeExceptions: boolean;
  /** See newestVersion(); null deletes whatever is stored. */
  version: number | null;
  userId: string;
}

/** `gone`: somebody else has deleted it meanwhile. */
export type DeletionProblem = { kind: "imported" } | { kind: "gone" } | { kind: "failed" } | ChangedMeanwhile<OwnEvent>;

/** Returns how many went to the bin, and the deletion's id, which brings them back. */
export async function deleteEvent(
  own: OwnEvent,
  { scope, includeExceptions, version, userId }: Deletion,
  { db, now }: Pick<EventDeps, "db" | "now">,
): Promise<Result<{ count: number; id: string }, DeletionProblem>> {
  const { event, series } = own;
  if (isImported(event)) return refuse({ kind: "imported" });
  const plan = planSeriesDeletion({
    events: seriesOf(own),
    scope: series ? scope : "this",
    anchorId: event.id,
    includeExceptions,
    now,
  });
  const rule = series
    ? [plan.until === null ? deleteSeries(db, series.id) : updateSeries(db, series.id, endOf(series, plan), now)]
    : [];
  const id = newId();
  const press = {
    id,
    organizerId: event.organizer_id,
    userId,
    title: event.title,
    eventIds: plan.deletedIds,
    seriesIds: event.series_id === null ? [] : [event.series_id],
  };
  const written = await writeBatch(db, [
    ...(version === null ? [] : guards(own, { scope, includeExceptions, version }, { db, now })),
    insertPress(db, pressWith(event, { act: "deleted", count: plan.deletedIds.length, userId }), now),
    ...moveToBin(db, press, now),
    ...rule,
  ]);
  if (written.ok) return succeed({ count: plan.deletedIds.length, id });
  if (written.problem.kind === "failed") return refuse({ kind: "failed" });
  const stored = await findOwnEvent(db, event.id);
  return refuse(stored ? { kind: "changedMeanwhile", stored } : { kind: "gone" });
}

/** An endless series goes on where a single date is left out. */
const endOf = ({ endless }: StoredSeries, { until, isEnd }: SeriesDeletion) =>
  endless && !isEnd ? {} : { until: present(until, "last day of the rest of a series"), endless: false };
