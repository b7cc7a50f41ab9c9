import { expect, test } from "vitest";
import { searchPrice, searchPriceOf } from "~/domain/search/price";

const of = (words: string, hasPlace = false, face: "list" | "map" | "month" = "list") =>
  searchPrice({ words, hasPlace, face });

test.each([
  ["", 0],
  ["  – ", 0],
  ["kor", 1],
  ["kor kor KOR kor", 1],
  ["sang i kirken", 1],
  ["sang i kirken søndag", 2],
  ["a b c d e f g h", 6],
  ["a b c d e f g h i j k l", 6],
])("%s costs %i, twice as much near a place, and again on a map or in a month", (words, price) => {
  const faces = [of(words), of(words, true), of(words, false, "map"), of(words, true, "month")];
  expect(faces).toEqual([price, 2 * price, 2 * price, 4 * price]);
});

test.each([
  ["/?q=kor", 1],
  ["/?q=kor&near=Oslo", 2],
  ["/?q=kor&lat=59.91&lng=10.75&view=map", 4],
  ["/?q=kor&view=month", 2],
  ["/?near=Oslo&view=map", 0],
  ["/api/events?q=kor", 1],
  ["/api/events?ask=kor+i+Bergen", 1],
  ["/map.json?q=kor&bbox=5,60,6,61", 4],
])("%s costs %i", (path, price) => expect(searchPriceOf(new URL(path, "https://samling.test"))).toBe(price));
