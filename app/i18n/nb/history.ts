import type { EventAct } from "~/domain/events/history";

const dates = (one: string, many: (n: number) => string) => (n: number) => (n > 1 ? many(n) : one);

export const historyMessages = {
  title: "Historikk",
  description: "Hvem i teamet som har endret hva på et arrangement, og når.",
  intro: "Hvem i teamet som har gjort hva, det siste først. Historikken ligger i tolv måneder, og bare teamet ser den.",
  empty: "Ingenting ennå",
  emptyText: "Når noen i teamet endrer arrangementet, står det her.",
  see: "Se siden",
  someone: "en som ikke har konto lenger",
  continued: (n: number) => (n === 1 ? "Laget neste dato i serien" : `Laget de ${n} neste datoene i serien`),
  /** Does what nobody has pressed. */
  product: "Samling, av seg selv",
  onlyLast: "Det skjer etter hvert som tiden går. Her står bare siste gang.",
  at: (day: string, time: string) => `${day} kl. ${time}`,
  state: "Status",
  before: "Før: ",
  after: "Nå: ",
  picture: (has: boolean): string => (has ? "Et bilde" : "Ikke noe bilde"),
  acts: {
    created: dates("Opprettet", (n) => `Opprettet, med ${n} datoer`),
    changed: dates("Endret", (n) => `Endret ${n} datoer`),
    state: dates("Ny status", (n) => `Ny status for ${n} datoer`),
    stateUndone: dates("Angret en ny status", (n) => `Angret en ny status for ${n} datoer`),
    stepUndone: dates("Angret en endring av flere", (n) => `Angret en endring av flere, for ${n} datoer`),
    seriesChanged: () => "Endret når serien er",
    deleted: dates("Slettet", (n) => `Slettet ${n} datoer`),
    restored: dates("Hentet tilbake fra papirkurven", (n) => `Hentet ${n} datoer tilbake fra papirkurven`),
  } satisfies Record<EventAct, (n: number) => string>,
};
