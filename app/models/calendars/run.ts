import { type CalendarState, type CalendarToImport, finishRun } from "#db/queries/calendars/import-state";
import { countComingImportedEvents } from "#db/queries/calendars/imported-events";
import { recordRun, type RunGuard } from "#db/queries/calendars/runs";
import type { EventsToImport } from "~/domain/calendars/events-to-import";
import { notTaken, withLeft } from "~/domain/calendars/left-out";
import {
  type CalendarProblem,
  dueAfterFailure,
  dueAfterLook,
  dueAfterSuccess,
  leftAloneUntil,
  isLongWithoutSuccess,
  pageInterval,
  type RunReport,
  type RunTrigger,
  type WholeRunReason,
} from "~/domain/calendars/run";
import type { SourceHeads } from "~/domain/calendars/source-reading";
import type { UnownedEvents } from "~/domain/review/unowned";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { draftMail, queueMails } from "~/models/mail/post";
import type { CalendarDeps } from "./deps";
import { calendarWarning } from "./schedule";

export interface Run extends CalendarToImport {
  trigger: RunTrigger;
  guard: RunGuard;
  adapter: AdapterName | null;
  /** Just now: what its source says is what was said yes to. */
  isSaidYes?: boolean;
}

type EndDeps = Pick<CalendarDeps, "db" | "now">;

export const emptyReport: RunReport = {
  outcome: "unchanged",
  problem: null,
  detail: null,
  adapter: null,
  events_new: 0,
  events_changed: 0,
  events_removed: 0,
  events_unchanged: 0,
  events_held: 0,
  total_events: 0,
  past_skipped: 0,
  skipped: [],
  refusals: [],
};

export function endStatements(run: Run, report: RunReport, state: CalendarState, { db, now }: EndDeps) {
  const { guard, trigger, adapter, calendar } = run;
  const isConfirmed = calendar.unconfirmed === null;
  const ended = { ...state, last_attempt_at: now, problem: report.problem };
  const asked = isConfirmed ? ended : { ...ended, due_at: dueAfterLook(now, Math.random()) };
  return [
    recordRun(db, guard, {
      trigger,
      startedAt: now,
      report: { ...(isConfirmed ? report : figuresOf(report)), adapter },
    }),
    finishRun(db, guard, calendar.unconfirmed === "looked_at" ? { ...asked, failing_since: null } : asked),
  ] as const;
}

/** What nobody has said yes to is counted, and not kept: it may be somebody's. */
const figuresOf = (report: RunReport): RunReport => ({
  ...report,
  skipped: report.skipped.map((group) => ({ ...group, examples: [] })),
  refusals: [],
});

export const succeeded = (now: Date, refreshSeconds: number | null): CalendarState => ({
  last_sync: now,
  due_at: dueAfterSuccess(now, refreshSeconds),
  failures: 0,
  busy_until: null,
  failing_since: null,
  warned_at: null,
});

/** The server says that the feed is unchanged: events and skipped ones are too. */
export async function endUnchanged(run: Run, { db, now }: EndDeps): Promise<RunReport | null> {
  const { total_events, past_skipped, skipped, refusals } = run.lastRun ?? emptyReport;
  const report = {
    ...emptyReport,
    events_unchanged: await countComingImportedEvents(db, run.guard.syncId, now),
    total_events,
    past_skipped,
    skipped,
    refusals,
  };
  const state = { ...succeeded(now, run.calendar.refresh_seconds), coming_events: report.events_unchanged };
  const [, ended] = await db.batch(endStatements(run, report, state, { db, now }));
  return ended.length > 0 ? report : null;
}

/** All of it waits for another yes: nothing comes, changes or goes. */
export async function endAwaiting(
  run: Run,
  { reading, found }: { reading: SourceHeads; found: EventsToImport },
  { events, left, whole }: UnownedEvents & { whole: WholeRunReason },
  deps: EndDeps,
): Promise<RunReport | null> {
  const { skipped } = withLeft(found, [...left, ...events.map((event) => notTaken(event, "awaits-yes"))]);
  const report: RunReport = {
    ...emptyReport,
    outcome: "held",
    problem: whole,
    total_events: reading.totalEvents,
    skipped,
  };
  const [, ended] = await deps.db.batch(endStatements(run, report, succeeded(deps.now, null), deps));
  return ended.length > 0 ? report : null;
}

interface Failure {
  problem: CalendarProblem;
  detail: string | null;
  retryAfterSeconds?: number;
}

/** Events stay; after a week the organizer gets one mail. */
export async function endFailed(
  run: Run,
  { problem, detail, retryAfterSeconds = 0 }: Failure,
  deps: CalendarDeps,
): Promise<RunReport | null> {
  const { db, now } = deps;
  const { calendar } = run;
  const failures = calendar.failures + 1;
  const report: RunReport = { ...emptyReport, outcome: "failed", problem, detail };
  const { source_kind, refresh_seconds } = calendar;
  const interval = refresh_seconds ?? (source_kind === "page" ? pageInterval(Math.random()) : null);
  const due_at = dueAfterFailure(now, interval, { failures, retryAfterSeconds });
  const isWarningDue =
    calendar.unconfirmed === null &&
    calendar.warned_at === null &&
    isLongWithoutSuccess(calendar.last_sync ?? calendar.created_at, now);
  const warning = isWarningDue ? draftMail(await calendarWarning(run, deps), deps) : null;
  const failing_since = calendar.failing_since ?? now;
  const busy_until = leftAloneUntil(now, retryAfterSeconds);
  const state = { due_at, failures, failing_since, busy_until, ...(warning && { warned_at: now }) };
  const statements = endStatements(run, report, state, deps);
  const [, ended] = warning ? await db.batch([...statements, warning.insert]) : await db.batch(statements);
  if (ended.length === 0) return null;
  if (warning) await queueMails([warning], deps);
  return report;
}
