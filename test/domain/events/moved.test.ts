import { describe, expect, it } from "vitest";
import { isElsewhere, isMoveNews, movedBySource, stateAfterMove } from "~/domain/events/moved";
import type { StateColumns } from "~/domain/events/types";
import { DAY_MS } from "~/domain/time/days-and-moments";

const HOUR = 3600;
const at = (hour: number, location_name = "Kirken") => ({
  start_time: hour * HOUR,
  location_name,
  location_address: null,
});
const state = (given: Partial<StateColumns> = {}): StateColumns => ({
  state: "planned",
  state_reason: null,
  registration: "none",
  previous_start_time: null,
  previous_location: null,
  ...given,
});

describe("an event that gets another time or place", () => {
  it.each<[string, Partial<StateColumns>, ReturnType<typeof at>, Partial<StateColumns>]>([
    ["is moved in time", {}, at(12), { state: "moved", previous_start_time: 11 * HOUR, previous_location: null }],
    [
      "is moved in place",
      {},
      at(11, "Bedehuset"),
      { state: "moved", previous_start_time: null, previous_location: "Kirken" },
    ],
    [
      "and then another again, was first where it first was",
      { state: "moved", previous_start_time: 9 * HOUR, previous_location: "Hallen" },
      at(12, "Bedehuset"),
      { state: "moved", previous_start_time: 9 * HOUR, previous_location: "Hallen" },
    ],
    [
      "and is moved back, is as planned",
      { state: "moved", previous_start_time: 9 * HOUR },
      at(9),
      { state: "planned", previous_start_time: null, previous_location: null },
    ],
    ["is on again, where it was postponed", { state: "postponed" }, at(12), { state: "moved" }],
    [
      "stays postponed in another place, which says nothing about when",
      { state: "postponed" },
      at(11, "Bedehuset"),
      { state: "postponed", previous_location: "Kirken" },
    ],
    ["stays cancelled", { state: "cancelled" }, at(12), { state: "cancelled", previous_start_time: 11 * HOUR }],
    ["stays full", { state: "full" }, at(12), { state: "full" }],
  ])("%s", (_, given, after, expected) => {
    expect(stateAfterMove({ ...at(11), ...state(given) }, after)).toMatchObject(expected);
  });

  it("is not elsewhere for a new title", () => {
    expect(isElsewhere(at(11), at(11))).toBe(false);
    expect(isElsewhere(at(11), at(12))).toBe(true);
    expect(isElsewhere(at(11), at(11, "Bedehuset"))).toBe(true);
  });

  it("is shown as moved by itself when it is less than two weeks away, and not over", () => {
    const now = new Date("2026-06-01T12:00:00Z");
    const inDays = (days: number) => isMoveNews({ start_time: new Date(now.getTime() + days * DAY_MS) }, now);
    expect([-1, 1, 14, 15].map(inDays)).toEqual([false, true, true, false]);
  });
});

describe("an event that its source gives another time or place", () => {
  const now = new Date(0);
  const known = { all_day: 0, isPublic: true, previous_start_time: null, previous_location: null };
  const before = { ...known, start_time: 11 * HOUR, place: "Solvik kirke" };
  const first = { previous_start_time: 9 * HOUR, previous_location: "Hallen" };
  type Moved = [number | null, string | null];

  it.each<[string, Partial<typeof before | typeof first>, Partial<typeof before | { place: null }>, Moved]>([
    ["is moved in time", {}, { start_time: 12 * HOUR }, [11 * HOUR, null]],
    ["is moved in place", {}, { place: "Bedehuset" }, [null, "Solvik kirke"]],
    ["and then another again, was first where it first was", first, { place: "Bedehuset" }, [9 * HOUR, "Hallen"]],
    ["and is moved back, is not", first, { start_time: 9 * HOUR, place: "Hallen" }, [null, null]],
    ["long before it begins, is not", { start_time: 15 * 24 * HOUR }, { start_time: 16 * 24 * HOUR }, [null, null]],
    ["before anybody saw it, is not", { isPublic: false }, { start_time: 12 * HOUR }, [null, null]],
    ["in more words for the same place, is not", {}, { place: "Solvik kirke, Kirkeveien 1" }, [null, null]],
    ["and no place any more, is not", {}, { place: null }, [null, null]],
    ["and whole days for hours, is not", {}, { start_time: 12 * HOUR, all_day: 1 }, [null, null]],
  ])("%s", (_, given, change, moved) => {
    const { previous_start_time, previous_location } = movedBySource(
      { ...before, ...given },
      { ...before, ...change },
      now,
    );
    expect([previous_start_time, previous_location]).toEqual(moved);
  });

  it("that had no place, is not moved", () => {
    expect(movedBySource({ ...before, place: null }, before, now)).toEqual({
      previous_start_time: null,
      previous_location: null,
    });
  });
});
