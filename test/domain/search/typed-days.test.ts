import { describe, expect, test } from "vitest";
import { typedDays } from "~/domain/search/typed-days";

/** A Thursday. */
const NOW = new Date("2026-11-26T12:00:00Z");

describe("words of days are days", () => {
  test.each([
    ["i dag", "", "2026-11-26", "2026-11-26"],
    ["konsert i kveld", "konsert", "2026-11-26", "2026-11-26"],
    ["konsert i morgen", "konsert", "2026-11-27", "2026-11-27"],
    ["I morgon kor", "kor", "2026-11-27", "2026-11-27"],
    ["tomorrow", "", "2026-11-27", "2026-11-27"],
    ["barn i helga Bergen", "barn Bergen", "2026-11-27", "2026-11-29"],
    ["julaften", "", "2026-12-24", "2026-12-24"],
    ["gudstjeneste jolaftan", "gudstjeneste", "2026-12-24", "2026-12-24"],
    ["christmas eve service", "service", "2026-12-24", "2026-12-24"],
    ["1. søndag i advent", "", "2026-11-29", "2026-11-29"],
    ["påskedag", "", "2027-03-28", "2027-03-28"],
    ["nyttårsdag", "", "2027-01-01", "2027-01-01"],
  ])("%s", (typed, rest, from, to) => expect(typedDays(typed, NOW)).toEqual({ rest, days: { from, to } }));

  test.each([
    ["mandag måndag monday", "2026-11-30"],
    ["tirsdag tysdag Tuesday", "2026-12-01"],
    ["onsdag wednesday", "2026-12-02"],
    ["torsdag Thursday", "2026-11-26"],
    ["fredag friday", "2026-11-27"],
    ["lørdag laurdag saturday", "2026-11-28"],
    ["søndag sundag SUNDAY", "2026-11-29"],
  ])("%s: the next one, today too", (names, day) => {
    for (const name of names.split(" "))
      expect(typedDays(`${name} kor`, NOW), name).toEqual({ rest: "kor", days: { from: day, to: day } });
  });

  test.each(["", "konsert", "søndagsskole", "mandagskafé", "morgenbønn", "kveldsmat", "dagsenter", "julekonsert"])(
    "but not «%s»",
    (typed) => expect(typedDays(typed, NOW)).toBeNull(),
  );
});
