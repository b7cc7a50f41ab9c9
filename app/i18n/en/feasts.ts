import type { feastMessages as nb } from "../nb/feasts";

const feasts: typeof nb.feasts = {
  fastelavn: { name: "Shrovetide", sought: "Shrovetide services and gatherings" },
  paske: { name: "Easter", sought: "Easter services and concerts" },
  "17-mai": { name: "17 May", sought: "Services and gatherings on 17 May" },
  "kristi-himmelfartsdag": { name: "Ascension Day", sought: "Ascension Day services" },
  pinse: { name: "Pentecost", sought: "Pentecost services and gatherings" },
  sankthans: { name: "Midsummer", sought: "Midsummer gatherings" },
  olsok: { name: "Olsok", sought: "Services and concerts at Olsok (St Olaf’s Day)" },
  allehelgen: { name: "All Saints", sought: "All Saints’ services and remembrance gatherings" },
  adventskonserter: { name: "Christmas concerts", sought: "Advent and Christmas concerts" },
  lysmesser: { name: "Candlelight services", sought: "Candlelight services in Advent" },
  julaften: { name: "Christmas Eve", sought: "Christmas Eve services" },
  juledagene: { name: "Christmas Day", sought: "Services on 25 and 26 December" },
  juletrefester: { name: "Christmas tree parties", sought: "Christmas tree parties" },
  nyttar: { name: "New Year", sought: "New Year services and concerts" },
};

export const feastMessages: typeof nb = {
  feasts,
  offered: "Feasts",
  near: (sought: string, place: string) => `${sought} near ${place}`,
  description: (sought: string, days: string) =>
    `${sought} (${days}). Times and places, day by day, from the Church of Norway, prayer houses and free churches.`,
  empty: "Nothing has been published yet",
  emptyNear: (name: string, days: string) =>
    `${name}: ${days}. Search a little further away, or see what comes before it.`,
  emptyHint: (name: string, days: string) => `${name}: ${days}. Have a look at what is on before then.`,
};
