import { describe, expect, test } from "vitest";
import { calendarDate, dayIn, dayText, weekdayOf } from "~/domain/time/days-and-moments";
import { readIntake } from "~/gateways/intake/read-intake";
import { shownLines } from "./pages/shown-lines";

const NOW = new Date("2026-12-01T10:00:00Z");
const YEAR = 2027;
const WEEKDAYS = ["Mandag", "Tirsdag", "Onsdag", "Torsdag", "Fredag", "Lørdag", "Søndag"];
const MONTHS = "januar februar mars april mai juni juli august september oktober november desember".split(" ");
const TITLES = ["Sangkveld", "Bibeltime", "Konsert", "Gudstjeneste", "Basar", "Dugnad", "Formiddagstreff"];

interface Row {
  /** "Mandag 7." */
  day: string;
  clock: string;
  title: string;
}

const page = (month: string, rows: string) =>
  `<!doctype html><html lang="nb"><title>Program</title><body><main><h1>Program ${month} ${YEAR}</h1>${rows}</main></body></html>`;

/** The forms in which a page has the days of a month that its heading names. */
const FORMS: readonly (readonly [name: string, rows: (rows: Row[]) => string])[] = [
  [
    "a table",
    (rows) =>
      `<table>${rows.map(({ day, clock, title }) => `<tr><td>${day}</td><td>${clock}</td><td>${title}</td></tr>`).join("")}</table>`,
  ],
  [
    "a table with a heading",
    (rows) =>
      `<table><tr><th>Dag</th><th>Kl</th><th>Hva</th></tr>${rows.map(({ day, clock, title }) => `<tr><td>${day}</td><td>${clock}</td><td>${title}</td></tr>`).join("")}</table>`,
  ],
  [
    "a list",
    (rows) => `<ul>${rows.map(({ day, clock, title }) => `<li>${day} kl. ${clock} ${title}</li>`).join("")}</ul>`,
  ],
  ["paragraphs", (rows) => rows.map(({ day, clock, title }) => `<p>${day} kl. ${clock}: ${title}</p>`).join("")],
  [
    "days as headings",
    (rows) => rows.map(({ day, clock, title }) => `<h3>${day}</h3><p>${clock} ${title}</p>`).join(""),
  ],
];

async function said(html: string) {
  const bytes = new TextEncoder().encode(html);
  const reading = await readIntake({ bytes, name: "side.html", contentType: null, address: null }, NOW);
  return reading.ok ? shownLines(reading.events) : [];
}

function weekOf(month: number, clock: string) {
  const days = Array.from({ length: 7 }, (_, at) => dayIn(YEAR, month, 8) + at);
  const rows = days.map((day) => ({
    day: `${WEEKDAYS[weekdayOf(day)]} ${calendarDate(day).date}.`,
    clock,
    title: TITLES[weekdayOf(day)]!,
  }));
  const expected = rows.map(({ title }, at) => `text ${dayText(days[at]!)} ${clock.replace(".", ":")} ${title}`);
  return { days, rows, expected };
}

describe.each(FORMS)("%s", (_, rowsOf) => {
  test.each(["00.00", "19.00"])("is read on every weekday of every month at %s", async (clock) => {
    for (const [index, month] of MONTHS.entries()) {
      const { rows, expected } = weekOf(index + 1, clock);
      expect(await said(page(month, rowsOf(rows))), month).toEqual(expected);
    }
  });

  test("gives no row whose day is not understood the day above", async () => {
    const { days, rows, expected } = weekOf(12, "19.00");
    for (let at = 1; at < rows.length; at++) {
      const spoiled = rows.map((row, index) => (index === at ? { ...row, day: row.day.replace("dag", "dg") } : row));
      const events = await said(page("desember", rowsOf(spoiled)));
      expect(events.filter((event) => !event.includes(dayText(days[at]!)))).toEqual(expected.toSpliced(at, 1));
    }
  });
});
