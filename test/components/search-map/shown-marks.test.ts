import { describe, expect, it } from "vitest";
import { around, holds, numberOf, putTogether, spotOf } from "~/components/search-map/shown-marks";
import { isSpot, parseBounds } from "~/domain/places/position";
import type { MapMarkView } from "~/views/search/map";

/** One degree is 100 pixels. */
const pixels = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng * 100, y: lat * -100 });

const KIRKEN: MapMarkView = { at: [60, 10], count: 3, type: "service" };
const BEDEHUSET: MapMarkView = { at: [60.1, 10.2], count: 1, type: "prayer" };
const BYEN: MapMarkView = { at: [62, 11], count: 500, more: true, area: [10.5, 61.5, 11.5, 62.5] };

describe("marks on the screen", () => {
  it("stand for themselves where there is room", () => {
    const shown = putTogether([KIRKEN, BYEN], pixels);
    expect(shown.map((mark) => [numberOf(mark), mark.place?.type])).toEqual([
      ["500+", undefined],
      ["3", "service"],
    ]);
  });

  it("say a round number where there are more", () => {
    const told = (count: number, isMore: boolean) => numberOf({ count, isMore });
    expect([told(818, true), told(37, true), told(500, true), told(818, false)]).toEqual([
      "800+",
      "30+",
      "500+",
      "818",
    ]);
  });

  it("are put together where they would lie over each other, and their sum stays the same", () => {
    const shown = putTogether([KIRKEN, BEDEHUSET], pixels);
    expect(shown.map((mark) => [numberOf(mark), mark.lat, mark.place])).toEqual([["4", 60, null]]);
    const closer = putTogether([KIRKEN, BEDEHUSET], ({ lat, lng }) => ({ x: lng * 1000, y: lat * -1000 }));
    expect(closer.map(({ count }) => count)).toEqual([3, 1]);
  });

  it("never lose an event, however many there are", () => {
    const many = Array.from({ length: 150 }, (_, n): MapMarkView => ({
      at: [60 + (n % 12) / 7, 10 + n / 40],
      count: 1 + (n % 9),
      ...(n % 3 === 0 && { area: [10, 60, 10.1, 60.1] as [number, number, number, number] }),
    }));
    const sum = (marks: readonly { count: number }[]) => marks.reduce((total, { count }) => total + count, 0);
    const shown = putTogether(many, pixels);
    expect(shown.length).toBeLessThan(many.length);
    expect(sum(shown)).toBe(sum(many));
    for (const { lat, lng } of shown)
      expect(shown.filter((other) => Math.hypot(other.lat - lat, other.lng - lng) < 0.5)).toHaveLength(1);
  });
});

it("a card's mark is the place it is at, or the number that it is counted in", () => {
  const [town, church] = putTogether([KIRKEN, BYEN], pixels);
  expect([holds(church!, { lat: 60, lng: 10 }), holds(town!, { lat: 60, lng: 10 })]).toEqual([true, false]);
  expect([holds(church!, { lat: 61.9, lng: 10.6 }), holds(town!, { lat: 61.9, lng: 10.6 })]).toEqual([false, true]);
});

describe("a number that is pressed", () => {
  it("brings all that it stands for closer", () => {
    const [mark] = putTogether([KIRKEN, BEDEHUSET], pixels);
    expect(around(mark!.members)).toEqual({ west: 10, south: 60, east: 10.2, north: 60.1 });
    expect(spotOf(mark!)).toBeNull();
  });

  it("opens instead where all of it is in one spot, however it is counted", () => {
    const hall: MapMarkView = { at: [60.0009, 10.0004], count: 2, area: [10.0002, 60.0009, 10.0004, 60.0009] };
    const boxes = [[KIRKEN], [KIRKEN, hall]].map((marks) => spotOf(putTogether(marks, pixels)[0]!));
    expect(boxes).toEqual(["9.99999,59.99999,10.00001,60.00001", "9.9999,59.9999,10.0005,60.001"]);
    expect(boxes.map((box) => isSpot(parseBounds(box!)!))).toEqual([true, true]);
  });
});
