export const offlineMessages = {
  band: {
    noContact: "Får ikke kontakt",
    shownAsOf: (when: string) => `Vist slik det var ${when}`,
    keptWorks: "Det du har lagret, virker",
    again: "Oppdater",
  },
  day: {
    today: (time: string) => `i dag ${time}`,
    yesterday: (time: string) => `i går ${time}`,
    /** Weekdays begin with Monday. */
    weekdays: ["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"],
    onWeekday: (weekday: string, time: string) => `${weekday} ${time}`,
  },
  page: {
    title: "Frakoblet",
    description: "Det som ligger på denne enheten, uten nett.",
    hint: "Siden du ville til, ligger ikke på enheten. Den åpnes når nettet er tilbake. Dette har du her:",
    hintAlone: "Dette ligger på enheten, og virker uten nett:",
    again: "Prøv igjen",
    saved: "Favoritter",
    savedHint: "Det du har lagret, og det menighetene du følger har framover",
    events: "Lagrede arrangementer",
    organizers: "Menigheter du følger",
    lists: "Lister",
    asOf: (when: string) => `slik det var ${when}`,
    nothing: "Foreløpig ligger ingen lister her. De du ser på med nett, kan du se igjen uten.",
  },
  install: {
    title: "Legg Samling på hjemskjermen",
    hint: "Da åpner du den som en app, også uten nett.",
    onIphone: "Trykk på Del-knappen i nettleseren, og så «Legg til på Hjem-skjerm».",
    add: "Legg til",
    no: "Nei takk",
    close: "Lukk",
  },
  favorites: {
    later: (count: number) =>
      count === 1 ? "1 til vises når nettet er tilbake." : `${count} til vises når nettet er tilbake.`,
  },
  share: {
    title: "Delt til Samling",
    description: "Søk etter det du delte, eller hent det inn som arrangør.",
    shared: "Du delte",
    nothing: "Det kom ingen tekst og ingen lenke med.",
    file: "Et bilde eller en fil. Den ligger på denne enheten og er ikke sendt.",
    search: "Søk etter det",
    bringIn: "Logg inn, og hent inn arrangementer",
    bringInHint: "For deg som er arrangør: det du delte, er med videre.",
  },
};
