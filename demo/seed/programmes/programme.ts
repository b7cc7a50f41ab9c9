import type { Feast } from "#demo/seed/church-year";
import type { Scene } from "#demo/seed/scenes";
import type { EventType } from "~/domain/events/types";

/** 0 is Sunday. Times are Norwegian; an organizer keeps to one of several. */
export type Rhythm =
  /** Every so many weeks. */
  | { every: number; weekday: number; times: readonly string[] }
  /** The nth such weekday of a month. */
  | { nth: 1 | 2 | 3 | 4 | "last"; weekday: number; times: readonly string[] }
  /** Each time is an event of its own. */
  | { feast: Feast; times: readonly string[] }
  /** This many times in half a year, on this weekday. */
  | { timesInHalfAYear: number; weekday: number; times: readonly string[] };

export interface Programme {
  type: EventType;
  /** One is chosen; {day} is the church year's name of the day. */
  titles: readonly string[];
  /** One is chosen; {organizer} and {city} are replaced. */
  texts: readonly string[];
  /** The nth text goes with the nth title. */
  isPaired?: true;
  /** When, how long, and held by which share of its kind: by all where missing. */
  rhythm: Rhythm & { minutes: number; share?: number };
  tags: readonly string[];
  /** Always invented. */
  guest?: "ensemble" | "speaker";
  /** The image of the events. */
  scene?: Scene;
  /** Else the organizer's own building. */
  place?: "hall" | "outdoors" | "town" | "online";
}
