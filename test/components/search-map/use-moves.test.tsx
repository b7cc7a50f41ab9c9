// @vitest-environment happy-dom
import { latLngBounds, type Map as LeafletMap } from "leaflet";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "#test/support/render";
import { useMoves } from "~/components/search-map/use-moves";
import { MAP_AREA } from "~/domain/places/position";

const navigate = vi.hoisted(() => vi.fn());
vi.mock("@remix-run/react", () => ({ useNavigate: () => navigate }));
vi.mock("~/components/search-map/free-room", () => ({ roomForMarks: () => ({}) }));

/** A map that is moved by hand. */
function aMap() {
  let listeners: Record<string, () => void> = {};
  const map = {
    bounds: latLngBounds([59, 10], [60, 11]),
    getBounds: () => map.bounds,
    fitBounds: () => undefined,
    on: (given: typeof listeners) => ((listeners = given), map),
    off: () => map,
    begin: () => act(() => listeners["movestart"]!()),
    makeRoom: () => act(() => listeners["autopanstart"]!()),
    end: (south: number) =>
      act(() => {
        map.bounds = latLngBounds([south, 10], [south + 1, 11]);
        listeners["moveend"]!();
      }),
  };
  return map;
}

let moves: ReturnType<typeof useMoves>;
const IN_BOX = "view=map&bbox=10,59,11,60";
const IN_CIRCLE = "view=map&near=Oslo";

function Moves({ map, of }: { map: LeafletMap; of: string }) {
  const search = new URLSearchParams(of);
  const hrefOf = (of: URLSearchParams, change: Record<string, string | null>) => `/?${of}&to=${change["bbox"]}`;
  moves = useMoves(map, { shown: search, current: search, hrefOf, start: MAP_AREA, isOfCircle: of === IN_CIRCLE });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockClear();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function shown(of = IN_BOX) {
  const map = aMap();
  render(<Moves map={map as unknown as LeafletMap} of={of} />);
  return map;
}

describe("moving the map searches there", () => {
  test("400 ms after rest, and not before", () => {
    const map = shown();
    map.begin();
    map.end(60);
    wait(399);
    expect(navigate).not.toHaveBeenCalled();
    wait(1);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("to=10,60,11,61"), expect.anything());
  });

  test("not where it makes room for a popup, but where it is moved after that", () => {
    const map = shown();
    map.makeRoom();
    map.begin();
    map.end(60);
    wait(1000);
    expect(navigate).not.toHaveBeenCalled();
    map.begin();
    map.end(61);
    wait(400);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("to=10,61,11,62"), expect.anything());
  });

  test("once, where it is moved on before that", () => {
    const map = shown();
    map.begin();
    map.end(60);
    wait(300);
    map.begin();
    wait(1000);
    expect(navigate).not.toHaveBeenCalled();
    map.end(62);
    wait(400);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("to=10,62,11,63"), expect.anything());
  });

  test("not where that is turned off, and at once where it is turned on again", () => {
    const map = shown();
    act(() => moves.follow(false));
    map.begin();
    map.end(60);
    wait(5000);
    expect(navigate).not.toHaveBeenCalled();
    expect(moves.isMoved).toBe(true);
    act(() => moves.searchHere());
    expect([navigate.mock.calls.length, moves.isMoved]).toEqual([1, false]);
    map.end(61);
    act(() => moves.follow(true));
    expect(navigate).toHaveBeenCalledTimes(2);
  });
});

describe("a map that opens on a circle", () => {
  test("searches nothing else by itself, in a window of another size either", () => {
    const map = shown(IN_CIRCLE);
    map.end(60);
    wait(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  test("searches what it shows once the visitor moves it", () => {
    const map = shown(IN_CIRCLE);
    map.begin();
    map.end(60);
    wait(400);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("to=10,60,11,61"), expect.anything());
  });
});
