import { expect, test } from "vitest";
import { pagesOf } from "#test/support/route-table";
import routes from "../../app/routes";
import { SCREENS } from "../../scripts/shots/screens";

const screens = Object.values(SCREENS).flat();

test("every page has an image", () => {
  expect(Object.keys(SCREENS).sort()).toEqual(pagesOf(routes).sort());
  expect(Object.entries(SCREENS).filter(([, { length }]) => length === 0)).toEqual([]);
});

test("no image takes the place of another", () => {
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
});

test("where the address has parameters, an image says which", () => {
  const open = Object.entries(SCREENS).flatMap(([route, each]) => (/[:*]/.test(route) ? each : []));
  expect(open.filter(({ at }) => at === undefined).map(({ name }) => name)).toEqual([]);
});
