import { describe, expect, it } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { distanceKm } from "~/domain/places/position";
import { findPlace, findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { PLACES, POSTCODES } from "~/gateways/gazetteer/places";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";

const CASES = caseFile("gateways/find-place.tsv");

const unknown = ["", "  ", "x", "Atlantis", "9999 Ingensted", "!!!", "⛪", "' OR 1=1 --", "a".repeat(10_000)];

describe("findPlace", () => {
  it.each(casesOf<[string, string, number, number]>(CASES, "finds"))("finds %j", (typed, name, lat, lng) => {
    const place = findPlace(typed);
    expect(place?.name).toBe(name);
    expect(distanceKm(place!.position, { lat, lng })).toBeLessThan(3);
  });

  it.each(unknown)("knows nothing of %j", (typed) => {
    expect(findPlace(typed)).toBeNull();
  });

  it("gives the postcode that was asked about, and none otherwise", () => {
    expect(findPlace("Storgata 1, 8003 Bodø")?.postcode).toBe("8003");
    expect(findPlace("Bodø")?.postcode).toBeNull();
  });

  it("finds every suggestion again by its name", () => {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    for (const { name, position } of letters.flatMap((letter) => suggestPlaces(letter, 1000))) {
      expect(findPlace(name)?.position, name).toEqual(position);
    }
  });
});

describe("findPlaceOfAddress", () => {
  it.each(["Kirkegata 4", "Fjellheim kirke", "Trom", "Lille", "Grønland 12"])(
    "does not guess a town for %j",
    (address) => {
      expect(findPlaceOfAddress(address)).toBeNull();
    },
  );
});

describe("suggestPlaces", () => {
  const names = (typed: string, limit = 3) => suggestPlaces(typed, limit).map((place) => place.name);

  it("orders by people", () => expect(names("b")).toEqual(["Bergen", "Bodø", "Bærum"]));
  it("puts an exact name first", () => expect(names("vik")[0]).toBe("Vik"));
  it("finds words inside a name", () => expect(names("rana")).toContain("Mo i Rana"));
  it("folds letters", () => expect(names("tromso", 1)).toEqual(["Tromsø"]));
  it("knows other names", () => expect(names("nidaros", 1)).toEqual(["Trondheim"]));
  it("suggests postcodes in order", () => expect(names("800")).toEqual(["8001 Bodø", "8002 Bodø", "8003 Bodø"]));
  it("suggests one postcode while its town is typed", () => expect(names("0450 os")).toEqual(["0450 Oslo"]));
  it("tells namesakes apart", () => expect(names("leknes")).toEqual(["Leknes", "Leknes, Leka"]));
  it("names a place once", () => expect(new Set(names("o", 500)).size).toBe(names("o", 500).length));
  it("suggests nothing for nothing", () => expect(names(" ,")).toEqual([]));
  it("keeps to the limit", () => expect(names("s", 8)).toHaveLength(8));
});

describe("the table of places", () => {
  it("has the postal register's codes, all in Norway", () => {
    expect(POSTCODES.length).toBeGreaterThan(5000);
    for (const { name, position } of PLACES) {
      expect(position.lat, name).toSatisfy((lat: number) => lat > 57.9 && lat < 81);
      expect(position.lng, name).toSatisfy((lng: number) => lng > -9 && lng < 32);
    }
  });
});
