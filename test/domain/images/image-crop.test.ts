import { describe, expect, test } from "vitest";
import { CENTERED, type Crop, cropWindow, fitsShape, pulledCrop, sentSize } from "~/domain/images/crop";

const LANDSCAPE = { width: 3000, height: 1000 };
const PORTRAIT = { width: 1000, height: 3000 };

describe("the part of an image that is shown", () => {
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

describe("pulling an image", () => {
  test("to the right shows more of its left", () => {
    expect(pulledCrop(LANDSCAPE, 1, CENTERED, { right: 500, down: 0 })).toEqual({ zoom: 1, x: 0.25, y: 0.5 });
  });

  test("ends at its edge", () => {
    expect(pulledCrop(LANDSCAPE, 1, CENTERED, { right: -9999, down: 9999 })).toEqual({ zoom: 1, x: 1, y: 0.5 });
  });
});

describe("an image whose shape fits is not asked about", () => {
  const cases: [what: string, width: number, height: number, ratio: number, fits: boolean][] = [
    ["a cover of the recommended size", 1920, 600, 3, true],
    ["a logo of the recommended size", 512, 512, 1, true],
    ["a camera's photograph for an event", 6000, 4000, 1.5, true],
    ["a phone's photograph for an event", 4032, 3024, 1.5, false],
    ["a phone's photograph for an event, held upright", 3024, 4032, 1.5, false],
    ["a photograph for a cover", 6000, 4000, 3, false],
    ["a wide logo", 600, 512, 1, false],
    ["a high logo", 512, 600, 1, false],
  ];
  test.each(cases)("%s", (_what, width, height, ratio, fits) => {
    expect(fitsShape({ width, height }, ratio)).toBe(fits);
  });
});

describe("what is sent of an image", () => {
  test("is no wider than what is kept", () => {
    expect(sentSize(6000, 1.5, 1600)).toEqual({ width: 1600, height: 1067 });
  });

  test("is never blown up", () => {
    expect(sentSize(60, 1.5, 1600)).toEqual({ width: 60, height: 40 });
    expect(sentSize(0.4, 3, 1600)).toEqual({ width: 1, height: 1 });
  });
});
