import { describe, expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { sayEvent } from "./judge";

const NOW = new Date("2026-11-26T08:00:00Z");
const said = (text: string) => readProgramme(text, NOW).events.map(sayEvent);

const NUMBERS = ["2.11", "4.4", "12.10"];
const UNITS = [
  "millioner kroner",
  "millionar kroner",
  "million kroner",
  "mill. kroner",
  "mill.",
  "mrd. kroner",
  "MNOK",
  "kr/kWh",
  "prosent",
  "%",
  "stars",
  "stjerner",
  "tonn ved",
  "kg poteter",
  "liter melk",
  "mål",
  "poeng",
  "av 6",
  "/5",
  "out of 5",
  "ganger så mange",
];
const SENTENCES: readonly ((measure: string) => string)[] = [
  (measure) => `Orgelfondet er nå på ${measure}`,
  (measure) => `Fondet: ${measure}.`,
  (measure) => `${measure} er samla inn`,
  (measure) => measure,
  (measure) => `The appeal has reached ${measure}`,
];

describe.each(UNITS)("a number beside %s is no day", (unit) => {
  test("alone, and below an event", () => {
    for (const number of NUMBERS)
      for (const sentence of SENTENCES) {
        const line = sentence(`${number} ${unit}`);
        expect(said(line), line).toEqual([]);
        expect(said(`Søndag 6. desember kl. 11.00 Gudstjeneste\n${line}`), line).toEqual([
          "2026-12-06 11:00 Gudstjeneste",
        ]);
      }
  });
});

test.each([
  "Karakteren 4.5 er høy",
  "Rated 4.8 by visitors",
  "Resultat 2.1 mot nabosoknet",
  "iOS 17.2 og Windows 8.1",
  "Versjon 2.11 er ute",
  "Oppgave 3.11",
  "1.1 Innledning\n1.2 Bakgrunn\n1.3 Mål",
])("no day is in %j", (text) => expect(said(text)).toEqual([]));

test.each([
  ["Basar 5.12 på bedehuset", "? 2026-12-05 Basar"],
  ["Basar på bedehuset 5.12", "? 2026-12-05 Basar"],
  ["5.12 m/ kaffe: Basar", "? 2026-12-05 M/ kaffe: Basar"],
  ["Konsert 5.12 av Nesset kor", "? 2026-12-05 Konsert av Nesset kor"],
  ["Lørdag 5.12 tonn på tonn: konsert", "? 2026-12-05 Tonn på tonn: konsert"],
  ["Konsert den 5.12 tusen toner", "? 2026-12-05 Konsert"],
  ["Basar 5.12, 6.12 og 12.12", "? 2026-12-05 Basar"],
])("but a day is in %j", (text, event) => expect(said(text)[0]).toContain(event));
