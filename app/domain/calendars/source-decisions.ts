import { looksPrivate } from "~/domain/intake/private-words";
import type { RowContent } from "~/domain/intake/review/review-row";
import { type EventsToImport, withRefused } from "./events-to-import";
import { uidOf } from "./import-diff";
import type { ImportedEvent } from "./imported-event";
import { MOST_REFUSALS, type SourceRefusal } from "./run";

/** What somebody decided about one event of a source: see `source_decisions` in db/schema/calendars.ts. */
export interface SourceDecision {
  event_key: string;
  decision: "take" | "leave";
  claim: string | null;
  chosen: RowContent | null;
}

export type DecisionFinder = (event: Pick<ImportedEvent, "key" | "uid">) => SourceDecision | null;

/** Returns under which key it stands what was decided alike about all dates of an event: also those that are to come. */
export const keyOfAllDates = (key: string) => `${uidOf(key)}#*`;

/**
 * Returns how to find the decision about an event: by its key, else that about all its dates, else by its UID, where
 * neither the source nor the decisions have another of it. Such an event was moved to another day.
 */
export function decisionFinder(
  decisions: readonly SourceDecision[],
  events: readonly Pick<ImportedEvent, "key" | "uid">[],
): DecisionFinder {
  const byKey = new Map(decisions.map((decision) => [decision.event_key, decision]));
  const onlyOne = <Item>(items: readonly Item[], uid: (item: Item) => string) => {
    const found = new Map<string, Item | null>();
    for (const item of items) found.set(uid(item), found.has(uid(item)) ? null : item);
    return found;
  };
  const decided = onlyOne(decisions, ({ event_key }) => uidOf(event_key));
  const listed = onlyOne(events, ({ uid }) => uid);
  return ({ key, uid }) =>
    byKey.get(key) ?? byKey.get(keyOfAllDates(key)) ?? (listed.get(uid) ? (decided.get(uid) ?? null) : null);
}

/** Events to import, and those that stay out by decision or because they look private: they are in the source. */
export interface DecidedEvents extends EventsToImport {
  /** Keys; stored events of them are removed at once. */
  withdrawn: Set<string>;
}

const EXAMPLES = 3;

/** Leaves out what somebody decided to, and what looks private until somebody decides otherwise. */
export function withDecisions(
  found: EventsToImport,
  decisions: readonly SourceDecision[],
  { holdsPrivate }: { holdsPrivate: boolean },
): DecidedEvents {
  const decisionOf = decisionFinder(decisions, found.events);
  const held = new Map<"left-out" | "looks-private", ImportedEvent[]>();
  const events = found.events.filter((event) => {
    const decision = decisionOf(event)?.decision ?? null;
    const isPrivate = holdsPrivate && decision === null && looksPrivate(event.title);
    const reason = decision === "leave" ? "left-out" : isPrivate ? "looks-private" : null;
    if (reason) held.set(reason, [...(held.get(reason) ?? []), event]);
    return reason === null;
  });
  if (held.size === 0) return { ...found, withdrawn: new Set() };
  const groups = [...held].map(([reason, left]) => ({
    reason,
    count: left.length,
    examples: [...new Set(left.map(({ title }) => title))].slice(0, EXAMPLES),
  }));
  const withdrawn = new Set([...held.values()].flat().map(({ key }) => key));
  // What waits for somebody stands first.
  const refused = [...held].reduce(
    (refusals, [reason, left]) => withRefused(refusals, reason, left),
    [] as SourceRefusal[],
  );
  const refusals = [...refused, ...found.refusals].slice(0, MOST_REFUSALS);
  return { ...found, events, skipped: [...found.skipped, ...groups], refusals, withdrawn };
}
