import { expect, test } from "vitest";
import { readOrder, wantedPages } from "~/domain/offline/keep-order";
import { MOST_KEPT } from "~/domain/offline/kept-pages";

const order = {
  kind: "keep",
  language: "nb",
  look: "",
  events: ["a", "b"],
  organizers: ["c"],
  searches: ["near=Askim"],
  around: "near=Bergen&radius_km=50",
};

test("the newest saved event is fetched first, then congregations, followed searches and the own place", () => {
  expect(wantedPages(readOrder(order) as never)).toEqual([
    "/event/b",
    "/event/a",
    "/organizer/c",
    "/?near=Askim",
    "/?near=Bergen&radius_km=50",
    "/helgen?near=Bergen&radius_km=50",
    "/?near=Bergen&radius_km=50&view=month",
    "/helgen",
    "/?view=month",
  ]);
  expect(wantedPages(readOrder({ ...order, around: null }) as never)).toHaveLength(4);
});

test("what is no order is none", () => {
  for (const data of [null, "version", 1, {}, { kind: "keep" }, { ...order, language: "xx" }, { ...order, look: 1 }])
    expect(readOrder(data)).toBeNull();
});

test("of an order only what can be an id is taken, and no more than is kept", () => {
  const read = readOrder({
    ...order,
    events: ["../dashboard", "a b", 1, ...Array.from({ length: 99 }, (_, n) => `e${n}`)],
  });
  expect(read).toMatchObject({
    events: Array.from({ length: MOST_KEPT.event }, (_, n) => `e${n + 99 - MOST_KEPT.event}`),
  });
  expect(readOrder({ kind: "forget", more: 1 })).toEqual({ kind: "forget" });
});
