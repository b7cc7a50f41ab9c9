import { groupsOf } from "~/domain/values";
import type { ImportedEvent } from "./imported-event";
import { MOST_REFUSALS, type SkippedGroup, type SourceRefusal, sourceRefusal } from "./run";

/**
 * Why an event that its source has is not taken. `removed`: deleted here for good; `left-out`: somebody decided so;
 * `looks-private`: until somebody decides; `awaits-yes`: until a superadmin does.
 */
export type WhyLeft = "removed" | "left-out" | "looks-private" | "awaits-yes";

type NamedEvent = Pick<ImportedEvent, "key" | "title" | "start">;

export interface NotTaken extends NamedEvent {
  standing: WhyLeft;
}

export const notTaken = ({ key, title, start }: NamedEvent, standing: WhyLeft): NotTaken => ({
  key,
  title,
  start,
  standing,
});

/** Known by key; or by title and start, because some programs invent new UIDs, unless that is a stored event. */
export function removedKeys<Event extends NamedEvent>(
  events: readonly Event[],
  removed: readonly NamedEvent[],
  isStored: (event: Event) => boolean,
): Set<string> {
  const signOf = ({ title, start }: NamedEvent) => `${title}#${start.getTime()}`;
  const listed = new Set(events.map(({ key }) => key));
  const keys = new Set(removed.map(({ key }) => key));
  const signs = new Set(removed.filter(({ key }) => !listed.has(key)).map(signOf));
  const isRemoved = (event: Event) => keys.has(event.key) || (signs.has(signOf(event)) && !isStored(event));
  return new Set(events.filter(isRemoved).map(({ key }) => key));
}

const EXAMPLES = 3;

/** What a run's record says; of what waits for a superadmin's yes its number alone. */
export function withLeft(
  { skipped, refusals }: { skipped: readonly SkippedGroup[]; refusals: readonly SourceRefusal[] },
  left: readonly NotTaken[],
) {
  const named = left.filter(({ standing }) => standing !== "awaits-yes");
  const examplesOf = (reason: WhyLeft) =>
    [...new Set(named.filter(({ standing }) => standing === reason).map(({ title }) => title))].slice(0, EXAMPLES);
  const groups = [...groupsOf(left, ({ standing }) => standing)].map(([reason, { length: count }]): SkippedGroup => ({
    reason,
    count,
    examples: examplesOf(reason),
  }));
  const refused = named.map(({ standing, title, start }) =>
    sourceRefusal(standing, { title, start: start.toISOString() }),
  );
  return { skipped: [...skipped, ...groups], refusals: [...refused, ...refusals].slice(0, MOST_REFUSALS) };
}
