import { expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";
import { titleAndBeside } from "~/domain/intake/programme/said-beside";

const NOW = new Date("2026-11-22T12:00:00Z");

test.each([
  ["Kveldsmøte v/ Kari Nordmann", "Kveldsmøte", "v/ Kari Nordmann"],
  ["Høymesse v/Ola Hansen", "Høymesse", "v/Ola Hansen"],
  ["Bibeltime ved sokneprest Ola Nordmann", "Bibeltime", "ved sokneprest Ola Nordmann"],
  ["Møte, taler: Per Hansen", "Møte", "taler: Per Hansen"],
  ["Friluftsgudstjeneste ved Storvatnet v/Ola Nordmann", "Friluftsgudstjeneste ved Storvatnet", "v/Ola Nordmann"],
  ["Høymesse, Joh 14,1-4", "Høymesse", "Joh 14,1-4"],
  ["Konsert med Kari Nordmann", "Konsert med Kari Nordmann", null],
  ["Friluftsgudstjeneste ved Storvatnet", "Friluftsgudstjeneste ved Storvatnet", null],
  ["Gudstjeneste, se egen annonse", "Gudstjeneste", null],
  ["Barnekor (ikke i skoleferier)", "Barnekor", null],
  ["v/ Kari Nordmann", "v/ Kari Nordmann", null],
])("%s is called %s", (text, title, beside) => expect(titleAndBeside(text)).toEqual({ title, beside }));

test("who speaks stands in the description", () => {
  const [event] = readProgramme("Søndag 6. desember kl. 19.00 Kveldsmøte v/ Kari Nordmann", NOW).events;
  expect(event).toMatchObject({ title: "Kveldsmøte", description: "v/ Kari Nordmann" });
});
