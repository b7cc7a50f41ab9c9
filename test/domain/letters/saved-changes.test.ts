import { expect, test } from "vitest";
import { changeFor } from "~/domain/letters/saved-changes";
import { unixSeconds } from "~/domain/time/days-and-moments";

const at = (text: string) => unixSeconds(new Date(text));
const SATURDAY = at("2026-06-27T16:00:00Z");
const FRIDAY = at("2026-06-26T16:00:00Z");

const concert = {
  start_time: SATURDAY,
  all_day: 0,
  location_name: "Solvik kirke" as string | null,
  city: "Askim",
  state: "planned" as "planned" | "moved" | "cancelled" | "full",
  registration: "none" as const,
  previous_start_time: null as number | null,
  previous_location: null as string | null,
};

/** Changes an event step by step; returns what somebody hears who saved it at first: the state, and what it was. */
function heard(...steps: Partial<typeof concert>[]) {
  const known = {
    known_start: concert.start_time,
    known_place: concert.location_name,
    last_key: null as string | null,
  };
  return steps.map((step) => {
    const change = changeFor({ ...concert, ...step }, known);
    if (!change) return null;
    known.last_key = `at_once:reader:event:0:${change.what}`;
    const { state, previous_start_time: start, previous_location: place } = change.event;
    return [state, ...[start, place].filter((was) => was !== null)].join(" ");
  });
}

test.each<[string, Partial<typeof concert>[], (string | null)[]]>([
  ["of another day, with the time they saved", [{ start_time: FRIDAY }], [`moved ${SATURDAY}`]],
  ["of another place, with the place they saved", [{ location_name: "Bedehuset" }], ["moved Solvik kirke"]],
  [
    "of both in one, and no more of the same",
    [
      { start_time: FRIDAY, location_name: "Bedehuset" },
      { start_time: FRIDAY, location_name: "Bedehuset" },
    ],
    [`moved ${SATURDAY} Solvik kirke`, null],
  ],
  [
    "of time and place one after the other, and that it is back",
    [{ start_time: FRIDAY }, { start_time: FRIDAY, location_name: "Moster kyrkje" }, {}],
    [`moved ${SATURDAY}`, `moved ${SATURDAY} Solvik kirke`, "planned"],
  ],
  ["that it is back in its place", [{ location_name: "Bedehuset" }, {}], ["moved Solvik kirke", "planned"]],
  ["that a full event has moved", [{ state: "full", start_time: FRIDAY }], [`moved ${SATURDAY}`]],
  [
    "that a cancelled event is on again at another time, and not of a mark that goes",
    [{ state: "cancelled" }, { start_time: FRIDAY }, { state: "moved", start_time: FRIDAY }, { start_time: FRIDAY }],
    ["cancelled", `moved ${SATURDAY}`, "moved", null],
  ],
  ["nothing of another title", [{}], [null]],
  ["nothing of a letter that is put right", [{ location_name: "Slovik kirke" }, {}], [null, null]],
  ["nothing of a place that is told longer", [{ location_name: "Solvik kirke, Kirkeveien 1" }], [null]],
  ["nothing of a place that is not told any more", [{ location_name: null }], [null]],
])("who has saved an event hears: %s", (_, steps, said) => expect(heard(...steps)).toEqual(said));
