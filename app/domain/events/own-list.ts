import type { MonthText } from "~/domain/time/days-and-moments";
import { EVENT_STATES, type EventType } from "./types";

/** `waiting`: to become public. */
export const LISTED_STATES = [...EVENT_STATES, "waiting"] as const;
export type ListedState = (typeof LISTED_STATES)[number];

export type ListedSource = "hand" | "calendars" | (string & {});

export const LISTED_PERIODS = ["coming", "past"] as const;

export interface OwnListFilter {
  period: (typeof LISTED_PERIODS)[number];
  q: string;
  type: EventType | null;
  month: MonthText | null;
  state: ListedState | null;
  source: ListedSource | null;
}

/** A narrowed list looks at no more events, from its beginning and from the page's edge. */
export const MOST_LOOKED_AT = 1000;

const NARROWING = ["q", "type", "month", "state", "source"] as const satisfies readonly (keyof OwnListFilter)[];

export const isNarrowed = (filter: OwnListFilter): boolean => NARROWING.some((name) => filter[name]);

export function listParameters(filter: OwnListFilter): [name: string, value: string][] {
  const period: [string, string][] = filter.period === "past" ? [["period", "past"]] : [];
  return [...period, ...NARROWING.flatMap((name): [string, string][] => (filter[name] ? [[name, filter[name]]] : []))];
}
