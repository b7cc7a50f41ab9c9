import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const doubtsOf = (text: string) =>
  readProgramme(text, new Date("2026-11-22T12:00:00Z")).events.map(({ doubts }) => doubts);

describe("hours without a word of time, on a line that has a clock as well, are in doubt:", () => {
  test.each([
    "Lørdag 5. desember: Julemesse 11-15. Loddtrekning kl. 14.30",
    "Lørdag 5. desember: Julemesse 11 – 15 på bedehuset. Loddtrekning kl. 14.30",
    "Lørdag 5. desember: Julemesse. Åpent 11-15. Loddtrekning kl. 14.30",
    "Lørdag 5. desember: Julemesse (11–15), loddtrekning kl. 14.30",
  ])("%s", (text) => expect(doubtsOf(text)).toEqual([expect.arrayContaining(["several_times"])]));
});

describe("numbers that are no hours leave a line sure:", () => {
  test.each([
    "Lørdag 5. desember kl. 14.30 Tweens 11-15 år",
    "Lørdag 5. desember kl. 14.30 Klubb for 11–15-åringer",
    "Lørdag 5. desember kl. 14.30 Klubb, alder 11-15",
    "Lørdag 5. desember kl. 14.30 Klubb for trinn 5-7",
    "Lørdag 5. desember kl. 14.30 Bibeltime: Joh 3-5",
    "Lørdag 5. desember kl. 14.30 Allsang. Salme 11-15",
    "Lørdag 5. desember kl. 14.30 Baking. Ta med 2-3 kaker",
    "Lørdag 5. desember kl. 11-15 Julemesse. Loddtrekning",
  ])("%s", (text) => expect(doubtsOf(text)).toEqual([[]]));

  test("where there is no clock, the hours may be an age", () =>
    expect(doubtsOf("Lørdag 5. desember: Julemesse 11-15")).toEqual([["morning_or_evening"]]));
});
