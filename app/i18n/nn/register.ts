export const registerMessages = {
  label: "Organisasjonsnummer eller namn",
  hint: "Vi fyller ut det Einingsregisteret veit.",
  search: "Søk",
  searching: "Søker …",
  hits: "Treff i Einingsregisteret",
  found: (shown: number, total: number) =>
    total === 0
      ? "Ingen treff i Einingsregisteret. Prøv færre ord, eller skriv alt sjølv nedanfor."
      : shown < total
        ? `Viser ${shown} av ${total} treff. Skriv meir av namnet, så blir det færre.`
        : total === 1
          ? "Eitt treff"
          : `${total} treff`,
  more: "Vis fleire treff",
  choose: "Vel",
  chooseNamed: (name: string) => `Vel ${name}`,
  problems: {
    tooShort: "Skriv eit organisasjonsnummer på ni siffer, eller minst to bokstavar av namnet.",
    wrongNumber: "Organisasjonsnummeret stemmer ikkje. Det har ni siffer, til dømes 974 760 673.",
    unknownNumber:
      "Einingsregisteret kjenner ikkje dette nummeret. Sjå over siffera, søk på namnet, eller skriv alt sjølv nedanfor.",
    removedNumber:
      "Organisasjonen med dette nummeret er fjerna frå Einingsregisteret. Du kan skrive alt sjølv nedanfor.",
    unreachable: "Einingsregisteret svarar ikkje no. Prøv igjen om litt, eller skriv alt sjølv nedanfor.",
    tooMany: "Du har søkt mange gonger på kort tid. Prøv igjen om ein time, eller skriv alt sjølv nedanfor.",
    signedOut: "Du er logga ut. Logg inn i ei anna fane, og søk igjen. Det du har skrive, står her framleis.",
  },
  standings: {
    bankrupt: "Organisasjonen er konkurs, og kan ikkje veljast.",
    winding_up: "Organisasjonen er under avvikling, og kan ikkje veljast.",
    forced_winding_up: "Organisasjonen er under tvangsavvikling eller tvangsoppløysing, og kan ikkje veljast.",
    deleted: "Organisasjonen er sletta frå Einingsregisteret, og kan ikkje veljast.",
    removed: "Organisasjonen er fjerna frå Einingsregisteret, og kan ikkje veljast.",
    unknown: "Nummeret er ukjent i Einingsregisteret, og kan ikkje veljast.",
    subunit: "Dette er ei undereining. Bruk nummeret til organisasjonen ho høyrer til.",
  },
  byHand: "Du kan skrive alt sjølv nedanfor.",
  alreadyHere: (name: string) => `${name} er allereie på Samling.`,
  askThem: "Sjå sida deira, og be dei invitere deg til teamet",
  filled: (unit: string, fields: string) =>
    `Henta frå Einingsregisteret (${unit}): ${fields}. Sjå over, og rett det som ikkje stemmer.`,
  nothingFilled: (unit: string) => `${unit} er vald. Alt som registeret veit, står der allereie.`,
  kept: "Det du sjølv har skrive, står. Registeret har noko anna her:",
  keptField: (label: string, text: string) => `${label}: ${text}`,
  take: "Bruk dette",
  takeNamed: (label: string) => `Bruk dette: ${label}`,
  source: "Kjelde: Brønnøysundregistera, NLOD",
  taken: (name: string) => `${name} er allereie på Samling med dette organisasjonsnummeret.`,
  takenWhatToDo:
    "Er det de? Då er det best å vere på same team. Er de ei eiga gruppe under same nummer, trykk på knappen nedst ein gong til.",
  state: {
    active: (name: string, date: string) =>
      `Registrert i Einingsregisteret som ${name} (sist sjekka ${date}). Det står på sida dykkar, med lenke til registeret.`,
    otherName:
      "Namnet dykkar her er eit anna enn i registeret. Det er heilt i orden, men det kortar ikkje ned det første døgnet.",
    waiting: "Einingsregisteret har ikkje svara enno. Vi spør igjen av oss sjølve, og då står det på sida dykkar.",
    unknown: "Einingsregisteret kjenner ikkje dette nummeret, så sida dykkar seier ingenting om det.",
    bankrupt: "Organisasjonen med dette nummeret er konkurs, så sida dykkar seier ingenting om det.",
    winding_up: "Organisasjonen med dette nummeret er under avvikling, så sida dykkar seier ingenting om det.",
    forced_winding_up:
      "Organisasjonen med dette nummeret er under tvangsavvikling eller tvangsoppløysing, så sida dykkar seier ingenting om det.",
    deleted:
      "Organisasjonen med dette nummeret er sletta frå Einingsregisteret, så sida dykkar seier ingenting om det.",
    removed:
      "Organisasjonen med dette nummeret er fjerna frå Einingsregisteret, så sida dykkar seier ingenting om det.",
    subunit: "Dette er nummeret til ei undereining. Bruk nummeret til organisasjonen ho høyrer til.",
  },
  openRegister: "Sjå oppføringa i Einingsregisteret",
  ownerOnly: "Berre eigaren kan endre organisasjonsnummeret.",
};
