import type { WeekTextForm } from "~/domain/paper/week-text";

export const paperPageMessages = {
  title: "Papir og skjermar",
  description: "Plakatar, veka, månaden og skjermen i våpenhuset.",
  intro:
    "Alt her blir laga av arrangementa dykkar, med det som er endra og avlyst. Opne det, vel papir og skriv ut, eller lagre som PDF.",
  hidden: "Sida dykkar er skjult, så det er ingenting å skrive ut eller vise.",
  shortcut: "Papir og skjermar",
  shortcutFacts: "Plakatar, veka, månaden, TV",
  week: "Veka på eitt ark",
  weekHint: "A4 til veggen, A5 til å dele ut. Blir det trongt, blir bokstavane mindre.",
  which: "Kva veke",
  weeks: { this: "Denne veka", next: "Neste veke" },
  weekWith: "Veka med",
  show: "Vis",
  openWeek: "Opne arket",
  texts: "Veka som tekst",
  textsHint: "Til å lime inn. Avlyst og flytta er med.",
  forms: {
    plain: "Til Word og nyhendebrev",
    facebook: "Til Facebook",
    magazine: "Til kyrkjelydsbladet, i korte linjer",
  } satisfies Record<WeekTextForm, string>,
  month: "Månaden på eitt ark",
  monthHint: "A4, liggjande eller ståande. Alltid éi side.",
  openMonth: "Opne månadsplanen",
  posters: "Plakatar",
  postersHint:
    "A4 eller A3, med QR-kode, og strimlar å rive av om de vil. Alle kan skrive dei ut frå sida til arrangementet.",
  noPosters: "Ingen komande arrangement enno.",
  screen: "Skjerm i våpenhuset",
  screenHint:
    "Vel, opne adressa på skjermen, og trykk éin gong for fullskjerm. Han hentar nytt kvart femte minutt, og viser det siste han har når nettet er nede.",
  screenDark: "Mørk",
  darkHours: (from: string, to: string) => `Frå ${from} til ${to}`,
  neverDark: "Aldri",
  screenLanguage: "Språk på skjermen",
  screenAddress: "Adressa til skjermen",
  openScreen: "Opne skjermen",
  preview: (what: string) => `Slik blir det: ${what}`,
};
