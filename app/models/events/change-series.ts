import { claimImages, releaseImages } from "#db/queries/images";
import { deleteEvents, insertEvents, updateSeries } from "#db/queries/event-writes";
import { listEventRows, type OwnEvent, type StoredEvent } from "#db/queries/own-events";
import { clockTimesOf, hoursOf } from "~/domain/event-hours";
import type { SeriesProblem } from "~/domain/recurrence/occurrence-days";
import { planSeriesRule, type SeriesRulePlan } from "~/domain/recurrence/plan-series-rule";
import type { SeriesEvent } from "~/domain/recurrence/series-scope";
import { refuse, type Result, succeed } from "~/domain/result";
import { eventSearchEntry } from "~/domain/search-entry";
import { imageIdsOf } from "~/models/take-image";
import type { SeriesRuleForm } from "~/schemas/series-rule";
import type { EventDeps } from "./event-deps";
import { repeatableIds } from "./repeatable-ids";
import { firstDayOf, isImported, seriesOf } from "./series-of";
import { writeBatch } from "./write-batch";

export type SeriesChangeProblem =
  | { kind: "rule"; problem: SeriesProblem }
  /** Events that would go, and that nobody has agreed to yet; in order of time. */
  | { kind: "unconfirmed"; removed: SeriesEvent[] }
  | { kind: "noSeries" | "failed" };

type Deps = Pick<EventDeps, "db" | "now">;

/**
 * Gives the series of an event another rule, or a later end. Events that fit stay the same ones; those that do not fit go
 * only when their ids were confirmed. All at once or not at all, and as often as one likes.
 */
export async function changeSeries(own: OwnEvent, form: SeriesRuleForm, deps: Deps): Promise<Result<{ added: number; removed: number }, SeriesChangeProblem>> {
  const { series, event } = own;
  if (!series || isImported(event)) return refuse({ kind: "noSeries" });
  const pattern = await patternEvent(own, deps);
  const plan = planOf(own, pattern, form, deps.now);
  if (!plan.ok) return refuse({ kind: "rule", problem: plan.problem });
  const { added, removed } = plan.value;
  if (removed.some(({ id }) => !form.confirmed.includes(id))) return refuse({ kind: "unconfirmed", removed });
  const isWritten = await writeBatch(deps.db, await statementsOf(own, pattern, { plan: plan.value, key: form.key }, deps));
  return isWritten ? succeed({ added: added.length, removed: removed.length }) : refuse({ kind: "failed" });
}

function planOf(own: OwnEvent, pattern: StoredEvent, form: SeriesRuleForm, now: Date) {
  const series = own.series!;
  const hours = hoursOf(clockTimesOf({ start: pattern.start_time, end: pattern.end_time }));
  if (!hours.ok) throw new Error(`Event ${pattern.id} has no hours`);
  const firstDay = firstDayOf(own) ?? form.startDay;
  const standing = { pattern: series.pattern, until: series.until, firstDay };
  return planSeriesRule({ events: seriesOf(own), standing, hours: hours.value, now, ...form });
}

/** The event that new ones are made like: the one at hand, unless it was changed by hand and another was not. */
async function patternEvent({ event, siblings }: OwnEvent, { db, now }: Deps): Promise<StoredEvent> {
  const regular = siblings.filter(({ is_exception }) => !is_exception);
  const other = regular.find(({ start_time }) => start_time >= now) ?? regular.at(-1);
  if (!event.is_exception || !other) return event;
  const [row] = await listEventRows(db, [other.id]);
  return row ?? event;
}

async function statementsOf({ series, event: { organizer_id } }: OwnEvent, pattern: StoredEvent, { plan, key }: { plan: SeriesRulePlan; key: string }, { db, now }: Deps) {
  const { id } = series!;
  const { added, removed, rule } = plan;
  const removedIds = removed.map((event) => event.id);
  const rows = added.map(({ seriesDay, start, end }) => ({
    id: repeatableIds(JSON.stringify([key, id, seriesDay]), 1)[0]!,
    start_time: start.getTime() / 1000,
    end_time: end && end.getTime() / 1000,
    series_day: seriesDay,
  }));
  const gone = await listEventRows(db, removedIds);
  return [
    updateSeries(db, id, { pattern: rule.pattern, until: rule.until, first_day: rule.firstDay }),
    deleteEvents(db, organizer_id, removedIds),
    insertEvents(db, { ...pattern, ...eventSearchEntry(pattern), series_id: id }, rows, now),
    claimImages(db, organizer_id, imageIdsOf([pattern.image_url])),
    releaseImages(db, organizer_id, imageIdsOf(gone.map(({ image_url }) => image_url)), now),
  ];
}
