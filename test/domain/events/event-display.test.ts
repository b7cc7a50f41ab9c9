import { expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { placeBesideOrganizer, placeWithTown } from "~/domain/events/display";

const CASES = caseFile("domain/events/event-display.tsv");

type Place = Parameters<typeof placeBesideOrganizer>[0];

const place: Place = {
  location_name: "Lillehavn kirke",
  city: "Bodø",
  organizer_city: "Fauske",
  organizer_name: "Lillehavn menighet",
};

test.each<[string, Partial<Place>, string | null]>(casesOf(CASES, "a place says its town"))(
  "a place says its town: %s",
  (_, given, expected) => {
    expect(placeWithTown({ ...place, ...given })).toBe(expected);
  },
);

test.each<[string, Partial<Place>, string]>(casesOf(CASES, "beside an organizer's name"))(
  "beside an organizer's name: %s",
  (_, given, expected) => {
    expect(placeBesideOrganizer({ ...place, ...given })).toBe(expected);
  },
);
