import { dayNamed, easterSunday } from "~/domain/time/church-year";
import { dayIn, type DayNumber, nextWeekday, SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import { yearOf } from "./days";

export const FEASTS = [
  "advent",
  "lucia",
  "fourthAdvent",
  "christmasEve",
  "christmasDay",
  "newYearsEve",
  "epiphany",
  "shrovetide",
  "palmSunday",
  "maundyThursday",
  "goodFriday",
  "easterEve",
  "easter",
  "ascension",
  "pentecost",
  "constitutionDay",
  "midsummer",
  "olsok",
  "allSaints",
] as const;
type Feast = (typeof FEASTS)[number];

export function feastOf(feast: Feast, year: number): DayNumber {
  const easter = easterSunday(year);
  const days: Record<Feast, DayNumber> = {
    advent: dayNamed("advent1", year),
    lucia: dayIn(year, 12, 13),
    fourthAdvent: dayNamed("advent1", year) + 21,
    christmasEve: dayIn(year, 12, 24),
    christmasDay: dayIn(year, 12, 25),
    newYearsEve: dayIn(year, 12, 31),
    epiphany: dayIn(year, 1, 6),
    shrovetide: easter - 49,
    palmSunday: easter - 7,
    maundyThursday: easter - 3,
    goodFriday: easter - 2,
    easterEve: easter - 1,
    easter,
    ascension: easter + 39,
    pentecost: easter + 49,
    constitutionDay: dayIn(year, 5, 17),
    midsummer: dayIn(year, 6, 23),
    olsok: dayIn(year, 7, 29),
    allSaints: nextWeekday(dayIn(year, 11, 1), SUNDAY),
  };
  return days[feast];
}

const AROUND_EASTER: Record<number, string> = {
  [-49]: "Fastelavnssøndag",
  [-42]: "1. søndag i fastetiden",
  [-35]: "2. søndag i fastetiden",
  [-28]: "3. søndag i fastetiden",
  [-21]: "4. søndag i fastetiden",
  [-14]: "Maria budskapsdag",
  [-7]: "Palmesøndag",
  0: "1. påskedag",
  7: "2. søndag i påsketiden",
  14: "3. søndag i påsketiden",
  21: "4. søndag i påsketiden",
  28: "5. søndag i påsketiden",
  35: "6. søndag i påsketiden",
  42: "Søndag før pinse",
  49: "1. pinsedag",
  56: "Treenighetssøndag",
};

/** Null for other days than Sundays. */
export function sundayName(day: DayNumber): string | null {
  if (weekdayOf(day) !== SUNDAY) return null;
  const year = yearOf(day);
  const sinceEaster = day - easterSunday(year);
  if (AROUND_EASTER[sinceEaster]) return AROUND_EASTER[sinceEaster];
  const advent = (day - dayNamed("advent1", year)) / 7;
  if (advent >= 0) return advent < 4 ? `${advent + 1}. søndag i advent` : "Romjulssøndag";
  if (advent === -1) return "Kristi kongedag";
  if (day === feastOf("allSaints", year)) return "Allehelgensdag";
  if (day === feastOf("allSaints", year) - 7) return "Bots- og bønnedag";
  const sinceNewYear = Math.ceil((day - dayIn(year, 1, 1)) / 7);
  if (sinceEaster < 0) return sinceNewYear < 2 ? "Kristi åpenbaringsdag" : `${sinceNewYear}. søndag i åpenbaringstiden`;
  return `${(sinceEaster - 56) / 7 + 1}. søndag i treenighetstiden`;
}
