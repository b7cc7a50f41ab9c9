const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "arrangement", "arrangement");
/** A recurring event is one entry. */
const entries = (n: number) => count(n, "oppføring", "oppføringar");

export const calendarSyncMessages = {
  page: { title: "Kalendrar", description: "Arrangement frå kalenderen eller nettsida de alt har." },
  heading: "Kalendrane dykkar",
  intro: (organizer: string) =>
    `Lim inn lenka til kalenderen eller nettsida som ${organizer} alt bruker. Arrangementa kjem hit av seg sjølve, og følgjer med når han blir endra.`,
  adminNote: "Som administrator kan du styre kalendrar for alle organisasjonar.",
  managing: "Du styrer no kalendrane til",
  noOrganization: "Ingen organisasjon er vald",
  noOrganizationText: "Vel ein organisasjon først.",
  chooseOrganization: "Vel organisasjon",
  empty: "Ingen kalendrar enno",
  emptyText: "Har kyrkjelyden ein kalender eller eit program på nettet, slepp du å skrive noko to gonger.",
  onlyLooking: "Berre eigaren og administratorar kan legge til og endre kalendrar.",

  add: {
    heading: "Legg til ein kalender",
    folded: "Med lenka til kalenderen og eit namn.",
    name: "Namn på kalenderen",
    nameHint: "Kan stå tomt no: då foreslår vi namnet som kalenderen sjølv har.",
    url: "Kalender-URL (iCal/ICS)",
    urlHint: "Lim inn iCal-lenka. Lenker som byrjar med webcal://, og delingslenker frå Google og Outlook går òg bra.",
    tip: "Tips: URL-en må slutte på .ics eller .ical og vere offentleg tilgjengeleg.",
    look: "Sjå kva som kjem",
    looking: "Les kalenderen …",
    anyway: "Legg til likevel",
    empty: {
      what: "Ingen komande arrangement det neste året.",
      remedy: "Du kan legge han til likevel: det som blir skrive inn i kalenderen seinare, kjem av seg sjølv.",
    },
    tryLater: "Prøv igjen om litt, eller legg han til likevel nedst i skjemaet.",
    anywayText: "Kalenderen kan vere nede akkurat no. Legg du han til likevel, prøver vi igjen til det går.",
  },

  edit: {
    whose: (name: string) => `Det gjeld kalenderen «${name}».`,
    open: "Endre kalenderen",
    save: "Lagre endringane",
    saving: "Lagrar og hentar …",
    urlHint: "Har kalenderen fått ei ny lenke, lim ho inn her. Arrangementa blir ståande, med hjarte og alt.",
    type: "Type når teksten ikkje seier det",
    typeHint: "Til dømes Gudsteneste, når kalenderen berre skriv «Søndag kl. 11».",
    noType: "Anna",
    place: "Stad når det ikkje står noko",
    placeHint: "Namn og adresse, til dømes Nes kyrkje, Kyrkjevegen 4, Nesbyen.",
    holdsPrivate: "Hald tilbake det som ser privat ut",
    holdsPrivateHint:
      "Gravferder, vigsler, styremøte, øvingar og utleige blir ikkje viste før de har sagt ja til dei. Slår de dette av, blir dei viste som alt anna.",
    on: "På",
    off: "Av",
  },

  same: {
    heading: (name: string) => `Denne kalenderen er her alt: «${name}»`,
    text: "Lenka du limte inn, fører til dei same arrangementa. Har kalenderen fått ei ny lenke, byter du ho her. Då blir ingenting dobbelt, og arrangementa blir ståande.",
    relink: "Byt til den nye lenka",
    anyway: "Legg til som ein eigen kalender",
    leave: "La det vere som det er",
  },

  skipped: (n: number, why: string, examples: string[]) =>
    `${events(n)} ${why}${examples.length > 0 ? `: ${examples.map((title) => `«${title}»`).join(", ")}` : ""}`,
  skippedAt: (n: number, why: string, moments: string[]) =>
    `${events(n)} ${why}${moments.length > 0 ? ` (${moments.join(", ")})` : ""}`,

  isPage: "Nettside",
  active: "Aktiv",
  paused: "Sett på pause",
  lastSync: (moment: string) => `Sist henta ${moment}`,
  neverSynced: "Ikkje henta enno",
  lastAttempt: (moment: string) => `Siste forsøk ${moment}`,
  nextSync: (moment: string) => `Neste ${moment}`,
  coming: (n: number) => count(n, "komande arrangement", "komande arrangement"),
  counts: { newOne: "nytt", new: "nye", changed: "endra", removed: "fjerna", skipped: "hoppa over" },
  lastRun: "Siste henting",
  notImported: "Ikkje teke med",
  held: (n: number) => `${events(n)} er borte frå kalenderen, men står her inntil vidare.`,
  syncNow: "Hent no",
  syncing: "Hentar …",
  elapsed: (seconds: number) => `${seconds} av høgst 30 sekund`,
  openUrl: "Opne lenka til kalenderen i ny fane",
  enable: "Hent automatisk",
  save: "Lagre valet",
  remove: "Fjern kalenderen",
  removeConfirm: (name: string, coming: number, past: number) =>
    coming + past === 0
      ? `Vil du fjerne ${name}? Ingen arrangement kjem derifrå.`
      : `Vil du fjerne ${name}? ${coming + past === 1 ? "Arrangementet" : "Alle arrangementa"} som kjem derifrå, blir òg borte: ${[...(coming > 0 ? [`${coming} komande`] : []), ...(past > 0 ? [`${past} tidlegare`] : [])].join(" og ")}.`,
  removeNow: (n: number) => (n === 0 ? "Fjern kalenderen" : `Fjern kalenderen og ${events(n)}`),

  runs: {
    show: "Vis historikk",
    hide: "Skjul historikk",
    heading: (name: string) => `Dei siste hentingane frå ${name}`,
    triggers: { cron: "automatisk", manual: "for hand", first: "første gong" },
    outcomes: { changed: "Oppdatert", unchanged: "Ingen endringar", held: "Delvis", failed: "Mislukka" },
    none: "Ingen enno.",
    unchanged: "uendra",
    total: (n: number) => `${entries(n)} i kalenderen`,
  },

  flash: {
    added: (n: number) => (n === 0 ? "Kalenderen er lagd til." : `Kalenderen er lagd til, med ${events(n)}.`),
    synced: (n: number) => (n === 1 ? "Henta 1 arrangement" : `Henta ${n} arrangement`),
    summary: (total: number, past: number) =>
      `${entries(total)} i kalenderen${past > 0 ? `, ${past} av dei er over` : ""}. Det som gjentek seg, er éi oppføring.`,
    changes: (added: number, changed: number, removed: number) =>
      `${count(added, "nytt", "nye")}, ${changed} endra, ${removed} fjerna.`,
    failed: (message: string) => `Kunne ikkje hente kalenderen: ${message}`,
    edited: "Endringane er lagra.",
    removed: "Kalenderen og arrangementa frå han er fjerna. Dei ligg i papirkorga i 30 dagar.",
    paused: "Kalenderen er sett på pause. Arrangementa blir ståande.",
    enabled: "Kalenderen blir henta av seg sjølv igjen.",
  },

  links: {
    missing: "Lim inn lenka til kalenderen",
    bad_address:
      "Dette er inga nettadresse vi kan bruke. Ho må byrje med https:// eller webcal:// og kan ikkje innehalde brukarnamn eller passord",
    suffix: "URL-en må slutte med .ics eller .ical – sjå til at du har kopiert ein iCal/ICS-kalender-URL",
    google_page:
      "Dette er ei side i Google Kalender, ikkje sjølve kalenderen. Opne Google Kalender på ei datamaskin, vel ⋮ ved kalenderen og «Innstillingar og deling», gå til «Integrer kalenderen» og kopier «Offentleg adresse i iCal-format»",
    outlook_page:
      "Dette er ei side i Outlook, ikkje sjølve kalenderen. Opne Outlook på nettet, gå til Innstillingar, Kalender og «Delte kalendrar», publiser kalenderen og kopier ICS-lenka",
    icloud_page:
      "Dette er ei side i iCloud. Opne Kalender-appen, trykk på ⓘ ved kalenderen, slå på «Offentleg kalender» og vel «Del lenke»",
    teamup_page: "Dette er ei side i Teamup. Opne menyen, vel «Preferences» og «iCalendar Feeds», og kopier ICS-lenka",
  },
  problems: {
    add: "Kunne ikkje legge til kalenderen",
    exists: "Kunne ikkje legge til kalenderen: han er her alt.",
    edit: "Kunne ikkje endre kalenderen",
    editExists: "Kunne ikkje endre kalenderen: ein annan av kalendrane dykkar har denne lenka.",
    tooManyCalendars: "Kunne ikkje legge til kalenderen: her er det alt så mange som vi har plass til.",
    remove: "Kunne ikkje fjerne kalenderen",
    gone: "Fann ikkje kalenderen",
    busy: "Kalenderen blir henta alt. Sjå igjen om eit augeblikk.",
    notSynced: "Kunne ikkje hente kalenderen",
    stillRunning: "Det tek for lang tid å hente. Prøv igjen.",
    tooMany: "Det er lese svært mange kalendrar den siste timen. Prøv igjen om litt.",
    unexpected: "Hentinga mislukkast – uventa svar",
  },
};
