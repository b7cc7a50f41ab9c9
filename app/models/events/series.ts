import { moveToBin } from "#db/queries/events/bin";
import { insertPress } from "#db/queries/events/history";
import { findOwnEvent, listEventRows, type OwnEvent, type StoredSeries } from "#db/queries/events/own";
import { insertEvents, updateSeries } from "#db/queries/events/writes";
import { claimImages } from "#db/queries/images/images";
import { stopIfChanged } from "#db/queries/versions";
import { isRepeatable } from "~/domain/calendars/series-entries";
import type { EndingRule, SeriesProblem } from "~/domain/events/recurrence";
import { ruleColumns, storedRepetition } from "~/domain/events/series-details";
import { planSeriesRule, type SeriesRulePlan } from "~/domain/events/series-rule-changes";
import { seriesDayOf, type SeriesEvent } from "~/domain/events/series-scope";
import { clockTimesOf, type EventHours, eventTimesOf, hoursOf } from "~/domain/events/span";
import { eventSearchEntry } from "~/domain/search/entry";
import { unixSeconds } from "~/domain/time/days-and-moments";
import { refuse, type Result, succeed } from "~/domain/values";
import type { ChangedMeanwhile } from "~/domain/versions";
import { imageIdsOf } from "~/models/images/take";
import { newId } from "~/models/site/new-id";
import type { SeriesRuleForm } from "~/schemas/events/series";
import { type EventDeps, pressWith, repeatableId, writeBatch } from "./writing";

export function seriesOf({ event, siblings }: OwnEvent): SeriesEvent[] {
  const rows = siblings.some(({ id }) => id === event.id) ? siblings : [event];
  return rows.map(({ is_exception, series_day, ...event }) => ({
    id: event.id,
    ...eventTimesOf(event),
    isException: is_exception,
    seriesDay: series_day,
  }));
}

/** YYYY-MM-DD: the first event's where that is earlier than the stored one. */
function firstDayOf(own: OwnEvent): string | null {
  return own.series?.first_day ?? seriesOf(own).map(seriesDayOf).sort()[0] ?? null;
}

export function standingOf(own: OwnEvent): EndingRule | null {
  const firstDay = firstDayOf(own);
  if (!own.series || firstDay === null) return null;
  const { pattern, details, until, endless } = own.series;
  return { ...storedRepetition(pattern, details), until, endless, firstDay };
}

export const isImported = ({ google_calendar_id, google_calendar_sync_id }: OwnEvent["event"]) =>
  google_calendar_id !== null || google_calendar_sync_id !== null;

export type SeriesChangeProblem =
  | { kind: "rule"; problem: SeriesProblem }
  /** Would be deleted, and have not been confirmed as they are now; in order of time. */
  | { kind: "needsConsent"; removed: SeriesEvent[]; stored: OwnEvent }
  | ChangedMeanwhile<OwnEvent>
  | { kind: "noSeries" }
  | { kind: "failed" };

type Deps = Pick<EventDeps, "db" | "now">;

type RuleChange = SeriesRuleForm & { userId: string };
type Outcome = Result<{ added: number; removed: number }, SeriesChangeProblem>;

/** Events that fit stay; others go to the bin only when their ids were confirmed. All or nothing, safe to repeat. */
export async function changeSeries(own: OwnEvent, form: RuleChange, deps: Deps): Promise<Outcome> {
  const first = await tryToChange(own, form, deps);
  if (!isOvertaken(first)) return first;
  const stored = await findOwnEvent(deps.db, own.event.id);
  const second = stored ? await tryToChange(stored, form, deps) : first;
  return isOvertaken(second) ? refuse({ kind: "failed" }) : second;
}

/** Somebody wrote between the read and the write. */
interface Overtaken {
  ok: false;
  problem: { kind: "overtaken" };
}

const isOvertaken = (attempt: Outcome | Overtaken): attempt is Overtaken =>
  !attempt.ok && attempt.problem.kind === "overtaken";

