import type { NamedDay, NumberedSunday } from "~/domain/time/church-year";

const namedDays: Record<NamedDay, string> = {
  newYearsDay: "Nyttårsdag",
  epiphany: "Kristi openberringsdag",
  candlemas: "Kyndelsmesse",
  sowersSunday: "Såmannssøndag",
  transfiguration: "Kristi forklåringsdag",
  shroveSunday: "Fastelavnssøndag",
  ashWednesday: "Oskeonsdag",
  annunciation: "Maria bodskapsdag",
  palmSunday: "Palmesøndag",
  maundyThursday: "Skjærtorsdag",
  goodFriday: "Langfredag",
  easterEve: "Påskeaftan",
  easterSunday: "1. påskedag",
  easterMonday: "2. påskedag",
  labourDay: "1. mai",
  constitutionDay: "Grunnlovsdagen",
  ascension: "Kristi himmelfartsdag",
  sundayBeforePentecost: "Søndag før pinse",
  pentecostEve: "Pinseaftan",
  pentecost: "1. pinsedag",
  pentecostMonday: "2. pinsedag",
  trinity: "Treeiningssøndag",
  midsummerEve: "Jonsokaftan",
  midsummer: "Jonsok",
  olsok: "Olsok",
  michaelmas: "Mikkelsmess",
  prayerDay: "Bots- og bønedag",
  allSaints: "Allehelgensdag",
  christTheKing: "Kristi kongedag",
  advent1: "1. søndag i advent",
  advent2: "2. søndag i advent",
  advent3: "3. søndag i advent",
  advent4: "4. søndag i advent",
  christmasEve: "Julaftan",
  christmasDay: "1. juledag",
  stStephensDay: "2. juledag",
  christmasSunday: "Romjulssøndag",
  newYearsEve: "Nyttårsaftan",
};

const seasons: Record<NumberedSunday["season"], string> = {
  epiphany: "openberringstida",
  lent: "fastetida",
  easter: "påsketida",
  trinity: "treeiningstida",
};

export const churchYearMessages = {
  namedDays,
  sunday: ({ nth, season }: NumberedSunday) => `${nth}. søndag i ${seasons[season]}`,
};
