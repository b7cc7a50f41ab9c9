import { RETENTION } from "~/domain/site/retention";
import { DAY_MS } from "~/domain/time/days-and-moments";
import { groupsOf } from "~/domain/values";

/**
 * Of backups by name, which is their moment in ISO: the newest of each of the last seven days, four weeks and twelve
 * months that have one, in UTC, newest first.
 */
export function keptBackups(names: readonly string[]): string[] {
  const newestFirst = [...new Set(names)].sort().reverse();
  const newestOfEach = (periodOf: (name: string) => string | number, most: number) =>
    [...groupsOf(newestFirst, periodOf).values()].slice(0, most).map(([newest]) => newest);
  const chosen = new Set([
    ...newestOfEach(dayOf, 7),
    ...newestOfEach(weekOf, 4),
    ...newestOfEach(monthOf, RETENTION.backupMonths),
  ]);
  return newestFirst.filter((name) => chosen.has(name));
}

const dayOf = (name: string) => name.slice(0, 10);
const monthOf = (name: string) => name.slice(0, 7);
/** The first of January 1970 was a Thursday. */
const weekOf = (name: string) => Math.floor((Date.parse(dayOf(name)) / DAY_MS + 3) / 7);

const HOUR_MS = 3_600_000;

/** Each night, and at once where one was missed. */
export function isBackupDue(last: string | undefined, now: Date, isNight: boolean): boolean {
  if (last === undefined) return true;
  const hours = (now.getTime() - Date.parse(last)) / HOUR_MS;
  return hours > 30 || (hours > 12 && isNight);
}
