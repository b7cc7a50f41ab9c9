import type { CalendarSyncRow } from "#db/queries/calendars/calendars";
import type { CalendarRunRow } from "#db/queries/calendars/runs";
import type { SourceStatusRows } from "#db/queries/calendars/status";
import { sourceStatusMessages } from "#messages/source-status";
import type { SkippedGroup } from "~/domain/calendars/run";
import { isAwaitingYes } from "~/domain/calendars/run";
import { ADAPTER_FACTS } from "~/domain/sources/adapter-names";
import { parseUrl } from "~/domain/text/parse-url";
import { dateFromUnix } from "~/domain/time/days-and-moments";
import { formatDayAndTime } from "~/i18n/format";
import { messagesIn } from "~/i18n/messages-in";
import type { ViewContext } from "~/views/events/card";
import { viewLeftOut } from "./left-out";
import { type CalendarTrouble, viewProblem, viewSkipped, viewTrouble } from "./run";

export interface SourceStateView {
  tone: "works" | "fails" | "waits";
  title: string;
  lines: string[];
}

/** A failed run has no figures. */
export type RunRowView = ReturnType<typeof viewRunRow>;

export type SourceStatusView = ReturnType<typeof viewSourceStatus>;

export function viewSourceStatus(
  { calendar, organizer, runs, reading, missing }: SourceStatusRows,
  { mayWrite, isSuperadmin }: { mayWrite: boolean; isSuperadmin: boolean },
  context: ViewContext,
) {
  const { preferences } = context;
  const m = messagesIn(sourceStatusMessages, preferences.locale);
  const org = isSuperadmin ? `?${new URLSearchParams({ org: calendar.organizer_id })}` : "";
  return {
    id: calendar.id,
    name: calendar.calendar_name,
    organizer,
    /** "Nettside · menighet.example" */
    kind: `${m.kinds[calendar.source_kind]} · ${parseUrl(calendar.calendar_url)?.hostname ?? m.noAddress}`,
    state: viewSourceState(calendar, context),
    facts: factsOf(calendar, context),
    runs: runs.map((run) => viewRunRow(run, context)),
    leftOut: reading && viewLeftOut(reading, preferences),
    missing: missing.map(({ id, title, start_time }) => ({
      id,
      title,
      when: formatDayAndTime(dateFromUnix(start_time), preferences),
    })),
    mayWrite,
    manage: `/dashboard/calendar-sync${org}#${calendar.id}`,
  };
}

export function viewSourceState(
  calendar: CalendarTrouble & Pick<CalendarSyncRow, "failing_since" | "last_sync">,
  context: ViewContext,
): SourceStateView {
  const { preferences } = context;
  const { state, admin } = messagesIn(sourceStatusMessages, preferences.locale);
  const { sync_enabled, failing_since, last_sync } = calendar;
  const problem = viewTrouble(calendar, context);
  const lines = problem ? [problem.what, problem.remedy] : [];
  if (!sync_enabled) return { tone: "waits", title: state.paused, lines: [state.pausedText, ...lines] };
  if (failing_since !== null) {
    const since = formatDayAndTime(failing_since, preferences);
    return calendar.problem === "busy_server"
      ? { tone: "waits", title: state.busy(since), lines }
      : { tone: "fails", title: state.failing(since), lines };
  }
  if (problem) return { tone: "waits", title: isAwaitingYes(calendar.problem) ? admin.waits : state.held, lines };
  return last_sync === null
    ? { tone: "waits", title: state.unread, lines: [] }
    : { tone: "works", title: state.works, lines: [] };
}

function factsOf(calendar: CalendarSyncRow, { preferences, now }: ViewContext) {
  const { facts } = messagesIn(sourceStatusMessages, preferences.locale);
  const { last_sync, last_attempt_at, due_at, sync_enabled, holds_private, coming_events } = calendar;
  const moment = (date: Date | null) => (date ? formatDayAndTime(date, preferences) : facts.never);
  const next = due_at * 1000 > now.getTime() ? moment(dateFromUnix(due_at)) : facts.soon;
  return [
    { term: facts.lastSuccess, text: moment(last_sync) },
    { term: facts.lastAttempt, text: moment(last_attempt_at ?? last_sync) },
    { term: facts.next, text: sync_enabled ? next : facts.notWhilePaused },
    { term: facts.coming, text: String(coming_events) },
    { term: facts.private, text: holds_private ? facts.privateOn : facts.privateOff },
  ];
}

/** Waits for a decision; all else that is left out is refused. */
const isHeld = ({ reason }: SkippedGroup) =>
  reason === "looks-private" || reason === "unsure" || reason === "awaits-yes";

function viewRunRow(run: CalendarRunRow, { preferences }: ViewContext) {
  const sum = (groups: SkippedGroup[]) => groups.reduce((all, { count }) => all + count, 0);
  const held = run.skipped.filter(isHeld);
  const refused = run.skipped.filter((group) => !isHeld(group));
  const problem = viewProblem(run.problem, preferences.locale);
  const { runs: m } = messagesIn(sourceStatusMessages, preferences.locale);
  return {
    number: run.number,
    when: formatDayAndTime(run.started_at, preferences),
    trigger: run.trigger,
    outcome: run.outcome,
    /** In the order of the table's columns. */
    figures:
      run.outcome === "failed"
        ? null
        : [
            run.total_events,
            run.events_new,
            run.events_changed,
            run.events_removed,
            run.events_held,
            sum(held),
            sum(refused),
          ],
    why: [
      ...(run.adapter ? [m.service(ADAPTER_FACTS[run.adapter].name)] : []),
      ...(problem ? [problem.what] : []),
      ...viewSkipped(run.skipped, preferences),
    ],
  };
}
