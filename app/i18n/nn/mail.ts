const hours = (n: number) => (n === 1 ? "1 time" : `${n} timar`);

/** Subjects reveal no more than that there is an account. */
export const mailMessages = {
  siteName: "Samling",
  footer:
    "Send av Samling. Vi skriv berre om kontoar, invitasjonar, kalendrar og det de legg ut, og måler ikkje om nokon opnar e-posten.",
  buttonFails: "Verkar ikkje knappen? Kopier lenka inn i nettlesaren:",
  works: (n: number) => `Lenka verkar éin gong, og i ${n % 24 === 0 && n > 24 ? `${n / 24} dagar` : hours(n)}.`,
  confirmEmail: {
    subject: "Stadfest e-postadressa di",
    body: "Velkomen til Samling! Trykk på knappen og stadfest at denne adressa er di, så er kontoen klar.",
    button: "Stadfest e-postadressa",
    notYou:
      "Var det ikkje du som oppretta kontoen? Då kan du sjå bort frå denne e-posten. Utan stadfesting blir ikkje kontoen teken i bruk.",
  },
  resetPassword: {
    subject: "Vel nytt passord",
    body: "Nokon, truleg du, har bede om nytt passord til kontoen din hos Samling.",
    button: "Vel nytt passord",
    consequence: "Når passordet er bytt, blir alle einingar logga ut.",
    notYou: "Var det ikkje deg? Då treng du ikkje gjere noko. Passordet er det same som før.",
  },
  passwordChanged: {
    subject: "Passordet ditt er endra",
    body: "Passordet til kontoen din hos Samling er nettopp endra. Andre einingar som var logga inn, er logga ut.",
    wasYou: "Var det deg, treng du ikkje gjere noko meir.",
    button: "Det var ikkje meg",
    notYou:
      "Var det ikkje deg? Trykk på knappen og vel nytt passord med ein gong. Byt òg passordet til sjølve e-posten din.",
  },
  invitation: {
    subject: "Du er invitert til eit team på Samling",
    heading: (organizer: string) => `Bli med i teamet til ${organizer}`,
    invitedBy: (inviter: string, organizer: string) =>
      `${inviter} har invitert deg til teamet til ${organizer} på Samling.`,
    invited: (organizer: string) => `Du er invitert til teamet til ${organizer} på Samling.`,
    roles: {
      editor: "Då kan du lage, endre og slette arrangement.",
      viewer: "Då kan du sjå arrangementa på innsida, men ikkje endre dei.",
    },
    button: "Svar på invitasjonen",
    forYou: "Invitasjonen gjeld berre denne e-postadressa. Har du ikkje konto, lagar du ein når du takkar ja.",
    notYou: (organizer: string) =>
      `Kjenner du ikkje ${organizer}? Då kan du sjå bort frå denne e-posten. Ingenting skjer før du takkar ja.`,
  },
  claims: {
    link: {
      subject: "Ta sida i bruk på Samling",
      heading: (organizer: string) => `Ta sida til ${organizer} i bruk`,
      text: (claimant: string) =>
        `${claimant} har bede om å få sida, og sagt at denne adressa er kyrkjelyden si. Er det deg, opnar du lenka medan du er logga inn med den kontoen.`,
      button: "Ta sida i bruk",
      note: "Var det ikkje deg? Då treng du ikkje gjere noko. Lenka verkar berre for den som spurde. Ikkje send henne vidare.",
    },
    asked: {
      subject: "Nokon vil ta i bruk ei side på Samling",
      heading: (organizer: string) => `Nokon vil ta i bruk sida til ${organizer}`,
      text: () => "Dei kan ikkje vise det sjølve. Spør kyrkjelyden på adressa i registeret, og svar så.",
      button: "Sjå kven som spør",
      note: "De får dette fordi de svarar for Samling.",
    },
    taken: {
      subject: "Sida er teken i bruk på Samling",
      heading: (organizer: string) => `Sida til ${organizer} er teken i bruk`,
      text: (claimant: string) =>
        `${claimant} har teke sida i bruk. Er det feil, kan det angrast i eitt døgn, med det som er lagt ut sidan.`,
      button: "Sjå på det",
      note: "Er det rett, treng du ikkje gjere noko. Ikkje send lenka vidare.",
    },
    granted: {
      subject: "Sida er dykkar",
      heading: (organizer: string) => `Sida til ${organizer} er dykkar`,
      text: () => "Ho er knytt til kontoen din, med alt som står der.",
      button: "Sjå sida",
      note: "Var det ikkje du som spurde? Svar på denne e-posten.",
    },
    refused: {
      subject: "Om sida du spurde etter",
      heading: (organizer: string) => `Vi kunne ikkje gje deg sida til ${organizer}`,
      text: () =>
        "Vi fekk ikkje stadfesta hos kyrkjelyden at du skal ha henne. Du kan spørje igjen med ei e-postadresse hos kyrkjelyden.",
      button: "Sjå sida",
      note: "Meiner du at det er feil? Svar på denne e-posten.",
    },
    second: {
      subject: "Nokon seier at dei høyrer til hos dykk",
      heading: (organizer: string) => `Nokon vil vere med på sida til ${organizer}`,
      text: (claimant: string) =>
        `${claimant} har bede om å ta i bruk sida, som de alt har. Kjenner de dei, inviterer de dei til teamet.`,
      button: "Sjå teamet",
      note: "Kjenner de dei ikkje, treng de ikkje gjere noko. Dei får ikkje vite kven de er.",
    },
  },
  removed: {
    subject: "Du er ikkje lenger med i eit team på Samling",
    text: (organizer: string) =>
      `Du er teken ut av teamet til ${organizer}, og kan ikkje lenger gjere noko for dei på Samling.`,
    button: "Til Samling",
    note: "Kjenner du ikkje til dette, snakk med teamet: nokon der kan invitere deg på nytt.",
  },
  ownership: {
    subject: { given: "Du har gitt frå deg eigarskapen på Samling", received: "Du er ny eigar på Samling" },
    heading: {
      given: (organizer: string) => `${organizer} har fått ny eigar`,
      received: (organizer: string) => `Du er no eigar av ${organizer}`,
    },
    what: {
      given: (other: string, organizer: string) => `Du har overlate ${organizer} til ${other}.`,
      received: (other: string, organizer: string) => `${other} har overlate ${organizer} til deg.`,
    },
    meaning: {
      given: "Du er framleis med i teamet som administrator. Vil du ikkje det, kan du forlate teamet.",
      received:
        "Du kan no alt, òg å gi roller og slette organisasjonen. Den som var eigar, er framleis med i teamet som administrator.",
    },
    button: "Sjå teamet",
    notYou: "Var det ikkje de to som avtalte dette? Snakk med den andre, og byt passord.",
  },
  calendarFailing: {
    subject: "Ein kalender lèt seg ikkje lese",
    heading: (calendar: string) => `Vi får ikkje lese «${calendar}»`,
    since: (day: string) => `Sist det gjekk bra, var ${day}. Sidan då har vi prøvd mange gonger.`,
    never: "Vi har prøvd i ei veke, og det har ikkje gått bra ein einaste gong.",
    consequence:
      "Arrangementa som alt er henta, ligg framleis på Samling. Men det som er nytt eller endra i kalenderen, kjem ikkje med.",
    button: "Sjå kva som er gale",
    goesOn:
      "Vi prøver vidare kvar dag, og skriv ikkje om dette igjen. Er kalenderen ikkje i bruk lenger, kan du fjerne han på same side.",
  },
  proposal: {
    subject: "Er dette same arrangement?",
    heading: (by: string) => `${by} spør: Er dette same arrangement?`,
    what: ({ own, other, by, day }: { own: string; other: string; by: string; day: string }) =>
      `De har «${own}» ${day}. ${by} har «${other}», og seier at det er eitt og same arrangement.`,
    more: (n: number) => (n === 1 ? "Det gjeld éin dato til." : `Det gjeld ${n} datoar til.`),
    meaning:
      "Er de samde, blir det vist éin gong, med begge arrangørane og begge lenkene. Til de har svart, står begge slik dei er.",
    button: "Sjå og svar",
    notKnown: "Kjenner du ikkje att arrangementet, er det berre å svare «To ulike». Du kan òg la vere å svare.",
    rarely: "Vi skriv høgst éin gong om dagen om slikt. Alt som ventar på svar, står på same side.",
  },
  hosts: {
    subject: "Er de med på dette?",
    heading: (by: string) => `${by} spør om de er med`,
    what: {
      partner: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} har «${event}» ${day}, og seier at de er med på det.`,
      place: ({ by, event, day }: { by: string; event: string; day: string }) =>
        `${by} har «${event}» ${day}, og seier at det er hos dykk.`,
    },
    more: (n: number) => (n === 1 ? "Det gjeld éin dato til." : `Det gjeld ${n} datoar til.`),
    meaning:
      "Seier de ja, står de på arrangementet, og det blir vist på sida og i kalenderen dykkar. Til då blir ingenting vist.",
    button: "Sjå og svar",
    notKnown: "Kjenner de ikkje til det, er det berre å svare nei, eller la vere å svare.",
    rarely: "Vi skriv høgst éin gong om dagen om slikt. Alt som ventar på svar, står på same side.",
  },
  firstDay: {
    subject: "Ein ny organisasjon har arrangement ute før nokon har sett på dei",
    heading: (by: string) => `${by} er ny`,
    what: ({ event, day }: { event: string; day: string }) =>
      `«${event}» ${day} er ute alt no, fordi det byrjar før det første døgnet er over.`,
    held: (n: number) => (n === 1 ? "Eitt arrangement til ventar." : `${n} arrangement til ventar.`),
    button: "Sjå på organisasjonen",
    once: "Vi skriv éin gong om kvar organisasjon.",
  },
  mismatch: {
    subject: "Ein besøkande seier at noko ikkje stemde",
    heading: "Noko stemde kanskje ikkje",
    what: ({ title, day, problem }: { title: string; day: string; problem: string }) =>
      `Om «${title}» ${day} seier ein besøkande: ${problem}.`,
    problems: { nobody: "møtte ingen", time: "feil tid", place: "feil stad" },
    meaning: "Rett det som er feil, så det stemmer for den neste. Stemmer det, kan de svare det.",
    button: "Sjå og svar",
    rarely: "Vi skriv høgst éin gong om dagen om kvart arrangement. Vi veit ikkje kven som sa frå.",
  },
  contact: {
    subject: "Nokon har skrive til Samling",
    from: (sender: string) => `Frå ${sender}:`,
    button: "Svar på meldinga",
    account: (email: string) => `Den som skreiv, var logga inn som ${email}.`,
    noAccount: "Den som skreiv, var ikkje logga inn. E-postadressa er ikkje stadfesta.",
    pageLanguage: (language: string) => `Språket på sida: ${language}.`,
    footer: "Send frå kontaktskjemaet på Samling.",
  },
  moderation: {
    subject: {
      hidden: "Noko de har lagt ut, er skjult",
      shown: "Noko de har lagt ut, blir vist igjen",
      withdrawn: "Det vi skreiv sist, gjeld ikkje lenger",
    },
    shownHeading: "Det blir vist igjen",
    what: {
      event: (title: string) => `Arrangementet «${title}»`,
      organizer: (name: string) => `Sida til ${name}, med alle arrangementa,`,
    },
    hidden: (what: string) =>
      `${what} er skjult på Samling. Ein moderator har sett på det og funne at det ikkje passar her.`,
    autoHidden: (what: string) =>
      `${what} er skjult på Samling fordi fleire har rapportert det. Det er skjult til ein moderator har sett på det.`,
    stillHidden: (what: string) => `Vi har sett på innvendinga dykkar. ${what} er framleis skjult på Samling.`,
    words: (words: string) => `Moderatoren skriv: «${words}»`,
    mend: {
      subject: "Noko de har lagt ut, må rettast",
      what: (what: string) => `Ein moderator ber dykk rette noko. ${what} blir framleis vist på Samling.`,
      meaning: "Rett det innan eit døgn. Etter det kan ein moderator skjule det.",
      button: "Rett det",
      note: "Kjenner du ikkje til dette, eller meiner de at det er feil? Svar på denne e-posten.",
    },
    because: (categories: string) => `Det er rapportert som: ${categories}.`,
    meaning: "Andre ser det ikkje lenger. De ser det framleis sjølve når de er logga inn.",
    object: "Kom med ei innvending",
    objectNote:
      "Meiner de at dette er feil? Trykk på knappen og fortel kvifor. Finst det ein annan moderator, er det ein annan som avgjer.",
    final: "Sjå avgjerda",
    finalNote: "Denne avgjerda står. De kan rette på det som er gale, eller legge det ut på nytt utan det.",
    shown: (what: string) => `${what} blir vist igjen på Samling. Ein moderator har sett på det og godkjent det.`,
    withdrawn: (what: string) => `${what} blir vist på Samling. Moderatoren har trekt tilbake det vi skreiv om det.`,
    show: "Sjå det på Samling",
    shownNote: "De treng ikkje gjere noko.",
  },
  alreadyRegistered: {
    subject: "Du har allereie ein konto",
    body: "Nokon, kanskje du, prøvde å opprette ein konto hos Samling med denne adressa. Ho har allereie ein konto, så vi laga ingen ny.",
    button: "Logg inn",
    forgot: "Hugsar du ikkje passordet? Vel eit nytt her:",
    notYou: "Var det ikkje deg? Då treng du ikkje gjere noko. Ingen har fått tilgang til kontoen din.",
  },
  confirmNewEmail: {
    subject: "Stadfest den nye e-postadressa di",
    body: "Du har bede om å bruke denne adressa til kontoen din hos Samling. Trykk på knappen og stadfest at ho er di, så byter vi.",
    button: "Stadfest den nye adressa",
    notYou: "Var det ikkje deg? Då kan du sjå bort frå denne e-posten. Adressa blir ikkje teken i bruk.",
  },
};
