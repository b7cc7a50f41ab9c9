import type { MonthText } from "~/domain/time/month-text";
import { EVENT_STATES } from "./state";
import type { EventType } from "./types";

/** What an organizer's list can be narrowed to: what has become of an event, or that it waits to become public. */
export const LISTED_STATES = [...EVENT_STATES, "waiting"] as const;
export type ListedState = (typeof LISTED_STATES)[number];

/** Where an event of the list comes from: written by hand, any calendar, or the id of one. */
export type ListedSource = "hand" | "calendars" | (string & {});

export const LISTED_PERIODS = ["coming", "past"] as const;

/** Which of an organizer's events its list shows. */
export interface OwnListFilter {
  period: (typeof LISTED_PERIODS)[number];
  /** The text as it was typed. */
  q: string;
  type: EventType | null;
  month: MonthText | null;
  state: ListedState | null;
  source: ListedSource | null;
}

const NARROWING = ["q", "type", "month", "state", "source"] as const satisfies readonly (keyof OwnListFilter)[];

/** Returns whether a list shows less than all events of its period. */
export const isNarrowed = (filter: OwnListFilter): boolean => NARROWING.some((name) => filter[name]);

/** Returns the parameters of a list's address, in order; coming events are shown without any. */
export function listParameters(filter: OwnListFilter): [name: string, value: string][] {
  const period: [string, string][] = filter.period === "past" ? [["period", "past"]] : [];
  return [...period, ...NARROWING.flatMap((name): [string, string][] => (filter[name] ? [[name, filter[name]]] : []))];
}
