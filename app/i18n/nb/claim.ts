/** Of pages made from the register that nobody keeps. */
export const claimMessages = {
  /** On the page itself, its feeds and its structured data. */
  notKept: "Laget fra Enhetsregisteret. Menigheten har ikke tatt den i bruk ennå.",
  notKeptShort: "fra Enhetsregisteret",
  claimLink: (name: string) => `Er du fra ${name}? Ta siden i bruk`,
  toPage: "Til siden",
  /** Of what was shown before the page was theirs. */
  found:
    "Dette fant vi på nettsiden deres. Det står merket «ikke bekreftet», og oppdateres ikke, til dere har sett gjennom alt og sagt ja.",
  toFound: "Se gjennom det vi fant på nettsiden",
  claim: {
    title: "Ta siden i bruk",
    description: "Vis at dere er menigheten, så er siden deres.",
    intro: (name: string) =>
      `Vis at du er fra ${name}, så er siden deres med alt som står der. De som følger den, følger den fortsatt.`,
    needsAccount: "Først trenger du en konto med bekreftet e-postadresse. Kom så tilbake hit.",
    signIn: "Logg inn",
    signUp: "Opprett konto",
    unconfirmed: "Bekreft e-postadressen din først: trykk på lenken vi sendte deg, og kom tilbake hit.",
    kept: "Siden er alt tatt i bruk. Er du fra menigheten, spør vi den som har siden, om du skal få bli med.",
    askKept: "Spør dem",
    mail: {
      heading: "Med en e-postadresse hos menigheten",
      text: (domain: string) => `Vi sender en lenke til en adresse som slutter på @${domain}.`,
      label: "E-postadresse hos menigheten",
      send: "Send lenken",
    },
    word: {
      heading: "Med et ord på nettsiden",
      text: (website: string) =>
        `Sett inn <meta name="samling" content="ORDET"> øverst på forsiden, ${website}, eller legg ordet alene i filen /.well-known/samling.txt der. Trykk så på knappen. Du kan ta det bort etterpå.`,
      check: "Ordet ligger der nå",
    },
    question: {
      heading: "Spør oss",
      text: "Vi spør menigheten på adressen som står i registeret, og svarer deg på e-post.",
      label: "Hvem er du i menigheten?",
      send: "Spør",
    },
    confirm: {
      text: (email: string) => `Lenken er riktig. Siden blir knyttet til kontoen din, ${email}.`,
    },
    showsProven: "Adressen som får lenken, blir stående på siden. Kontoens egen vises ikke.",
    showsNone: "Siden viser ingen e-postadresse før dere skriver en i profilen. Kontoens egen vises ikke.",
    otherAccount: (email: string) =>
      `Lenken er brukt, for gammel, eller laget for en annen konto enn ${email}. Logg inn med kontoen du spurte fra.`,
    undo: "Ble siden tatt i bruk av noen som ikke skal ha den? Ett trykk gir den tilbake til registeret, og fjerner det som er lagt ut siden. Det går i ett døgn.",
    done: {
      taken: "Siden er deres.",
      linkSent: "Lenken er sendt. Åpne den mens du er logget inn her. Den virker i sju dager.",
      asked: "Vi har spurt, og du får svar på e-post.",
      undone: "Siden er som før den ble tatt i bruk. Den som tok den, får beskjed.",
    },
    toDashboard: "Til dashbordet",
    failed: "Vi fikk ikke tatt imot det",
    problems: {
      gone: "Siden finnes ikke lenger.",
      unconfirmedEmail: "Bekreft e-postadressen din først.",
      notAtDomain: "Adressen må slutte på det samme som nettsiden i registeret.",
      noWord: "Vi fant ikke ordet på nettsiden. Det kan ta litt tid før en endring er ute. Prøv igjen.",
      noWebsite: "Nettsiden i registeret kan ikke brukes til dette.",
      invalidLink: "Lenken er brukt, for gammel, eller laget for en annen konto. Be om en ny.",
      hasOrganizer: "Kontoen din har alt en organisasjon. Bruk en konto med en annen e-postadresse.",
      tooMany: (minutes: number) => `Det ble mange forsøk. Vent ${minutes} minutter, og prøv igjen.`,
    },
  },
  removal: {
    title: "Fjern siden",
    description: "Siden er laget uten at noen ba om det. Er du fra menigheten, kan du fjerne den.",
    intro: (name: string) =>
      `Siden om ${name} er laget fra åpne opplysninger i Enhetsregisteret. Hører du til der og vil ikke ha den, skjules den med en gang, og den blir ikke laget igjen. Et menneske ser på det etterpå.`,
    kept: "Siden er tatt i bruk av menigheten selv, og kan ikke fjernes her.",
    message: "Vil du si noe om hvorfor?",
    button: "Fjern siden nå",
    failed: "Vi fikk ikke fjernet siden",
    problems: {
      gone: "Siden er alt borte, eller tatt i bruk av menigheten.",
      tooMany: (minutes: number) =>
        `Det er fjernet flere sider herfra i dag. Vent ${minutes} minutter, eller skriv til oss.`,
    },
    reason: "Fjernet av en som sier å høre til der",
    wish: "Ønskes fjernet av en som sier å høre til der",
  },
};
