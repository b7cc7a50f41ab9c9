import { innerQuotes } from "../inner-quotes";

export const subscribeMessages = {
  title: "Abonner",
  heading: "Få det i din egen kalender",
  intro: (what: string) =>
    `«${innerQuotes(what)}» kommer av seg selv i kalenderen din, og det som blir avlyst eller flyttet, retter seg der også.`,
  late: "En kalender du abonnerer på, kan ligge et døgn etter. Skal du reise langt, så se på arrangementets egen side først.",
  ways: {
    apple: {
      name: "iPhone, iPad og Mac",
      action: "Åpne i Kalender",
      steps: [
        "Trykk på «Åpne i Kalender».",
        "Kalender spør om du vil abonnere. Velg «Abonner».",
        "Velg navn og farge, og trykk «Ferdig» eller «Legg til».",
        "På Mac velger du der hvor ofte den ser etter nytt. På iPhone står det i Innstillinger, under «Hent nye data».",
      ],
      rhythm: "Ser etter nytt så ofte du har valgt, fra hvert kvarter til hver uke.",
    },
    google: {
      name: "Google Kalender",
      action: "Legg til i Google",
      steps: [
        "Gjør dette på en datamaskin. Appen på telefonen kan ikke legge til slike kalendere.",
        "Trykk på «Legg til i Google», og logg inn om du blir bedt om det.",
        "Velg «Legg til» når Google spør.",
        "Åpne Google Kalender på telefonen, og huk av kalenderen i menyen.",
      ],
      rhythm: "Ser etter nytt bare hver 12. til 24. time. Det kan ingen av oss endre.",
    },
    outlook: {
      name: "Outlook",
      action: "Legg til i Outlook",
      steps: [
        "Trykk på «Legg til i Outlook», og logg inn.",
        "Er kontoen din fra jobb eller skole, så trykk på «Outlook (jobb eller skole)» i stedet.",
        "Gi kalenderen et navn, og velg «Importer».",
        "Skjer det ingenting? Velg «Legg til kalender» og «Abonner fra nettet» der, og lim inn adressen nedenfor.",
      ],
      rhythm: "Ser etter nytt med noen timers mellomrom, noen ganger bare én gang i døgnet.",
    },
  },
  otherWays: "Andre programmer",
  addressHint: "Kopier adressen, og lim den inn der programmet lar deg abonnere på en kalender fra nettet.",
  news: "Leser du nyheter i en nyhetsleser?",
  rss: "RSS",
  json: "JSON Feed",
  back: "Tilbake",
};
