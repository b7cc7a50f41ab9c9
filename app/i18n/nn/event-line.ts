import { doubtMessages } from "./doubts";

export const eventLineMessages = {
  label: "Skriv det som i kyrkjelydsbladet, lim det inn, eller fyll ut nedanfor.",
  example: "Familiegudsteneste sundag kl 11 i kyrkja, kyrkjekaffi etterpå",
  keys: "Ctrl + Enter (⌘ + Enter på Mac) går vidare til det vi spør om, og publiserer når vi ikkje spør om meir.",
  failed:
    "Vi fekk ikkje lese dette no. Teksten står her framleis. Fyll ut nedanfor, eller skriv vidare for å prøve att.",
  several: "Dette ser ut som fleire arrangement. Skjemaet tek eitt om gongen.",
  toIntake: "Hent inn alle",
  /** Heard after a pause; `rows` are names of rows. */
  understood: (rows: string[]) => (rows.length > 0 ? `Forstått: ${rows.join(", ")}.` : "Ingenting er forstått enno."),
  rows: {
    title: "Tittel",
    when: "Når",
    rhythm: "Gjentek seg",
    place: "Stad",
    type: "Type",
    description: "Omtale",
    image: "Bilete",
    more: "Meir",
  },
  unwritten: "Ikkje skrive enno",
  noDay: "Ingen dag enno",
  no: "Nei",
  /** What nobody wrote or chose. */
  proposals: {
    day: "Dagen er eit forslag.",
    time: "Klokkeslettet er eit forslag.",
    end: "Slutten er eit forslag.",
    dayAndTime: "Dagen og klokkeslettet er forslag.",
    dayAndEnd: "Dagen og slutten er forslag.",
  },
  picture: { own: "Kyrkjelyden sitt eige blir brukt", drawn: "Vi teiknar eit", chosen: "Valt" },
  /** What may be said there, where nothing is. */
  more: "emneord, praktisk, medarrangørar, fleire språk, nettside",
  preview: "Sjå korleis det blir",
  close: "Lukk",
  /** To whether it is at the congregation's own place. */
  isOurs: "Ja, hos oss",
  isElsewhere: "Nei, ein annan stad",
  actions: "Fleire val",
  atATime: "Publiser på eit tidspunkt",
  /** `from` are the words in doubt. */
  asked: (from: string, question: string) => (from === "" ? question : `«${from}»: ${question}`),
  doubts: {
    ...doubtMessages,
    repeats_with_exceptions: "Nokre dagar skal ut, og vi veit ikkje kva for nokre. Ta dei ut der det blir gjenteke.",
    once_or_weekly: "Er det éi veke, eller kvar veke? Vel når det sluttar.",
    begins_about: "Fyrste gongen er rekna ut. Stemmer han?",
    ends_about: "Siste gongen er rekna ut. Stemmer han?",
    no_title: "Kva heiter det?",
    no_event: "Er dette eit arrangement?",
    no_day: "Kva dag er det?",
    past: "Dagen er forbi. Skal det vere ein annan?",
    which_week: "Er det den fyrste som kjem, eller veka etter?",
    weekday_differs: "Vekedagen og datoen høver ikkje saman.",
    no_such_day: "Den dagen finst ikkje.",
    place_unknown: "Staden er ikkje brukt før. Kva er adressa?",
    room_only: "Er det hos dykk?",
    several_places: "To stader er nemnde. Kva for ein er det?",
    several_prices: "Fleire prisar er nemnde. Kva for ein skal stå?",
    too_long: "Teksten er lengre enn feltet tek. Kort han ned.",
  },
};
