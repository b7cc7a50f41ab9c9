import { expect, it } from "vitest";
import { pickPosition, type Position } from "~/domain/places/position";

const BODO = { lat: 67.28, lng: 14.405 };
const NEAR_BODO = { lat: 67.285, lng: 14.39 };
const OSLO = { lat: 59.913, lng: 10.746 };

const cases: [what: string, hits: Position[], town: Position | null, picked: Position | null][] = [
  ["nothing of nothing", [], null, null],
  ["nothing of nothing near a town", [], BODO, null],
  ["the only hit", [OSLO], null, OSLO],
  ["the first of hits that are one place", [BODO, NEAR_BODO], null, BODO],
  ["nothing where two towns have the street", [BODO, OSLO], null, null],
  ["the hit near the town, wherever it stands", [OSLO, NEAR_BODO], BODO, NEAR_BODO],
  ["nothing where all hits are far from the town", [OSLO], BODO, null],
];

it.each(cases)("picks %s", (_, hits, town, picked) => {
  expect(pickPosition(hits, town)).toEqual(picked);
});
