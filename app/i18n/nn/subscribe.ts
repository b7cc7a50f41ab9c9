import { innerQuotes } from "../inner-quotes";

export const subscribeMessages = {
  title: "Abonner",
  heading: "Få det i din eigen kalender",
  intro: (what: string) =>
    `«${innerQuotes(what)}» kjem av seg sjølv i kalenderen din, og det som blir avlyst eller flytta, rettar seg der òg.`,
  late: "Ein kalender du abonnerer på, kan ligge eit døgn etter. Skal du reise langt, så sjå på sida til arrangementet først.",
  ways: {
    apple: {
      name: "iPhone, iPad og Mac",
      action: "Opne i Kalender",
      steps: [
        "Trykk på «Opne i Kalender».",
        "Kalender spør om du vil abonnere. Vel «Abonner».",
        "Vel namn og farge, og trykk «Ferdig» eller «Legg til».",
        "På Mac vel du der kor ofte han ser etter nytt. På iPhone står det i Innstillingar, under «Hent nye data».",
      ],
      rhythm: "Ser etter nytt så ofte du har valt, frå kvart kvarter til kvar veke.",
    },
    google: {
      name: "Google Kalender",
      action: "Legg til i Google",
      steps: [
        "Gjer dette på ei datamaskin. Appen på telefonen kan ikkje legge til slike kalendrar.",
        "Trykk på «Legg til i Google», og logg inn om du blir beden om det.",
        "Vel «Legg til» når Google spør.",
        "Opne Google Kalender på telefonen, og huk av kalenderen i menyen.",
      ],
      rhythm: "Ser etter nytt berre kvar 12. til 24. time. Det kan ingen av oss endre.",
    },
    outlook: {
      name: "Outlook",
      action: "Legg til i Outlook",
      steps: [
        "Trykk på «Legg til i Outlook», og logg inn.",
        "Er kontoen din frå jobb eller skule, så trykk på «Outlook (jobb eller skule)» i staden.",
        "Gi kalenderen eit namn, og vel «Importer».",
        "Skjer det ingenting? Vel «Legg til kalender» og «Abonner frå nettet» der, og lim inn adressa nedanfor.",
      ],
      rhythm: "Ser etter nytt med nokre timars mellomrom, nokre gonger berre éin gong i døgnet.",
    },
  },
  otherWays: "Andre program",
  addressHint: "Kopier adressa, og lim ho inn der programmet lèt deg abonnere på ein kalender frå nettet.",
  news: "Les du nyhende i ein nyhendelesar?",
  rss: "RSS",
  json: "JSON Feed",
  back: "Tilbake",
};
