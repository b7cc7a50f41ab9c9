import { describe, expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";

const doubtsOfTitle = (line: string) => {
  const reading = readOneLine(line, { now: TOLD_AT, places: [] });
  return reading.kind === "event" ? reading.event.title?.doubts : reading.kind;
};

test.each(["Babyløkta me startar opp att 12/1 kl 10.30", "Ten Sing øver igjen torsdag 14. januar kl 17"])(
  "what it is called is asked, and nothing is said of its time: %s",
  (line) => expect(doubtsOfTitle(line)).toEqual(["title_apart"]),
);

describe("certainty is earned: what it is called is asked", () => {
  const WHENS = ["fredag 4. desember kl 19", "12/12 kl. 17.30", "hver torsdag kl 18", "i morgen kl 11"];
  const asks = (line: string) => expect([line, doubtsOfTitle(line)]).toEqual([line, ["title_apart"]]);

  test("where a time stands between its words, and nothing joins them", () => {
    for (const when of WHENS)
      for (const behind of ["Sandnes sangkor", "OBS ny dirigent", "Kari Moen trekkspill"])
        asks(`Høstkonsert ${when} ${behind}`);
  });

  test("but not where a word, a colon or its place does", () => {
    for (const when of WHENS)
      for (const line of [
        `Høstkonsert ${when} med Trio Vestavind`,
        `Temakveld ${when}: Tro og tvil`,
        `Barnekoret i Haug kirke framfører «Jonas» ${when}`,
        `Middag for alle ${when}`,
      ])
        expect([line, doubtsOfTitle(line)]).not.toEqual([line, ["title_apart"]]);
  });

  test("where it holds a place that was not read as one", () => {
    for (const when of WHENS)
      for (const where of ["fra brygga", "under halvtaket"]) asks(`Gløgg og sang ${where} ${when}`);
  });

  test("where the line says no time, and more than its title", () => {
    for (const line of [
      "Ønsker dere alle en god høst videre sammen",
      "Kaffetrakter til salgs, spør Gunn",
      "Kontingenten for 2027 er 300 kr, betales til kassereren",
    ])
      asks(line);
    expect(doubtsOfTitle("Høstkonsert med Trio Vestavind")).toEqual([]);
  });

  test("and where that and its hour are not known, whether it is an event", () => {
    for (const line of [
      "Hvem kan bake til søndag 6. desember? Ring Tone",
      "Das Büro ist vom 3. bis 9. Dezember geschlossen",
      "Please pray for Ingrid, she has surgery on Tuesday",
    ]) {
      const reading = readOneLine(line, { now: TOLD_AT, places: [] });
      expect(reading.kind === "event" && reading.event.when?.doubts).toContain("no_event");
    }
  });
});
