import { describe, expect, test } from "vitest";
import { page, word } from "#test/support/seen-words";
import { levelled } from "~/files/picture/level-lines";
import { mergeLooks } from "~/files/picture/merge-looks";
import { linesOfWords, rowsOfLine, wholeDays } from "~/files/picture/seen-lines";
import type { SeenWord } from "~/files/picture/seen-words";
import { titleFirst } from "~/files/picture/title-first";

const textsOf = (words: readonly SeenWord[]) =>
  linesOfWords(
    words,
    words.map(({ baseline }) => baseline),
    page,
  ).map(({ text }) => text);

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
