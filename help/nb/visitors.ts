import type { HelpTexts } from "../help-texts";

export default {
  "find-events": {
    title: "Finn arrangementer",
    summary: "Søk på forsiden, og snevr inn med hurtigvalg og filtre.",
    steps: [
      "Skriv i søkefeltet på forsiden: et ord som «konsert», et sted eller navnet på en menighet. Velg et forslag, eller trykk på Søk.",
      "Trykk på et hurtigvalg: «Nær meg», «Sted», «Når», «I helgen», en type som Gudstjeneste, eller «For barn».",
      "Trykk på «Filtre» for avstand, type, dato og rekkefølge, og så på «Vis treff».",
      "Trykk på et kort for å se alt om arrangementet.",
      "Fant du ingenting? Ta bort et filter, eller trykk på «Nullstill søket».",
    ],
    notes: [
      "Søket forstår bokmål, nynorsk og vanlige engelske ord. Finner det ingenting, prøver det med én bokstav annerledes.",
      "En fast samling står som ett kort. «Vis alle datoer» viser hver dato.",
      "«I helgen» åpner en egen side med fredag ettermiddag til søndag kveld.",
    ],
    words: "søke leter søkefelt filter hurtigvalg gudstjeneste konsert helgen program",
    picture: "Forsiden med søkefeltet øverst, hurtigvalgene under og de første arrangementene.",
  },
  "near-you": {
    title: "Se det som er nær deg",
    summary: "Bruk posisjonen din, skriv et sted, eller sett et hjemsted.",
    steps: [
      "Trykk på «Nær meg» på forsiden. Nettleseren spør om lov til å bruke posisjonen din.",
      "Vil du ikke dele posisjonen? Trykk på «Filtre», og skriv et sted eller postnummer i «Nær sted».",
      "Velg hvor langt: 10, 25, 50, 100 eller 200 km.",
      "Velg «Nærmest først» om de nærmeste skal stå øverst.",
      "Vil du slippe å velge hver gang? Åpne Innstillinger, og lagre stedet ditt under «Hjemsted».",
    ],
    notes: [
      "Posisjonen rundes av til omtrent én kilometer før den forlater enheten, og lagres ikke hos oss.",
      "Stedet du skriver, og hjemstedet ditt huskes bare på denne enheten. «Glem stedet» og «Fjern hjemstedet» tar dem bort.",
    ],
    words: "posisjon gps lokasjon avstand kilometer hjemme hjemsted postnummer i nærheten",
    picture: "Forsiden med arrangementer nær Bergen, og avstanden på hvert kort.",
  },
  "map-and-month": {
    title: "Kart og måned",
    summary: "Se det du har søkt etter som liste, på et kart eller som en måned.",
    steps: [
      "Velg «Liste», «Kart» eller «Måned» ved treffene. På telefonen er det tre ikoner.",
      "På kartet sier tallene hvor mange arrangementer som er der. Trykk på et tall for å komme nærmere, og på et sted for å se det som skjer der.",
      "Flytt kartet, så søker det der du er. Ta bort haken ved «Søk når kartet flyttes» om du heller vil trykke «Søk her».",
      "I måneden trykker du på en dag for å se alt den dagen.",
      "«Gå til dato» tar deg rett til en dag.",
    ],
    notes: [
      "Listen har alt som er på kartet. Med tastatur eller skjermleser er det listen du bruker.",
      "I måneden flytter piltastene mellom dagene, og Page Up og Page Down mellom månedene.",
    ],
    words: "kart kalendervisning månedsvisning zoom dato liste visning",
    picture: "En måned som tabell, med ukenummer og de første arrangementene hver dag.",
  },
  "who-can-come": {
    title: "Finn det som passer for deg",
    summary: "Søk etter rullestol, teleslynge, barnekirke, språk, kirkefamilie og mer.",
    steps: [
      "Trykk på «Filtre» på forsiden, og så på «Tilgjengelighet, kirke, språk …».",
      "Kryss av det du trenger, for eksempel «Rullestolvennlig», «Teleslynge», «Parkering» eller «Barnekirke eller søndagsskole».",
      "Velg kirkefamilie og språk om du vil.",
      "Trykk på «Vis treff».",
    ],
    notes: [
      "Vi viser det som har alt du velger.",
      "Ikke alle menigheter har fortalt oss alt ennå. Er du usikker, spør menigheten: kontakten står på siden deres.",
    ],
    words:
      "rullestol tilgjengelighet universell teleslynge barn barnekirke nattverd tegnspråk tolk språk kirkesamfunn gratis parkering",
    picture: "Siden «Flere filtre», med avkrysning for stedet, arrangementet, kirkefamilie og språk.",
  },
  "read-an-event": {
    title: "Siden til et arrangement",
    summary: "Tid, sted, praktisk, og om det er avlyst, flyttet eller fullt.",
    steps: [
      "Se etter merket ved tittelen: «Avlyst», «Utsatt», «Flyttet» eller «Fullt». Uten merke er det som planlagt.",
      "«Dato og tid» og «Sted» sier når og hvor. «Få veibeskrivelse» åpner kartet på telefonen din.",
      "«Praktisk» sier det folk lurer på før de kommer: rullestol, parkering, inngang, alder og språk.",
      "Har arrangøren lagt inn lenker, finner du «Meld deg på», «Kjøp billett» og strømmingen der.",
      "Er det en serie, står de andre datoene under «Alle datoer».",
    ],
    notes: [
      "Står det «Importert fra …», er arrangementet hentet fra menighetens egen kalender.",
      "Er arrangementet over, viser siden veien til det som kommer hos samme arrangør.",
    ],
    words: "avlyst utsatt flyttet fullt påmelding billett direkte strømming veibeskrivelse kjørerute klokkeslett",
    picture: "Siden til et arrangement, med dato, tittel, arrangør og knappen for å lagre.",
  },
  congregations: {
    title: "Finn en menighet",
    summary: "Søk etter menigheter, bedehus og frikirker, og se alt som skjer hos dem.",
    steps: [
      "Åpne «Menigheter», og søk på navn eller sted.",
      "Velg kirkefamilie, fylke eller forbokstav, eller trykk på «Nær meg». På telefonen ligger det under «Filtre».",
      "Velg «Kart» for å se dem på kartet.",
      "Åpne en menighet for å se neste gudstjeneste, det som kommer, åpningstider, kontakt og kart.",
      "«Se hele måneden» viser alt i én måned, og kan skrives ut på ett ark.",
    ],
    notes: [
      "Åpningstidene kan avvike på helligdager. Da står det ved dem.",
      "«Registrert i Enhetsregisteret» betyr at registeret kjenner organisasjonsnummeret.",
      "«Laget fra Enhetsregisteret» betyr at menigheten ikke har tatt siden i bruk ennå. Er du derfra, velger du «Ta siden i bruk» eller «Fjern siden».",
    ],
    words: "menighet kirke bedehus frikirke organisasjon arrangør åpningstider kontakt telefon adresse fylke",
    picture: "Siden til en menighet, med navn, bilde og neste gudstjeneste.",
  },
  "share-and-print": {
    title: "Del og skriv ut",
    summary: "Send videre, lagre et bilde til sosiale medier, eller heng opp en plakat.",
    steps: [
      "Trykk på «Del» på siden til et arrangement eller en menighet. På telefonen velger du hvor. Ellers kopieres teksten, så du kan lime den inn.",
      "Trykk på «Last ned bilde» for et bilde til lenker, Instagram eller stories.",
      "Trykk på «Skriv ut en plakat» på siden til et arrangement. Velg A4 eller A3, og strimler å rive av om du vil.",
      "«Uken på papir» på siden til en menighet gir uken på ett ark.",
    ],
    notes: [
      "Bildet og plakaten følger det som står på siden. Er arrangementet avlyst, står det der også.",
      "Plakaten har en QR-kode som fører til siden.",
    ],
    words: "dele plakat skrive ut print qr instagram facebook bilde story ark",
  },
  "something-wrong": {
    title: "Når noe er feil",
    summary: "Si fra når noe ikke stemte, eller når noe ikke hører hjemme her.",
    steps: [
      "Var det feil tid eller sted, eller møtte du ingen? Trykk på «Stemmer ikke?» på arrangementets side. Det går fra tre timer før det begynner til en uke etter.",
      "Velg hva som ikke stemte, skriv gjerne én setning, og trykk på «Si fra».",
      "Er det spam, støtende eller villedende? Trykk på «Rapporter», velg hva som er galt, og send. Da må du være logget inn.",
      "Under Innstillinger, «Rapportene dine», ser du hva som ble av det.",
      "Er det noe galt med selve Samling? Skriv til oss.",
    ],
    notes: [
      "Arrangøren får vite hva som ikke stemte, men ikke hvem som sa fra.",
      "Moderatorer leser rapportene. De som står bak innholdet, får ikke vite hvem som rapporterte.",
    ],
    words: "feil rapportere klage spam misbruk støtende stengt dør låst klagemelding stemmer ikke",
  },
} satisfies Partial<HelpTexts>;
