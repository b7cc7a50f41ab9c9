import { calendarSyncMessages } from "#messages/calendar-sync";
import { useMessages } from "~/i18n/use-messages";
import type { RunCounts } from "~/views/calendars/run";

const NAMES = ["new", "changed", "removed", "skipped"] as const;

/** What a run did, in four figures. */
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
            className={`font-serif text-title font-semibold tabular-nums ${counts[name] === 0 ? "text-ink-faint" : ""}`}
          >
            {counts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
