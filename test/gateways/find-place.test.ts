import { describe, expect, it } from "vitest";
import { distanceKm } from "~/domain/places/position";
import { findPlace, findPlaceOfAddress } from "~/gateways/gazetteer/find-place";
import { PLACES, POSTCODES } from "~/gateways/gazetteer/places";
import { suggestPlaces } from "~/gateways/gazetteer/suggest-places";

const BODO = { lat: 67.28, lng: 14.41 };
const TROMSO = { lat: 69.65, lng: 18.96 };
const ROROS = { lat: 62.57, lng: 11.38 };

const found: [typed: string, name: string, about: { lat: number; lng: number }][] = [
  ["Røros", "Røros", ROROS],
  ["roros", "Røros", ROROS],
  ["  RØROS ", "Røros", ROROS],
  ["Tromsø, Norge", "Tromsø", TROMSO],
  ["Tromsø sentrum", "Tromsø", TROMSO],
  ["Tromsø kommune", "Tromsø", TROMSO],
  ["Romsa", "Tromsø", TROMSO],
  ["Aalesund", "Ålesund", { lat: 62.47, lng: 6.16 }],
  ["alesund", "Ålesund", { lat: 62.47, lng: 6.16 }],
  ["Mo i Rana", "Mo i Rana", { lat: 66.31, lng: 14.14 }],
  ["mo", "Mo i Rana", { lat: 66.31, lng: 14.14 }],
  ["Bø", "Bø i Telemark", { lat: 59.41, lng: 9.07 }],
  ["Trondhjem", "Trondheim", { lat: 63.43, lng: 10.4 }],
  ["Kristiansand S", "Kristiansand", { lat: 58.15, lng: 8.0 }],
  ["Bærum", "Bærum", { lat: 59.89, lng: 10.53 }],
  ["Lørenskog", "Lørenskog", { lat: 59.93, lng: 10.96 }],
  ["Longyearbyen", "Longyearbyen", { lat: 78.22, lng: 15.65 }],
  ["Kárášjohka", "Karasjok", { lat: 69.47, lng: 25.51 }],
  ["0450", "0450 Oslo", { lat: 59.945, lng: 10.765 }],
  ["0450 Oslo", "0450 Oslo", { lat: 59.945, lng: 10.765 }],
  ["NO-8003 Bodø", "8003 Bodø", BODO],
  ["8003", "8003 Bodø", BODO],
  ["7374", "7374 Røros", ROROS],
  ["5221", "5221 Nesttun", { lat: 60.32, lng: 5.35 }],
  ["Kirkegata 4, 8003 Bodø", "8003 Bodø", BODO],
  ["Kirkegata 4 8003 Bodø", "8003 Bodø", BODO],
  ["Kirkegata 4, Bodø", "Bodø", BODO],
  ["Kirkegata 4 Bodø", "Bodø", BODO],
  ["Bodø, Kirkegata 4", "Bodø", BODO],
  ["Riksveien 1204, Nesoddtangen", "Nesoddtangen", { lat: 59.86, lng: 10.66 }],
  ["Leknes, Vestvågøy", "Leknes", { lat: 68.15, lng: 13.61 }],
  ["Våler (Innlandet)", "Våler", { lat: 60.67, lng: 11.83 }],
  ["Våler (Østfold)", "Våler, Østfold", { lat: 59.49, lng: 10.87 }],
  ["Sand, Suldal", "Sand, Suldal", { lat: 59.48, lng: 6.25 }],
  ["trom", "Tromsø", TROMSO],
];

const unknown = ["", "  ", "x", "Atlantis", "9999 Ingensted", "!!!", "⛪", "' OR 1=1 --", "a".repeat(10_000)];

describe("findPlace", () => {
  it.each(found)("finds %j", (typed, name, about) => {
    const place = findPlace(typed);
    expect(place?.name).toBe(name);
    expect(distanceKm(place!.position, about)).toBeLessThan(3);
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
