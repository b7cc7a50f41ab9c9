const dates = (one: string, many: (n: number) => string) => (n: number) => (n > 1 ? many(n) : one);

export const historyMessages = {
  title: "Historikk",
  description: "Kven i teamet som har endra kva på eit arrangement, og når.",
  intro: "Kven i teamet som har gjort kva, det siste først. Historikken ligg i tolv månader, og berre teamet ser han.",
  empty: "Ingenting enno",
  emptyText: "Når nokon i teamet endrar arrangementet, står det her.",
  see: "Sjå sida",
  someone: "ein som ikkje har konto lenger",
  continued: (n: number) => (n === 1 ? "Laga neste dato i serien" : `Laga dei ${n} neste datoane i serien`),
  /** Does what nobody has pressed. */
  product: "Samling, av seg sjølv",
  onlyLast: "Det skjer etter kvart som tida går. Her står berre siste gongen.",
  at: (day: string, time: string) => `${day} kl. ${time}`,
  state: "Status",
  before: "Før: ",
  after: "No: ",
  picture: (has: boolean): string => (has ? "Eit bilete" : "Ikkje noko bilete"),
  acts: {
    created: dates("Oppretta", (n) => `Oppretta, med ${n} datoar`),
    changed: dates("Endra", (n) => `Endra ${n} datoar`),
    state: dates("Ny status", (n) => `Ny status for ${n} datoar`),
    stateUndone: dates("Angra ein ny status", (n) => `Angra ein ny status for ${n} datoar`),
    stepUndone: dates("Angra ei endring av fleire", (n) => `Angra ei endring av fleire, for ${n} datoar`),
    seriesChanged: () => "Endra når serien er",
    deleted: dates("Sletta", (n) => `Sletta ${n} datoar`),
    restored: dates("Henta tilbake frå papirkorga", (n) => `Henta ${n} datoar tilbake frå papirkorga`),
  },
};
