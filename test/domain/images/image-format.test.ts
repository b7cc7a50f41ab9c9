import { describe, expect, test } from "vitest";
import { GIF, joinedBytes, photographedJpeg, SAMPLE_IMAGES, textBytes } from "#test/support/images";
import { choiceProblem, IMAGE_MAX_BYTES, isHuge, readImageHead, unreadProblem } from "~/domain/images/format";
import { withoutJpegMetadata } from "~/domain/images/headers";

const ftyp = (brand: string) => joinedBytes(Uint8Array.of(0, 0, 0, 16), textBytes(`ftyp${brand}`), new Uint8Array(60));

/** An image that declares a far larger size than it has. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(SAMPLE_IMAGES.png);
  const view = new DataView(copy.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return copy;
}

function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(SAMPLE_IMAGES.jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && copy[at + 1] === 0xc0);
  const view = new DataView(copy.buffer);
  view.setUint16(frame + 5, height);
  view.setUint16(frame + 7, width);
  return copy;
}

function heicOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, width);
  size.setUint32(4, height);
  return joinedBytes(ftyp("heic"), textBytes("ispe"), new Uint8Array(4), new Uint8Array(size.buffer));
}

describe("what is an image is told by its content", () => {
  test.each(Object.entries(SAMPLE_IMAGES))("%s", (type, bytes) => {
    expect(readImageHead(bytes)).toEqual({ ok: true, value: { type, width: 60, height: 40, turn: 0 } });
  });

  const refused: [what: string, bytes: Uint8Array, problem: string][] = [
    ["nothing", new Uint8Array(), "notAnImage"],
    ["text", textBytes("hello"), "notAnImage"],
    ["a page", textBytes("<!doctype html><p>hello"), "notAnImage"],
    ["SVG", textBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "svg"],
    ["SVG with a preamble", textBytes('<?xml version="1.0"?>\n<!-- x -->\n<svg width="1">'), "svg"],
    ["GIF", GIF, "gif"],
    ["HEIC", ftyp("heic"), "heic"],
    ["a film", ftyp("isom"), "notAnImage"],
    ["PDF", textBytes("%PDF-1.7"), "notAnImage"],
    [
      "an image with a page behind it",
      joinedBytes(SAMPLE_IMAGES.jpeg, textBytes("<html><script>alert(1)</script>")),
      "polyglot",
    ],
    ["an image with PHP in it", joinedBytes(SAMPLE_IMAGES.png, textBytes("<?php system($_GET[0]);")), "polyglot"],
    [
      "an image with a ZIP behind it",
      joinedBytes(SAMPLE_IMAGES.webp, textBytes("PK\x05\x06"), new Uint8Array(18)),
      "polyglot",
    ],
    ["an image with a PDF in it", joinedBytes(SAMPLE_IMAGES.avif, textBytes("%PDF-1.7")), "polyglot"],
    ["a flood of pixels", pngOf(8000, 5001), "tooManyPixels"],
    ["a flood wider than numbers", pngOf(0xffffffff, 0xffffffff), "tooManyPixels"],
    ["no pixels", pngOf(0, 10), "broken"],
    ["the beginning of a JPEG", SAMPLE_IMAGES.jpeg.subarray(0, 40), "broken"],
    ["the beginning of a PNG", SAMPLE_IMAGES.png.subarray(0, 12), "broken"],
    ["the beginning of a WebP", SAMPLE_IMAGES.webp.subarray(0, 16), "broken"],
    ["the beginning of an AVIF", SAMPLE_IMAGES.avif.subarray(0, 40), "broken"],
    [
      "one byte too many",
      joinedBytes(SAMPLE_IMAGES.jpeg, new Uint8Array(IMAGE_MAX_BYTES + 1 - SAMPLE_IMAGES.jpeg.length)),
      "tooLarge",
    ],
  ];
  test.each(refused)("%s is refused", (_what, bytes, problem) => {
    expect(readImageHead(bytes)).toEqual({ ok: false, problem });
  });

  test("40 megapixels and 5 MB are still taken", () => {
    expect(readImageHead(pngOf(8000, 5000)).ok).toBe(true);
    expect(
      readImageHead(joinedBytes(SAMPLE_IMAGES.jpeg, new Uint8Array(IMAGE_MAX_BYTES - SAMPLE_IMAGES.jpeg.length))).ok,
    ).toBe(true);
  });

  test("a second image behind the first, as phones write it, is no harm", () => {
    expect(readImageHead(joinedBytes(SAMPLE_IMAGES.jpeg, SAMPLE_IMAGES.jpeg)).ok).toBe(true);
  });

  test("any cut of any image is answered, never thrown at", () => {
    for (const bytes of [...Object.values(SAMPLE_IMAGES), photographedJpeg(6)]) {
      for (let length = 0; length < bytes.length; length++)
        expect(readImageHead(bytes.subarray(0, length))).toHaveProperty("ok");
    }
  });
});

describe("what cameras write into their images", () => {
  test.each([
    [1, 0, 60, 40],
    [3, 180, 60, 40],
    [6, 90, 40, 60],
    [8, 270, 40, 60],
    [99, 0, 60, 40],
  ])("orientation %i is a turn of %i°", (orientation, turn, width, height) => {
    expect(readImageHead(photographedJpeg(orientation))).toEqual({
      ok: true,
      value: { type: "jpeg", width, height, turn },
    });
  });

  test("position, camera and whatever follows the image are cut out", () => {
    const clean = withoutJpegMetadata(joinedBytes(photographedJpeg(6), textBytes("trailer")));
    expect(clean).toEqual(SAMPLE_IMAGES.jpeg);
  });
});

describe("a file that is chosen in a browser", () => {
  const large = joinedBytes(SAMPLE_IMAGES.jpeg, new Uint8Array(IMAGE_MAX_BYTES));

  test.each([
    ["a photograph larger than what may be sent", large],
    ["a photograph of more pixels than the server unfolds", jpegOf(16_320, 12_240)],
    ["HEIC, which some browsers read", ftyp("heic")],
  ])("%s is tried", (_what, bytes) => {
    expect(choiceProblem(bytes)).toBeNull();
  });

  test.each([
    ["GIF", GIF, "gif"],
    ["SVG", textBytes("<svg></svg>"), "svg"],
    ["text", textBytes("hello"), "notAnImage"],
    ["a photograph larger than phones take", jpegOf(16_384, 16_384), "tooManyPixels"],
    ["HEIC of such a size", heicOf(20_000, 15_000), "tooManyPixels"],
    ["a drawing that no browser unfolds to a smaller one", pngOf(8000, 5001), "tooManyPixels"],
  ])("%s is refused before it is unfolded", (_what, bytes, problem) => {
    expect(choiceProblem(bytes)).toBe(problem);
  });

  test("a photograph of more than 40 megapixels is huge, and one that the browser gives up on has too many pixels", () => {
    expect([jpegOf(8000, 5000), jpegOf(8000, 5001), heicOf(8064, 6048)].map(isHuge)).toEqual([false, true, true]);
    expect(unreadProblem(joinedBytes(jpegOf(12_000, 9000), new Uint8Array(IMAGE_MAX_BYTES)))).toBe("tooManyPixels");
  });

  test.each([
    ["HEIC", ftyp("heic"), "heic"],
    ["HEIC larger than what may be sent", joinedBytes(ftyp("heic"), new Uint8Array(IMAGE_MAX_BYTES)), "heic"],
    ["a large one", large, "tooLarge"],
    ["AVIF, which the server knows", SAMPLE_IMAGES.avif, null],
  ])("and could not be read there: %s", (_what, bytes, problem) => {
    expect(unreadProblem(bytes)).toBe(problem);
  });
});
