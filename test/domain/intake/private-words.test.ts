import { describe, expect, test } from "vitest";
import { caseFile, groupsOf } from "#test/support/cases";
import { isHeldBack } from "~/domain/intake/named-people";
import { looksPrivate } from "~/domain/intake/private-words";

/** What is about one person is so in a title or in a description. */
const {
  "about one person": PASTORAL = [],
  "not private": PUBLIC = [],
  ...PRIVATE
} = groupsOf(caseFile("private-words.txt"));

describe("what looks private is held", () => {
  for (const [kind, titles] of Object.entries(PRIVATE))
    test.each(titles)(`${kind}: %s`, (title) => expect(looksPrivate(title)).toBe(true));

  test.each(["hos Kari Nordmann", "hos familien Testesen", "hos fam. Testesen", "hjå Oddbjørg", "Kari's place"])(
    "in somebody's home: %s",
    (place) => expect(isHeldBack("Bibelgruppe", null, place)).toBe(true),
  );
  test.each(["Nes kirke", "hos Frikirken", "hos Frelsesarmeen", "hos oss", "Storgata 12, Voss"])(
    "but not at a house: %s",
    (place) => expect(isHeldBack("Bibelgruppe", null, place)).toBe(false),
  );
  test.each(PUBLIC)("but not %s", (title) => expect(isHeldBack(title, null, null)).toBe(false));

  test.each(PASTORAL)("also in a description: %s", (said) => {
    for (const [title, description] of [
      [said, null],
      ["Gudstjeneste", said],
      ["Åpen øvelse", `Velkommen! ${said}. Kaffe etterpå.`],
    ] as const)
      expect(isHeldBack(title, description, null), `${title}: ${description}`).toBe(true);
  });

  test.each(PUBLIC)("and not a description: %s", (said) => expect(isHeldBack("Møte", said, null)).toBe(false));

  test("at whatever length", () => {
    expect(isHeldBack("Møte", "for Kari-".repeat(2) + "Å".repeat(50_000), null)).toBe(true);
    expect(isHeldBack("for Aa ".repeat(50_000), "til Å ".repeat(50_000), null)).toBe(false);
    expect(looksPrivate("øv".repeat(50_000))).toBe(false);
    expect(looksPrivate("styre råd ".repeat(10_000))).toBe(false);
  });
});

describe("a person's name after what is done for one, in a title", () => {
  test.each(["Dåp Thora Berge", "Gudstjeneste Dåp Thora Berge", "Høymesse med dåp Emma", "FORBØNN Kari"])(
    "is held: %s",
    (title) => expect([isHeldBack(title, null, null), isHeldBack("Møte", `${title}.`, null)]).toEqual([true, false]),
  );

  test.each([
    "Dåp Nordre Land kirke",
    "Konfirmasjon Sandnes Domkirke",
    "Dåp jan. 2027",
    "Konfirmasjon Gruppe A",
    "Nattverd Den Gode Hyrde",
    "Gudstjeneste med dåp Os kirke",
    "Dåp og nattverd",
  ])("but not a house's, nor a month: %s", (title) => expect(isHeldBack(title, null, null)).toBe(false));
});
