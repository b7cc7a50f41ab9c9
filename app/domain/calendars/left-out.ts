import type { ImportedEvent } from "./imported-event";
import { type ImportSkipReason, MOST_REFUSALS, type SkippedGroup, type SourceRefusal, sourceRefusal } from "./run";

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

interface Noted extends Partial<Omit<SourceRefusal, "reason">> {
  /** Shown among the first of its kind. */
  example?: string | null;
}

const EXAMPLES = 3;

/** Lone surrogates can't be stored. */
export const wholeCharacters = (text: string) => text.replace(/\p{Cs}/gu, "\uFFFD");

/** What a run's record says: each kind with how many it has, and one by one. */
export class LeftRecord {
  readonly skipped: SkippedGroup[] = [];
  readonly refusals: SourceRefusal[] = [];

  count(reason: ImportSkipReason, more = 1): SkippedGroup {
    let group = this.skipped.find((one) => one.reason === reason);
    if (!group) this.skipped.push((group = { reason, count: 0, examples: [] }));
    group.count += more;
    return group;
  }

  /** Once more; zero `more` of one that is counted already. */
  name(reason: ImportSkipReason, { example, title, text, ...known }: Noted, more = 1) {
    const { examples } = this.count(reason, more);
    if (example && examples.length < EXAMPLES && !examples.includes(example)) examples.push(wholeCharacters(example));
    if (this.refusals.length >= MOST_REFUSALS) return;
    const whole = { ...known, title: title ? wholeCharacters(title) : null, text: text ? wholeCharacters(text) : null };
    this.refusals.push(sourceRefusal(reason, whole));
  }
}

/** Of what waits for a superadmin's yes its number alone. */
export function withLeft(found: Pick<LeftRecord, "skipped" | "refusals">, left: readonly NotTaken[]) {
  const record = new LeftRecord();
  for (const { standing, title, start } of left)
    if (standing === "awaits-yes") record.count(standing);
    else record.name(standing, { example: title, title, start: start.toISOString() });
  return {
    skipped: [...found.skipped, ...record.skipped],
    refusals: [...record.refusals, ...found.refusals].slice(0, MOST_REFUSALS),
  };
}
