export const offlineMessages = {
  band: {
    offline: "Fråkopla",
    noContact: "Får ikkje kontakt",
    shownAsOf: (when: string) => `Vist slik det var ${when}`,
    keptWorks: "Det du har lagra, verkar",
    again: "Oppdater",
    waiting: (count: number) =>
      count === 1 ? "1 endring blir send når nettet er tilbake" : `${count} endringar blir sende når nettet er tilbake`,
    signedOut: (count: number) =>
      count === 1
        ? "Du er logga ut. 1 endring ventar til du loggar inn igjen."
        : `Du er logga ut. ${count} endringar ventar til du loggar inn igjen.`,
    signIn: "Logg inn",
    discard: "Forkast",
  },
  day: {
    today: (time: string) => `i dag ${time}`,
    yesterday: (time: string) => `i går ${time}`,
    weekdays: ["måndag", "tysdag", "onsdag", "torsdag", "fredag", "laurdag", "søndag"],
    onWeekday: (weekday: string, time: string) => `${weekday} ${time}`,
  },
  page: {
    title: "Fråkopla",
    description: "Det som ligg på denne eininga, utan nett.",
    hint: "Sida du ville til, ligg ikkje på eininga. Ho blir opna når nettet er tilbake. Dette har du her:",
    hintAlone: "Dette ligg på eininga, og verkar utan nett:",
    again: "Prøv igjen",
    saved: "Favorittar",
    savedHint: "Det du har lagra, og det kyrkjelydane du følgjer har framover",
    events: "Lagra arrangement",
    organizers: "Kyrkjelydar du følgjer",
    lists: "Lister",
    asOf: (when: string) => `slik det var ${when}`,
    nothing: "Førebels ligg ingen lister her. Dei du ser på med nett, kan du sjå igjen utan.",
  },
  install: {
    title: "Legg Samling på heimskjermen",
    hint: "Då opnar du ho som ein app, òg utan nett.",
    onIphone: "Trykk på Del-knappen i nettlesaren, og så «Legg til på Hjem-skjerm».",
    add: "Legg til",
    no: "Nei takk",
    close: "Lukk",
  },
  favorites: {
    later: (count: number) =>
      count === 1 ? "1 til blir vist når nettet er tilbake." : `${count} til blir viste når nettet er tilbake.`,
  },
  share: {
    title: "Delt til Samling",
    description: "Søk etter det du delte, eller hent det inn som arrangør.",
    shared: "Du delte",
    nothing: "Det kom ingen tekst og inga lenke med.",
    search: "Søk etter det",
    bringIn: "Logg inn, og hent inn arrangement",
    bringInHint: "For deg som er arrangør: lenka eller teksten er med vidare.",
  },
};
