import type { FeastKey } from "~/domain/search/feasts";

interface FeastNames {
  name: string;
  /** What is looked for: the page's heading. */
  sought: string;
}

const feasts: Record<FeastKey, FeastNames> = {
  fastelavn: { name: "Fastelavn", sought: "Gudstjenester og samlinger til fastelavn" },
  paske: { name: "Påske", sought: "Gudstjenester og konserter i påsken" },
  "17-mai": { name: "17. mai", sought: "Gudstjenester og samlinger 17. mai" },
  "kristi-himmelfartsdag": { name: "Kristi himmelfartsdag", sought: "Gudstjenester Kristi himmelfartsdag" },
  pinse: { name: "Pinse", sought: "Gudstjenester og stevner i pinsen" },
  sankthans: { name: "Sankthans", sought: "Samlinger til sankthans" },
  olsok: { name: "Olsok", sought: "Gudstjenester og konserter til olsok" },
  allehelgen: { name: "Allehelgen", sought: "Gudstjenester og minnesamlinger i allehelgenshelgen" },
  adventskonserter: { name: "Julekonserter", sought: "Advents- og julekonserter" },
  lysmesser: { name: "Lysmesser", sought: "Lysmesser i advent" },
  julaften: { name: "Julaften", sought: "Gudstjenester julaften" },
  juledagene: { name: "Juledagene", sought: "Gudstjenester 1. og 2. juledag" },
  juletrefester: { name: "Juletrefester", sought: "Juletrefester" },
  nyttar: { name: "Nyttår", sought: "Gudstjenester og konserter til nyttår" },
};

export const feastMessages = {
  feasts,
  offered: "Høytider",
  near: (sought: string, place: string) => `${sought} nær ${place}`,
  description: (sought: string, days: string) =>
    `${sought} (${days}). Se tid og sted, dag for dag, fra folkekirke, bedehus og frikirke.`,
  empty: "Ingenting er lagt ut ennå",
  emptyNear: (name: string, days: string) => `${name}: ${days}. Søk litt lenger unna, eller se det som skjer før det.`,
  emptyHint: (name: string, days: string) => `${name}: ${days}. Se gjerne det som skjer før det.`,
};
