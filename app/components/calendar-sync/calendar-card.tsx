import { RefreshCw, TriangleAlert } from "lucide-react";
import { calendarSyncMessages } from "#messages/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { CalendarsForm } from "~/views/calendars/answers";
import type { CalendarView } from "~/views/calendars/calendars";
import type { ProblemView, RunCounts, RunView } from "~/views/calendars/run";
import { CalendarActions } from "./calendar-actions";
import { CalendarRuns } from "./calendar-runs";
import { LinesList } from "./lines-list";

const NAMES = ["new", "changed", "removed", "skipped"] as const;

export function CalendarCounts({ counts }: { counts: RunCounts }) {
  const m = useMessages(calendarSyncMessages);
  return (
    <dl className="grid grid-cols-4 gap-2 sm:flex sm:gap-3">
      {NAMES.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse items-center justify-end text-center rounded-field bg-sunk px-1 py-2 sm:min-w-24"
        >
          <dt className="text-fine leading-tight text-ink-soft sm:text-note">
            {m.counts[name === "new" && counts.new === 1 ? "newOne" : name]}
          </dt>
          <dd
            className={`font-serif text-title font-semibold even-digits ${counts[name] === 0 ? "text-ink-faint" : ""}`}
          >
            {counts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  calendar: CalendarView;
  /** Null where nobody requested them. */
  runs: RunView[] | null;
  canWrite: boolean;
  answer: CalendarsForm | null;
}

export function CalendarCard({ calendar, runs, canWrite, answer }: Props) {
  const m = useMessages(calendarSyncMessages);
  const { id, name, kind, host, isEnabled, problem, counts, skipped, held, waiting } = calendar;
  const moments = [calendar.lastSync, calendar.lastAttempt, calendar.nextSync].filter((moment) => moment !== null);
  return (
    <li
      id={id}
      className="flex scroll-mt-4 flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5 lg:p-6"
    >
      <div className="flex items-start gap-4">
        <span
          className={`grid h-[54px] w-[46px] shrink-0 place-items-center arch ${isEnabled ? "bg-conference-tint text-conference" : "bg-sunk text-ink-faint"}`}
        >
          <RefreshCw aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-title leading-tight wrap-anywhere">{name}</h3>
            <span
              className={`rounded-full px-3 py-0.5 text-note font-semibold ${isEnabled ? "bg-fjord-tint text-fjord" : "bg-sunk text-ink-soft"}`}
            >
              {isEnabled ? m.active : m.paused}
            </span>
            {calendar.failing && (
              <span className="rounded-full bg-danger-tint px-3 py-0.5 text-note font-semibold text-danger">
                {calendar.failing}
              </span>
            )}
          </div>
          <p className="text-note wrap-anywhere text-ink-soft">
            {[kind, host, calendar.coming].filter(Boolean).join(" · ")}
          </p>
          <p className="flex flex-wrap gap-x-4 text-note text-ink-soft even-digits">
            {moments.map((moment) => (
              <span key={moment}>{moment}</span>
            ))}
          </p>
        </div>
      </div>
      {problem && <CalendarProblem problem={problem} />}
      {calendar.unconfirmed && (
        <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{calendar.unconfirmed}</p>
      )}
      {waiting && <p className="rounded-field bg-amber-tint px-4 py-3 text-amber-ink">{waiting}</p>}
      {held && <p className="text-note text-ink-soft">{held}</p>}
      {counts && (
        <div>
          <p className="mb-1.5 text-note font-semibold">{m.lastRun}</p>
          <CalendarCounts counts={counts} />
        </div>
      )}
      {skipped.length > 0 && <LinesList heading={m.notImported} lines={skipped} />}
      <CalendarActions calendar={calendar} canWrite={canWrite} areRunsOpen={runs !== null} answer={answer} />
      {runs && <CalendarRuns name={name} runs={runs} />}
    </li>
  );
}

function CalendarProblem({ problem: { what, remedy } }: { problem: ProblemView }) {
  return (
    <div className="flex gap-3 rounded-field bg-amber-tint px-4 py-3 text-amber-ink">
      <TriangleAlert aria-hidden="true" className="mt-0.5" />
      <p>
        <strong className="block font-semibold">{what}</strong>
        {remedy}
      </p>
    </div>
  );
}
