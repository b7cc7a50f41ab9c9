export const sourceStatusMessages = {
  page: { title: "Hva kalenderen gjør", description: "Når kalenderen ble lest, hva som kom, og hva som ikke ble med." },
  admin: {
    title: "Kalendere",
    description: "Alle kalendere som leses, de som svikter først.",
    intro: "Alle kalendere og nettsider som leses, de som svikter først.",
    failing: "Svikter",
    others: "Alle andre",
    noneFails: "Ingen kalendere svikter.",
    none: "Ingen andre kalendere.",
    more: "Vis flere",
    first: "Til begynnelsen",
    lastSuccess: (moment: string) => `sist lest ${moment}`,
    writeTo: (name: string) => `Skriv til ${name}`,
    letter: (source: string) => `Kalenderen «${source}» på Samling svikter`,
    neverRead: "aldri lest",
    proposed: "Funnet på nettsider, venter på et ja",
    noneProposed: "Ingenting nytt er funnet.",
    waits: "Venter på et ja",
    looked: (all: number, closed: number, away: number, shown: number) =>
      `Nettsidene til sider uten eier leses høyst én gang i uken: ${all} i alt. ${closed} slipper ikke programmer inn, ${away} lot seg ikke lese sist. ${shown} vises, merket til menigheten sier ja.`,
    figures: (rows: number, sure: number, secret: number, refused: number) =>
      `${rows} funnet · ${sure} sikre · ${secret} kan være private · ${refused} avvist`,
    flash: {
      sourceKept: "Kalenderen er lest, og holdes oppdatert. Arrangementene er merket til menigheten selv sier ja.",
      sourceLeft: "Vi ser ikke på den nettsiden mer.",
    },
  },
  back: "Til kalenderne",
  manage: "Endre kalenderen eller les den nå",
  kinds: { feed: "Kalender", page: "Nettside" },
  noAddress: "uten adresse",
  state: {
    works: "Kalenderen virker",
    failing: (moment: string) => `Svikter siden ${moment}`,
    busy: (moment: string) => `Travel server siden ${moment}`,
    held: "Vi venter med å fjerne noe",
    paused: "Satt på pause",
    pausedText: "Kalenderen leses ikke før den slås på igjen. Arrangementene blir stående.",
    unread: "Ikke lest ennå",
  },
  facts: {
    lastSuccess: "Sist lest uten feil",
    lastAttempt: "Siste forsøk",
    next: "Leses igjen tidligst",
    coming: "Kommende arrangementer sist",
    private: "Det som ser privat ut",
    privateOn: "holdes tilbake til dere sier ja",
    privateOff: "vises som alt annet",
    never: "aldri",
    soon: "om litt",
    notWhilePaused: "ikke mens den er satt på pause",
  },
  missing: {
    heading: "Ikke lenger i kalenderen",
    text: "Disse fant vi ikke sist. De fjernes hvis de fortsatt er borte neste gang kalenderen leses, og blir stående hvis de kommer tilbake.",
    /** On the dashboard. */
    short: (next: string | null) =>
      next === null
        ? "Blir stående så lenge kalenderen er satt på pause."
        : `Fjernes herfra hvis det fortsatt er borte når kalenderen leses igjen, tidligst ${next}.`,
    /** On the event's page. */
    whole: (calendar: string, since: string, next: string | null) =>
      `Ikke lenger i kalenderen: vi fant det ikke i «${calendar}» ${since}. ` +
      (next === null
        ? "Kalenderen er satt på pause, så det blir stående til den leses igjen."
        : `Er det fortsatt borte når kalenderen leses igjen, tidligst ${next}, fjernes det herfra. Kommer det tilbake i kalenderen, blir det stående.`),
    link: "Se hva kalenderen gjør",
  },
  runs: {
    heading: "De siste gangene kalenderen ble lest",
    none: "Her står det hva som kom, når kalenderen er lest.",
    text: "Holdt tilbake: venter på at dere ser over. Avvist: ikke tatt med, av grunnen som står.",
    when: "Når",
    figures: ["Lest", "Nye", "Endret", "Fjernet", "Borte, men står", "Holdt tilbake", "Avvist"],
    why: "Hvorfor",
    nothing: "ikke lest",
    service: (name: string) => `Tjeneste: ${name}`,
  },
  leftOut: {
    heading: "Hva som ikke ble med",
    none: "Alt i kalenderen er tatt med.",
    when: (moment: string) => `Slik var det da kalenderen sist ble lest, ${moment}.`,
    untitled: "Uten tittel",
    line: (n: number) => `linje ${n}`,
    lines: "Linjer vi ikke forsto",
    more: (n: number) => `og ${n} til`,
  },
};
