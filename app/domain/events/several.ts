import type { EventType, StateColumns } from "./types";

export const CHOSEN = {
  form: "several",
  event: "e",
  series: "s",
  /** All that the list found; its value is how many, and when any was last changed. */
  all: "all",
  act: "act",
} as const;

export const SEVERAL_ACTS = ["type", "place", "picture", "tags", "state", "delete"] as const;
export type SeveralAct = (typeof SEVERAL_ACTS)[number];

export const MOST_AT_ONCE = 200;

export const STEP_INTENTS = ["do", "remove", "undo"] as const;

/** `changed`: since the list was shown, or since the step that is undone; `same`: as wanted already. */
export const LEFT_REASONS = ["imported", "changed", "over", "tooManyTags", "same", "gone"] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

export interface LeftEvent {
  id: string;
  title: string;
  why: LeftReason;
}

export interface ChosenEvent {
  id: string;
  title: string;
  isChanged: boolean;
  isImported: boolean;
  isOver: boolean;
}

export function sortChosen<Event extends ChosenEvent>(
  events: readonly Event[],
  act: SeveralAct,
): { reached: Event[]; left: LeftEvent[] } {
  const reached: Event[] = [];
  const left: LeftEvent[] = [];
  for (const event of events) {
    const why = whyLeft(event, act);
    if (why === null) reached.push(event);
    else left.push({ id: event.id, title: event.title, why });
  }
  return { reached, left };
}

function whyLeft({ isImported, isOver, isChanged }: ChosenEvent, act: SeveralAct): LeftReason | null {
  if (isImported) return "imported";
  if (isChanged) return "changed";
  return act === "state" && isOver ? "over" : null;
}

export function withTags(
  tags: readonly string[],
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
  most: number,
): string[] | null {
  const low = (tag: string) => tag.toLowerCase();
  const gone = new Set(removed.map(low));
  const kept = tags.filter((tag) => !gone.has(low(tag)));
  const known = new Set(kept.map(low));
  const all = [...kept, ...added.filter((tag) => !known.has(low(tag)))];
  return all.length > most ? null : all;
}

/** The time is unix seconds. */
export interface StepColumns extends Partial<StateColumns> {
  event_type?: EventType;
  location_name?: string | null;
  location_address?: string | null;
  city?: string | null;
  country?: string;
  lat?: number | null;
  lng?: number | null;
  facets?: string;
  image_url?: string | null;
  image_alt?: string | null;
  tags?: string[];
  is_exception?: boolean;
}
