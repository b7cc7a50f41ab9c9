import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { sayEvent } from "./judge";

const NOW = new Date("2026-11-26T08:00:00Z");
const said = (text: string) => readProgramme(text, NOW).events.map(sayEvent);

const SAYS: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `Julekonserten ${from} er flyttet til ${to}, Vik bedehus.`,
  (from, to) => `Julekonserten er flyttet fra ${from} til ${to}.`,
  (from, to) => `NB! Julekonserten ${from} er dessverre utsatt til ${to}`,
  (from, to) => `Julekonserten som skulle vært ${from} er flyttet til ${to}.`,
  (from, to) => `Julekonserten ${from} flyttes til ${to}.`,
  (from, to) => `I stedet for ${from} blir julekonserten ${to}.`,
  (from, to) => `Julekonserten blir ${to} i stedet for ${from}.`,
  (from, to) => `Ny dato for julekonserten: ${to} (ikke ${from})`,
  (from, to) => `Julekonserten ${from} er flytta til ${to} på Vik bedehus.`,
  (from, to) => `Julekonserten er flytta frå ${from} til ${to}.`,
  (from, to) => `Julekonserten ${from} er diverre utsett til ${to}.`,
  (from, to) => `I staden for ${from} vert julekonserten ${to}.`,
];
const DAYS: readonly (readonly [from: string, to: string, day: string])[] = [
  ["fredag 27. november", "søndag 17. januar 2027 kl. 18.00", "2027-01-17 18:00"],
  ["fredag 27. november kl. 19.00", "søndag 17. januar 2027 kl. 18.00", "2027-01-17 18:00"],
  ["27. november", "17. januar 2027 kl. 18", "2027-01-17 18:00"],
  ["4.12.", "13.12.2026 kl. 18.00", "2026-12-13 18:00"],
];

describe("what is moved is where it was moved to, as a question, and never where it was:", () => {
  test.each(SAYS.map((say) => [say("FRA", "TIL"), say] as const))("%s", (_, say) => {
    for (const [from, to, day] of DAYS) {
      const text = say(from, to);
      const [event, ...others] = said(text);
      expect(event, text).toMatch(new RegExp(`^\\? ${day} Julekonserten \\[`));
      expect(others, text).toEqual([]);
    }
  });

  test.each([
    [
      "Festivalen er flyttet fra uke 32 til uke 33, og blir nå 16.–22. august 2027.",
      "? 2027-08-16 –2027-08-22 Festivalen [moved]",
    ],
    [
      "Festivalen flyttes fra uke 32 til uke 33. Det betyr at den nå blir 16.–22. august 2027.",
      "? 2027-08-16 –2027-08-22 Festivalen [moved]",
    ],
    [
      "Stemnet er flytta frå veke 32 til veke 33 og blir no 16.–22. august 2027.",
      "? 2027-08-16 –2027-08-22 Stemnet [moved]",
    ],
    [
      "The concert on Friday 4 December has been moved to Friday 11 December at 7 pm.",
      "? 2026-12-11 19:00 The concert [moved]",
    ],
    ["Gudstjenesten søndag 6. desember er flyttet fra kl. 11 til kl. 18.", "? 2026-12-06 18:00 Gudstjenesten [moved]"],
    ["Tirsdag 8. desember kl. 19: Bibeltime (flyttet fra mandag 7. desember)", "? 2026-12-08 19:00 Bibeltime [moved]"],
    [
      "Julekonsert\nFlyttet fra fredag 4. desember til søndag 13. desember kl. 18.00",
      "? 2026-12-13 18:00 Julekonsert [moved]",
    ],
  ])("%s", (text, event) => expect(said(text)).toEqual([event]));

  test.each([
    "Konserten fredag 4. desember er utsatt til over nyttår.",
    "Konserten fredag 4. desember kl. 19 er utsatt. Ny dato kommer.",
    "Basaren lørdag 5. desember er flyttet en uke fram.",
    "Basaren laurdag 5. desember er utsett på ubestemt tid.",
    "Møtet tirsdag 8. desember er flyttet til torsdag.",
  ])("nothing is on where it was: %s", (text) => expect(said(text)).toEqual([]));
});

describe("another line has what was moved on its former day no longer:", () => {
  const LISTED = ["Fredag 4. desember kl. 18.00 Julekonsert", "Fredag 4. desember kl. 20.00 Nattkafé"];
  const NOTICE = "Julekonserten 4. desember er flyttet til søndag 13. desember kl. 18.00.";

  test.each([[[...LISTED, "", NOTICE]], [[NOTICE, "", ...LISTED]]])("%j", (lines) =>
    expect(said(lines.join("\n")).toSorted()).toEqual([
      "2026-12-04 20:00 Nattkafé",
      "? 2026-12-13 18:00 Julekonserten [moved]",
    ]),
  );

  test("also where only the new one is named below it", () =>
    expect(said("Julekonsert\n\nFredag 4. desember kl. 18.00\n\nFlyttet til søndag 13. desember kl. 18.00")).toEqual([
      "? 2026-12-13 18:00 Julekonsert [moved title_apart]",
    ]));
});
