import { expect, it } from "vitest";
import { CONGREGATIONS } from "#demo/seed/congregations";
import { SCENES } from "#demo/seed/scenes";
import { drawLogo } from "../../demo/logos/draw-logo";
import { SKETCHES } from "../../demo/scenes/index";
import { paint } from "../../demo/scenes/paint";
import { randomOf } from "../../scripts/drawing/random";
import { Sheet } from "../../scripts/drawing/sheet";

function sketched(scene: (typeof SCENES)[number]): string {
  const sheet = new Sheet(1200, 800);
  SKETCHES[scene](sheet, randomOf(scene));
  return sheet.toSvg({ width: 1200, height: 800 });
}

it("every scene can be drawn, each differently and the same every time", () => {
  const sketches = SCENES.map(sketched);
  expect(new Set(sketches).size).toBe(SCENES.length);
  expect(SCENES.map(sketched)).toEqual(sketches);
  for (const sketch of sketches) expect(sketch).not.toMatch(/NaN|undefined|Infinity/);
});

it("every congregation's logo can be drawn", () => {
  for (const { stem, kind } of CONGREGATIONS) expect(drawLogo(stem, kind)).not.toMatch(/NaN|undefined/);
});

it("a sketch is painted with some thousand strokes, the same ones every time", async () => {
  const painting = await paint(sketched("fjord"), "fjord");
  expect(painting.split("<path").length).toBeGreaterThan(5_000);
  expect(painting).not.toMatch(/NaN|undefined/);
  expect(await paint(sketched("fjord"), "fjord")).toBe(painting);
});
