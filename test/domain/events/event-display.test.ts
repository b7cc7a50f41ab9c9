import { describe, expect, test } from "vitest";
import { placeBesideOrganizer, placeWithTown } from "~/domain/events/display";

type Place = Parameters<typeof placeBesideOrganizer>[0];

const place: Place = {
  location_name: "Lillehavn kirke",
  city: "Bodø",
  organizer_city: "Fauske",
  organizer_name: "Lillehavn menighet",
};

describe("a place says its town", () => {
  test.each<[string, Partial<Place>, string | null]>([
    ["after its name", {}, "Lillehavn kirke, Bodø"],
    ["once, where the name tells it", { location_name: "Bodø domkirke" }, "Bodø domkirke"],
    ["alone, where it has no name", { location_name: null }, "Bodø"],
    ["by its organizer's town, where an import has no place", { location_name: "Location TBD", city: null }, "Fauske"],
    ["not at all, where it is not known", { city: null }, "Lillehavn kirke"],
    ["not at all, where nothing is known", { location_name: null, city: null, organizer_city: null }, null],
  ])("%s", (_, given, expected) => {
    expect(placeWithTown({ ...place, ...given })).toBe(expected);
  });
});

describe("beside an organizer's name", () => {
  test.each<[string, Partial<Place>, string]>([
    ["another place's name and town", {}, "Lillehavn kirke, Bodø"],
    ["only the town where the place has that name too", { location_name: "Lillehavn menighet" }, "Bodø"],
    [
      "the organizer's town where the place's is not known",
      { location_name: "Lillehavn menighet", city: null },
      "Fauske",
    ],
    [
      "the name where no town is known",
      { location_name: "Lillehavn menighet", city: null, organizer_city: null },
      "Lillehavn menighet",
    ],
  ])("%s", (_, given, expected) => {
    expect(placeBesideOrganizer({ ...place, ...given })).toBe(expected);
  });
});
