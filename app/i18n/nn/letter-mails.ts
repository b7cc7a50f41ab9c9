/** Subjects and first lines say no more of anybody's faith than the event's title. */
export const letterMailMessages = {
  footer:
    "Send av Samling, fordi du har bede om det. Vi måler ikkje om nokon opnar e-posten eller trykker på noko i han.",
  confirm: {
    subject: "Stadfest at du vil ha e-post frå Samling",
    heading: "Vil du ha e-post frå Samling?",
    body: "Nokon, truleg du, har bede om å få beskjed på denne adressa. Vi sender ingenting før du har stadfesta det.",
    button: "Ja, eg vil ha det",
    notYou: (days: number) =>
      `Var det ikkje deg? Då treng du ikkje gjere noko. Etter ${days} dagar slettar vi adressa og det som følgde med.`,
  },
  weekly: {
    subject: "Veka di",
    intro:
      "Her er det du følgjer, dei neste sju dagane. Det som er avlyst eller flytta, står først. Klokkesletta er norsk tid, og kvar linje har lenke til sida med alt om det.",
    changed: "Ikkje som planlagt",
    more: (n: number | null) =>
      n === 1
        ? "Det er eitt til, som det ikkje var plass til her."
        : `Det er ${n === null ? "fleire" : `${n} til`}, som det ikkje var plass til her.`,
    all: "Sjå og endre det du følgjer",
    question: "Vil du framleis ha dette brevet?",
    questionText:
      "Vi måler ikkje om du les breva, så no spør vi. Trykk på knappen om du vil ha dei vidare. Gjer du ingenting, er dette det siste.",
    keep: "Ja, hald fram med å sende",
  },
  line: ({ when, title, place }: { when: string; title: string; place: string | null }): string =>
    [`${when}: ${title}`, place].filter(Boolean).join(", "),
  at: ({ day, time }: { day: string; time: string }): string => `${day} kl. ${time}`,
  allDay: (day: string) => `${day}, heile dagen`,
  place: (place: string) => `Stad: ${place}`,
  reminder: {
    subjects: {
      day: (title: string) => `I morgon: ${title}`,
      hours: (title: string) => `Om to timar: ${title}`,
    },
    intro: "Du bad om å bli mint på dette. Alt om det står på sida til arrangementet, òg det som er nytt.",
    button: "Sjå arrangementet",
  },
  change: {
    subject: (mark: string, title: string) => `${mark}: ${title}`,
    intro: "Du har lagra dette, og bad om beskjed når noko endrar seg. Alt om det står på sida til arrangementet.",
    back: "Som planlagt likevel",
    reason: (words: string) => `Arrangøren skriv: «${words}»`,
    was: (before: string) => `Før: ${before}`,
  },
  manage: "Sjå, endre eller slett det du får frå oss:",
  stop: {
    weekly: "Stopp brevet kvar veke:",
    reminder: "Stopp påminningane:",
    at_once: "Stopp beskjedane om endringar:",
  },
};
