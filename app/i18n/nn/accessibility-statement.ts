import type { Reading } from "~/domain/site/reading";

/** Only for the server. */
export const accessibilityStatementMessages = {
  reading: (contact: string): Reading => ({
    title: "Tilgjenge",
    intro: "Samling skal verke for alle: med tastatur, skjermlesar, forstørra tekst, på gamle telefonar og trege nett.",
    reviewed: "Sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Kva vi held oss til",
        paragraphs: [
          "Vi følgjer WCAG 2.2 på nivå AA. Alle sidene blir prøvde automatisk kvar gong noko blir endra, på fleire språk og i begge utsjånader, og dei viktigaste vegane blir gådde med tastaturet åleine.",
        ],
      },
      {
        heading: "Kva du kan gjere",
        list: [
          "Alt kan nåast og brukast med tastatur, og du ser alltid kvar du er.",
          "Søk, filter, innlogging, skjema og innstillingar verkar òg utan JavaScript.",
          "Du kan velje lys eller mørk utsjånad, eller følgje eininga di, under Innstillingar.",
          "Tekst kan forstørrast til det dobbelte utan at noko forsvinn, og sidene passar til ein smal skjerm.",
          "Har du bede eininga om mindre rørsle, står sidene stille.",
          "Under Innstillingar kan du velje større skrift, i to steg, og ei roleg vising utan bilete, der ingenting rører seg.",
          "Skjema for dei som legg ut arrangement, forklarer felta med éi enkel setning: trykk på spørjeteiknet.",
          "Farge er aldri åleine om å fortelje noko: typen arrangement har òg ord og teikn.",
        ],
      },
      {
        heading: "Kva som ikkje er godt nok enno",
        list: [
          "Kartet kan flyttast med tastaturet, men seier lite til ein skjermlesar. Adressa og ei lenke til vegskildring står derfor alltid ved sida av.",
          "Bileta er lasta opp av arrangørane. Dei blir rekna som pynt og har inga skildring: det som er viktig, skal stå i teksten, men det styrer vi ikkje.",
          "Tekst som arrangørane har skrive, og som er henta frå kalendrane deira, kan vere på eit anna språk enn sida, utan at det er merkt.",
          "Passnøklar og utklipping av bilete treng JavaScript. Begge delar kan hoppast over.",
        ],
      },
      {
        heading: "Sei frå",
        paragraphs: [
          `Er det noko du ikkje får til? Skriv til ${contact}, så svarar vi, hjelper deg fram og rettar det vi kan.`,
          "Er du ikkje nøgd med svaret, kan du kontakte Tilsynet for universell utforming av ikt (uutilsynet).",
        ],
      },
    ],
  }),
};
