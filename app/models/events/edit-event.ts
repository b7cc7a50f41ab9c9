import { claimImages, releaseImages } from "#db/queries/images";
import { insertSeries, moveToSeries, updateEvents, updateSeries } from "#db/queries/event-writes";
import { listEventRows, type OwnEvent, type StoredSeries } from "#db/queries/own-events";
import { momentsOn } from "~/domain/event-hours";
import { type EventUpdate, planSeriesEdit, type SeriesEditPlan } from "~/domain/recurrence/plan-series-edit";
import type { SeriesScope } from "~/domain/recurrence/series-scope";
import { refuse, type Result, succeed } from "~/domain/result";
import { newId } from "~/models/new-id";
import { imageIdsOf, takeImage } from "~/models/take-image";
import type { EventForm } from "~/schemas/event-form";
import type { ImageChoice } from "~/schemas/image-field";
import { applyUpdate, changedFields, type EventFields } from "./apply-update";
import { changedSince, guards } from "./changed-since";
import type { EventChanged, EventDeps, EventProblem } from "./event-deps";
import { placeOf } from "./event-place";
import { firstDayOf, isImported, seriesOf } from "./series-of";
import { writeUnlessChanged } from "./write-batch";

export interface EventEdit {
  form: EventForm;
  image: ImageChoice;
  scope: SeriesScope;
  /** Makes those that were changed by hand like the rest again. */
  includeExceptions: boolean;
  /** Whether single dates that somebody else has changed meanwhile are made like the rest, by their events' ids. */
  chosenDates: ReadonlyMap<string, boolean>;
  /** With which version the form was opened: see newestVersion(). */
  version: number;
}

/** Saves the form of an event, and spreads it over its series if that is meant; answers how many events were written. */
export async function editEvent(own: OwnEvent, edit: EventEdit, deps: EventDeps): Promise<Result<{ count: number }, EventProblem | EventChanged>> {
  const { db, now } = deps;
  const { event, organizer } = own;
  if (isImported(event)) return refuse({ kind: "imported" });
  const picture = await takeImage(edit.image, { kind: "event", current: event.image_url, organizerId: organizer.id }, deps);
  if (!picture.ok) return refuse({ kind: "image", image: picture.problem });
  const { details } = edit.form;
  const form: EventFields = { ...details, ...(await placeOf(details, { organizer, before: event }, deps)), image_url: picture.value };
  const changes = changedFields(event, form);
  const plan = planOf(own, edit, { hasNewDetails: Object.keys(changes).length > 0, now });
  const rows = await listEventRows(db, plan.updates.map(({ id }) => id));
  const updates = new Map(plan.updates.map((update) => [update.id, update]));
  const written = rows.map((row) => applyUpdate(row, updates.get(row.id)!, { form, changes }));
  const statements = [
    ...guards(own, edit, deps),
    ...updateEvents(db, { organizerId: organizer.id, seriesId: event.series_id }, written, now),
    ...(own.series ? ruleStatements(own.series, plan, edit.scope, deps) : []),
    claimImages(db, organizer.id, imageIdsOf([picture.value])),
    releaseImages(db, organizer.id, imageIdsOf(rows.map(({ image_url }) => image_url)), now),
  ];
  const outcome = await writeUnlessChanged(db, statements);
  if (outcome === "written") return succeed({ count: Math.max(1, written.length) });
  return refuse((outcome === "changedMeanwhile" && (await changedSince(event.id, edit, picture.value, deps))) || { kind: "failed" });
}

function planOf(own: OwnEvent, { form: { schedule }, scope, includeExceptions, chosenDates }: EventEdit, { hasNewDetails, now }: { hasNewDetails: boolean; now: Date }): SeriesEditPlan {
  const { event, series } = own;
  const { startDay, hours } = schedule;
  if (series) {
    const { pattern, until } = series;
    const firstDay = firstDayOf(own) ?? startDay;
    return planSeriesEdit({ events: seriesOf(own), scope, anchorId: event.id, includeExceptions, chosenDates, now, pattern, until, firstDay, startDay, hours, hasNewDetails });
  }
  const alone: EventUpdate = { id: event.id, ...momentsOn(startDay, hours), seriesDay: startDay, isException: false, writes: "changes" };
  return { updates: [alone], rule: { pattern: "weekly", until: startDay, firstDay: startDay }, split: null };
}

/** What becomes of the series: one that leaves takes its events along, one that stays gets the new rule. */
function ruleStatements(series: StoredSeries, { updates, rule, split }: SeriesEditPlan, scope: SeriesScope, { db, now }: EventDeps) {
  if (scope === "this" || updates.length === 0) return [];
  const { firstDay: first_day, ...rest } = rule;
  const change = { ...rest, first_day };
  if (!split) return [updateSeries(db, series.id, change)];
  const id = newId();
  return [
    insertSeries(db, { id, organizer_id: series.organizer_id, created_at: now, ...change }),
    moveToSeries(db, split.ids, id),
    updateSeries(db, series.id, { until: split.until }),
  ];
}
