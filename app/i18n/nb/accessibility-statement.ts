import type { Reading } from "~/domain/site/reading";

/** Only for the server. */
export const accessibilityStatementMessages = {
  reading: (contact: string): Reading => ({
    title: "Tilgjengelighet",
    intro:
      "Samling skal virke for alle: med tastatur, skjermleser, forstørret tekst, på gamle telefoner og trege nett.",
    reviewed: "Sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Hva vi holder oss til",
        paragraphs: [
          "Vi følger WCAG 2.2 på nivå AA. Alle sidene prøves automatisk, på flere språk og i begge utseender, hver gang noe endres, og de viktigste veiene gås med tastaturet alene.",
        ],
      },
      {
        heading: "Hva du kan gjøre",
        list: [
          "Alt kan nås og brukes med tastatur, og du ser alltid hvor du er.",
          "Søk, filtre, innlogging, skjemaer og innstillinger virker også uten JavaScript.",
          "Du kan velge lyst eller mørkt utseende, eller følge enheten din, under Innstillinger.",
          "Tekst kan forstørres til det dobbelte uten at noe forsvinner, og sidene passer til en smal skjerm.",
          "Har du bedt enheten om mindre bevegelse, står sidene stille.",
          "Under Innstillinger kan du velge større skrift, i to steg, og en rolig visning uten bilder, der ingenting rører seg.",
          "Skjemaene for dem som legger ut arrangementer, forklarer feltene med én enkel setning: trykk på spørsmålstegnet.",
          "Farge er aldri alene om å fortelle noe: typen arrangement har også ord og tegn.",
        ],
      },
      {
        heading: "Hva som ikke er godt nok ennå",
        list: [
          "Kartet kan flyttes med tastaturet, men sier lite til en skjermleser. Adressen og en lenke til veibeskrivelse står derfor alltid ved siden av.",
          "Bildene er lastet opp av arrangørene. De regnes som pynt og har ingen beskrivelse: det som er viktig, skal stå i teksten, men det styrer vi ikke.",
          "Tekst som arrangørene har skrevet, og som er hentet fra kalenderne deres, kan være på et annet språk enn siden, uten at det er merket.",
          "Passnøkler og utklipping av bilder trenger JavaScript. Begge deler kan hoppes over.",
        ],
      },
      {
        heading: "Si fra",
        paragraphs: [
          `Er det noe du ikke får til? Skriv til ${contact}, så svarer vi, hjelper deg fram og retter det vi kan.`,
          "Er du ikke fornøyd med svaret, kan du kontakte Tilsynet for universell utforming av ikt (uutilsynet).",
        ],
      },
    ],
  }),
};
