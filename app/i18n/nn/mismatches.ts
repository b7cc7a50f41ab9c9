export const mismatchMessages = {
  title: "Stemmer ikkje?",
  description: "Sei frå til arrangøren når noko ikkje er som det står.",
  question: "Kva stemde ikkje?",
  problems: {
    nobody: "Eg møtte ingen",
    time: "Feil tid",
    place: "Feil stad",
  },
  words: "Vil du seie litt meir?",
  wordsHint: "Éi setning held. Ikkje skriv namn eller anna om folk.",
  about: (organizer: string) =>
    `${organizer} får vite det. Dei får ikkje vite kven du er, og det gjer ikkje vi heller.`,
  someOrganizer: "Arrangøren",
  send: "Sei frå",
  sending: "Sender …",
  failed: "Det blei ikkje sendt. Prøv igjen.",
  tooMany: (minutes: number) => `Det er sagt frå mange gonger herifrå. Prøv igjen om ${minutes} minutt.`,
  tooLate:
    "Det kan du seie når det er mindre enn tre timar til arrangementet, og til ei veke etter. Om det som er avlyst, trengst det ikkje.",
  thanks: "Takk for at du sa frå!",
  thanksText: "Arrangøren får vite det, og kan rette det for den neste som kjem.",
  back: "Til arrangementet",
  moderation: {
    reason: "«Stemmer ikkje?» fleire gonger",
    words: "Besøkande frå minst tre nett har på minst tre dagar sagt at noko ikkje stemde på arrangementa.",
  },
};

export const mismatchListMessages = {
  title: "Stemmer ikkje?",
  description: "Det besøkande seier ikkje var som det stod.",
  notice: (n: number) =>
    n === 1 ? "Ein besøkande seier at noko ikkje stemde." : `${n} besøkande seier at noko ikkje stemde.`,
  look: "Sjå og svar",
  intro: "Besøkande har sagt frå om dette. Rett det som er feil, så det stemmer for den neste.",
  empty: "Ingenting ventar",
  emptyText: "Når nokon møter ei låst dør og seier frå, står det her.",
  said: (problem: string, n: number) => (n > 1 ? `${problem} (${n})` : problem),
  inCalendar: (calendar: string) => `Tid og stad rettar de i «${calendar}».`,
  edit: "Rett det",
  fixed: "Det er retta",
  right: "Det stemmer",
  answer: (title: string) => `Svar for ${title}`,
  failed: "Svaret blei ikkje lagra. Prøv igjen.",
  flash: { answered: "Takk. Svaret er lagra." },
};
