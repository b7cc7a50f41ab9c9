import { expect, test } from "vitest";
import type { Json } from "~/domain/intake/page/loose-json";
import { shapedEvents } from "~/gateways/pages/shaped-events";

const MANY = 100_000;
const all = <Value>(of: (nth: number) => Value) => Array.from({ length: MANY }, (_, nth) => of(nth));

test.each<[string, Json]>([
  ["a list of lists under each of many names", Object.fromEntries(all((nth) => [`k${nth}`, [[nth]]]))],
  [
    "columns beside many single values",
    {
      title: all(String),
      start: all(() => "2027-01-02T18:00:00"),
      ...Object.fromEntries(all((nth) => [`k${nth}`, nth])),
    },
  ],
  ["names of columns above many empty rows", [all((nth) => `k${nth}`), ...all((): Json[] => [])]],
])("%s come to an end, and are no events", (_what, data) => {
  expect(shapedEvents(data)).toEqual([]);
});

test("a table is read as far as a page's events go", () => {
  const rows = all((nth): Json[] => [`Konsert ${nth}`, "2027-01-02T18:00:00", "Fiolby kirke"]);
  const found = shapedEvents([["title", "start", "location"], ...rows]);
  expect(found.slice(0, 2).map(({ name }) => name)).toEqual(["Konsert 0", "Konsert 1"]);
  expect(found.length).toBeLessThan(MANY);
});
