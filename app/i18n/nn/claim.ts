export const claimMessages = {
  notKept: "Laga frå Einingsregisteret. Kyrkjelyden har ikkje teke henne i bruk enno.",
  notKeptShort: "frå Einingsregisteret",
  claimLink: (name: string) => `Er du frå ${name}? Ta sida i bruk`,
  toPage: "Til sida",
  found:
    "Dette fann vi på nettsida dykkar. Det står merkt «ikkje stadfesta», og blir ikkje oppdatert, til de har sett gjennom alt og sagt ja.",
  toFound: "Sjå gjennom det vi fann på nettsida",
  claim: {
    title: "Ta sida i bruk",
    description: "Vis at de er kyrkjelyden, så er sida dykkar.",
    intro: (name: string) =>
      `Vis at du er frå ${name}, så er sida dykkar med alt som står der. Dei som følgjer henne, følgjer henne framleis.`,
    needsAccount: "Først treng du ein konto med stadfesta e-postadresse. Kom så tilbake hit.",
    signIn: "Logg inn",
    signUp: "Opprett konto",
    unconfirmed: "Stadfest e-postadressa di først: trykk på lenka vi sende deg, og kom tilbake hit.",
    kept: "Sida er alt teken i bruk. Er du frå kyrkjelyden, spør vi den som har sida, om du skal få bli med.",
    askKept: "Spør dei",
    mail: {
      heading: "Med ei e-postadresse hos kyrkjelyden",
      text: (domain: string) => `Vi sender ei lenke til ei adresse som sluttar på @${domain}.`,
      label: "E-postadresse hos kyrkjelyden",
      send: "Send lenka",
    },
    word: {
      heading: "Med eit ord på nettsida",
      text: (website: string) =>
        `Set inn <meta name="samling" content="ORDET"> øvst på framsida, ${website}, eller legg ordet åleine i fila /.well-known/samling.txt der. Trykk så på knappen. Du kan ta det bort etterpå.`,
      check: "Ordet ligg der no",
    },
    question: {
      heading: "Spør oss",
      text: "Vi spør kyrkjelyden på adressa som står i registeret, og svarar deg på e-post.",
      label: "Kven er du i kyrkjelyden?",
      send: "Spør",
    },
    confirm: {
      text: (email: string) => `Lenka er rett. Sida blir knytt til kontoen din, ${email}.`,
    },
    showsProven: "Adressa som får lenka, blir ståande på sida. Kontoen si eiga blir ikkje vist.",
    showsNone: "Sida viser inga e-postadresse før de skriv ei i profilen. Kontoen si eiga blir ikkje vist.",
    otherAccount: (email: string) =>
      `Lenka er brukt, for gammal, eller laga for ein annan konto enn ${email}. Logg inn med kontoen du spurde frå.`,
    undo: "Vart sida teken i bruk av nokon som ikkje skal ha henne? Eitt trykk gjev henne tilbake til registeret, og fjernar det som er lagt ut sidan. Det går i eitt døgn.",
    done: {
      taken: "Sida er dykkar.",
      linkSent: "Lenka er send. Opne henne medan du er logga inn her. Ho verkar i sju dagar.",
      asked: "Vi har spurt, og du får svar på e-post.",
      undone: "Sida er som før ho vart teken i bruk. Den som tok henne, får melding.",
    },
    toDashboard: "Til dashbordet",
    failed: "Vi fekk ikkje teke imot det",
    problems: {
      gone: "Sida finst ikkje lenger.",
      unconfirmedEmail: "Stadfest e-postadressa di først.",
      notAtDomain: "Adressa må slutte på det same som nettsida i registeret.",
      noWord: "Vi fann ikkje ordet på nettsida. Det kan ta litt tid før ei endring er ute. Prøv igjen.",
      noWebsite: "Nettsida i registeret kan ikkje brukast til dette.",
      invalidLink: "Lenka er brukt, for gammal, eller laga for ein annan konto. Be om ei ny.",
      hasOrganizer: "Kontoen din har alt ein organisasjon. Bruk ein konto med ei anna e-postadresse.",
      tooMany: (minutes: number) => `Det vart mange forsøk. Vent ${minutes} minutt, og prøv igjen.`,
    },
  },
  removal: {
    title: "Fjern sida",
    description: "Sida er laga utan at nokon bad om det. Er du frå kyrkjelyden, kan du fjerne henne.",
    intro: (name: string) =>
      `Sida om ${name} er laga frå opne opplysningar i Einingsregisteret. Høyrer du til der og ikkje vil ha henne, blir ho gøymd med ein gong, og ho blir ikkje laga igjen. Eit menneske ser på det etterpå.`,
    kept: "Sida er teken i bruk av kyrkjelyden sjølv, og kan ikkje fjernast her.",
    message: "Vil du seie noko om kvifor?",
    button: "Fjern sida no",
    failed: "Vi fekk ikkje fjerna sida",
    problems: {
      gone: "Sida er alt borte, eller teken i bruk av kyrkjelyden.",
      tooMany: (minutes: number) =>
        `Det er fjerna fleire sider herifrå i dag. Vent ${minutes} minutt, eller skriv til oss.`,
    },
    reason: "Fjerna av ein som seier å høyre til der",
    wish: "Ønskt fjerna av ein som seier å høyra til der",
  },
};
