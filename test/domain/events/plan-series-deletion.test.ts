import { expect, it } from "vitest";
import { NOW } from "#test/support/clock";
import { planSeriesDeletion } from "~/domain/events/series-changes";
import type { SeriesChoice, SeriesEvent } from "~/domain/events/series-scope";

const event = (day: string, isException = false): SeriesEvent => ({
  id: day.slice(5),
  start: new Date(`${day}T09:00:00Z`),
  end: null,
  isAllDay: false,
  isException,
  seriesDay: day,
});

const events = [
  event("2026-05-24"),
  event("2026-05-31"),
  event("2026-06-07"),
  event("2026-06-14", true),
  event("2026-06-21"),
];

const planned = (given: Partial<SeriesChoice>) => {
  const { deletedIds, until } = planSeriesDeletion({
    events,
    scope: "all",
    anchorId: "06-07",
    includeExceptions: true,
    now: NOW,
    ...given,
  });
  return [deletedIds.join(" "), until];
};

it.each<[what: string, given: Partial<SeriesChoice>, deleted: string, until: string | null]>([
  ["this one", { scope: "this" }, "06-07", "2026-06-21"],
  ["this one, the last", { scope: "this", anchorId: "06-21" }, "06-21", "2026-06-14"],
  ["this one, long past", { scope: "this", anchorId: "05-24" }, "05-24", "2026-06-21"],
  ["this and following", { scope: "following" }, "06-07 06-14 06-21", "2026-05-31"],
  [
    "this and following, but those changed by hand",
    { scope: "following", includeExceptions: false },
    "06-07 06-21",
    "2026-06-14",
  ],
  [
    "from one changed by hand on",
    { scope: "following", anchorId: "06-14", includeExceptions: false },
    "06-14 06-21",
    "2026-06-07",
  ],
  [
    "from a past one on: the past ones between stay",
    { scope: "following", anchorId: "05-24" },
    "05-24 06-07 06-14 06-21",
    "2026-05-31",
  ],
  ["all that are to come", { scope: "all" }, "06-07 06-14 06-21", "2026-05-31"],
  ["all, the one at hand past", { scope: "all", anchorId: "05-31" }, "05-31 06-07 06-14 06-21", "2026-05-24"],
  ["all of a series that has not begun", { events: events.slice(2) }, "06-07 06-14 06-21", null],
  ["the only one left", { events: events.slice(2, 3), scope: "this" }, "06-07", null],
])("a deletion in a series of %s", (_, given, deleted, until) => {
  expect(planned(given)).toEqual([deleted, until]);
});
