import { describe, expect, it } from "vitest";
import {
  EVENT_STATES,
  type EventMark,
  marksOf,
  REGISTRATIONS,
  type StateRow,
  takesPlace,
  titleMark,
} from "~/domain/events/types";

const AT_ELEVEN = 1_780_822_800;
const planned: StateRow = {
  state: "planned",
  registration: "none",
  start_time: AT_ELEVEN,
  previous_start_time: null,
  previous_location: null,
};

describe("the marks of an event", () => {
  it.each<[string, Partial<StateRow>, EventMark[]]>([
    ["as planned", {}, []],
    ["cancelled", { state: "cancelled" }, ["cancelled"]],
    ["postponed", { state: "postponed" }, ["postponed"]],
    ["full", { state: "full" }, ["full"]],
    ["moved in time", { state: "moved", previous_start_time: AT_ELEVEN - 3600 }, ["movedInTime"]],
    ["moved in place", { state: "moved", previous_location: "Kirken" }, ["movedInPlace"]],
    [
      "moved in both",
      { state: "moved", previous_start_time: AT_ELEVEN - 3600, previous_location: "Kirken" },
      ["moved"],
    ],
    ["moved, nobody knows from where", { state: "moved" }, ["moved"]],
    [
      "moved away and back",
      { state: "moved", previous_start_time: AT_ELEVEN, previous_location: "Kirken" },
      ["movedInPlace"],
    ],
    ["registration required", { registration: "required" }, ["required"]],
    ["registration closed", { registration: "closed" }, ["closed"]],
    ["full, so that nobody has to sign up", { state: "full", registration: "required" }, ["full"]],
    ["full, registration closed", { state: "full", registration: "closed" }, ["full", "closed"]],
    [
      "cancelled, so that registration does not matter",
      { state: "cancelled", registration: "required" },
      ["cancelled"],
    ],
  ])("%s", (_, given, marks) => expect(marksOf({ ...planned, ...given })).toEqual(marks));

  it("says of which events nobody should come", () => {
    expect(EVENT_STATES.filter((state) => !takesPlace({ state }))).toEqual(["cancelled", "postponed"]);
  });
});

it("a title begins with what has become of its event, and never with that one has to sign up", () => {
  for (const state of EVENT_STATES)
    for (const registration of REGISTRATIONS) {
      const row = { ...planned, state, registration };
      expect(titleMark(row)).toBe(marksOf(row).filter((mark) => mark !== "required")[0] ?? null);
    }
});
