import { describe, expect, it } from "vitest";
import { COVER_VARIANTS } from "~/domain/events/display";
import { EVENT_TYPES } from "~/domain/events/types";
import { drawCover } from "../../scripts/covers/draw-cover";

const size = { width: 600, height: 400 };
const all = EVENT_TYPES.flatMap((type) =>
  Array.from({ length: COVER_VARIANTS }, (_, variant) => drawCover(type, variant, size)),
);

describe("generated covers", () => {
  it("are all different, and the same every time", () => {
    expect(new Set(all).size).toBe(EVENT_TYPES.length * COVER_VARIANTS);
    expect(drawCover("prayer", 3, size)).toBe(drawCover("prayer", 3, size));
  });

  it("are small", () => {
    const sizes = all.map((svg) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(8_000);
    expect(sizes.reduce((sum, bytes) => sum + bytes) / sizes.length).toBeLessThan(4_000);
  });

  it("hold nothing that is slow on old phones, runs or loads", () => {
    for (const svg of all) expect(svg).not.toMatch(/<filter|<script|<image|href|style=|NaN|undefined/);
  });
});