async function tryToChange(own: OwnEvent, form: RuleChange, deps: Deps): Promise<Outcome | Overtaken> {
  const { series, event, siblings } = own;
  if (!series || isImported(event)) return refuse({ kind: "noSeries" });
  const plan = planOf(own, series, form, deps.now);
  if (!plan.ok) return refuse({ kind: "rule", problem: plan.problem });
  const { added, removed } = plan.value;
  const done = succeed({ added: added.length, removed: removed.length });
  if (changesNothing(plan.value, form, series)) return done;
  if (series.version > form.version) return refuse({ kind: "changedMeanwhile", stored: own });
  const seen = new Set(siblings.filter(({ version }) => version <= form.version).map(({ id }) => id));
  if (removed.some(({ id }) => !form.confirmed.includes(id) || !seen.has(id)))
    return refuse({ kind: "needsConsent", removed, stored: own });
  const written = await writeBatch(deps.db, await statementsOf(own, series, { plan: plan.value, form }, deps));
  if (written.ok) return done;
  return written.problem.kind === "failed" ? refuse({ kind: "failed" }) : refuse({ kind: "overtaken" });
}

const changesNothing = ({ added, removed, rule }: SeriesRulePlan, { avoids }: RuleChange, series: StoredSeries) =>
  added.length + removed.length === 0 &&
  Object.entries(ruleColumns(rule, avoids)).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(series[name as keyof StoredSeries]),
  );

function planOf(own: OwnEvent, { pattern, until }: StoredSeries, form: RuleChange, now: Date) {
  const standing = standingOf(own) ?? { pattern, until, firstDay: form.startDay };
  return planSeriesRule({ events: seriesOf(own), standing, hours: hoursOfSeries(own), now, ...form });
}

/** New events copy the last that was not changed by hand, and not of a night when clocks change. */
export function patternOf({ event, siblings }: OwnEvent) {
  const usual = siblings.filter(({ is_exception }) => !is_exception);
  const isPattern = ({ start_time: start, end_time: end, all_day: allDay }: (typeof usual)[number]) =>
    isRepeatable({ start, end, allDay });
  return usual.findLast(isPattern) ?? usual.at(-1) ?? event;
}

export function hoursOfSeries(own: OwnEvent): EventHours {
  const hours = hoursOf(clockTimesOf(eventTimesOf(patternOf(own))));
  if (!hours.ok) throw new Error(`The series of event ${own.event.id} has no hours`);
  return hours.value;
}

async function statementsOf(
  own: OwnEvent,
  { id }: StoredSeries,
  { plan, form }: { plan: SeriesRulePlan; form: RuleChange },
  { db, now }: Deps,
) {
  const { added, removed, rule } = plan;
  const organizerId = own.event.organizer_id;
  const removedIds = removed.map((event) => event.id);
  const { id: patternId, version: patternVersion } = patternOf(own);
  const [pattern = own.event] = await listEventRows(db, [patternId]);
  const occurrences = added.map(({ seriesDay, start, end }) => ({
    id: repeatableId(JSON.stringify([form.key, id, seriesDay])),
    start_time: unixSeconds(start),
    end_time: end && unixSeconds(end),
    series_day: seriesDay,
  }));
  return [
    stopIfChanged(db, { table: "event_series", ids: [id], version: form.version }),
    stopIfChanged(db, { table: "events", ids: removedIds, version: form.version }),
    stopIfChanged(db, { table: "events", ids: [patternId], version: patternVersion }),
    insertPress(
      db,
      pressWith(own.event, {
        act: "seriesChanged",
        count: Math.max(2, added.length + removed.length),
        userId: form.userId,
      }),
      now,
    ),
    ...moveToBin(
      db,
      {
        id: newId(),
        organizerId,
        userId: form.userId,
        title: own.event.title,
        eventIds: removedIds,
        seriesIds: [id],
      },
      now,
    ),
    updateSeries(db, id, ruleColumns(rule, form.avoids), now),
    ...insertEvents(db, { ...pattern, ...eventSearchEntry(pattern), series_id: id }, occurrences, now),
    claimImages(db, organizerId, imageIdsOf([pattern.image_url])),
  ];
}
