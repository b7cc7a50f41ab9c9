import type { LineDoubt } from "~/domain/intake/one-line/said";
import { doubtMessages } from "./doubts";

export const eventLineMessages = {
  label: "Skriv det som i menighetsbladet, lim det inn, eller fyll ut nedenfor.",
  example: "Familiegudstjeneste søndag kl 11 i kirka, kirkekaffe etterpå",
  keys: "Ctrl + Enter (⌘ + Enter på Mac) går videre til det vi spør om, og publiserer når vi ikke spør om mer.",
  failed:
    "Vi fikk ikke lest dette nå. Teksten står her fortsatt. Fyll ut nedenfor, eller skriv videre for å prøve igjen.",
  several: "Dette ser ut som flere arrangementer. Skjemaet tar ett om gangen.",
  toIntake: "Hent inn alle",
  /** Heard after a pause; `rows` are names of rows. */
  understood: (rows: string[]) => (rows.length > 0 ? `Forstått: ${rows.join(", ")}.` : "Ingenting er forstått ennå."),
  rows: {
    title: "Tittel",
    when: "Når",
    rhythm: "Gjentas",
    place: "Sted",
    type: "Type",
    description: "Beskrivelse",
    image: "Bilde",
    more: "Mer",
  },
  unwritten: "Ikke skrevet ennå",
  noDay: "Ingen dag ennå",
  no: "Nei",
  /** What nobody wrote or chose. */
  proposals: {
    day: "Dagen er et forslag.",
    time: "Klokkeslettet er et forslag.",
    end: "Slutten er et forslag.",
    dayAndTime: "Dagen og klokkeslettet er forslag.",
    dayAndEnd: "Dagen og slutten er forslag.",
  },
  picture: { own: "Menighetens eget brukes", drawn: "Vi tegner et", chosen: "Valgt" },
  /** What may be said there, where nothing is. */
  more: "emneord, praktisk, medarrangører, flere språk, nettside",
  preview: "Se hvordan det blir",
  close: "Lukk",
  /** To whether it is at the congregation's own place. */
  isOurs: "Ja, hos oss",
  isElsewhere: "Nei, et annet sted",
  actions: "Flere valg",
  atATime: "Publiser på et tidspunkt",
  /** `from` are the words in doubt. */
  asked: (from: string, question: string) => (from === "" ? question : `«${from}»: ${question}`),
  doubts: {
    ...doubtMessages,
    repeats_with_exceptions: "Noen dager skal ut, og vi vet ikke hvilke. Ta dem ut der det gjentas.",
    once_or_weekly: "Er det én uke, eller hver uke? Velg når det slutter.",
    begins_about: "Første gang er regnet ut. Stemmer den?",
    ends_about: "Siste gang er regnet ut. Stemmer den?",
    no_title: "Hva heter det?",
    no_event: "Er dette et arrangement?",
    no_day: "Hvilken dag er det?",
    past: "Dagen er forbi. Skal det være en annen?",
    which_week: "Er det den første som kommer, eller uken etter?",
    weekday_differs: "Ukedagen og datoen passer ikke sammen.",
    no_such_day: "Den dagen finnes ikke.",
    place_unknown: "Stedet er ikke brukt før. Hva er adressen?",
    room_only: "Er det hos dere?",
    several_places: "To steder er nevnt. Hvilket er det?",
    several_prices: "Flere priser er nevnt. Hvilken skal stå?",
    too_long: "Teksten er lengre enn feltet tar. Kort den ned.",
  } satisfies Record<LineDoubt, string>,
};
