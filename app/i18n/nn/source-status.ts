export const sourceStatusMessages = {
  page: {
    title: "Kva kalenderen gjer",
    description: "Når kalenderen blei lesen, kva som kom, og kva som ikkje blei med.",
  },
  admin: {
    title: "Kalendrar",
    description: "Alle kalendrar som blir lesne, dei som sviktar først.",
    intro: "Alle kalendrar og nettsider som blir lesne, dei som sviktar først.",
    failing: "Sviktar",
    others: "Alle andre",
    noneFails: "Ingen kalendrar sviktar.",
    none: "Ingen andre kalendrar.",
    more: "Vis fleire",
    first: "Til byrjinga",
    lastSuccess: (moment: string) => `sist lesen ${moment}`,
    writeTo: (name: string) => `Skriv til ${name}`,
    letter: (source: string) => `Kalenderen «${source}» på Samling sviktar`,
    neverRead: "aldri lesen",
    proposed: "Funne på nettsider, ventar på eit ja",
    noneProposed: "Ingenting nytt er funne.",
    waits: "Ventar på eit ja",
    looked: (all: number, closed: number, away: number, shown: number) =>
      `Nettsidene til sider utan eigar blir lesne høgst éin gong i veka: ${all} i alt. ${closed} slepp ikkje program inn, ${away} let seg ikkje lese sist. ${shown} blir viste, merkte til kyrkjelyden seier ja.`,
    figures: (rows: number, sure: number, secret: number, refused: number) =>
      `${rows} funne · ${sure} sikre · ${secret} kan vere private · ${refused} avviste`,
    flash: {
      sourceKept:
        "Kalenderen er lesen, og blir halden oppdatert. Arrangementa er merkte til kyrkjelyden sjølv seier ja.",
      sourceLeft: "Vi ser ikkje på den nettsida meir.",
    },
  },
  back: "Til kalendrane",
  manage: "Endre kalenderen eller les han no",
  kinds: { feed: "Kalender", page: "Nettside" },
  noAddress: "utan adresse",
  state: {
    works: "Kalenderen verkar",
    failing: (moment: string) => `Sviktar sidan ${moment}`,
    busy: (moment: string) => `Travel tenar sidan ${moment}`,
    held: "Vi ventar med å fjerne noko",
    paused: "Sett på pause",
    pausedText: "Kalenderen blir ikkje lesen før han er slått på igjen. Arrangementa blir ståande.",
    unread: "Ikkje lesen enno",
  },
  facts: {
    lastSuccess: "Sist lesen utan feil",
    lastAttempt: "Siste forsøk",
    next: "Blir lesen igjen tidlegast",
    coming: "Komande arrangement sist",
    private: "Det som ser privat ut",
    privateOn: "blir halde tilbake til de seier ja",
    privateOff: "blir vist som alt anna",
    never: "aldri",
    soon: "om litt",
    notWhilePaused: "ikkje medan ho er sett på pause",
  },
  missing: {
    heading: "Ikkje lenger i kalenderen",
    text: "Desse fann vi ikkje sist. Dei blir fjerna om dei framleis er borte neste gong kalenderen blir lesen, og blir ståande om dei kjem tilbake.",
    /** On the dashboard. */
    short: (next: string | null) =>
      next === null
        ? "Blir ståande så lenge kalenderen er sett på pause."
        : `Blir fjerna herifrå om det framleis er borte når kalenderen blir lesen igjen, tidlegast ${next}.`,
    /** On the event's page. */
    whole: (calendar: string, since: string, next: string | null) =>
      `Ikkje lenger i kalenderen: vi fann det ikkje i «${calendar}» ${since}. ` +
      (next === null
        ? "Kalenderen er sett på pause, så det blir ståande til han blir lesen igjen."
        : `Er det framleis borte når kalenderen blir lesen igjen, tidlegast ${next}, blir det fjerna herifrå. Kjem det tilbake i kalenderen, blir det ståande.`),
    link: "Sjå kva kalenderen gjer",
  },
  runs: {
    heading: "Dei siste gongene kalenderen blei lesen",
    none: "Her står det kva som kom, når kalenderen er lesen.",
    text: "Halde tilbake: ventar på at de ser over. Avvist: ikkje teke med, av grunnen som står.",
    when: "Når",
    figures: ["Lese", "Nye", "Endra", "Fjerna", "Borte, men står", "Halde tilbake", "Avvist"],
    why: "Kvifor",
    nothing: "ikkje lesen",
    service: (name: string) => `Teneste: ${name}`,
  },
  leftOut: {
    heading: "Kva som ikkje blei med",
    none: "Alt i kalenderen er teke med.",
    when: (moment: string) => `Slik var det då kalenderen sist blei lesen, ${moment}.`,
    untitled: "Utan tittel",
    line: (n: number) => `linje ${n}`,
    lines: "Linjer vi ikkje forstod",
    more: (n: number) => `og ${n} til`,
  },
};
