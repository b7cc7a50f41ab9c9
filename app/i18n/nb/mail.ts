const hours = (n: number) => (n === 1 ? "1 time" : `${n} timer`);

/** Subjects reveal no more than that there is an account. */
export const mailMessages = {
  siteName: "Samling",
  footer:
    "Sendt av Samling. Vi skriver bare om kontoer, invitasjoner, kalendere og det dere legger ut, og måler ikke om noen åpner e-posten.",
  buttonFails: "Virker ikke knappen? Kopier lenken inn i nettleseren:",
  works: (n: number) => `Lenken virker én gang, og i ${n % 24 === 0 && n > 24 ? `${n / 24} dager` : hours(n)}.`,
  confirmEmail: {
    subject: "Bekreft e-postadressen din",
    body: "Velkommen til Samling! Trykk på knappen og bekreft at denne adressen er din, så er kontoen klar.",
    button: "Bekreft e-postadressen",
    notYou:
      "Var det ikke du som opprettet kontoen? Da kan du se bort fra denne e-posten. Uten bekreftelse tas kontoen ikke i bruk.",
  },
  resetPassword: {
    subject: "Velg nytt passord",
    body: "Noen, forhåpentligvis du, har bedt om nytt passord til kontoen din hos Samling.",
    button: "Velg nytt passord",
    consequence: "Når passordet er byttet, logges alle enheter ut.",
    notYou: "Var det ikke deg? Da trenger du ikke gjøre noe. Passordet er det samme som før.",
  },
  passwordChanged: {
    subject: "Passordet ditt er endret",
    body: "Passordet til kontoen din hos Samling er nettopp endret. Andre enheter som var logget inn, er logget ut.",
    wasYou: "Var det deg, trenger du ikke gjøre noe mer.",
    button: "Det var ikke meg",
    notYou:
      "Var det ikke deg? Trykk på knappen og velg nytt passord med en gang. Bytt også passordet til selve e-posten din.",
  },
  invitation: {
    subject: "Du er invitert til et team på Samling",
    heading: (organizer: string) => `Bli med i teamet til ${organizer}`,
    invitedBy: (inviter: string, organizer: string) =>
      `${inviter} har invitert deg til teamet til ${organizer} på Samling.`,
    invited: (organizer: string) => `Du er invitert til teamet til ${organizer} på Samling.`,
    roles: {
      editor: "Du vil kunne lage, endre og slette arrangementer.",
      viewer: "Du vil kunne se arrangementene på innsiden, men ikke endre dem.",
    },
    button: "Svar på invitasjonen",
    forYou: "Invitasjonen gjelder bare denne e-postadressen. Har du ikke konto, lager du en når du takker ja.",
    notYou: (organizer: string) =>
      `Kjenner du ikke ${organizer}? Da kan du se bort fra denne e-posten. Ingenting skjer før du takker ja.`,
  },
  claims: {
    link: {
      subject: "Ta siden i bruk på Samling",
      heading: (organizer: string) => `Ta siden til ${organizer} i bruk`,
      text: (claimant: string) =>
        `${claimant} har bedt om å få siden, og sagt at denne adressen er menighetens. Er det deg, åpner du lenken mens du er logget inn med den kontoen.`,
      button: "Ta siden i bruk",
      note: "Var det ikke deg? Da trenger du ikke gjøre noe. Lenken virker bare for den som spurte. Ikke send den videre.",
    },
    asked: {
      subject: "Noen vil ta i bruk en side på Samling",
      heading: (organizer: string) => `Noen vil ta i bruk siden til ${organizer}`,
      text: () => "De kan ikke vise det selv. Spør menigheten på adressen i registeret, og svar så.",
      button: "Se hvem som spør",
      note: "Dere får dette fordi dere svarer for Samling.",
    },
    taken: {
      subject: "Siden er tatt i bruk på Samling",
      heading: (organizer: string) => `Siden til ${organizer} er tatt i bruk`,
      text: (claimant: string) =>
        `${claimant} har tatt siden i bruk. Er det feil, kan det angres i ett døgn, med det som er lagt ut siden.`,
      button: "Se på det",
      note: "Er det riktig, trenger du ikke gjøre noe. Ikke send lenken videre.",
    },
    granted: {
      subject: "Siden er deres",
      heading: (organizer: string) => `Siden til ${organizer} er deres`,
      text: () => "Den er knyttet til kontoen din, med alt som står der.",
      button: "Se siden",
      note: "Var det ikke du som spurte? Svar på denne e-posten.",
    },
    refused: {
      subject: "Om siden du spurte etter",
      heading: (organizer: string) => `Vi kunne ikke gi deg siden til ${organizer}`,
      text: () =>
        "Vi fikk ikke bekreftet hos menigheten at du skal ha den. Du kan spørre igjen med en e-postadresse hos menigheten.",
      button: "Se siden",
      note: "Mener du at det er feil? Svar på denne e-posten.",
    },
    second: {
      subject: "Noen sier at de hører til hos dere",
      heading: (organizer: string) => `Noen vil være med på siden til ${organizer}`,
      text: (claimant: string) =>
        `${claimant} har bedt om å ta i bruk siden, som dere alt har. Kjenner dere dem, inviterer dere dem til teamet.`,
      button: "Se teamet",
      note: "Kjenner dere dem ikke, trenger dere ikke gjøre noe. De får ikke vite hvem dere er.",
    },
  },
  removed: {
    subject: "Du er ikke lenger med i et team på Samling",
    text: (organizer: string) =>
      `Du er tatt ut av teamet til ${organizer}, og kan ikke lenger gjøre noe for dem på Samling.`,
    button: "Til Samling",
    note: "Kjenner du ikke til dette, snakk med teamet: noen der kan invitere deg på nytt.",
  },
  ownership: {
    subject: { given: "Du har overlatt eierskapet på Samling", received: "Du er ny eier på Samling" },
    heading: {
      given: (organizer: string) => `${organizer} har fått ny eier`,
      received: (organizer: string) => `Du er nå eier av ${organizer}`,
    },
    what: {
      given: (other: string, organizer: string) => `Du har overlatt ${organizer} til ${other}.`,
      received: (other: string, organizer: string) => `${other} har overlatt ${organizer} til deg.`,
    },
    meaning: {
      given: "Du er fortsatt med i teamet som administrator. Vil du ikke det, kan du forlate teamet.",
      received:
        "Du kan nå alt, også å gi roller og slette organisasjonen. Den som var eier, er fortsatt med i teamet som administrator.",
    },
    button: "Se teamet",
    notYou: "Var det ikke dere to som avtalte dette? Snakk med den andre, og bytt passord.",
  },
  calendarFailing: {
    subject: "En kalender lar seg ikke lese",
    heading: (calendar: string) => `Vi får ikke lest «${calendar}»`,
    since: (day: string) => `Sist gang det gikk bra, var ${day}. Siden da har vi prøvd mange ganger.`,
    never: "Vi har prøvd i en uke, og det har ikke gått bra en eneste gang.",
    consequence:
      "Arrangementene som alt er hentet, ligger fortsatt på Samling. Men det som er nytt eller endret i kalenderen, kommer ikke med.",
    button: "Se hva som er galt",
    goesOn:
      "Vi prøver videre hver dag, og skriver ikke om dette igjen. Brukes kalenderen ikke lenger, kan du fjerne den på samme side.",
  },
  proposal: {
    subject: "Er dette samme arrangement?",
    heading: (by: string) => `${by} spør: Er dette samme arrangement?`,
    what: ({ own, other, by, day }: { own: string; other: string; by: string; day: string }) =>
      `Dere har «${own}» ${day}. ${by} har «${other}», og sier at det er ett og samme arrangement.`,
    more: (n: number) => (n === 1 ? "Det gjelder én dato til." : `Det gjelder ${n} datoer til.`),
    meaning:
      "Er dere enige, vises det én gang, med begge arrangørene og begge lenkene. Til dere har svart, står begge slik de er.",
    button: "Se og svar",
    notKnown:
      "Kjenner du ikke igjen arrangementet, er det bare å svare «To forskjellige». Du kan også la være å svare.",
    rarely: "Vi skriver høyst én gang om dagen om slikt. Alt som venter på svar, står på samme side.",
  },
  hosts: {
    subject: "Er dere med på dette?",
    heading: (by: string) => `${by} spør om dere er med`,
    what: {
      partner: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} har «${event}» ${day}, og sier at dere er med på det.`,
      place: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} har «${event}» ${day}, og sier at det er hos dere.`,
    },
    more: (n: number) => (n === 1 ? "Det gjelder én dato til." : `Det gjelder ${n} datoer til.`),
    meaning:
      "Sier dere ja, står dere på arrangementet, og det vises på siden og i kalenderen deres. Til da vises ingenting.",
    button: "Se og svar",
    notKnown: "Kjenner dere ikke til det, er det bare å svare nei, eller la være å svare.",
    rarely: "Vi skriver høyst én gang om dagen om slikt. Alt som venter på svar, står på samme side.",
  },
  firstDay: {
    subject: "En ny organisasjon har arrangementer ute før noen har sett på dem",
    heading: (by: string) => `${by} er ny`,
    what: ({ event, day }: { event: string; day: string }) =>
      `«${event}» ${day} er ute alt nå, fordi det begynner før det første døgnet er over.`,
    held: (n: number) => (n === 1 ? "Ett arrangement til venter." : `${n} arrangementer til venter.`),
    button: "Se på organisasjonen",
    once: "Vi skriver én gang om hver organisasjon.",
  },
  mismatch: {
    subject: "En besøkende sier at noe ikke stemte",
    heading: "Noe stemte kanskje ikke",
    what: ({ title, day, problem }: { title: string; day: string; problem: string }) =>
      `Om «${title}» ${day} sier en besøkende: ${problem}.`,
    problems: { nobody: "møtte ingen", time: "feil tid", place: "feil sted" },
    meaning: "Rett det som er feil, så det stemmer for den neste. Stemmer det, kan dere svare det.",
    button: "Se og svar",
    rarely: "Vi skriver høyst én gang om dagen om hvert arrangement. Vi vet ikke hvem som sa fra.",
  },
  contact: {
    subject: "Noen har skrevet til Samling",
    from: (sender: string) => `Fra ${sender}:`,
    button: "Svar på meldingen",
    account: (email: string) => `Den som skrev, var logget inn som ${email}.`,
    noAccount: "Den som skrev, var ikke logget inn. E-postadressen er ikke bekreftet.",
    pageLanguage: (language: string) => `Språket på siden: ${language}.`,
    footer: "Sendt fra kontaktskjemaet på Samling.",
  },
  moderation: {
    subject: {
      hidden: "Noe dere har lagt ut, er skjult",
      shown: "Noe dere har lagt ut, vises igjen",
      withdrawn: "Det vi skrev sist, gjelder ikke lenger",
    },
    shownHeading: "Det vises igjen",
    what: {
      event: (title: string) => `Arrangementet «${title}»`,
      organizer: (name: string) => `Siden til ${name}, med alle arrangementene,`,
    },
    hidden: (what: string) =>
      `${what} er skjult på Samling. En moderator har sett på det og funnet at det ikke passer her.`,
    autoHidden: (what: string) =>
      `${what} er skjult på Samling fordi flere har rapportert det. Det er skjult til en moderator har sett på det.`,
    stillHidden: (what: string) => `Vi har sett på innvendingen deres. ${what} er fortsatt skjult på Samling.`,
    words: (words: string) => `Moderatoren skriver: «${words}»`,
    mend: {
      subject: "Noe dere har lagt ut, må rettes",
      what: (what: string) => `En moderator ber dere om å rette noe. ${what} vises fortsatt på Samling.`,
      meaning: "Rett det innen et døgn. Etter det kan en moderator skjule det.",
      button: "Rett det",
      note: "Kjenner du ikke til dette, eller mener dere at det er feil? Svar på denne e-posten.",
    },
    because: (categories: string) => `Det er rapportert som: ${categories}.`,
    meaning: "Andre ser det ikke lenger. Dere ser det fortsatt selv når dere er logget inn.",
    object: "Kom med en innvending",
    objectNote:
      "Mener dere at dette er feil? Trykk på knappen og fortell hvorfor. Finnes det en annen moderator, er det en annen som avgjør.",
    final: "Se avgjørelsen",
    finalNote: "Denne avgjørelsen står. Dere kan rette på det som er galt, eller legge det ut på nytt uten det.",
    shown: (what: string) => `${what} vises igjen på Samling. En moderator har sett på det og godkjent det.`,
    withdrawn: (what: string) => `${what} vises på Samling. Moderatoren har trukket tilbake det vi skrev om det.`,
    show: "Se det på Samling",
    shownNote: "Dere trenger ikke gjøre noe.",
  },
  alreadyRegistered: {
    subject: "Du har allerede en konto",
    body: "Noen, kanskje du, prøvde å opprette en konto hos Samling med denne adressen. Den har allerede en konto, så vi laget ingen ny.",
    button: "Logg inn",
    forgot: "Husker du ikke passordet? Velg et nytt her:",
    notYou: "Var det ikke deg? Da trenger du ikke gjøre noe. Ingen har fått tilgang til kontoen din.",
  },
  confirmNewEmail: {
    subject: "Bekreft den nye e-postadressen din",
    body: "Du har bedt om å bruke denne adressen til kontoen din hos Samling. Trykk på knappen og bekreft at den er din, så bytter vi.",
    button: "Bekreft den nye adressen",
    notYou: "Var det ikke deg? Da kan du se bort fra denne e-posten. Adressen tas ikke i bruk.",
  },
};
