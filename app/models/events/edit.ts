import { aroundPress } from "#db/queries/events/history";
import {
  findOwnEvent,
  listEventRows,
  type OwnEvent,
  type StoredEvent,
  type StoredSeries,
} from "#db/queries/events/own";
import { type EventChange, insertSeries, moveToSeries, updateEvents, updateSeries } from "#db/queries/events/writes";
import { claimImages, releaseImages } from "#db/queries/images/images";
import { retimeEvents } from "#db/queries/publishing/publishing";
import { stopIfChanged } from "#db/queries/versions";
import { EVENT_DETAILS } from "~/domain/events/details";
import { isAskedAnew } from "~/domain/events/hosts";
import { canBeMoved, isMoveNews } from "~/domain/events/moved";
import type { SeriesScope } from "~/domain/events/repetition";
import { type EventUpdate, planSeriesEdit, type SeriesEditPlan } from "~/domain/events/series-changes";
import { ruleColumns } from "~/domain/events/series-details";
import { chooseFrom } from "~/domain/events/series-scope";
import { momentsOn } from "~/domain/events/span";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { pickFields, present, refuse, type Result, succeed } from "~/domain/values";
import { imageIdsOf, type ImageRefused, takeImage } from "~/models/images/take";
import { newId } from "~/models/site/new-id";
import type { EventFormValues } from "~/schemas/events/form";
import type { ImageChoice } from "~/schemas/images/requests";
import { movedColumns } from "./move";
import { placeOf } from "./place";
import { isImported, seriesOf, standingOf } from "./series";
import { type EventChanged, type EventDeps, pressWith, writeBatch } from "./writing";

const FIELDS = [...EVENT_DETAILS, "image_url"] as const;

type EventFields = Pick<StoredEvent, (typeof FIELDS)[number]> & { facets?: string };

const isSamePlace = (one: EventFields, other: EventFields) =>
  one.location_name === other.location_name && one.city === other.city;

function changedFields(before: EventFields, form: EventFields): Partial<EventFields> {
  const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(form[field]));
  return pickFields(form, changed);
}

type TellingOf = (row: StoredEvent) => Parameters<typeof movedColumns>[2];

function applyUpdate(
  row: StoredEvent,
  { id, start, end, isAllDay, seriesDay, isException, writes }: EventUpdate,
  { form, changes, tellingOf }: { form: EventFields; changes: Partial<EventFields>; tellingOf: TellingOf },
): EventChange {
  const laidOver = { nothing: {}, changes, everything: form }[writes];
  const fields = pickFields({ ...row, ...laidOver }, FIELDS);
  return {
    ...fields,
    ...eventSearchEntry({ ...fields, facets: isSamePlace(fields, form) ? form.facets : row.facets }),
    ...movedColumns(row, { ...fields, start_time: unixSeconds(start) }, tellingOf(row)),
    id,
    start_time: unixSeconds(start),
    end_time: end && unixSeconds(end),
    series_day: row.series_id === null ? null : seriesDay,
    all_day: isAllDay,
    is_exception: isException,
  };
}

interface EditTarget {
  scope: SeriesScope;
  includeExceptions: boolean;
  version: number;
}

/** Nothing is written where an event, or its series' rule, is newer than the form. */
export function guards(own: OwnEvent, edit: EditTarget, { db, now }: Pick<EventDeps, "db" | "now">) {
  const { version, scope } = edit;
  const events = stopIfChanged(db, { table: "events", ids: meantBy(own, edit, now), version });
  return own.series && scope !== "this"
    ? [events, stopIfChanged(db, { table: "event_series", ids: [own.series.id], version })]
    : [events];
}

/** The edited event and the coming ones its form applies to, changed by hand or not. */
function meantBy(own: OwnEvent, { scope, includeExceptions }: EditTarget, now: Date): string[] {
  const { chosen, exceptions } = chooseFrom({
    events: seriesOf(own),
    scope: own.series ? scope : "this",
    anchorId: own.event.id,
    includeExceptions,
    now,
  });
  return [...new Set([...chosen, ...exceptions].map(({ id }) => id))];
}

async function changedSince(
  id: string,
  edit: EditTarget,
  image: string | null,
  { db, now }: EventDeps,
): Promise<EventChanged | null> {
  const stored = await findOwnEvent(db, id);
  if (!stored) return null;
  const rows = await listEventRows(db, meantBy(stored, edit, now));
  const dates = rows.filter((row) => row.id !== id && row.is_exception && row.version > edit.version);
  return { kind: "changedMeanwhile", stored, dates, image };
}

/** `gone`: somebody else has deleted it meanwhile. */
export type EditProblem = ImageRefused | EventChanged | { kind: "imported" } | { kind: "gone" } | { kind: "failed" };

