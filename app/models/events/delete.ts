import { findOwnEvent, listEventRows, type OwnEvent } from "#db/queries/events/own";
import { deleteEvents, deleteSeries, updateSeries } from "#db/queries/events/writes";
import { releaseImages } from "#db/queries/images/images";
import type { SeriesScope } from "~/domain/events/recurrence";
import { planSeriesDeletion } from "~/domain/events/series-changes";
import { refuse, type Result, succeed } from "~/domain/result";
import type { ChangedMeanwhile } from "~/domain/versions";
import { imageIdsOf } from "~/models/images/take";
import type { EventDeps } from "./deps";
import { guards } from "./edit";
import { isImported, seriesOf } from "./series";
import { writeBatch } from "./write-batch";

export interface Deletion {
  scope: SeriesScope;
  /** Also deletes events that were changed by hand. */
  includeExceptions: boolean;
  /** The version that the dialog showed: see newestVersion(). Null deletes whatever version is stored. */
  version: number | null;
}

/** `gone`: somebody else has deleted it meanwhile. */
export type DeletionProblem = { kind: "imported" } | { kind: "gone" } | { kind: "failed" } | ChangedMeanwhile<OwnEvent>;

/** Deletes an event, and others of its series within the scope; returns how many. */
export async function deleteEvent(
  own: OwnEvent,
  { scope, includeExceptions, version }: Deletion,
  { db, now }: Pick<EventDeps, "db" | "now">,
): Promise<Result<{ count: number }, DeletionProblem>> {
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
    ? [plan.until === null ? deleteSeries(db, series.id) : updateSeries(db, series.id, { until: plan.until }, now)]
    : [];
  const rows = await listEventRows(db, plan.deletedIds);
  const images = imageIdsOf(rows.map(({ image_url }) => image_url));
  const written = await writeBatch(db, [
    ...(version === null ? [] : guards(own, { scope, includeExceptions, version }, { db, now })),
    deleteEvents(db, event.organizer_id, plan.deletedIds),
    ...rule,
    releaseImages(db, event.organizer_id, images, now),
  ]);
  if (written.ok) return succeed({ count: plan.deletedIds.length });
  if (written.problem.kind === "failed") return refuse({ kind: "failed" });
  const stored = await findOwnEvent(db, event.id);
  return refuse(stored ? { kind: "changedMeanwhile", stored } : { kind: "gone" });
}
