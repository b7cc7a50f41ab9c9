import { expect, test } from "vitest";
import { TOLD_AT } from "#test/support/told/told";
import { readOneLine } from "~/domain/intake/one-line/read-one-line";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const MONTHS = "I II III IV V VI VII VIII IX X XI XII".split(" ");
const NAMES = "jan feb mar apr mai jun jul aug sep okt nov des".split(" ");

const read = (text: string) =>
  readProgramme(text, TOLD_AT, { isToldNow: true }).events.map(({ day, time, title }) => `${day} ${time} ${title}`);

test.each(MONTHS.map((roman, index) => [roman, NAMES[index], index + 1] as const))(
  "the month %s is %s, and may stand before its date",
  (roman, name, month) => {
    const day = `${month > 10 ? 2026 : 2027}-${String(month).padStart(2, "0")}-29`.replace("02-29", "02-28");
    const date = Number(day.slice(8));
    expect(read(`${date}.${roman}. kl. 18.00 Mariamesse`)).toEqual([`${day} 18:00 Mariamesse`]);
    expect(read(`${name} ${date} kl 11 Gløgg og gåter`)).toEqual([`${day} 11:00 Gløgg og gåter`]);
  },
);

test("the stamps of a chat need no year: they are no days of events", () => {
  const chat = [
    "[27.11, 09:14] Marit: Når er julegrøten?",
    "[27.11, 09:20] Arne: torsdag 10. des kl 18, på Kirkestua",
    "[27.11, 09:25] Arne: julespill lørdag 12.12 kl 10-13 i Torpo kirke",
  ];
  expect(read(chat.join("\n")).map((event) => event.slice(0, 16))).toEqual(["2026-12-10 18:00", "2026-12-12 10:00"]);
});

test.each([
  ["29.11. Første søndag i advent (fiolett). Høymesse kl. 11.00", "2026-11-29 11:00 Høymesse"],
  ["Hele dagen lør. 20. mars 2027 Vårdugnad", "2027-03-20 null Vårdugnad"],
  ["Torsdag 10. desember kl. 18.15 Generalprøve (vær på plass kl. 18.00)", "2026-12-10 18:15 Generalprøve"],
  ["Pasterka 24 grudnia o godz. 22.00", "2026-12-24 22:00 Pasterka"],
])("what stands around it is no part of a title: %s", (line, event) => {
  expect(read(line)).toEqual([event]);
});

test("a stage is a place of its own, and so are the houses below it", () => {
  const text = "FREDAG 4. JUNI 2027\nTorgscenen\n18.00 Åpningskonsert\n20.00 Soul Choir\nKirken\n22.30 Nattmusikk";
  const { events } = readProgramme(text, TOLD_AT, { isToldNow: true });
  expect(events.map(({ place }) => place)).toEqual(["Torgscenen", "Torgscenen", "Kirken"]);
});

test.each(["", " Inngang 50 kr."])("a weekday's hour below a list is that of the list%s", (more) => {
  const list = "11. januar: Sangstund\n8. februar: Besøk av politiet\n8. mars: Quiz";
  const { events } = readProgramme(`${list}\n\nVi møtes mandager kl. 11.30.${more}`, TOLD_AT, { isToldNow: true });
  expect(events.map(({ time, doubts }) => [time, doubts.includes("time_elsewhere")])).toEqual(
    [1, 2, 3].map(() => ["11:30", true]),
  );
});

const line = (text: string) => {
  const reading = readOneLine(text, { now: TOLD_AT, places: [] });
  return reading.kind === "event" ? reading.event : null;
};

test.each([
  ["Juletresalg lør 12.12 kl 10-15 bak Rema", "Juletresalg", "Rema"],
  ["14.01.2027 kl. 10:00 Babytreff (Rom 204)", "Babytreff", "Rom 204"],
  ["Fre. 1. jan. 2027 16:00 Nyttårsmesse Sted: St. Hallvard", "Nyttårsmesse", "St. Hallvard"],
])("the place of %s", (text, title, place) => {
  expect([line(text)?.title?.value, line(text)?.place?.value.name]).toEqual([title, place]);
});
