export const localChangesMessages = {
  title: "Rediger arrangement",
  description: "Set bilete, omtale, type, emneord og nettside på eit arrangement som kjem frå ein kalender.",
  fromSource: (calendar: string) =>
    `Tittel, tid og stad kjem frå «${calendar}». Endre dei der, så blir dei retta her av seg sjølve.`,
  stays: "Det du set under, blir ståande kvar gong kalenderen blir lesen.",
  changedHere: "endra her",
  changedForAll: "endra her for alle datoar",
  toSource: "tilbake til kalenderen",
  inSource: (words: string) => `I kalenderen: ${words}`,
  nothingInSource: "I kalenderen står det ingenting.",
  scope: {
    legend: "Kva datoar?",
    about: (n: number) => `Arrangementet har ${n} komande datoar i kalenderen.`,
    date: "Berre denne datoen",
    event: "Alle datoar",
    eventHint: "Òg datoar som kjem til seinare. Det som er endra for éin enkelt dato, blir ståande.",
  },
  problems: {
    failed: "Endringane kunne ikkje lagrast. Prøv igjen om litt; alt du har skrive, står her framleis.",
    gone: "Arrangementet finst ikkje lenger. Kalenderen eller nokon andre har fjerna det medan du skreiv.",
  },
};
