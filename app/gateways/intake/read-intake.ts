import type { FeedCandidate } from "~/domain/intake/page/feed-candidates";
import { type PrintedEvent, printedEvent } from "~/domain/intake/printed-event";
import { type Intake, understandIntake, type UnreadableIntake } from "./understand-intake";

export type IntakeProblem = UnreadableIntake | "no_events";

export type PrintedIntake =
  /** `feeds` are calendars that the page names or links to. */
  | { ok: true; events: PrintedEvent[]; feeds: FeedCandidate[] }
  | { ok: false; problem: IntakeProblem; feeds: FeedCandidate[] };

/** What the `intake` command prints. Runs in workerd alone. */
export async function readIntake(intake: Intake, now: Date): Promise<PrintedIntake> {
  const reading = await understandIntake(intake, now);
  if (!reading.ok) return { ok: false, problem: reading.problem, feeds: [] };
  const { events, feeds } = reading.value;
  if (events.length === 0) return { ok: false, problem: "no_events", feeds };
  const printed = events.map((event) => printedEvent(event, event.source));
  return { ok: true, events: printed.sort((a, b) => a.start.localeCompare(b.start)), feeds };
}
