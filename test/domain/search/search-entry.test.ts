import { describe, expect, it } from "vitest";
import { eventSearchEntry, organizerSearchEntry, type SearchableEvent } from "~/domain/search/entry";
import { typeFacet } from "~/domain/search/facets";

const concert: SearchableEvent = {
  title: "Kirkekonsert",
  description: "Håp og lys",
  tags: ["advent"],
  event_type: "concert",
  location_name: "Nøstebu kirke",
  location_address: "Nøsteveien 2",
  city: "Røros",
  lat: 62.57,
  lng: 11.38,
};

describe("what an event can be found by", () => {
  it("holds title, description, tags and place, folded", () => {
    expect(eventSearchEntry(concert).search_text).toBe(
      "  kirkekonsert  hap  og  lys  advent  nostebu  kirke  nosteveien  2  roros ",
    );
  });

  it("leaves out the placeholder of a missing place", () => {
    expect(eventSearchEntry({ ...concert, location_name: "Location TBD" }).search_text).not.toContain("tbd");
  });

  it("has the facet of its type, and of six cells where it has a position", () => {
    expect(eventSearchEntry(concert).facets.split(" ")).toHaveLength(7);
    expect(eventSearchEntry({ ...concert, lat: null, lng: null }).facets).toBe(typeFacet("concert"));
  });
});

it("an organizer is found by name, city and description, and its events by its name and city", () => {
  expect(organizerSearchEntry({ name: "Ålvik bedehus", description: "Åpent hus", city: "Bodø" })).toEqual({
    search_text: "  alvik  bedehus  bodo  apent  hus ",
    search_name: "  alvik  bedehus  bodo ",
    fact_facets: "{}",
    name_key: "}lvik bedehus",
  });
});
