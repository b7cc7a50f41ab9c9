import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesOf } from "#test/support/route-table";
import { PAGES } from "#test/support/screens/pages";
import { JOURNEY_IDS } from "#test/support/screens/screen";
import { addressOf, SCREENS, screensFor } from "#test/support/screens/screens";
import { keptKind } from "~/domain/offline/kept-pages";
import routes from "../../app/routes";

const pages = Object.entries(PAGES);
const withoutScreenFor = (whom: "pictures" | "axe") => {
  const seen = new Set(screensFor(whom).map(({ route }) => route));
  return Object.keys(PAGES).filter((route) => !seen.has(route));
};

test("every page has a row, and every row a page", () => {
  expect(Object.keys(PAGES).sort()).toEqual(pagesOf(routes).sort());
  expect([...new Set(SCREENS.map(({ route }) => route))].sort()).toEqual(Object.keys(PAGES).sort());
});

test("every page has a picture", () => {
  expect(withoutScreenFor("pictures")).toEqual([]);
});

test("every page is read by axe: here, or in the journey that it names", () => {
  const elsewhere = pages.flatMap(([route, { readIn }]) => (readIn ? [{ route, readIn }] : []));
  expect(withoutScreenFor("axe").sort()).toEqual(elsewhere.map(({ route }) => route).sort());
  for (const { readIn } of elsewhere)
    expect(readFileSync(`test/e2e/${readIn}.test.ts`, "utf8"), readIn).toMatch(/axeFindings/);
});

test("no screen takes the place of another", () => {
  expect(new Set(SCREENS.map(({ screen }) => screen.name)).size).toBe(SCREENS.length);
});

test("where the address has parameters, a screen says which", () => {
  const open = SCREENS.filter(({ route }) => /[:*]/.test(route));
  expect(open.filter(({ screen }) => screen.at === undefined).map(({ screen }) => screen.name)).toEqual([]);
});

test("no screen that axe reads asks for what only the demo has", () => {
  const addresses = screensFor("axe").map((each) => addressOf(each, JOURNEY_IDS));
  expect(addresses.filter((address) => /\bnone\b|shots-/.test(address))).toEqual([]);
});

test("a device keeps the pages that say so, and no other", () => {
  const kinds = pages.map(([route, { kept = null }]) => [route, kept]);
  const found = pages.map(([route]) => {
    const address = route.replace(/:\w+|\*/g, "a");
    return [route, keptKind(new URL(address, "https://samling.test"))];
  });
  expect(found).toEqual(kinds);
});
