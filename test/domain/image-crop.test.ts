import { describe, expect, test } from "vitest";
import { CENTERED, type Crop, cropWindow, pulledCrop } from "~/domain/image-crop";

const LANDSCAPE = { width: 3000, height: 1000 };
const PORTRAIT = { width: 1000, height: 3000 };

describe("the part of a picture that is shown", () => {
  const cases: [what: string, size: typeof LANDSCAPE, ratio: number, crop: Crop, window: object][] = [
    ["the middle of a wide one", LANDSCAPE, 1, CENTERED, { left: 1000, top: 0, width: 1000, height: 1000 }],
    ["the middle of a high one", PORTRAIT, 1, CENTERED, { left: 0, top: 1000, width: 1000, height: 1000 }],
    ["all of one that fits", LANDSCAPE, 3, CENTERED, { left: 0, top: 0, width: 3000, height: 1000 }],
    ["its right end", LANDSCAPE, 1, { ...CENTERED, x: 1 }, { left: 2000, top: 0, width: 1000, height: 1000 }],
    ["a quarter of it", LANDSCAPE, 3, { zoom: 2, x: 0, y: 1 }, { left: 0, top: 500, width: 1500, height: 500 }],
  ];
  test.each(cases)("%s", (_what, size, ratio, crop, window) => {
    expect(cropWindow(size, ratio, crop)).toEqual(window);
  });
});

describe("pulling a picture", () => {
  test("to the right shows more of its left", () => {
    expect(pulledCrop(LANDSCAPE, 1, CENTERED, { right: 500, down: 0 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  });

  test("ends at its edge", () => {
    expect(pulledCrop(LANDSCAPE, 1, CENTERED, { right: -9999, down: 9999 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
  });
});
