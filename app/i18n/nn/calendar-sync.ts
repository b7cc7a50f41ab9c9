const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "arrangement", "arrangement");
/** A recurring event is one entry. */
const entries = (n: number) => count(n, "oppføring", "oppføringar");

export const calendarSyncMessages = {
  page: { title: "Kjelder", description: "Arrangement frå kalenderen eller nettsida de alt har." },
  heading: "Kalendersynkronisering",
  intro: (organizer: string) =>
    `Lim inn lenka til kalenderen eller nettsida som ${organizer} alt bruker. Då er ho ei kjelde: arrangementa kjem hit av seg sjølve, og følgjer med når ho blir endra.`,
  adminNote: "Som administrator kan du styre kjelder for alle organisasjonar.",
  managing: "Du styrer no kjeldene til",
  noOrganization: "Ingen organisasjon er vald",
  noOrganizationText: "Vel ein organisasjon først.",
  chooseOrganization: "Vel organisasjon",
  calendars: "Kjelder",
  empty: "Ingen kjelder enno",
  emptyText: "Har kyrkjelyden ein kalender eller eit program på nettet, slepp du å skrive noko to gonger.",
  onlyLooking: "Berre eigaren og administratorar kan legge til og endre kjelder.",

  add: {
    heading: "Legg til ei kjelde",
    folded: "Med lenka til kalenderen og eit namn.",
    name: "Namn på kjelda",
    nameHint: "Kan stå tomt no: då foreslår vi namnet som kalenderen sjølv har.",
    url: "Kalender-URL (iCal/ICS)",
    urlHint: "Lim inn iCal-lenka. Lenker som byrjar med webcal://, og delingslenker frå Google og Outlook går òg bra.",
    tip: "Tips: URL-en må slutte på .ics eller .ical og vere offentleg tilgjengeleg.",
    look: "Sjå kva som kjem",
    looking: "Les kjelda …",
    anyway: "Legg til likevel",
    empty: {
      what: "Ingen komande arrangement det neste året.",
      remedy: "Du kan legge han til likevel: det som blir skrive inn i kalenderen seinare, kjem av seg sjølv.",
    },
    tryLater: "Prøv igjen om litt, eller legg han til likevel nedst i skjemaet.",
    anywayText: "Kalenderen kan vere nede akkurat no. Legg du han til likevel, prøver vi igjen til det går.",
  },

  edit: {
    whose: (name: string) => `Det gjeld kjelda «${name}».`,
    open: "Endre kjelda",
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
    heading: (name: string) => `Denne kjelda er her alt: «${name}»`,
    text: "Lenka du limte inn, fører til dei same arrangementa. Har kalenderen fått ei ny lenke, byter du ho her. Då blir ingenting dobbelt, og arrangementa blir ståande.",
    relink: "Byt til den nye lenka",
    anyway: "Legg til som ei eiga kjelde",
    leave: "La det vere som det er",
  },

  skipped: (n: number, why: string, examples: string[]) =>
    `${events(n)} ${why}${examples.length > 0 ? `: ${examples.map((title) => `«${title}»`).join(", ")}` : ""}`,
  skippedAt: (n: number, why: string, moments: string[]) =>
    `${events(n)} ${why}${moments.length > 0 ? ` (${moments.join(", ")})` : ""}`,

  isPage: "Nettside",
  active: "Aktiv",
  paused: "Sett på pause",
  lastSync: (moment: string) => `Sist synkronisert ${moment}`,
  neverSynced: "Ikkje synkronisert enno",
  lastAttempt: (moment: string) => `Siste forsøk ${moment}`,
  nextSync: (moment: string) => `Neste ${moment}`,
  coming: (n: number) => count(n, "komande arrangement", "komande arrangement"),
  counts: { newOne: "nytt", new: "nye", changed: "endra", removed: "fjerna", skipped: "hoppa over" },
  lastRun: "Siste synkronisering",
  notImported: "Ikkje teke med",
  held: (n: number) => `${events(n)} er borte frå kjelda, men står her inntil vidare.`,
  syncNow: "Synkroniser no",
  syncing: "Synkroniserer …",
  elapsed: (seconds: number) => `${seconds} av høgst 30 sekund`,
  openUrl: "Opne lenka til kjelda i ny fane",
  enable: "Slå på automatisk synkronisering",
  save: "Lagre valet",
  remove: "Fjern kjelda",
  removeConfirm: (name: string, coming: number, past: number) =>
    coming + past === 0
      ? `Vil du fjerne ${name}? Ingen arrangement kjem derifrå.`
      : `Vil du fjerne ${name}? ${coming + past === 1 ? "Arrangementet" : "Alle arrangementa"} som kjem derifrå, blir òg borte: ${[...(coming > 0 ? [`${coming} komande`] : []), ...(past > 0 ? [`${past} tidlegare`] : [])].join(" og ")}.`,
  removeNow: (n: number) => (n === 0 ? "Fjern kjelda" : `Fjern kjelda og ${events(n)}`),

  runs: {
    show: "Vis historikk",
    hide: "Skjul historikk",
    heading: (name: string) => `Siste synkroniseringar av ${name}`,
    triggers: { cron: "automatisk", manual: "for hand", first: "første gong" },
    outcomes: { changed: "Oppdatert", unchanged: "Ingen endringar", held: "Delvis", failed: "Mislukka" },
    none: "Ingen enno.",
    unchanged: "uendra",
    total: (n: number) => `${entries(n)} i kjelda`,
  },

  flash: {
    added: (n: number) => (n === 0 ? "Kjelda er lagd til." : `Kjelda er lagd til, med ${events(n)}.`),
    synced: (n: number) => (n === 1 ? "Synkroniserte 1 arrangement" : `Synkroniserte ${n} arrangement`),
    summary: (total: number, past: number) =>
      `${entries(total)} i kjelda${past > 0 ? `, ${past} av dei er over` : ""}. Det som gjentek seg, er éi oppføring.`,
    changes: (added: number, changed: number, removed: number) =>
      `${count(added, "nytt", "nye")}, ${changed} endra, ${removed} fjerna.`,
    failed: (message: string) => `Kunne ikkje synkronisere kjelda: ${message}`,
    edited: "Endringane er lagra.",
    removed: "Kjelda og arrangementa frå ho er fjerna. Dei ligg i papirkorga i 30 dagar.",
    paused: "Kjelda er sett på pause. Arrangementa blir ståande.",
    enabled: "Kjelda blir synkronisert automatisk igjen.",
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
    add: "Kunne ikkje legge til kjelda",
    exists: "Kunne ikkje legge til kjelda: ho er her alt.",
    edit: "Kunne ikkje endre kjelda",
    editExists: "Kunne ikkje endre kjelda: ei anna av kjeldene dykkar har denne lenka.",
    tooManyCalendars: "Kunne ikkje legge til kjelda: her er det alt så mange som vi har plass til.",
    remove: "Kunne ikkje slette kalendersynkroniseringa",
    gone: "Fann ikkje kjelda",
    busy: "Kjelda blir synkronisert alt. Sjå igjen om eit augeblikk.",
    notSynced: "Kunne ikkje synkronisere kjelda",
    stillRunning: "Synkroniseringa tek for lang tid. Prøv igjen.",
    tooMany: "Det er lese svært mange kjelder den siste timen. Prøv igjen om litt.",
    unexpected: "Synkroniseringa mislukkast – uventa svar",
  },
};
