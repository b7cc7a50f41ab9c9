import { calendarSyncMessages } from "#messages/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { RunView } from "~/views/calendars/run";

export const OUTCOME_TONES = {
  changed: "bg-fjord-tint text-fjord",
  unchanged: "bg-sunk text-ink-soft",
  held: "bg-amber-tint text-amber-ink",
  failed: "bg-danger-tint text-danger",
};

export function CalendarRuns({ name, runs }: { name: string; runs: RunView[] }) {
  const m = useMessages(calendarSyncMessages);
  return (
    <section aria-label={m.runs.heading(name)}>
      {runs.length === 0 ? (
        <p className="text-ink-soft">{m.runs.none}</p>
      ) : (
        <ol className="divide-y divide-line rounded-field bg-paper px-4">
          {runs.map((run) => (
            <Run key={run.number} run={run} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Run({
  run: { when, trigger, outcome, counts, unchanged, total, waiting, problem, skipped },
}: {
  run: RunView;
}) {
  const m = useMessages(calendarSyncMessages);
  const figures = [
    ...(["new", "changed", "removed", "skipped"] as const)
      .filter((name) => counts[name] > 0)
      .map((name) => `${counts[name]} ${m.counts[name]}`),
    ...(unchanged > 0 ? [`${unchanged} ${m.runs.unchanged}`] : []),
    ...(waiting ? [waiting] : []),
    ...(total > 0 ? [m.runs.total(total)] : []),
  ];
  return (
    <li className="py-3 text-note">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold even-digits">{when}</span>
        <span className={`rounded-full px-2.5 py-0.5 text-note font-semibold ${OUTCOME_TONES[outcome]}`}>
          {m.runs.outcomes[outcome]}
        </span>
        <span className="text-ink-soft">{m.runs.triggers[trigger]}</span>
      </div>
      {figures.length > 0 && <p className="text-ink-soft even-digits">{figures.join(" · ")}</p>}
      {problem && <p>{`${problem.what} ${problem.remedy}`}</p>}
      {skipped.map((line) => (
        <p key={line} className="wrap-anywhere text-ink-soft">
          {line}
        </p>
      ))}
    </li>
  );
}
