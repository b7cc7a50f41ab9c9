import type { EventType } from "~/domain/events/types";
import type { FactId } from "~/domain/facts/facts";

/** Of every sentence: Tuesday 24 November 2026, ten o'clock in Norway. */
export const ASKED_AT = new Date("2026-11-24T10:00:00+01:00");

export type LatLng = readonly [lat: number, lng: number];

/** What an answer to it shows; what is not said may be anything. */
export interface Asked {
  ask: string;
  /** A town of the demo, or one of several places of that name. */
  near?: string | readonly LatLng[];
  /** Kilometres from there. */
  within?: number;
  /** One day, or the first and the last. */
  days?: string | readonly [from: string, to: string];
  /** Mondays are 0. */
  weekdays?: readonly number[];
  /** The hours in which it begins, the last excluded: half past ten is 10.5. */
  hours?: readonly [from: number, to: number];
  types?: readonly EventType[];
  /** In its title, its tags or its `type:…`. */
  title?: RegExp;
  /** In any of its texts, in its organizer's name, or in what it says of itself: `fact:…`, `family:…`, `language:…`. */
  what?: RegExp;
  /** Never in its title, its tags or its `type:…`. */
  not?: RegExp;
  facts?: readonly FactId[];
  /** Years; an event that says for whom it is says so for this age too. */
  age?: number;
}

type Expected = Omit<Asked, "ask">;

/** The same is expected of each. */
export const all = (expected: Expected, ...asks: readonly string[]): Asked[] =>
  asks.map((ask) => ({ ask, ...expected }));

const HALF_HOUR = 0.5;

/** Whoever says "at eleven" is helped by half past ten, and by a quarter past. */
export const at = (hour: number) => [hour - HALF_HOUR, hour + 1] as const;
export const after = (hour: number) => [hour, 24] as const;

export const EARLY = [5, 11] as const;
export const MORNING = [8, 13] as const;
export const DAYTIME = [8, 17] as const;
export const AFTERNOON = [12, 18] as const;
export const EVENING = [17, 24] as const;

export const TODAY = "2026-11-24";
export const TOMORROW = "2026-11-25";
export const WEEKEND = ["2026-11-27", "2026-11-29"] as const;
export const SUNDAY = "2026-11-29";
export const NEXT_WEEK = ["2026-11-30", "2026-12-06"] as const;
export const DECEMBER = ["2026-12-01", "2026-12-31"] as const;
export const ADVENT = ["2026-11-29", "2026-12-24"] as const;
export const BETWEEN_THE_YEARS = ["2026-12-25", "2026-12-31"] as const;
export const CHRISTMAS_EVE = "2026-12-24";
export const CHRISTMAS = ["2026-12-23", "2027-01-06"] as const;
export const EASTER = ["2027-03-20", "2027-03-29"] as const;
