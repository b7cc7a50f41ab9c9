import type { Feast } from "#demo/seed/church-year";
import type { Scene } from "#demo/seed/scenes";
import type { EventType } from "~/domain/events/types";

/** 0 is Sunday. Times are Norwegian; an organizer keeps to one of several. */
export type Rhythm =
  /** Every `every` weeks. */
  | { every: number; weekday: number; times: readonly string[] }
  /** Once a month: the nth such weekday. */
  | { nth: 1 | 2 | 3 | 4 | "last"; weekday: number; times: readonly string[] }
  /** On a feast; each time is an event of its own. */
  | { feast: Feast; times: readonly string[] }
  /** This many times in half a year, on this weekday. */
  | { timesInHalfAYear: number; weekday: number; times: readonly string[] };

/** Something that an organizer arranges repeatedly. */
export interface Programme {
  type: EventType;
  /** One is chosen each time. {day} is the church year's name of the day. */
  titles: readonly string[];
  /** One is chosen each time. {organizer} and {city} are replaced. */
  texts: readonly string[];
  /** The first text goes with the first title, and so on. */
  isPaired?: true;
  rhythm: Rhythm;
  minutes: number;
  tags: readonly string[];
  /** Who plays or speaks: always invented. */
  guest?: "ensemble" | "speaker";
  /** The scene of the events' own image. */
  scene?: Scene;
  /** The share of organizers of its kind that have it; all where missing. */
  share?: number;
  /** The place, if not the organizer's own building. */
  place?: "hall" | "outdoors" | "town" | "online";
}