interface EventEdit {
  form: EventFormValues;
  image: ImageChoice;
  scope: SeriesScope;
  /** Resets events that were changed by hand to the series. */
  includeExceptions: boolean;
  /** By event id: whether to reset dates that somebody else has changed meanwhile. */
  chosenDates: ReadonlyMap<string, boolean>;
  /** Whether another time or place is shown as a move; of a series, of the next two weeks. */
  marksMove?: boolean;
  movedReason?: string | null;
  /** Opened with: see newestVersion(). */
  version: number;
  userId: string;
}

export async function editEvent(
  own: OwnEvent,
  edit: EventEdit,
  deps: EventDeps,
): Promise<Result<{ count: number; asksAnew: boolean }, EditProblem>> {
  const { db, now } = deps;
  const { event, organizer } = own;
  if (isImported(event)) return refuse({ kind: "imported" });
  const taken = await takeImage(
    edit.image,
    { kind: "event", current: event.image_url, organizerId: organizer.id },
    deps,
  );
  if (!taken.ok) return taken;
  const { details } = edit.form;
  const form: EventFields = {
    ...details,
    ...(await placeOf(details, { organizer, before: event }, deps)),
    image_url: taken.value,
    image_alt: taken.value && details.image_alt,
  };
  const changes = changedFields(event, form);
  const plan = planOf(own, edit, { hasNewDetails: Object.keys(changes).length > 0, now });
  const rows = await listEventRows(
    db,
    plan.updates.map(({ id }) => id),
  );
  const tellingOf: TellingOf = (row) => ({
    isShown: edit.marksMove === true && canBeMoved(row, now) && (row.id === event.id || isMoveNews(row, now)),
    reason: edit.movedReason,
    isOwn: row.id === event.id,
  });
  const updates = new Map(plan.updates.map((update) => [update.id, update]));
  const updateOf = ({ id }: StoredEvent) => present(updates.get(id), `update of event ${id}`);
  const written = rows.map((row) => applyUpdate(row, updateOf(row), { form, changes, tellingOf }));
  const press = aroundPress(db, pressWith(event, { act: "changed", count: written.length, userId: edit.userId }), now);
  const statements = [
    ...guards(own, edit, deps),
    ...press.before,
    ...updateEvents(db, { organizerId: organizer.id, seriesId: event.series_id }, written, now),
    ...(own.series ? ruleStatements(own.series, plan, edit.scope, deps) : []),
    ...retimings(own, edit, deps),
    claimImages(db, organizer.id, imageIdsOf([taken.value])),
    releaseImages(db, organizer.id, imageIdsOf(rows.map(({ image_url }) => image_url)), now),
    ...press.after,
  ];
  const outcome = await writeBatch(db, statements);
  if (outcome.ok) return succeed({ count: Math.max(1, written.length), asksAnew: isAskedAnew(event, form, own.named) });
  if (outcome.problem.kind === "failed") return refuse({ kind: "failed" });
  return refuse((await changedSince(event.id, edit, taken.value, deps)) ?? { kind: "gone" });
}

/** For an event that waits to become public and gets another time, with those it stands for. */
function retimings({ event, ...own }: OwnEvent, edit: EventEdit, { db, now }: EventDeps) {
  const { publishAt } = edit.form;
  const before = event.publish_at;
  if (before === null || before.getTime() === publishAt?.getTime()) return [];
  const home = { organizerId: event.organizer_id, seriesId: event.series_id };
  return retimeEvents(db, home, meantBy({ event, ...own }, edit, now), publishAt, now);
}

function planOf(
  own: OwnEvent,
  { form: { schedule }, scope, includeExceptions, chosenDates }: EventEdit,
  { hasNewDetails, now }: { hasNewDetails: boolean; now: Date },
): SeriesEditPlan {
  const { event, series } = own;
  const { startDay, hours } = schedule;
  if (series) {
    return planSeriesEdit({
      ...(standingOf(own) ?? { pattern: series.pattern, until: series.until, firstDay: startDay }),
      events: seriesOf(own),
      scope,
      anchorId: event.id,
      includeExceptions,
      chosenDates,
      now,
      startDay,
      hours,
      hasNewDetails,
    });
  }
  const alone: EventUpdate = {
    id: event.id,
    ...momentsOn(startDay, hours),
    seriesDay: startDay,
    isException: false,
    writes: "changes",
  };
  return { updates: [alone], rule: { pattern: "weekly", until: startDay, firstDay: startDay }, split: null };
}

/** Events that leave get a new series; one that stays gets the new rule. */
function ruleStatements(
  series: StoredSeries,
  { updates, rule, split }: SeriesEditPlan,
  scope: SeriesScope,
  { db, now }: EventDeps,
) {
  if (scope === "this" || updates.length === 0) return [];
  const change = ruleColumns(rule, series.details?.avoids);
  if (!split) return [updateSeries(db, series.id, change, now)];
  const id = newId();
  return [
    insertSeries(db, { id, organizer_id: series.organizer_id, created_at: now, ...change }),
    moveToSeries(db, split.ids, id),
    updateSeries(db, series.id, { until: split.until, endless: false }, now),
  ];
}
