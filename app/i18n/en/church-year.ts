import type { NamedDay, NumberedSunday } from "~/domain/time/church-year";
import type { churchYearMessages as nb } from "../nb/church-year";

const namedDays: Record<NamedDay, string> = {
  newYearsDay: "New Year’s Day",
  epiphany: "Epiphany",
  candlemas: "Candlemas",
  samiPeoplesDay: "Sámi National Day",
  sowersSunday: "Sower’s Sunday",
  transfiguration: "Transfiguration",
  shroveSunday: "Shrove Sunday",
  ashWednesday: "Ash Wednesday",
  annunciation: "Annunciation",
  palmSunday: "Palm Sunday",
  maundyThursday: "Maundy Thursday",
  goodFriday: "Good Friday",
  easterEve: "Easter Eve",
  easterSunday: "Easter Sunday",
  easterMonday: "Easter Monday",
  labourDay: "Labour Day",
  constitutionDay: "Constitution Day",
  ascension: "Ascension Day",
  sundayBeforePentecost: "Sunday before Pentecost",
  pentecostEve: "Pentecost Eve",
  pentecost: "Pentecost",
  pentecostMonday: "Pentecost Monday",
  trinity: "Trinity Sunday",
  midsummerEve: "Midsummer Eve",
  midsummer: "St John’s Day",
  olsok: "Olsok (St Olaf’s Day)",
  michaelmas: "Michaelmas",
  prayerDay: "Day of Repentance and Prayer",
  allSaints: "All Saints’ Sunday",
  christTheKing: "Christ the King",
  advent1: "First Sunday of Advent",
  advent2: "Second Sunday of Advent",
  advent3: "Third Sunday of Advent",
  advent4: "Fourth Sunday of Advent",
  christmasEve: "Christmas Eve",
  christmasDay: "Christmas Day",
  stStephensDay: "St Stephen’s Day",
  christmasSunday: "Sunday after Christmas",
  newYearsEve: "New Year’s Eve",
};

const seasons: Record<NumberedSunday["season"], (nth: number) => string> = {
  epiphany: (nth) => `Sunday ${nth} of Epiphany`,
  lent: (nth) => `Sunday ${nth} of Lent`,
  easter: (nth) => `Sunday ${nth} of Easter`,
  trinity: (nth) => `Sunday ${nth} of Trinity`,
};

export const churchYearMessages: typeof nb = {
  namedDays,
  sunday: ({ nth, season }: NumberedSunday) => seasons[season](nth),
};
