import { momentAt } from "~/domain/time/days-and-moments";

/** 60 or 120 minutes; HH:MM on YYYY-MM-DD. */
export const norwegianOffset = (day: string, time: string): number =>
  (Date.parse(`${day}T${time}:00Z`) - momentAt(day, time).getTime()) / 60_000;

const NORWEGIAN =
  /^(?:Europe\/(?:Oslo|Stockholm|Copenhagen|Berlin|Paris|Amsterdam|Brussels|Rome|Vienna|Zurich)|Arctic\/Longyearbyen|(?:W\. Europe|Romance|Central Europe(?:an)?) Standard Time|CES?T)$/;

/** The zone has Norway's clock, or none is named. */
export const hasNorwaysClock = (zone: string | null): boolean => zone === null || NORWEGIAN.test(zone);

const WRITTEN = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})/;

/** For times that are still a claim; what is no clock stays. */
export function withNorwegianOffset(written: string): string {
  const [, day, time] = WRITTEN.exec(written) ?? [];
  return day && time ? `${day}T${time}:00+0${norwegianOffset(day, time) / 60}:00` : written;
}

/** A clock in another zone is a claim: a site's zone was perhaps never set. */
export const claimedIn = (zone: string | null, written: string): string =>
  hasNorwaysClock(zone) ? written : withNorwegianOffset(written);
