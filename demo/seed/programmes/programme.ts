import type { Feast } from "#demo/seed/church-year";
import type { Scene } from "#demo/seed/scenes";
import type { EventType } from "~/domain/events/types";

/** 0 is Sunday. Times are those of the Norwegian clock; an organizer that has several to choose from keeps to one. */
export type Rhythm =
  /** Every so many weeks. */
  | { every: number; weekday: number; times: readonly string[] }
  /** Once a month: the nth such weekday of it. */
  | { nth: 1 | 2 | 3 | 4 | "last"; weekday: number; times: readonly string[] }
  /** On a day of the church year; every time given is an event of its own. */
  | { feast: Feast; times: readonly string[] }
  /** So many times in half a year, on such a weekday. */
  | { timesInHalfAYear: number; weekday: number; times: readonly string[] };

/** Something that an organizer arranges again and again. */
export interface Programme {
  type: EventType;
  /** One is chosen each time. {day} stands for the church year's name of the day. */
  titles: readonly string[];
  /** One is chosen each time. {organizer} and {city} stand for its names. */
  texts: readonly string[];
  /** The first text goes with the first title, and so on. */
  isPaired?: true;
  rhythm: Rhythm;
  minutes: number;
  tags: readonly string[];
  /** Who plays or speaks: always invented. */
  guest?: "ensemble" | "speaker";
  /** Events with a picture of their own. */
  scene?: Scene;
  /** The share of organizers of its kind that have it; all of them where left out. */
  share?: number;
  /** Where it is, when not in the organizer's own house. */
  place?: "hall" | "outdoors" | "town" | "online";
}
