export const localChangesMessages = {
  title: "Rediger arrangement",
  description: "Sett bilde, beskrivelse, type, emneord og nettside på et arrangement som kommer fra en kalender.",
  fromSource: (calendar: string) =>
    `Tittel, tid og sted kommer fra «${calendar}». Endre dem der, så blir de rettet her av seg selv.`,
  stays: "Det du setter under, blir stående hver gang kalenderen leses.",
  changedHere: "endret her",
  changedForAll: "endret her for alle datoer",
  toSource: "tilbake til kalenderen",
  inSource: (words: string) => `I kalenderen: ${words}`,
  nothingInSource: "I kalenderen står det ingenting.",
  scope: {
    legend: "Hvilke datoer?",
    about: (n: number) => `Arrangementet har ${n} kommende datoer i kalenderen.`,
    date: "Bare denne datoen",
    event: "Alle datoer",
    eventHint: "Også datoer som kommer til senere. Det som er endret for én enkelt dato, blir stående.",
  },
  problems: {
    failed: "Endringene kunne ikke lagres. Prøv igjen om litt; alt du har skrevet, står her fortsatt.",
    gone: "Arrangementet finnes ikke lenger. Kalenderen eller noen andre har fjernet det mens du skrev.",
  },
};
