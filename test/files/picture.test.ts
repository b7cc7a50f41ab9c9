import { describe, expect, test } from "vitest";
import { page, word } from "#test/support/seen-words";
import { dimensionsOf } from "~/domain/images/format";
import { isFilm } from "~/domain/intake/file-kind";
import { judge, saysTime } from "~/files/picture/certainty";
import { unclearWords } from "~/files/picture/clear-words";
import { cutOut } from "~/files/picture/cut-outs";
import { evenLight } from "~/files/picture/even-light";
import { type Grey, isDark } from "~/files/picture/grey";
import { largeOf, onlyLarge } from "~/files/picture/large-letters";
import { leftOver } from "~/files/picture/left-over";
import { levelled } from "~/files/picture/level-lines";
import { mergeLooks } from "~/files/picture/merge-looks";
import { withoutPlates } from "~/files/picture/plates";
import { withoutRules } from "~/files/picture/rules";
import { linesOfWords, rowsOfLine, wholeDays } from "~/files/picture/seen-lines";
import { type SeenWord, seenWords, wordAlone } from "~/files/picture/seen-words";
import { angleOf } from "~/files/picture/straighten";
import { titleFirst } from "~/files/picture/title-first";

/** Drawn pixel by pixel. */
function drawn(width: number, height: number, pixelAt: (x: number, y: number) => number): Grey {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => pixelAt(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

const textsOf = (words: readonly SeenWord[]) =>
  linesOfWords(
    words,
    words.map(({ baseline }) => baseline),
    page,
  ).map(({ text }) => text);

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

  test.each([
    ["kl. l8.00", "kl. 18.00"],
    ["kl. I9:3O", "kl. 19:30"],
    ["Lørdag l. oktober", "Lørdag 1. oktober"],
    ["kl. 15.C0", "kl. 15.00"],
    ["Lør. 7111", "Lør. 7/11"],
    ["Kl. 11100", "Kl. 11:00"],
  ])("is not where a figure looked like another sign: %s", (read, text) => {
    expect(said(read, read)).toEqual({ text, isSure: false, other: read });
  });

  test.each([
    ["Dato\tKI.\tHva", "Dato\tkl.\tHva"],
    ["KI. 12:00", "kl. 12:00"],
    ["Søn. 20 /9", "Søn. 20/9"],
    ["Onsdag7.10.2026", "Onsdag 7.10.2026"],
    ["To12.\t19.30", "To 12.\t19.30"],
    ["KL'18: 00", "kl 18:00"],
    ["I 20.00", "20.00"],
    ["4\tSøndag 25. oktober kl. 16.00", "Søndag 25. oktober kl. 16.00"],
    ["Lørdag 12:9.2026", "Lørdag 12.9.2026"],
    ["Søndag 20.-«september", "Søndag 20. september"],
  ])("signs between figures are put right: %s", (read, text) => {
    expect(said(read, read)).toEqual({ text, isSure: true, other: null });
  });

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

describe("lines of a page", () => {
  test("have tabs between the cells of a table", () => {
    const row = (y: number, day: string, title: string) => [word(day, 100, y), word(title, 600, y)];
    expect(
      textsOf([...row(200, "1.11.", "Basar"), ...row(290, "8.11.", "Fest"), ...row(380, "15.11.", "Kor")]),
    ).toEqual(["1.11.\tBasar", "8.11.\tFest", "15.11.\tKor", ""]);
  });

  test("a cell of one line stands between the lines of one with two", () => {
    const words = [word("ONSDAG", 100, 200), word("7.", 240, 200), word("OKTOBER", 100, 248), word("18.30", 500, 224)];
    expect(textsOf(words)).toEqual(["ONSDAG 7. OKTOBER 18.30", ""]);
  });

  test("wide apart are one text where no line beside them has cells, with a stroke where it says figures", () => {
    const wide = (...texts: string[]) => texts.map((text, at) => word(text, 100 + at * 300, 200));
    expect(textsOf(wide("SANGLAGET", "BRUSET"))).toEqual(["SANGLAGET BRUSET", ""]);
    expect(textsOf(wide("kl.", "11.00", "Torshallen"))).toEqual(["kl. 11.00 · Torshallen", ""]);
  });

  test("have whole words where a crease parts one, and no words that are hardly read", () => {
    expect(textsOf([word("Midnatts", 100, 200), word("messe", 262, 200)])).toEqual(["Midnattsmesse", ""]);
    const drawn = [
      word("Vatn", 100, 600, { size: 400, confidence: 50 }),
      word("Konsert", 100, 900),
      word("Kor", 100, 950),
    ];
    expect(mergeLooks([drawn]).map(({ text }) => text)).toEqual(["Konsert", "Kor"]);
  });

  test("of boxes beside each other, each with its day, come box by box", () => {
    const box = (x: number, ...texts: string[]) => texts.map((text, at) => word(text, x, 600 + at * 60));
    const words = [
      ...["Vårkonsert med folketonar og salmar", "Koret syng i to kyrkjer denne helga"].map((text, at) => word(text, 400, 200 + at * 60)), // prettier-ignore
      ...box(200, "Laurdag", "24. april", "kl. 18.00", "Nes kyrkje"),
      ...box(1100, "Sundag", "25. april", "kl. 16.00", "Vik kapell"),
      ...["Billettar ved inngangen for alle som kjem", "Barn og studentar betalar berre det halve"].map((text, at) => word(text, 400, 1000 + at * 60)), // prettier-ignore
    ];
    const lines = textsOf(words).filter(Boolean);
    expect(lines.slice(2, 10)).toEqual(["Laurdag", "24. april", "kl. 18.00", "Nes kyrkje", "Sundag", "25. april", "kl. 16.00", "Vik kapell"]); // prettier-ignore
  });

  test("of two columns are parted where the fewest lines cross, and the first row is one of both", () => {
    const box = (x: number, ...texts: string[]) => texts.map((text, at) => word(text, x, 300 + at * 60));
    const words = [
      ...box(100, "Ungdomsmøte", "Fredag 2.10.2026", "kl. 20.00", "Korøving", "Onsdag 7.10.2026", "kl. 18.30"),
      ...box(620, "Gudsteneste med nattverd", "Sundag 4.10.2026", "kl. 11.00", "Basar", "Sundag 25.10.2026", "kl. 17.00"), // prettier-ignore
    ];
    expect(textsOf(words).filter(Boolean).indexOf("Gudsteneste med nattverd")).toBe(6);
  });

  test("that say a weekday and its date below each other are one", () => {
    const line = (text: string) => ({ text, size: 40, words: [] });
    const read = (...texts: string[]) => wholeDays(texts.map(line)).map(({ text }) => text);
    expect(read("Laurdag", "24. april", "kl. 18")).toEqual(["Laurdag 24. april", "kl. 18"]);
    expect(read("10. januar", "søndag kl 19:00")).toEqual(["10. januar søndag kl 19:00"]);
    expect(read("10. januar", "17. januar", "Sundag 24. januar")).toEqual(["10. januar", "17. januar", "Sundag 24. januar"]); // prettier-ignore
  });

  test("keep the words that they came from, row by row", () => {
    const words = [word("Kor", 600, 200), word("Lørdag", 100, 200), word("7.", 100, 248), word("18.30", 500, 224)];
    const [line] = linesOfWords(
      words,
      words.map(({ baseline }) => baseline),
      page,
    );
    expect(rowsOfLine(line!).map((row) => row.map(({ text }) => text))).toEqual([["Lørdag"], ["7.", "18.30", "Kor"]]);
  });

  test("are level, however the page was held", () => {
    const lines = [100, 600, 1100].map((y) => ({ x0: 0, y0: y, x1: 1000, y1: y - 40 }));
    const words = [word("en", 0, 600), word("to", 960, 562)];
    const [first, last] = levelled(words, lines) as [number, number];
    expect(Math.abs(first - last)).toBeLessThan(4);
  });
});

describe("a poster of one event", () => {
  const line = (text: string, size: number, unclear: string[] = []) => ({ text, size, unclear });
  type Line = ReturnType<typeof line>;
  const joined = (parts: Line[]) => line(parts.map(({ text }) => text).join(" "), 100, parts.flatMap(({ unclear }) => unclear)); // prettier-ignore
  const ordered = (...lines: Line[]) => titleFirst(lines, joined).map(({ text }) => text);

  test("has its largest line as title, right above the day", () => {
    expect(
      ordered(line("JULE", 100), line("KONSERT", 98), line("Kor og solister", 40), line("Søndag 13. desember", 50), line("Vik kirke", 40), line("kl. 18", 50)), // prettier-ignore
    ).toEqual(["JULE KONSERT", "Søndag 13. desember", "kl. 18", "Kor og solister", "Vik kirke"]);
  });

  test("has its title above the day rather than the house below, and lines of it across a small word", () => {
    expect(
      ordered(line("Carols", 90), line("", 0), line("by", 40), line("Candlelight", 100), line("Sunday 20 December", 50), line("5 pm", 50), line("Harbour Chapel", 60), line("Doors open at 4.30 pm", 20)), // prettier-ignore
    ).toEqual(["Carols by Candlelight", "Sunday 20 December", "5 pm", "", "Harbour Chapel", "Doors open at 4.30 pm"]);
    expect(
      ordered(line("Julekonsert", 100), line("Søndag 13. desember", 50), line("Nesheimsvik bedehus", 120), line("kl. 18", 50)), // prettier-ignore
    ).toEqual(["Julekonsert", "Søndag 13. desember", "kl. 18", "Nesheimsvik bedehus"]);
  });

  test("is one with a smaller day by which to answer, and with its day in another language", () => {
    expect(
      ordered(line("Seniortreff", 100), line("Onsdag 10. februar", 50), line("kl. 11.30", 50), line("Ta kontakt om skyss fredag 5. februar", 30)), // prettier-ignore
    ).toEqual(["Seniortreff", "Onsdag 10. februar", "kl. 11.30", "Ta kontakt om skyss fredag 5. februar"]);
    expect(
      ordered(line("Pinsefest", 100), line("Søndag 16. mai", 50), line("kl. 11", 50), line("For alle", 30), line("Sunday 16 May", 50), line("at 11 am", 50)), // prettier-ignore
    ).toEqual(["Pinsefest", "Søndag 16. mai", "kl. 11", "For alle", "at 11 am"]);
  });

  test("whose largest words say nothing is not sure what it is called", () => {
    const [title] = titleFirst([line("BA", 250), line("Basar", 100), line("Laurdag 6. mars", 60)], joined);
    expect(title).toMatchObject({ text: "Basar", unclear: ["basar"] });
  });

  test("a programme stays in its order", () => {
    const lines = [line("Program", 100), line("Søndag 6. september", 40), line("Møte", 40), line("Søndag 13. september", 40)]; // prettier-ignore
    expect(ordered(...lines)).toEqual(lines.map(({ text }) => text));
  });

  test("a heading of several lines above several days is one, and a part of its own", () => {
    const days = [line("Laurdag 24. april kl. 18", 40), line("Nes kyrkje", 30), line("Sundag 25. april kl. 16", 40), line("Vik kapell", 30)]; // prettier-ignore
    expect(ordered(line("SANGLAGET", 30), line("Songar", 100), line("ved fjorden", 98), line("", 0), ...days)).toEqual([
      "SANGLAGET",
      "",
      "Songar ved fjorden",
      "",
      ...days.map(({ text }) => text),
    ]);
  });
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
