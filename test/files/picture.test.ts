import { describe, expect, test } from "vitest";
import { caseFile, casesOf } from "#test/support/cases";
import { word } from "#test/support/seen-words";
import { dimensionsOf } from "~/domain/images/format";
import { isFilm } from "~/domain/intake/file-kind";
import { judge, saysTime } from "~/files/picture/certainty";
import { unclearWords } from "~/files/picture/clear-words";
import { cutOut } from "~/files/picture/cut-outs";
import { evenLight, isPhotograph } from "~/files/picture/even-light";
import { type Grey, isDark } from "~/files/picture/grey";
import { largeOf, onlyLarge } from "~/files/picture/large-letters";
import { leftOver } from "~/files/picture/left-over";
import { mergeLooks } from "~/files/picture/merge-looks";
import { withoutPlates } from "~/files/picture/plates";
import { withoutRules } from "~/files/picture/rules";
import { seenWords, wordAlone } from "~/files/picture/seen-words";
import { angleOf } from "~/files/picture/straighten";

const CASES = caseFile("files/picture.tsv");

/** Drawn pixel by pixel. */
function drawn(width: number, height: number, pixelAt: (x: number, y: number) => number): Grey {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => pixelAt(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

describe("a line that says a time", () => {
  const said = (first: string, second: string | null, weakest = 95) =>
    judge(
      { text: first, confidence: 95, weakest },
      second === null ? null : { text: second, confidence: 90, weakest: 95 },
    );

  test("is sure where two looks agree", () => {
    const text = "Søndag 20. september kl. 18.00";
    expect(said(text, text)).toEqual({ text, isSure: true, other: null });
  });

  test.each(Array.from({ length: 12 }, (_, at) => at * 5))(
    "is sure of what gatherings begin at: minute %i",
    (minute) => {
      const text = `Søndag 20. september kl. 18.${String(minute).padStart(2, "0")}`;
      expect(said(text, text).isSure).toBe([0, 5, 10, 15, 30, 45].includes(minute));
    },
  );

  test("is not where they differ, and both readings are kept", () => {
    expect(said("Søndag 20. september kl. 18.00", "Søndag 20. september kl. 19.00")).toEqual({
      text: "Søndag 20. september kl. 18.00",
      isSure: false,
      other: "Søndag 20. september kl. 19.00",
    });
  });

  test("is not where a second look saw nothing, or a letter was hardly read", () => {
    expect(said("Mandag 5. oktober", null)).toMatchObject({ isSure: false });
    expect(said("Mandag 5. oktober", "Mandag 5. oktober", 30)).toMatchObject({ isSure: false });
  });

  test.each(casesOf<[string, string]>(CASES, "is not where a figure looked like another sign"))(
    "is not where a figure looked like another sign: %s",
    (read, text) => {
      expect(said(read, read)).toEqual({ text, isSure: false, other: read });
    },
  );

  test.each(casesOf<[string, string]>(CASES, "signs between figures are put right"))(
    "signs between figures are put right: %s",
    (read, text) => {
      expect(said(read, read)).toEqual({ text, isSure: true, other: null });
    },
  );

  test("a figure before a weekday alone is its day", () => {
    expect(said("6\tsøndag kl. 17.00", "6\tsøndag kl. 17.00").text).toBe("6\tsøndag kl. 17.00");
  });

  test("a month after a word is no day", () => {
    expect(said("Møte 1 oktober", "Møte i oktober").text).toBe("Møte i oktober");
    expect(said("Møte i oktober", "Møte i oktober")).toMatchObject({ text: "Møte i oktober", isSure: true });
  });

  test("a weekday whose date was left out is not sure: it would be taken for the one above", () => {
    const row = "Sundag\tkl. 11.00\tGudsteneste";
    expect(said(row, row)).toMatchObject({ isSure: false });
  });

  test("a look that saw less of it is no better, and no other reading", () => {
    expect(said("Carols by", "by")).toMatchObject({ text: "Carols by" });
    const day = "LØRDAG 12. DESEMBER";
    expect(said(day, "LØRDAG DESEMBER")).toEqual({ text: day, isSure: false, other: null });
  });

  test("has the figure that one look lost", () => {
    expect(said("8:00", "18:00")).toEqual({ text: "18:00", isSure: false, other: "8:00" });
  });

  test("is the reading that has its weekday too", () => {
    const [first, second] = ["—FLaurdag 24.10.2026 kl. 17.00", "Laurdag 24.10.2026 kl. 17.00"];
    expect(said(first, second)).toEqual({ text: second, isSure: false, other: first });
  });

  test("another line's day is never taken for its own", () => {
    const [own, above] = ["Onsdag 23. september kl. l7.30", "Søndag 13. september kl. 17.30"];
    expect(said(own, above)).toMatchObject({ text: "Onsdag 23. september kl. 17.30", isSure: false });
  });

  test("other lines need no second look", () => {
    expect(saysTime("Vikøya kirke")).toBe(false);
    expect(said("Vikøya kirke", null)).toEqual({ text: "Vikøya kirke", isSure: true, other: null });
  });
});

test("a word is clear where every look at its line read it, or the only one was certain", () => {
  const line = "Sommer yikoret";
  expect(unclearWords(line, [], [line, "Sommer yikoret"])).toEqual([]);
  expect(unclearWords(line, [], [line, "SOMMER fuglkoret"])).toEqual(["yikoret"]);
  expect(unclearWords(line, [], [line, ""])).toEqual(["sommer", "yikoret"]);
  expect(unclearWords(line, [word("Sommer", 0, 0), word("yikoret", 0, 0, { confidence: 60 })], [])).toEqual([
    "yikoret",
  ]);
});

test("short words that are hardly read are noise, but for those of a time", () => {
  const symbols = [] as never[];
  const bbox = { x0: 0, y0: 0, x1: 40, y1: 30 };
  const words = ["bh", "Vea", "kl.", "NOV", "11", "Basar"].map((text) => ({ text, confidence: 62, symbols, bbox }));
  const lines = [{ words, baseline: { x0: 0, y0: 30, x1: 99, y1: 30 } }] as never as Parameters<typeof seenWords>[0];
  expect(seenWords(lines).map(({ text }) => text)).toEqual(["kl.", "NOV", "11", "Basar"]);
});

describe("several looks at a page", () => {
  test("find each place once, the whole word before its part", () => {
    const looks = [[word("1.00", 120, 200)], [word("11.00", 100, 200, { confidence: 94 })]];
    expect(mergeLooks(looks).map(({ text, weakest }) => [text, weakest])).toEqual([["11.00", 40]]);
  });

  test("what none has read is looked at by itself", () => {
    const ink = (x: number, y: number) => y > 170 && y < 200 && x > 400 && x < 500 && x % 8 < 4;
    const even = drawn(800, 400, (x, y) => (ink(x, y) ? 0 : 255));
    const [box, ...others] = leftOver(even, [word("Sundag", 100, 200)]);
    expect(others).toEqual([]);
    expect(box).toMatchObject({ x: 401, width: 99 });
  });
});

test("a second look is at dark letters on white, whatever they were, one line below the other", () => {
  const dark = drawn(400, 200, (x, y) => (y > 70 && y < 100 && x > 100 && x < 140 && x % 10 < 4 ? 230 : 30));
  const { sheet, strips } = cutOut(dark, [[word("kl", 100, 100)], [word("kl", 100, 100)]]);
  const [upper, lower] = strips as [(typeof strips)[0], (typeof strips)[0]];
  expect(lower.top).toBeGreaterThan(upper.bottom);
  const row = sheet.pixels.subarray((upper.top + 25) * sheet.width, (upper.top + 26) * sheet.width);
  expect([Math.min(...row), Math.max(...row)]).toEqual([0, 255]);
  expect(row.filter((pixel) => pixel > 200).length).toBeGreaterThan(row.length / 2);
});

describe("large letters", () => {
  const white = { width: 100, height: 100, pixels: new Uint8Array(10_000).fill(9) };

  test("are looked at again from afar, without what is read already", () => {
    const { pixels } = onlyLarge(white, [word("kl", 10, 50, { size: 20 }), word("JUL", 60, 90, { size: 60 })]);
    expect([pixels[40 * 100 + 20], pixels[80 * 100 + 70]]).toEqual([255, 9]);
  });

  test("are believed there, others where they are certain, no letter alone, and none that takes others' places", () => {
    const seen = [
      word("GNIST", 0, 90, { size: 60, confidence: 60 }),
      word("SEP", 0, 50, { size: 24 }),
      word("sm", 0, 50, { size: 24, confidence: 70 }),
      word("dag", 0, 50, { size: 60, box: { x: 0, y: 20, width: 400, height: 30 } }),
      word("1", 0, 50, { size: 80 }),
    ];
    expect(largeOf(seen).map(({ text }) => text)).toEqual(["GNIST", "SEP"]);
  });

  test("alone, a number is believed sooner than a word, and a stroke never", () => {
    const place = word("", 300, 400, { size: 200 });
    const read = (text: string, confidence: number, usual = 40) =>
      wordAlone([word(text, 24, 90, { confidence })], place, usual);
    expect(read("14", 52)).toMatchObject([{ text: "14", box: place.box, size: 200 }]);
    expect([read("mh", 52), read("I", 95), wordAlone([], place, 40)]).toEqual([[], [], []]);
    expect([read("GNIST", 82).length, read("14", 52, 190).length]).toEqual([1, 0]);
  });
});

describe("a picture before it is read", () => {
  test("has dark letters on white where they stood on a plate, and no frame", () => {
    const letters = (x: number, y: number) => x > 60 && x < 110 && x % 12 < 4 && y > 40 && y < 70;
    const isPlate = (x: number, y: number) => x > 40 && x < 130 && y > 20 && y < 90;
    const isFrame = (x: number, y: number) => x > 300 && x < 303 && y > 10 && y < 280;
    const grey = drawn(400, 300, (x, y) => (isFrame(x, y) || (isPlate(x, y) && !letters(x, y)) ? 10 : 245));
    const { pixels } = withoutPlates(grey);
    expect([pixels[50 * 400 + 62], pixels[50 * 400 + 68], pixels[22 * 400 + 80]]).toEqual([10, 245, 255]);
    expect(pixels[100 * 400 + 301]).toBe(255);
  });

  const stripes = (degrees: number) => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    return drawn(600, 600, (x, y) => ((y - x * slope + 600) % 40 < 12 ? 20 : 235));
  };

  test.each([-5.5, -2, 0, 3.2, 6])("turned by %d degrees is found so", (degrees) => {
    expect(Math.abs(angleOf(stripes(degrees)) - degrees)).toBeLessThan(0.3);
  });

  test("is dark letters on white, in light and shadow, on paper and on dark ground", () => {
    const letters = (x: number, y: number) => x % 24 < 5 && y % 40 < 24;
    const shadowed = drawn(400, 200, (x, y) => (letters(x, y) ? 0.2 : 1) * (240 - x * 0.4));
    const dark = drawn(400, 200, (x, y) => (letters(x, y) ? 220 : 40));
    for (const even of [evenLight(shadowed), evenLight(dark)])
      for (const x of [26, 194, 362]) {
        expect(even.pixels[100 * 400 + x]).toBeLessThan(60);
        expect(even.pixels[100 * 400 + x + 11]).toBeGreaterThan(195);
      }
  });

  test("has white letters over a photograph as ink, also where it is bright, and is known to be one", () => {
    const letters = (x: number, y: number) => x % 90 < 6 && y % 80 < 30;
    const photograph = (x: number, y: number) => 120 + 70 * Math.sin(x / 9) * Math.cos(y / 11);
    const page = drawn(400, 300, (x, y) => (letters(x, y) ? 255 : photograph(x, y) + (x > 200 ? 30 : 0)));
    const light = evenLight(page, "lighter");
    for (const x of [92, 362]) expect(light.pixels[85 * 400 + x]).toBeLessThan(110);
    expect(light.pixels.reduce((sum, pixel) => sum + pixel, 0) / light.pixels.length).toBeGreaterThan(150);
    expect(isPhotograph(evenLight(page))).toBe(true);
    expect(isPhotograph(evenLight(drawn(400, 300, (x, y) => (letters(x, y) ? 255 : 60 + x / 9))))).toBe(false);
  });

  test("loses its long lines, and keeps what stands at them", () => {
    const grey = drawn(400, 100, (x, y) => (y === 50 || (x % 40 < 12 && y > 20 && y < 46) ? 0 : 255));
    const { pixels } = withoutRules(grey);
    expect(pixels[50 * 400 + 200]).toBe(255);
    expect(pixels[30 * 400 + 206]).toBe(0);
  });

  test("black is dark, white is not", () => {
    expect(isDark(drawn(50, 50, () => 6))).toBe(true);
    expect(isDark(drawn(50, 50, (x) => (x % 7 === 0 ? 30 : 240)))).toBe(false);
  });

  test("says its size, and a film is told from a picture", () => {
    const jpeg = Uint8Array.from([
      0xff,
      0xd8,
      0xff,
      0xe0,
      0,
      4,
      0,
      0,
      0xff,
      0xc0,
      0,
      17,
      8,
      0x0f,
      0xa0,
      0x0b,
      0xb8,
      3,
      ...new Array<number>(12).fill(0),
    ]);
    expect(dimensionsOf(jpeg)).toMatchObject({ width: 3000, height: 4000 });
    expect(dimensionsOf(new TextEncoder().encode("no picture at all, but a text"))).toBeNull();
    expect(isFilm(new TextEncoder().encode("\0\0\0\x18ftypmp42"))).toBe(true);
    expect(isFilm(new TextEncoder().encode("\0\0\0\x18ftypheic"))).toBe(false);
  });
});
