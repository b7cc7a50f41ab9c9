import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import type { KnownBy } from "~/domain/sources/evidence";

const NOW = new Date("2026-11-28T09:00:00Z");

const saidOf = (known: KnownBy | null) =>
  known && `${known.how}: ${known.quotes.map(({ line, words }) => `${line} ${words}`).join(" + ")}`;

function evidenceOf(text: string) {
  const [event] = readProgramme(text, NOW).events;
  const { title, day, clock, place } = event!.evidence!;
  return { title: saidOf(title), day: saidOf(day), clock: saidOf(clock), place: saidOf(place) };
}

describe("each value says where it stands:", () => {
  test("in one line", () => {
    const words = "Søndag 13. desember kl. 11 Julemesse, Nesset kirke";
    expect(evidenceOf(words)).toEqual({
      title: `said: 1 ${words}`,
      day: `derived: 1 ${words}`,
      clock: `said: 1 ${words}`,
      place: `said: 1 ${words}`,
    });
  });

  test("in lines of their own", () =>
    expect(evidenceOf("Julekonsert\nFredag 4. desember 2026\nkl. 18.00\nNesset kirke")).toEqual({
      title: "said: 1 Julekonsert",
      day: "said: 2 Fredag 4. desember 2026",
      clock: "said: 3 kl. 18.00",
      place: "said: 4 Nesset kirke",
    }));

  test.each([
    ["a week", "Uke 50", "Tirsdag 8. Korøvelse kl. 19", "inherited"],
    ["a month", "DESEMBER", "Tirsdag 8. Korøvelse kl. 19", "derived"],
    ["a month of a year", "Desember 2026", "8. Korøvelse kl. 19", "inherited"],
  ])("below the heading of %s", (_, heading, line, how) => {
    const { day, clock } = evidenceOf(`${heading}\n${line}`);
    expect({ day, clock }).toEqual({ day: `${how}: 2 ${line} + 1 ${heading}`, clock: `said: 2 ${line}` });
  });

  test.each(["Alle møter kl. 19", "Vi møtes kl. 19 hver gang"])("the clock in a line for all: %j", (line) => {
    const below = evidenceOf(`Tirsdag 8. desember Bønn\nTirsdag 15. desember Sang\n${line}`);
    expect(below.clock).toBe(`inherited: 3 ${line}`);
    const above = evidenceOf(`${line}\nTirsdag 8. desember Bønn\nTirsdag 15. desember Sang`);
    expect(above.clock).toBe(`inherited: 1 ${line}`);
  });

  test("the only place, in a line of its own above all or below them", () => {
    const list = "Tirsdag 8. desember kl. 19 Bønn\n\nTirsdag 15. desember kl. 19 Sang";
    expect(evidenceOf(`Nesset kirke\n\n${list}`).place).toBe("said: 1 Nesset kirke");
    expect(evidenceOf(`${list}\n\nNesset kirke`).place).toBe("inherited: 5 Nesset kirke");
    expect(evidenceOf(`${list}\n\nNesset kirke\n\nVik bedehus`).place).toBeNull();
  });

  test("a year that only nearness tells and an hour of morning or evening are guesses", () => {
    const { day, clock } = evidenceOf("8. desember kl. 7 Bønn");
    expect([day, clock]).toEqual(["guessed: 1 8. desember kl. 7 Bønn", "guessed: 1 8. desember kl. 7 Bønn"]);
  });

  test.each([
    "09/10/2026 11:00 am Coffee, 09/22/2026 11:00 am Tea",
    "Konsert ut mai: lørdag 5. desember kl. 18",
    "Jan. 18.: Årsmøte kl. 18",
  ])("as it is written, not as the readers get it: %j", (line) => {
    for (const { evidence } of readProgramme(line, NOW).events)
      expect(evidence!.day.quotes).toEqual([{ line: 1, words: line }]);
    for (const { text } of readProgramme(line, NOW).notUnderstood) expect(line).toContain(text);
  });

  test("long lines are cut", () => {
    const { title } = evidenceOf(`Søndag 13. desember kl. 11 Julemesse ${"med sang og musikk ".repeat(20)}`);
    expect(title!.length).toBeLessThan(100);
  });
});

describe("what is sure rests on evidence:", () => {
  const doubtsOf = (text: string) => readProgramme(text, NOW).events.map(({ title, doubts }) => [title, ...doubts]);
  const DAYS = ["Fredag 4. desember kl. 18", "Fredag 11. desember kl. 18", "Fredag 18. desember kl. 18"];

  test("of two lines beside one date the one above is asked about, if only the other names an event", () => {
    const invites = `Bygdekoret\n${DAYS[0]}\nJulekonsert`;
    expect(doubtsOf(invites)).toEqual([["Bygdekoret", "title_apart"]]);
    expect(doubtsOf(`Julekonsert\n${DAYS[0]}\nBygdekoret`)).toEqual([["Julekonsert"]]);
  });

  test("titles that stand alike in three records confirm each other", () => {
    const record = (title: string, day: string) => `${title}\nGode venner fra nabobygda\n${day}`;
    const titles = ["Vinterlys", "Stjerneklart", "Nattevind"];
    const of = (count: number) =>
      doubtsOf(
        titles
          .slice(0, count)
          .map((title, nth) => record(title, DAYS[nth]!))
          .join("\n\n"),
      );
    expect(of(3)).toEqual(titles.map((title) => [title]));
    expect(of(2)).toEqual(titles.slice(0, 2).map((title) => [title, "title_apart"]));
  });
});

test("of a heading that tells nothing but the year, that is said", () => {
  const onlyYear = (text: string) =>
    readProgramme(text, NOW).events.flatMap(({ evidence }) =>
      evidence?.day.quotes.map((one) => one.isOnlyYear === true),
    );
  expect(onlyYear("Vårprogram 2027\n10. januar kl. 11 Gudstjeneste")).toEqual([false, true]);
  expect(onlyYear("Januar 2027\n10. Gudstjeneste kl. 11")).toEqual([false, false]);
});
