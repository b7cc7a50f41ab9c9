const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "arrangement", "arrangementer");
/** A recurring event is one entry. */
const entries = (n: number) => count(n, "oppføring", "oppføringer");

export const calendarSyncMessages = {
  page: { title: "Kalendere", description: "Arrangementer fra kalenderen eller nettsiden dere alt har." },
  heading: "Kalendersynkronisering",
  intro: (organizer: string) =>
    `Lim inn lenken til kalenderen eller nettsiden som ${organizer} alt bruker. Arrangementene kommer hit av seg selv, og følger med når den endres.`,
  adminNote: "Som administrator kan du styre kalendere for alle organisasjoner.",
  managing: "Du styrer nå kalenderne til",
  noOrganization: "Ingen organisasjon er valgt",
  noOrganizationText: "Velg en organisasjon først.",
  chooseOrganization: "Velg organisasjon",
  empty: "Ingen kalendere ennå",
  emptyText: "Har menigheten en kalender eller et program på nettet, slipper du å skrive noe to ganger.",
  onlyLooking: "Bare eieren og administratorer kan legge til og endre kalendere.",

  add: {
    heading: "Legg til en kalender",
    folded: "Med kalenderens lenke og et navn.",
    name: "Navn på kalenderen",
    nameHint: "Kan stå tom nå: da foreslår vi kalenderens eget navn.",
    url: "Kalender-URL (iCal/ICS)",
    urlHint:
      "Lim inn iCal-lenken. Lenker som begynner med webcal://, og delingslenker fra Google og Outlook går også bra.",
    tip: "Tips: URL-en må slutte på .ics eller .ical og være offentlig tilgjengelig.",
    look: "Se hva som kommer",
    looking: "Leser kalenderen …",
    anyway: "Legg til likevel",
    empty: {
      what: "Ingen kommende arrangementer det neste året.",
      remedy: "Du kan legge den til likevel: det som skrives inn i kalenderen senere, kommer av seg selv.",
    },
    tryLater: "Prøv igjen om litt, eller legg den til likevel nederst i skjemaet.",
    anywayText: "Kalenderen kan være nede akkurat nå. Legger du den til likevel, prøver vi igjen til det går.",
  },

  edit: {
    whose: (name: string) => `Det gjelder kalenderen «${name}».`,
    open: "Endre kalenderen",
    save: "Lagre endringene",
    saving: "Lagrer og henter …",
    urlHint: "Har kalenderen fått en ny lenke, lim den inn her. Arrangementene blir stående, med hjerter og alt.",
    type: "Type når teksten ikke sier det",
    typeHint: "For eksempel Gudstjeneste, når kalenderen bare skriver «Søndag kl. 11».",
    noType: "Annet",
    place: "Sted når det ikke står noe",
    placeHint: "Navn og adresse, for eksempel Nes kirke, Kirkevegen 4, Nesbyen.",
    holdsPrivate: "Hold tilbake det som ser privat ut",
    holdsPrivateHint:
      "Gravferder, vielser, styremøter, øvelser og utleie vises ikke før dere har sagt ja til dem. Slår dere dette av, vises de som alt annet.",
    on: "På",
    off: "Av",
  },

  same: {
    heading: (name: string) => `Denne kalenderen er her alt: «${name}»`,
    text: "Lenken du limte inn, fører til de samme arrangementene. Har kalenderen fått en ny lenke, bytter du den her. Da blir ingenting dobbelt, og arrangementene blir stående.",
    relink: "Bytt til den nye lenken",
    anyway: "Legg til som en egen kalender",
    leave: "La det være som det er",
  },

  skipped: (n: number, why: string, examples: string[]) =>
    `${events(n)} ${why}${examples.length > 0 ? `: ${examples.map((title) => `«${title}»`).join(", ")}` : ""}`,
  skippedAt: (n: number, why: string, moments: string[]) =>
    `${events(n)} ${why}${moments.length > 0 ? ` (${moments.join(", ")})` : ""}`,

  isPage: "Nettside",
  active: "Aktiv",
  paused: "Pauset",
  lastSync: (moment: string) => `Sist hentet ${moment}`,
  neverSynced: "Ikke hentet ennå",
  lastAttempt: (moment: string) => `Siste forsøk ${moment}`,
  nextSync: (moment: string) => `Neste ${moment}`,
  coming: (n: number) => count(n, "kommende arrangement", "kommende arrangementer"),
  counts: { newOne: "ny", new: "nye", changed: "endret", removed: "fjernet", skipped: "hoppet over" },
  lastRun: "Siste henting",
  notImported: "Ikke tatt med",
  held: (n: number) => `${events(n)} er borte fra kalenderen, men står her inntil videre.`,
  syncNow: "Hent nå",
  syncing: "Henter …",
  elapsed: (seconds: number) => `${seconds} av høyst 30 sekunder`,
  openUrl: "Åpne kalenderens lenke i ny fane",
  enable: "Aktiver automatisk synkronisering",
  save: "Lagre valget",
  remove: "Fjern kalenderen",
  removeConfirm: (name: string, coming: number, past: number) =>
    coming + past === 0
      ? `Vil du fjerne ${name}? Ingen arrangementer er hentet fra den.`
      : `Vil du fjerne ${name}? ${coming + past === 1 ? "Arrangementet" : "Alle arrangementene"} som er hentet fra den, blir også borte: ${[...(coming > 0 ? [`${coming} kommende`] : []), ...(past > 0 ? [`${past} tidligere`] : [])].join(" og ")}.`,
  removeNow: (n: number) => (n === 0 ? "Fjern kalenderen" : `Fjern kalenderen og ${events(n)}`),

  runs: {
    show: "Vis historikk",
    hide: "Skjul historikk",
    heading: (name: string) => `De siste hentingene fra ${name}`,
    triggers: { cron: "automatisk", manual: "for hånd", first: "første gang" },
    outcomes: { changed: "Oppdatert", unchanged: "Ingen endringer", held: "Delvis", failed: "Mislyktes" },
    none: "Ingen ennå.",
    unchanged: "uendret",
    total: (n: number) => `${entries(n)} i kalenderen`,
  },

  flash: {
    added: (n: number) => (n === 0 ? "Kalenderen er lagt til." : `Kalenderen er lagt til, med ${events(n)}.`),
    synced: (n: number) => (n === 1 ? "Hentet 1 arrangement" : `Hentet ${n} arrangementer`),
    summary: (total: number, past: number) =>
      `${entries(total)} i kalenderen${past > 0 ? `, ${past} av dem er over` : ""}. Det som gjentas, er én oppføring.`,
    changes: (added: number, changed: number, removed: number) =>
      `${count(added, "ny", "nye")}, ${changed} endret, ${removed} fjernet.`,
    failed: (message: string) => `Kunne ikke hente kalenderen: ${message}`,
    edited: "Endringene er lagret.",
    removed: "Kalenderen og arrangementene fra den er fjernet. De ligger i papirkurven i 30 dager.",
    paused: "Kalenderen er satt på pause. Arrangementene blir stående.",
    enabled: "Kalenderen hentes av seg selv igjen.",
  },

  links: {
    missing: "Lim inn lenken til kalenderen",
    bad_address:
      "Dette er ingen nettadresse vi kan bruke. Den må begynne med https:// eller webcal:// og kan ikke inneholde brukernavn eller passord",
    suffix: "URL må slutte med .ics eller .ical - sørg for at du har kopiert en iCal/ICS kalender-URL",
    google_page:
      "Dette er en side i Google Kalender, ikke selve kalenderen. Åpne Google Kalender på en datamaskin, velg ⋮ ved kalenderen og «Innstillinger og deling», gå til «Integrer kalenderen» og kopier «Offentlig adresse i iCal-format»",
    outlook_page:
      "Dette er en side i Outlook, ikke selve kalenderen. Åpne Outlook på nettet, gå til Innstillinger, Kalender og «Delte kalendere», publiser kalenderen og kopier ICS-lenken",
    icloud_page:
      "Dette er en side i iCloud. Åpne Kalender-appen, trykk på ⓘ ved kalenderen, slå på «Offentlig kalender» og velg «Del lenke»",
    teamup_page:
      "Dette er en side i Teamup. Åpne menyen, velg «Preferences» og «iCalendar Feeds», og kopier ICS-lenken",
  },
  problems: {
    add: "Kunne ikke legge til kalenderen",
    exists: "Kunne ikke legge til kalenderen: den er her alt.",
    edit: "Kunne ikke endre kalenderen",
    editExists: "Kunne ikke endre kalenderen: en annen av kalenderne deres har denne lenken.",
    tooManyCalendars: "Kunne ikke legge til kalenderen: her er det alt så mange som vi har plass til.",
    remove: "Kunne ikke slette kalendersynkronisering",
    gone: "Fant ikke kalenderen",
    busy: "Kalenderen hentes alt. Se igjen om et øyeblikk.",
    notSynced: "Kunne ikke hente kalenderen",
    stillRunning: "Det tar for lang tid å hente. Prøv igjen.",
    tooMany: "Det er lest svært mange kalendere den siste timen. Prøv igjen om litt.",
    unexpected: "Hentingen mislyktes – uventet svar",
  },
};
