import { unreadableUids } from "~/domain/calendars/events-to-import";
import type { RunReport, WholeRunReason } from "~/domain/calendars/run";
import type { DecidedEvents } from "~/domain/review/decisions";
import type { SaidYesTo } from "~/domain/review/unowned";
import { hostOf, safeWebAddress } from "~/domain/text/links";
import type { CalendarDeps } from "./deps";
import type { Known } from "./known-imports";
import type { ReadSource } from "./read-source";
import { emptyReport, endStatements, type Run, succeeded } from "./run";

export function saidYesOf({ coming }: Known, run: Run, { address, reading }: ReadSource): SaidYesTo {
  const { calendar, organizer, decisions } = run;
  const { name, address: street, city } = organizer;
  return {
    stored: coming,
    decisions,
    own: { name, address: street, city },
    hosts: [calendar.calendar_url, safeWebAddress(organizer.website)].flatMap((one) => (one ? hostOf(one) : [])),
    isElsewhere: hostOf(address) !== hostOf(calendar.calendar_url),
    isComplete: reading.isComplete,
    unreadable: unreadableUids(reading.skipped),
  };
}

interface Waiting extends Pick<RunReport, "skipped"> {
  waiting: readonly unknown[];
}

export const withWaiting = ({ skipped, waiting }: Waiting): RunReport["skipped"] =>
  waiting.length === 0 ? skipped : [...skipped, { reason: "awaits-yes", count: waiting.length, examples: [] }];

/** Nothing comes, changes or goes. */
export async function endAwaiting(
  run: Run,
  { events, total, why, ...left }: DecidedEvents & Waiting & { total: number; why: WholeRunReason },
  deps: CalendarDeps,
): Promise<RunReport | null> {
  const waiting = [...left.waiting, ...events];
  const skipped = withWaiting({ skipped: left.skipped, waiting });
  const report: RunReport = { ...emptyReport, outcome: "held", problem: why, total_events: total, skipped };
  const [, ended] = await deps.db.batch(endStatements(run, report, succeeded(deps.now, null), deps));
  return ended.length > 0 ? report : null;
}
