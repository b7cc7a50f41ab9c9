import type { feastMessages as nb } from "../nb/feasts";

const feasts: typeof nb.feasts = {
  fastelavn: { name: "Fastelavn", sought: "Gudstenester og samlingar til fastelavn" },
  paske: { name: "Påske", sought: "Gudstenester og konsertar i påska" },
  "17-mai": { name: "17. mai", sought: "Gudstenester og samlingar 17. mai" },
  "kristi-himmelfartsdag": { name: "Kristi himmelfartsdag", sought: "Gudstenester Kristi himmelfartsdag" },
  pinse: { name: "Pinse", sought: "Gudstenester og stemne i pinsa" },
  sankthans: { name: "Jonsok", sought: "Samlingar til jonsok" },
  olsok: { name: "Olsok", sought: "Gudstenester og konsertar til olsok" },
  allehelgen: { name: "Allehelgen", sought: "Gudstenester og minnesamlingar i allehelgenshelga" },
  adventskonserter: { name: "Julekonsertar", sought: "Advents- og julekonsertar" },
  lysmesser: { name: "Lysmesser", sought: "Lysmesser i advent" },
  julaften: { name: "Julaftan", sought: "Gudstenester julaftan" },
  juledagene: { name: "Juledagane", sought: "Gudstenester 1. og 2. juledag" },
  juletrefester: { name: "Juletrefestar", sought: "Juletrefestar" },
  nyttar: { name: "Nyttår", sought: "Gudstenester og konsertar til nyttår" },
};

export const feastMessages: typeof nb = {
  feasts,
  offered: "Høgtider",
  near: (sought: string, place: string) => `${sought} nær ${place}`,
  description: (sought: string, days: string) =>
    `${sought} (${days}). Sjå tid og stad, dag for dag, frå folkekyrkje, bedehus og frikyrkje.`,
  empty: "Ingenting er lagt ut enno",
  emptyNear: (name: string, days: string) => `${name}: ${days}. Søk litt lenger unna, eller sjå det som skjer før det.`,
  emptyHint: (name: string, days: string) => `${name}: ${days}. Sjå gjerne det som skjer før det.`,
};
