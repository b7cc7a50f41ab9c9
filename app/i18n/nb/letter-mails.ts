import type { LetterKind } from "~/domain/letters/letters";

/** Subjects and first lines say no more of anybody's faith than the event's title. */
export const letterMailMessages = {
  footer:
    "Sendt av Samling, fordi du har bedt om det. Vi måler ikke om noen åpner e-posten eller trykker på noe i den.",
  confirm: {
    subject: "Bekreft at du vil ha e-post fra Samling",
    heading: "Vil du ha e-post fra Samling?",
    body: "Noen, trolig du, har bedt om å få beskjed på denne adressen. Vi sender ingenting før du har bekreftet det.",
    button: "Ja, jeg vil ha det",
    notYou: (days: number) =>
      `Var det ikke deg? Da trenger du ikke gjøre noe. Etter ${days} dager sletter vi adressen og det som fulgte med.`,
  },
  weekly: {
    subject: "Uken din",
    intro:
      "Her er det du følger, de neste sju dagene. Det som er avlyst eller flyttet, står først. Klokkeslettene er norsk tid, og hver linje har lenke til siden med alt om det.",
    changed: "Ikke som planlagt",
    more: (n: number | null) =>
      n === 1
        ? "Det er ett til, som det ikke var plass til her."
        : `Det er ${n === null ? "flere" : `${n} til`}, som det ikke var plass til her.`,
    all: "Se og endre det du følger",
    question: "Vil du fortsatt ha dette brevet?",
    questionText:
      "Vi måler ikke om du leser brevene, så nå spør vi. Trykk på knappen hvis du vil ha dem videre. Gjør du ingenting, er dette det siste.",
    keep: "Ja, fortsett å sende",
  },
  line: ({ when, title, place }: { when: string; title: string; place: string | null }): string =>
    [`${when}: ${title}`, place].filter(Boolean).join(", "),
  at: ({ day, time }: { day: string; time: string }): string => `${day} kl. ${time}`,
  allDay: (day: string) => `${day}, hele dagen`,
  place: (place: string) => `Sted: ${place}`,
  reminder: {
    subjects: {
      day: (title: string) => `I morgen: ${title}`,
      hours: (title: string) => `Om to timer: ${title}`,
    },
    intro: "Du ba om å bli minnet på dette. Alt om det står på siden til arrangementet, også det som er nytt.",
    button: "Se arrangementet",
  },
  change: {
    subject: (mark: string, title: string) => `${mark}: ${title}`,
    intro: "Du har lagret dette, og ba om beskjed når noe endrer seg. Alt om det står på siden til arrangementet.",
    back: "Som planlagt likevel",
    reason: (words: string) => `Arrangøren skriver: «${words}»`,
    was: (before: string) => `Før: ${before}`,
  },
  manage: "Se, endre eller slett det du får fra oss:",
  stop: {
    weekly: "Stopp det ukentlige brevet:",
    reminder: "Stopp påminnelsene:",
    at_once: "Stopp beskjedene om endringer:",
  } satisfies Record<LetterKind, string>,
};
