import { describe, expect, test } from "vitest";
import { page, word } from "#test/support/seen-words";
import { dayBadges, withBadges } from "~/files/picture/day-badges";
import { linesOfWords } from "~/files/picture/seen-lines";
import type { SeenWord } from "~/files/picture/seen-words";

describe("a day that stands apart", () => {
  const ofSize = (text: string, x: number, y: number, size: number) =>
    word(text, x, y, { size, box: { x, y: y - size * 0.75, width: text.length * size * 0.5, height: size * 0.75 } });
  const told = (words: readonly SeenWord[]) => {
    const badges = dayBadges(words);
    const rest = words.filter((one) => !badges.some((badge) => badge.words.includes(one)));
    const levels = rest.map(({ baseline }) => baseline);
    return withBadges(linesOfWords(rest, levels, page), badges).flatMap(({ text }) => text || []);
  };

  test("is one line, in whatever order it is stacked", () => {
    const title = [word("Tro", 700, 400), word("tvil", 780, 400)];
    const above = [ofSize("ONSDAG", 100, 260, 60), ofSize("14", 120, 450, 220), ofSize("OKTOBER", 90, 530, 60)];
    expect(told([...title, ...above])).toEqual(["ONSDAG 14. OKTOBER", "Tro tvil"]);
    const below = [ofSize("17.", 100, 260, 200), ofSize("JANUAR", 100, 360, 90), ofSize("søndag", 100, 430, 50), ofSize("15:00", 270, 430, 50)]; // prettier-ignore
    expect(told([...below, word("Konsert", 100, 700)])).toEqual(["søndag 17. JANUAR 15:00", "Konsert"]);
  });

  test("has its month and weekday beside a large number, one above the other", () => {
    const day = [ofSize("22.", 120, 400, 200), ofSize("januar", 440, 330, 70), ofSize("fredag", 440, 390, 35)];
    expect(told([...day, word("Filmkveld", 100, 700)])).toEqual(["fredag 22. januar", "Filmkveld"]);
  });

  test("stands before what is on it, in a list", () => {
    const row = (y: number, day: string, month: string, title: string, clock: string) => [
      ofSize(day, 120, y, 110),
      ofSize(month, 125, y + 60, 40),
      word(title, 400, y),
      word(clock, 400, y + 60),
    ];
    const words = [...row(400, "24", "SEP", "Sangkveld", "19.00"), ...row(700, "10", "OKT", "Bruktmarked", "11.00")];
    expect(told(words)).toEqual(["24. SEP", "Sangkveld", "19.00", "10. OKT", "Bruktmarked", "11.00"]);
  });

  test("may be a number, below a month of its own", () => {
    const row = (y: number, day: string, title: string) => [
      ofSize(day, 120, y, 110),
      word(title, 400, y - 40),
      word("kl. 18", 400, y + 20),
    ];
    const words = [ofSize("DESEMBER", 110, 200, 40), ...row(420, "6.", "Lysmesse"), ...row(620, "13.", "Konsert")];
    expect(told(words)).toEqual(["DESEMBER", "6. Lysmesse", "kl. 18", "13. Konsert", "kl. 18"]);
  });

  test("may be a number above its weekday, below its week", () => {
    const row = (y: number, day: string, weekday: string, title: string) => [
      ofSize(day, 120, y, 110),
      ofSize(weekday, 105, y + 45, 35),
      word("17.00", 400, y),
      word(title, 600, y),
    ];
    const words = [...row(400, "9", "onsdag", "Middag"), ...row(600, "12", "lørdag", "Basar")];
    expect(told(words)).toEqual(["onsdag 9. 17.00\tMiddag", "lørdag 12. 17.00\tBasar"]);
  });

  test("may be a date in figures above its weekday, beside what is on it; a price is none", () => {
    const row = (y: number, date: string, title: string) => [
      ofSize(date, 100, y, 70),
      ofSize("tirsdag", 100, y + 55, 42),
      word(title, 500, y),
    ];
    const words = [...row(400, "26.01", "Kan man tro?"), ...row(700, "23.02", "Stjerner")];
    expect(told(words)).toEqual(["tirsdag 26.01.", "Kan man tro?", "tirsdag 23.02.", "Stjerner"]);
    expect(dayBadges([ofSize("10.10", 100, 400, 70), word("kroner", 100, 440)])).toEqual([]);
  });

  test("may have a stroke of its frame read as a sign", () => {
    expect(told([ofSize("SØN", 100, 260, 60), ofSize("29:", 90, 400, 160), ofSize("NOV", 100, 470, 60)])).toEqual(["SØN 29. NOV"]); // prettier-ignore
  });

  test("a month above a list of days stays its heading", () => {
    const words = ["OKTOBER", "4.", "11.", "18."].map((text, at) => word(text, 100, 200 + at * 44));
    expect(dayBadges(words)).toEqual([]);
  });
});
