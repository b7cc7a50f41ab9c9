import { describe, expect, test } from "vitest";
import { childrenFirst } from "~/domain/backup/order";
import { isBackupDue, keptBackups } from "~/domain/backup/rotation";
import { DAY_MS } from "~/domain/time/days-and-moments";

const NEWEST = Date.parse("2026-06-04T01:00:00.000Z");
const nameOf = (daysAgo: number) => new Date(NEWEST - daysAgo * DAY_MS).toISOString();
const daysAgo = (name: string) => (NEWEST - Date.parse(name)) / DAY_MS;

describe("backups that are kept", () => {
  test("of two years of nights are the last 7 days, 4 weeks and 12 months", () => {
    const kept = keptBackups(Array.from({ length: 730 }, (_, day) => nameOf(day)));
    expect(kept.map(daysAgo).slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const sundays = kept.filter((name) => new Date(name).getUTCDay() === 0);
    expect(sundays.map(daysAgo).slice(0, 3)).toEqual([4, 11, 18]);
    expect(new Set(kept.map((name) => name.slice(0, 7))).size).toBe(12);
    expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
  });

  test("made night by night, with what was dropped gone, are in the end the same", () => {
    let kept: string[] = [];
    for (let day = 729; day >= 0; day--) kept = keptBackups([nameOf(day), ...kept]);
    expect(kept).toEqual(keptBackups(Array.from({ length: 730 }, (_, day) => nameOf(day))));
  });

  test("are those that there are, where nights are missing", () => {
    const rare = [0, 40, 80, 120].map(nameOf);
    expect(keptBackups(rare)).toEqual(rare);
    expect(keptBackups([])).toEqual([]);
  });

  test("of one day is the last", () => {
    expect(keptBackups([nameOf(0), nameOf(0.02)])).toEqual([nameOf(0)]);
  });
});

test.each([
  ["never made", undefined, 0, false, true],
  ["of this night", 0, 2, true, false],
  ["of the night before, at night", 0, 24, true, true],
  ["of the night before, by day", 0, 24, false, false],
  ["of a night that was missed, by day", 0, 31, false, true],
])("a backup %s is due or not", (_, last, hoursLater, isNight, isDue) => {
  const name = last === undefined ? undefined : nameOf(last);
  expect(isBackupDue(name, new Date(NEWEST + hoursLater * 3_600_000), isNight)).toBe(isDue);
});

test("tables come before those that they refer to, also where these refer on", () => {
  const parents = [
    { table: "events", parent: "organizers" },
    { table: "favorites", parent: "events" },
    { table: "favorites", parent: "users" },
    { table: "tree", parent: "tree" },
  ];
  const ordered = childrenFirst(["users", "events", "tree", "favorites", "organizers"], parents);
  expect(ordered).toHaveLength(5);
  const isBefore = (one: string, other: string) => ordered.indexOf(one) < ordered.indexOf(other);
  for (const { table, parent } of parents) expect(isBefore(table, parent) || table === parent, table).toBe(true);
});
