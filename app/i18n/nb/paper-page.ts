import type { WeekTextForm } from "~/domain/paper/week-text";

export const paperPageMessages = {
  title: "Papir og skjermer",
  description: "Plakater, uken, måneden og skjermen i våpenhuset.",
  intro:
    "Alt her lages av arrangementene deres, med det som er endret og avlyst. Åpne det, velg papir og skriv ut, eller lagre som PDF.",
  hidden: "Siden deres er skjult, så det er ingenting å skrive ut eller vise.",
  shortcutFacts: "Plakater, uken, måneden, TV",
  week: "Uken på ett ark",
  weekHint: "A4 til veggen, A5 til å dele ut. Blir det trangt, blir bokstavene mindre.",
  which: "Hvilken uke",
  weeks: { this: "Denne uken", next: "Neste uke" },
  weekWith: "Uken med",
  show: "Vis",
  openWeek: "Åpne arket",
  texts: "Uken som tekst",
  textsHint: "Til å lime inn. Avlyst og flyttet er med.",
  forms: {
    plain: "Til Word og nyhetsbrev",
    facebook: "Til Facebook",
    magazine: "Til menighetsbladet, i korte linjer",
  } satisfies Record<WeekTextForm, string>,
  month: "Måneden på ett ark",
  monthHint: "A4, liggende eller stående. Alltid én side.",
  openMonth: "Åpne månedsplanen",
  posters: "Plakater",
  postersHint:
    "A4 eller A3, med QR-kode, og strimler å rive av om dere vil. Alle kan skrive dem ut fra arrangementets side.",
  noPosters: "Ingen kommende arrangementer ennå.",
  screen: "Skjerm i våpenhuset",
  screenHint:
    "Velg, åpne adressen på skjermen, og trykk én gang for fullskjerm. Den henter nytt hvert femte minutt, og viser det siste den har når nettet er nede.",
  screenDark: "Mørk",
  darkHours: (from: string, to: string) => `Fra ${from} til ${to}`,
  neverDark: "Aldri",
  screenLanguage: "Språk på skjermen",
  screenAddress: "Adressen til skjermen",
  openScreen: "Åpne skjermen",
  preview: (what: string) => `Slik blir det: ${what}`,
};
