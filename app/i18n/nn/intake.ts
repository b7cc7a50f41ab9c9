import { doubtMessages } from "./doubts";

const events = (n: number) => (n === 1 ? "1 arrangement" : `${n} arrangement`);

const reasons = {
  no_date: "ingen dato",
  no_title: "ingen tittel",
  weekday_differs: "vekedagen passar ikkje med datoen",
  no_such_day: "datoen finst ikkje",
  too_far_away: "for langt unna",
  relative: "vi veit ikkje kva dag det blir rekna frå",
  cancelled: "avlyst",
  moved: "flytta, utan at begge tidene er klare",
  no_event: "ser ikkje ut som eit arrangement",
  too_long: "linja er for lang",
  unused: "ikkje brukt",
};

const obstacles = {
  choose_clock: "Vel kva tid som er rett.",
  wrong_times: "Rett tidene først: dei passar ikkje saman.",
  no_title: "Gi det ein tittel først.",
};

const atLine = (line: number | null) => (line === null ? "" : `linje ${line}: `);

export const intakeMessages = {
  page: {
    title: "Hent inn arrangement",
    description: "Lim inn ei lenke, ein tekst eller ein tabell, og sjå kva som blir til arrangement.",
  },
  intro:
    "Lim inn det de har: lenka til programmet på nettsida, ein kalender, teksten frå kyrkjelydsbladet eller ein tabell. Du ser kva vi har forstått før noko blir synleg.",

  door: {
    label: "Skriv, lim inn ei lenke eller tekst, ta bilete av plakaten, eller slepp ei fil",
    placeholder: "Skriv, lim inn, ta bilete",
  },
  first:
    "Har de eit program på nettsida, ein kalender eller ein tekst? Lim det inn her, så ser du over arrangementa når organisasjonen er oppretta. Ingenting blir synleg før du publiserer. Ei fil kan du velje etterpå.",
  fileLater: "Lenka går til ei fil. La feltet stå tomt no, og lim lenka inn igjen når organisasjonen er oppretta.",
  field: {
    kept: "Fila er teken vare på her, og blir lesen når du er på nett att.",
    label: "Lenke eller tekst",
    hint: "Til dømes https://www.kyrkjelyden.no/program, eller «Søndag 9. august kl. 19.00 Kveldsmøte i Nes kyrkje».",
    file: "Ta bilete av plakaten, oppslaget eller kyrkjelydsbladet, eller vel ei fil",
    fileHint:
      "Bilete av plakaten, oppslaget eller kyrkjelydsbladet (det blir lese på eininga di), tekst, Word, Excel, PDF, CSV eller kalender (.ics).",
    reading: "Les fila …",
    fetching: "Lenka går til ei fil. Vi hentar og les ho …",
    read: (name: string) => `«${name}» er lesen. Trykk på knappen for å sjå kva vi forstod.`,
    look: "Sjå kva vi forstår",
    looking: "Les …",
    failed: "Det kom ikkje fram. Det du limte inn, står her framleis.",
  },
  picture: {
    kept: "Biletet er teke vare på her, og blir lese når du er på nett att.",
    asks: "Biletet blir lese på denne eininga og sendt ingen stad. Det som les det (4 MB), blir henta berre denne eine gongen.",
    load: "Hent og les biletet",
    callOff: "Avbryt",
    loading: "Hentar det som les bilete …",
    preparing: "Gjer biletet klart …",
    reading: "Les biletet …",
    cut: "Utsnitt av biletet",
    use: "Bruk biletet i arrangementet",
  },
  linesRead: {
    heading: "Dette stod der",
    text: "Vi fann ikkje tittel og tid av oss sjølve. Merk dei, så fyller vi ut skjemaet.",
    title: "Tittel",
    when: "Når",
    goOn: "Hald fram i skjemaet",
  },
  calendarGuide: "Slik deler du ein kalender",
  tooMany: (minutes: number) =>
    minutes === 1
      ? "Det blei mange på kort tid. Prøv igjen om eit minutt."
      : `Det blei mange på kort tid. Prøv igjen om ${minutes} minutt.`,

  list: {
    heading: "Henta inn før",
    published: (when: string) => `publisert ${when}`,
    waiting: (when: string) => `ventar på deg sidan ${when}`,
    count: events,
    out: (n: number) => `${n} er ute`,
    wait: (n: number) => `${n} ventar`,
  },

  review: {
    title: "Sjå over før det blir publisert",
    description: "Ingenting er synleg før du publiserer.",
    heading: (name: string) => `Dette forstod vi av «${name}»`,
    notPublic: "Ingenting er synleg for andre før du trykker «Publiser».",
    theseNotPublic: "Desse er ikkje synlege for andre før du trykker «Publiser».",
    found: (n: number, ticked: number) =>
      n === 0 ? "Ingen komande arrangement." : `${events(n)}, ${ticked} kryssa av.`,
    past: (n: number) => (n === 1 ? "1 har vore, og er ikkje med." : `${n} har vore, og er ikkje med.`),
    cut: "Her er meir enn vi kan lese på éin gong. Dei første er her.",
    list: "Arrangement som blir publiserte når dei er kryssa av",
    publish: "Publiser",
    publishing: "Publiserer …",
    save: "Lagre til seinare",
    discard: "Forkast",
    discardText: "Då er lista og det de har retta i ho, borte for godt.",
    discardNow: "Forkast alt",
    sure: "Kryss av alle sikre",
    none: "Ta bort alle kryss",
    all: "For alle som er kryssa av",
    unchangedType: "Som han er",
    placeHint: "Står det tomt, held kvar på sin stad.",
    setAll: "Bruk på dei avkryssa",
    atHome: (name: string) => `hos ${name}`,
    edit: "Rett",
    titleOf: (title: string) => `Kva «${title}» heiter`,
    clockOf: (title: string) => `Klokkeslett for «${title}»`,
    clock: "Når?",
    editOf: (title: string) => `Rett «${title}»`,
    done: "Ferdig",
    close: "Lat att utan å endre",
    corrected: "Retta av deg",
    isPrivate: "Ser privat ut, og er derfor ikkje kryssa av.",
    line: (number: number) => `Linje\u00a0${number}`,
    quoted: (words: string) => `Lese av «${words}»`,
    /** Where the line itself does not say it. */
    quotedOf: {
      title: (words: string, line: number | null) => `Tittelen er frå ${atLine(line)}«${words}»`,
      day: (words: string, line: number | null) => `Dagen er frå ${atLine(line)}«${words}»`,
      year: (words: string, line: number | null) => `Året er frå ${atLine(line)}«${words}»`,
      clock: (words: string, line: number | null) => `Klokkeslettet er frå ${atLine(line)}«${words}»`,
      place: (words: string, line: number | null) => `Staden er frå ${atLine(line)}«${words}»`,
    },
    which: "Kva tid er rett?",
    fields: {
      title: "Tittel",
      event_type: "Type",
      start_date: "Dato",
      start_time: "Klokkeslett",
      all_day: "Heile dagen, utan klokkeslett",
      end_date: "Siste dag",
      end_time: "Slutt",
      location_name: "Stad",
      location_address: "Adresse",
      external_url: "Lenke",
      description: "Omtale",
    },
    notUnderstood: (n: number) => (n === 1 ? "1 linje forstod vi ikkje" : `${n} linjer forstod vi ikkje`),
    enterOf: (text: string) => `Skriv inn «${text}»`,
    enter: "Skriv det inn",
    unused: (n: number) => (n === 1 ? "1 linje blei ikkje brukt" : `${n} linjer blei ikkje brukte`),
    unusedText:
      "Dei seier ikkje når noko er, og høyrer ikkje til eit arrangement over. Skriv dei inn sjølv om dei skal med.",
    notUnderstoodText: "Dei blir ikkje til arrangement. Skriv dei inn sjølv om dei skal med.",
    failed: "Det blei ikkje lagra. Det du har skrive, ligg på denne eininga.",
    read: (kind: "page" | "calendar" | "text" | "table" | "picture") =>
      ({
        page: "Lese frå ei nettside",
        calendar: "Lese frå ein kalender",
        text: "Lese frå tekst",
        table: "Lese frå ein tabell",
        picture: "Lese frå eit bilete, på eininga",
      })[kind],
  },
  existing: {
    heading: "Dette ser ut til å ligge ute alt:",
    equal: "Det er likt, så det er ikkje kryssa av.",
    choose: "Er det det same, kan de slå dei saman: tittel, tid og stad blir som her, bilete og tekst blir som dei er.",
    imported: "Det kjem frå ein kalender og følgjer han, så det er som regel nok å la dette stå utan kryss.",
    merge: "Slå saman",
    mergeAll: (n: number) => `Slå saman alle ${n} som ligg ute alt`,
    another: "Det er eit anna arrangement",
    dates: {
      heading: (n: number) => `${n} datoar ligg ute alt:`,
      equal: "Dei er like, så dei er ikkje kryssa av.",
      imported: "Dei kjem frå ein kalender og følgjer han, så det er som regel nok å la dei stå utan kryss.",
      merge: (n: number) => `Slå saman alle ${n}`,
      another: "Dei er andre arrangement",
      show: "Sjå kvar dato",
    },
    is: {
      same: "Blir slått saman når de publiserer: tittel, tid og stad blir som her, bilete og tekst blir som dei er.",
      another: "Blir eit arrangement for seg.",
    },
  },
  years: {
    question: (years: string) => `Gjeld dette ${years}?`,
    text: (n: number) => `${n} arrangement er sikre, bortsett frå at årstalet manglar. Eitt svar gjeld for alle.`,
    yes: (years: string) => `Ja, ${years}`,
    no: (years: string) => `Nei, ${years}`,
  },
  alike: {
    text: (n: number) => `Den første av ${n} som gjentek seg.`,
    tick: (n: number) => `Kryss av alle ${n}`,
    untick: (n: number) => `Ta bort alle ${n} kryss`,
    correct: (n: number) => `Ferdig, og likt for alle ${n}`,
  },
  doubts: doubtMessages,
  isOn: (day: string, weekday: string) => `${day} er ein ${weekday}`,
  reasons,
  obstacles,
  refusals: {
    changedMeanwhile: "Lista er endra i ei anna fane eller av ein annan. Her er den nyaste; sjå over kryssa på nytt.",
    exists: "Denne adressa blir halden oppdatert alt. Sjå under Kalendrar.",
    tooManyCalendars: "De har så mange kalendrar som det er plass til. Ta bort ein først.",
    notKeepable: "Dette kan ikkje lesast igjen av seg sjølv.",
    nothingTicked: "Kryss av minst eitt arrangement først.",
    thereNow: "Noko av dette er lagt ut i mellomtida, og er ikkje lenger kryssa av. Sjå over, og publiser igjen.",
    obstacles: "Nokre av dei avkryssa må rettast først. Sjå merka i lista.",
    noOrganizer: "Organisasjonen finst ikkje lenger.",
    failed: "Det gjekk ikkje å publisere akkurat no. Ingenting er publisert. Prøv igjen.",
    tooLate: "Det er meir enn ein time sidan, så det kan ikkje angrast her lenger. Slett arrangementa eitt for eitt.",
    savedMeanwhile: "Nokon lagra eit av arrangementa akkurat no, så ingenting er angra. Trykk «Angre» ein gong til.",
    editedSince:
      "Nokon har endra arrangement frå denne kalenderen her sidan, så det kan ikkje angrast med eitt trykk. Ingenting er teke bort. Ta bort kalenderen under Kalendrar om alt skal vekk.",
    notUndone: "Det gjekk ikkje å angre akkurat no. Alt er som det var. Prøv igjen.",
  },
  keep: {
    failed: "Kunne ikkje hente arrangementa.",
    save: "Lagre vala",
    again: "Det som er kryssa av, blir vist. Det andre blir halde utanfor, òg når kalenderen blir lesen igjen.",
    look: "Sjå over arrangementa",
    label: "Hald dette oppdatert",
    texts: {
      feed: "Vi les kalenderen igjen av oss sjølve, og arrangementa følgjer han. Rettingar av tittel, tid og stad må gjerast i kalenderen.",
      page: "Vi les sida igjen av oss sjølve, høgst kvar sjette time, og arrangementa følgjer ho. Det som er i tvil eller ser privat ut, ventar til de seier noko anna. Det de har retta her, står så lenge sida seier det same.",
    },
  },
  unconfirmed: {
    looked_at: {
      text: "Dette fann vi på nettsida til ein kyrkjelyd som ikkje har teke sida si i bruk. Berre det sikre står her. Eit ja viser det som er kryssa av, merkt «ikkje stadfesta», og nettsida blir lesen att kvar veke.",
      save: "Ja, hald dette oppdatert",
      discard: "Då ser vi ikkje på denne nettsida meir.",
    },
    published: {
      text: "Dette har vi henta frå nettsida dykkar. Det som har vore synleg, har vore merkt «ikkje stadfesta». Eit ja tek bort merket, og viser det som er kryssa av. Det andre blir halde utanfor.",
      save: "Ja, dette stemmer",
      discard: null,
    },
  },
  done: {
    kept: "Dette blir halde oppdatert frå kalenderen.",
    undoMeans: "Då blir det som blei publisert sist, borte igjen, og står i lista.",
    toEvents: "Sjå arrangementa",
    another: "Hent inn meir",
  },
  flash: {
    intakeOfOwnCalendar: (n: number) =>
      `Sida har ein kalender med ${events(n)}. Det er han vi har lese, og det er han «Hald dette oppdatert» følgjer.`,
    intakeCalendarClosed:
      "På sida står ein kalender som vi ikkje får lese. Er han offentleg? Her er det sida sjølv viser.",
    intakeDiscarded: "Det er forkasta.",
    intakeUndone: "Publiseringa er angra. Det som blei publisert sist, er ikkje synleg lenger.",
    intakeUndoneButKept: (kept: number) => `Publiseringa er angra. ${events(kept)} er endra sidan, og blei ståande.`,
  },
};
