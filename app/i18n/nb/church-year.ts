import type { NamedDay, NumberedSunday } from "~/domain/time/church-year";

const namedDays: Record<NamedDay, string> = {
  newYearsDay: "Nyttårsdag",
  epiphany: "Kristi åpenbaringsdag",
  candlemas: "Kyndelsmesse",
  sowersSunday: "Såmannssøndag",
  transfiguration: "Kristi forklarelsesdag",
  shroveSunday: "Fastelavnssøndag",
  ashWednesday: "Askeonsdag",
  annunciation: "Maria budskapsdag",
  palmSunday: "Palmesøndag",
  maundyThursday: "Skjærtorsdag",
  goodFriday: "Langfredag",
  easterEve: "Påskeaften",
  easterSunday: "1. påskedag",
  easterMonday: "2. påskedag",
  labourDay: "1. mai",
  constitutionDay: "Grunnlovsdagen",
  ascension: "Kristi himmelfartsdag",
  sundayBeforePentecost: "Søndag før pinse",
  pentecostEve: "Pinseaften",
  pentecost: "1. pinsedag",
  pentecostMonday: "2. pinsedag",
  trinity: "Treenighetssøndag",
  midsummerEve: "Sankthansaften",
  midsummer: "Sankthans",
  olsok: "Olsok",
  michaelmas: "Mikkelsmess",
  prayerDay: "Bots- og bønnedag",
  allSaints: "Allehelgensdag",
  christTheKing: "Kristi kongedag",
  advent1: "1. søndag i advent",
  advent2: "2. søndag i advent",
  advent3: "3. søndag i advent",
  advent4: "4. søndag i advent",
  christmasEve: "Julaften",
  christmasDay: "1. juledag",
  stStephensDay: "2. juledag",
  christmasSunday: "Romjulssøndag",
  newYearsEve: "Nyttårsaften",
};

const seasons: Record<NumberedSunday["season"], string> = {
  epiphany: "åpenbaringstiden",
  lent: "fastetiden",
  easter: "påsketiden",
  trinity: "treenighetstiden",
};

export const churchYearMessages = {
  namedDays,
  sunday: ({ nth, season }: NumberedSunday) => `${nth}. søndag i ${seasons[season]}`,
};
