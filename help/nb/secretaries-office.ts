import type { HelpTexts } from "../help-texts";

export default {
  "answer-visitors": {
    title: "Svar på «Stemmer ikke?»",
    summary: "Når en besøkende sier at noe ikke var som det sto.",
    steps: [
      "Dere får en e-post, og det står på dashbordet. Trykk på «Se og svar».",
      "Rett det som er feil, med «Rett det» eller i kalenderen det kommer fra.",
      "Svar «Det er rettet» eller «Det stemmer».",
    ],
    notes: ["Ingen vet hvem som sa fra, heller ikke vi.", "Dere får høyst én e-post om dagen om hvert arrangement."],
    words: "stemmer ikke besøkende tilbakemelding feil tid sted møtte ingen varsel",
  },
  team: {
    title: "Team og roller",
    summary: "Inviter flere, bestem hva de kan gjøre, og overlat eierskapet.",
    steps: [
      "Trykk på «Team» på dashbordet.",
      "Skriv e-postadressen, velg «Redaktør» eller «Leser», og trykk på «Send invitasjon».",
      "Den som er invitert, logger inn med samme adresse og trykker på «Takk ja». Lenken virker i 7 dager.",
      "Eieren kan siden gjøre et medlem til «Administrator» under «Endre».",
      "Skal en annen ta over, velger eieren «Overlat organisasjonen til en annen».",
    ],
    notes: [
      "En leser ser. En redaktør lager, endrer og sletter arrangementer. En administrator styrer også profil, kalendere og team. Eieren kan alt.",
      "Den nye eieren må være med i teamet, ha bekreftet adressen sin og ikke eie en annen organisasjon.",
      "Du kan selv forlate et team nederst på siden.",
    ],
    words:
      "invitere medlem rolle redaktør leser administrator eier overta overlate fjerne tilgang frivillig invitasjon",
  },
  "paper-and-screens": {
    title: "Plakater, uken på papir og skjerm i våpenhuset",
    summary: "Alt lages av arrangementene deres, med det som er endret og avlyst.",
    steps: [
      "Trykk på «Papir og skjermer» på dashbordet.",
      "Velg uken på ett ark (A4 eller A5), måneden på ett ark (A4) eller en plakat (A4 eller A3). Skriv ut, eller lagre som PDF.",
      "«Uken som tekst» limer dere inn i Word, på Facebook eller i menighetsbladet.",
      "Til skjermen i våpenhuset: Velg når den skal være mørk, og språket. Åpne adressen på skjermen, og trykk én gang for fullskjerm.",
    ],
    notes: ["Skjermen henter nytt hvert femte minutt, og viser det siste den har uten nett."],
    words: "plakat skrive ut print uke måned ark pdf tv skjerm våpenhus menighetsblad oppslag infoskjerm",
    picture: "Siden «Papir og skjermer», med uken på ett ark og uken som tekst.",
  },
  "on-your-website": {
    title: "Arrangementene på deres egen nettside",
    summary: "Lim inn en kode én gang, så holder listen seg à jour.",
    steps: [
      "Trykk på «Til nettsiden» på dashbordet.",
      "Velg liste, måned eller neste gudstjeneste, og hvor mange, farge og språk. Trykk på «Vis».",
      "Se under «Slik blir det» om det er som dere vil.",
      "Kopier koden, og lim den inn der nettstedet tar imot HTML.",
    ],
    notes: [
      "«Kode som virker overalt» har fast høyde. «Kode som blir så høy som innholdet» trenger at nettstedet tillater skript.",
      "Den setter ingen informasjonskapsler og lagrer ingenting om dem som ser på.",
    ],
    words: "nettside hjemmeside wordpress embed bygge inn kode iframe ramme widget html",
    picture: "Siden «Til nettsiden deres», med valgene for hvordan listen skal se ut.",
  },
  "statistics-and-data": {
    title: "Statistikk, og ta med dere alt",
    summary: "Se hva folk gjør på sidene deres, og last ned alt dere har lagt inn.",
    steps: [
      "Trykk på «Statistikk» på dashbordet. Velg en måned, eller «Tolv måneder».",
      "«Statistikk» ved et arrangement viser tallene for det.",
      "«Last ned som CSV» gir tallene som tabell.",
      "Trykk på «Profil», og så på «Dataene deres», for å laste ned alt dere har lagt inn, i én fil.",
    ],
    notes: [
      "Alle tall rundes ned til nærmeste fem, og tall under fem vises som «færre enn 5». Ingen blir fulgt.",
      "Tallene for en dag kommer natten etter.",
      "Eieren og administratorer kan laste ned alt. Filen har også e-postadressene i teamet, så oppbevar den trygt.",
    ],
    words: "tall besøk visninger hvor mange statistikk innsikt eksport zip csv laste ned data sikkerhetskopi",
    picture: "Statistikken måned for måned, med søyler og endring fra måneden før.",
  },
  "hidden-content": {
    title: "Når noe dere har lagt ut, er skjult",
    summary: "Hvorfor det skjer, og hvordan dere kommer med en innvending.",
    steps: [
      "Dere får en e-post med grunnen og en lenke.",
      "Trykk på «Kom med en innvending», skriv hvorfor dere mener det er feil, og send.",
      "En moderator avgjør, og dere får svar på e-post.",
      "Under «Moderering» på dashbordet ser dere rapporter på det dere har lagt ut, og hva som ble bestemt.",
    ],
    notes: [
      "Dere ser det fortsatt selv når dere er logget inn. Andre ser det ikke.",
      "Rapporterer tre uavhengige personer det samme, skjules det til en moderator har sett på det.",
      "Eieren og administratorer kan komme med en innvending, én gang.",
    ],
    words: "skjult fjernet rapportert moderator innvending klage borte avgjørelse",
  },
} satisfies Partial<HelpTexts>;
