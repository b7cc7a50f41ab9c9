import type { RowObstacle } from "~/domain/review/review-row";
import type { NotUnderstoodReason } from "~/domain/sources/understood";
import { doubtMessages } from "./doubts";

const events = (n: number) => (n === 1 ? "1 arrangement" : `${n} arrangementer`);

const reasons: Record<NotUnderstoodReason, string> = {
  no_date: "ingen dato",
  no_title: "ingen tittel",
  weekday_differs: "ukedagen passer ikke med datoen",
  no_such_day: "datoen finnes ikke",
  too_far_away: "for langt unna",
  relative: "vi vet ikke hvilken dag det regnes fra",
  cancelled: "avlyst",
  moved: "flyttet, uten at begge tidene er klare",
  no_event: "ser ikke ut som et arrangement",
  too_long: "linjen er for lang",
  unused: "ikke brukt",
};

const obstacles: Record<RowObstacle, string> = {
  choose_clock: "Velg hvilken tid som er riktig.",
  wrong_times: "Rett tidene først: de passer ikke sammen.",
  no_title: "Gi den en tittel først.",
};

const atLine = (line: number | null) => (line === null ? "" : `linje ${line}: `);

export const intakeMessages = {
  page: {
    title: "Hent inn arrangementer",
    description: "Lim inn en lenke, en tekst eller en tabell, og se hva som blir til arrangementer.",
  },
  intro:
    "Lim inn det dere har: lenken til programmet på nettsiden, en kalender, teksten fra menighetsbladet eller en tabell. Du ser hva vi har forstått før noe blir synlig.",

  door: {
    label: "Skriv, lim inn en lenke eller tekst, ta bilde av plakaten, eller slipp en fil",
    placeholder: "Skriv, lim inn, ta bilde",
  },
  first:
    "Har dere et program på nettsiden, en kalender eller en tekst? Lim det inn her, så ser du over arrangementene når organisasjonen er opprettet. Ingenting blir synlig før du publiserer. En fil kan du velge etterpå.",
  fileLater: "Lenken går til en fil. La feltet stå tomt nå, og lim lenken inn igjen når organisasjonen er opprettet.",
  field: {
    kept: "Filen er tatt vare på her, og leses når du er på nett igjen.",
    label: "Lenke eller tekst",
    hint: "For eksempel https://www.menigheten.no/program, eller «Søndag 9. august kl. 19.00 Kveldsmøte i Nes kirke».",
    file: "Ta bilde av plakaten, oppslaget eller menighetsbladet, eller velg en fil",
    fileHint:
      "Bilde av plakaten, oppslaget eller menighetsbladet (det leses på enheten din), tekst, Word, Excel, PDF, CSV eller kalender (.ics).",
    reading: "Leser filen …",
    fetching: "Lenken går til en fil. Vi henter og leser den …",
    read: (name: string) => `«${name}» er lest. Trykk på knappen for å se hva vi forsto.`,
    look: "Se hva vi forstår",
    looking: "Leser …",
    failed: "Det kom ikke fram. Det du limte inn, står her fortsatt.",
  },
  picture: {
    kept: "Bildet er tatt vare på her, og leses når du er på nett igjen.",
    asks: "Bildet leses på denne enheten og sendes ingen steder. Det som leser det (4 MB), hentes bare denne ene gangen.",
    load: "Hent og les bildet",
    callOff: "Avbryt",
    loading: "Henter det som leser bilder …",
    preparing: "Gjør bildet klart …",
    reading: "Leser bildet …",
    cut: "Utsnitt av bildet",
    use: "Bruk bildet i arrangementet",
  },
  linesRead: {
    heading: "Dette sto der",
    text: "Vi fant ikke tittel og tid av oss selv. Merk dem, så fyller vi ut skjemaet.",
    title: "Tittel",
    when: "Når",
    goOn: "Fortsett i skjemaet",
  },
  calendarGuide: "Slik deler du en kalender",
  tooMany: (minutes: number) =>
    minutes === 1
      ? "Det ble mange på kort tid. Prøv igjen om et minutt."
      : `Det ble mange på kort tid. Prøv igjen om ${minutes} minutter.`,

  list: {
    heading: "Hentet inn før",
    published: (when: string) => `publisert ${when}`,
    waiting: (when: string) => `venter på deg siden ${when}`,
    count: events,
    out: (n: number) => `${n} er ute`,
    wait: (n: number) => `${n} venter`,
  },

  review: {
    title: "Se over før det publiseres",
    description: "Ingenting er synlig før du publiserer.",
    heading: (name: string) => `Dette forsto vi av «${name}»`,
    notPublic: "Ingenting er synlig for andre før du trykker «Publiser».",
    theseNotPublic: "Disse er ikke synlige for andre før du trykker «Publiser».",
    found: (n: number, ticked: number) =>
      n === 0 ? "Ingen kommende arrangementer." : `${events(n)}, ${ticked} krysset av.`,
    past: (n: number) => (n === 1 ? "1 har vært, og er ikke med." : `${n} har vært, og er ikke med.`),
    cut: "Her er mer enn vi kan lese på én gang. De første er her.",
    list: "Arrangementer som blir publisert når de er krysset av",
    publish: "Publiser",
    publishing: "Publiserer …",
    save: "Lagre til senere",
    discard: "Forkast",
    discardText: "Da er listen og det dere har rettet i den, borte for godt.",
    discardNow: "Forkast alt",
    sure: "Kryss av alle sikre",
    none: "Ta bort alle kryss",
    all: "For alle som er krysset av",
    unchangedType: "Som den er",
    placeHint: "Står det tomt, beholder hver sitt sted.",
    setAll: "Bruk på de avkryssede",
    atHome: (name: string) => `hos ${name}`,
    edit: "Rett",
    titleOf: (title: string) => `Hva «${title}» heter`,
    clockOf: (title: string) => `Klokkeslett for «${title}»`,
    clock: "Når?",
    editOf: (title: string) => `Rett «${title}»`,
    done: "Ferdig",
    close: "Lukk uten å endre",
    corrected: "Rettet av deg",
    isPrivate: "Ser privat ut, og er derfor ikke krysset av.",
    line: (number: number) => `Linje\u00a0${number}`,
    quoted: (words: string) => `Lest av «${words}»`,
    /** Where the line itself does not say it. */
    quotedOf: {
      title: (words: string, line: number | null) => `Tittelen er fra ${atLine(line)}«${words}»`,
      day: (words: string, line: number | null) => `Dagen er fra ${atLine(line)}«${words}»`,
      year: (words: string, line: number | null) => `Året er fra ${atLine(line)}«${words}»`,
      clock: (words: string, line: number | null) => `Klokkeslettet er fra ${atLine(line)}«${words}»`,
      place: (words: string, line: number | null) => `Stedet er fra ${atLine(line)}«${words}»`,
    },
    which: "Hvilken tid er riktig?",
    fields: {
      title: "Tittel",
      event_type: "Type",
      start_date: "Dato",
      start_time: "Klokkeslett",
      all_day: "Hele dagen, uten klokkeslett",
      end_date: "Siste dag",
      end_time: "Slutt",
      location_name: "Sted",
      location_address: "Adresse",
      external_url: "Lenke",
      description: "Beskrivelse",
    },
    notUnderstood: (n: number) => (n === 1 ? "1 linje forsto vi ikke" : `${n} linjer forsto vi ikke`),
    enterOf: (text: string) => `Skriv inn «${text}»`,
    enter: "Skriv det inn",
    unused: (n: number) => (n === 1 ? "1 linje ble ikke brukt" : `${n} linjer ble ikke brukt`),
    unusedText: "De sier ikke når noe er, og hører ikke til et arrangement over. Skriv dem inn selv om de skal med.",
    notUnderstoodText: "De blir ikke til arrangementer. Skriv dem inn selv om de skal med.",
    failed: "Det ble ikke lagret. Det du har skrevet, ligger på denne enheten.",
    read: (kind: "page" | "calendar" | "text" | "table" | "picture") =>
      ({
        page: "Lest fra en nettside",
        calendar: "Lest fra en kalender",
        text: "Lest fra tekst",
        table: "Lest fra en tabell",
        picture: "Lest fra et bilde, på enheten",
      })[kind],
  },
  existing: {
    heading: "Dette ser ut til å ligge ute alt:",
    equal: "Det er likt, så det er ikke krysset av.",
    choose:
      "Er det det samme, kan dere slå dem sammen: tittel, tid og sted blir som her, bilde og tekst blir som de er.",
    imported: "Det kommer fra en kalender og følger den, så det er som regel nok å la dette stå uten kryss.",
    merge: "Slå sammen",
    mergeAll: (n: number) => `Slå sammen alle ${n} som ligger ute alt`,
    another: "Det er et annet arrangement",
    dates: {
      heading: (n: number) => `${n} datoer ligger ute alt:`,
      equal: "De er like, så de er ikke krysset av.",
      imported: "De kommer fra en kalender og følger den, så det er som regel nok å la dem stå uten kryss.",
      merge: (n: number) => `Slå sammen alle ${n}`,
      another: "De er andre arrangementer",
      show: "Se hver dato",
    },
    is: {
      same: "Blir slått sammen når dere publiserer: tittel, tid og sted blir som her, bilde og tekst blir som de er.",
      another: "Blir et arrangement for seg.",
    },
  },
  years: {
    question: (years: string) => `Gjelder dette ${years}?`,
    text: (n: number) => `${n} arrangementer er sikre, bortsett fra at årstallet mangler. Ett svar gjelder for alle.`,
    yes: (years: string) => `Ja, ${years}`,
    no: (years: string) => `Nei, ${years}`,
  },
  alike: {
    text: (n: number) => `Den første av ${n} som gjentas.`,
    tick: (n: number) => `Kryss av alle ${n}`,
    untick: (n: number) => `Ta bort alle ${n} kryss`,
    correct: (n: number) => `Ferdig, og likt for alle ${n}`,
  },
  doubts: doubtMessages,
  isOn: (day: string, weekday: string) => `${day} er en ${weekday}`,
  reasons,
  obstacles,
  refusals: {
    changedMeanwhile:
      "Listen er endret i en annen fane eller av en annen. Her er den nyeste; se over kryssene på nytt.",
    exists: "Denne adressen holdes oppdatert alt. Se under Kalendere.",
    tooManyCalendars: "Dere har så mange kalendere som det er plass til. Ta bort en først.",
    notKeepable: "Dette kan ikke leses igjen av seg selv.",
    nothingTicked: "Kryss av minst ett arrangement først.",
    thereNow: "Noe av dette er lagt ut i mellomtiden, og er ikke lenger krysset av. Se over, og publiser igjen.",
    obstacles: "Noen av de avkryssede må rettes først. Se merkene i listen.",
    noOrganizer: "Organisasjonen finnes ikke lenger.",
    failed: "Det gikk ikke å publisere akkurat nå. Ingenting er publisert. Prøv igjen.",
    tooLate: "Det er mer enn en time siden, så det kan ikke angres her lenger. Slett arrangementene ett for ett.",
    savedMeanwhile: "Noen lagret et av arrangementene akkurat nå, så ingenting er angret. Trykk «Angre» en gang til.",
    editedSince:
      "Noen har endret arrangementer fra denne kalenderen her siden, så det kan ikke angres med ett trykk. Ingenting er tatt bort. Ta bort kalenderen under Kalendere hvis alt skal vekk.",
    notUndone: "Det gikk ikke å angre akkurat nå. Alt er som det var. Prøv igjen.",
  },
  keep: {
    failed: "Kunne ikke hente arrangementene.",
    save: "Lagre valgene",
    again: "Det som er krysset av, vises. Det andre holdes utenfor, også når kalenderen leses igjen.",
    look: "Se over arrangementene",
    label: "Hold dette oppdatert",
    texts: {
      feed: "Vi leser kalenderen igjen av oss selv, og arrangementene følger den. Rettelser av tittel, tid og sted må gjøres i kalenderen.",
      page: "Vi leser siden igjen av oss selv, høyst hver sjette time, og arrangementene følger den. Det som er i tvil eller ser privat ut, venter til dere sier noe annet. Det dere har rettet her, står så lenge siden sier det samme.",
    },
  },
  unconfirmed: {
    looked_at: {
      text: "Dette fant vi på nettsiden til en menighet som ikke har tatt siden sin i bruk. Bare det sikre står her. Et ja viser det som er krysset av, merket «ikke bekreftet», og nettsiden leses igjen hver uke.",
      save: "Ja, hold dette oppdatert",
      discard: "Da ser vi ikke på denne nettsiden mer.",
    },
    published: {
      text: "Dette har vi hentet fra nettsiden deres. Det som har vært synlig, har vært merket «ikke bekreftet». Et ja tar bort merket, og viser det som er krysset av. Det andre holdes utenfor.",
      save: "Ja, dette stemmer",
      discard: null,
    },
  },
  done: {
    kept: "Dette holdes oppdatert fra kalenderen.",
    undoMeans: "Da blir det som ble publisert sist, borte igjen, og står i listen.",
    toEvents: "Se arrangementene",
    another: "Hent inn mer",
  },
  flash: {
    intakeOfOwnCalendar: (n: number) =>
      `Siden har en kalender med ${events(n)}. Det er den vi har lest, og det er den «Hold dette oppdatert» følger.`,
    intakeCalendarClosed:
      "På siden står en kalender som vi ikke får lese. Er den offentlig? Her er det siden selv viser.",
    intakeDiscarded: "Det er forkastet.",
    intakeUndone: "Publiseringen er angret. Det som ble publisert sist, er ikke synlig lenger.",
    intakeUndoneButKept: (kept: number) => `Publiseringen er angret. ${events(kept)} er endret siden, og ble stående.`,
  },
};
