import type { Mismatch } from "~/domain/events/mismatches";

export const mismatchMessages = {
  title: "Stemmer ikke?",
  description: "Si fra til arrangøren når noe ikke er som det står.",
  question: "Hva stemte ikke?",
  problems: {
    nobody: "Jeg møtte ingen",
    time: "Feil tid",
    place: "Feil sted",
  } satisfies Record<Mismatch, string>,
  words: "Vil du si litt mer?",
  wordsHint: "Én setning holder. Ikke skriv navn eller annet om folk.",
  about: (organizer: string) => `${organizer} får vite det. De får ikke vite hvem du er, og det gjør ikke vi heller.`,
  someOrganizer: "Arrangøren",
  send: "Si fra",
  sending: "Sender …",
  failed: "Det ble ikke sendt. Prøv igjen.",
  tooMany: (minutes: number) => `Det er sagt fra mange ganger herfra. Prøv igjen om ${minutes} minutter.`,
  tooLate:
    "Det kan du si når det er mindre enn tre timer til arrangementet, og til en uke etter. Om det som er avlyst, trengs det ikke.",
  thanks: "Takk for at du sa fra!",
  thanksText: "Arrangøren får vite det, og kan rette det for den neste som kommer.",
  back: "Til arrangementet",
  moderation: {
    reason: "«Stemmer ikke?» gjentatte ganger",
    words: "Besøkende fra minst tre nett har på minst tre dager sagt at noe ikke stemte på arrangementene.",
  },
};

export const mismatchListMessages = {
  title: "Stemmer ikke?",
  description: "Det besøkende sier ikke var som det sto.",
  notice: (n: number) =>
    n === 1 ? "En besøkende sier at noe ikke stemte." : `${n} besøkende sier at noe ikke stemte.`,
  look: "Se og svar",
  intro: "Besøkende har sagt fra om dette. Rett det som er feil, så det stemmer for den neste.",
  empty: "Ingenting venter",
  emptyText: "Når noen møter en låst dør og sier fra, står det her.",
  said: (problem: string, n: number) => (n > 1 ? `${problem} (${n})` : problem),
  inCalendar: (calendar: string) => `Tid og sted rettes i «${calendar}».`,
  edit: "Rett det",
  fixed: "Det er rettet",
  right: "Det stemmer",
  answer: (title: string) => `Svar for ${title}`,
  failed: "Svaret ble ikke lagret. Prøv igjen.",
  flash: { answered: "Takk. Svaret er lagret." },
};
