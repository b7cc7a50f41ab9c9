import type { HelpTexts } from "../help-texts";

export default {
  "connect-calendar": {
    title: "Koble til kalenderen dere har",
    summary: "Lim inn lenken én gang, så kommer arrangementene av seg selv.",
    steps: [
      "Trykk på «Kalendere» på dashbordet.",
      "Finn iCal-lenken. Under «Slik finner du lenken» står det hvordan i Google, Outlook, iCloud, Teamup, WordPress og ChurchDesk.",
      "Lim lenken inn i feltet øverst på siden, og trykk på «Se hva vi forstår». Ingenting er ute ennå.",
      "Se over det som kommer. La «Hold dette oppdatert» stå på, og trykk på «Publiser».",
      "Mangler kalenderen type eller sted, setter dere det under «Endre kalenderen».",
    ],
    notes: [
      "En kalender leses vanligvis hver time, oftere eller sjeldnere hvis den ber om det. «Hent nå» leser den med en gang.",
      "Gravferder, vielser, styremøter, øvelser og utleie vises ikke før dere har sagt ja til dem.",
      "Eieren og administratorer kan legge til kalendere. Det er plass til 20.",
      "Fjerner dere kalenderen, blir arrangementene fra den også borte.",
    ],
    words: "google outlook icloud teamup churchdesk ical ics synkronisere import hente kalenderlenke url abonnere",
    picture: "Siden «Kalendersynkronisering», med feltet for kalenderens lenke.",
  },
  "calendar-problems": {
    title: "Når en kalender ikke virker",
    summary: "Se hva som er galt, og hva dere kan gjøre.",
    steps: [
      "Trykk på «Kalendere» på dashbordet. Er noe galt, står grunnen og rådet der.",
      "Åpne siden «Hva kalenderen gjør» for å se når den ble lest, hva som kom, og hva som ikke ble med.",
      "Har kalenderen fått en ny lenke, lim den inn under «Endre kalenderen». Arrangementene blir stående.",
      "Trykk på «Hent nå» for å prøve igjen.",
    ],
    notes: [
      "Svarer kalenderen ikke, prøver vi videre av oss selv, og arrangementene blir stående.",
      "Blir svært mye borte på én gang, venter vi til vi har sett det samme en gang til, minst en time senere.",
      "Svikter den lenge, får eieren én e-post.",
    ],
    words: "feil svikter kommer ikke mangler synkronisering lenke virker ikke borte kalender oppdateres ikke",
    picture: "Siden «Hva kalenderen gjør» for en kalender som svikter.",
  },
  "edit-imported": {
    title: "Rediger det som kommer fra en kalender",
    summary: "Sett bilde, beskrivelse, type, emneord og nettside her. Resten endrer dere i kalenderen.",
    steps: [
      "Finn arrangementet på dashbordet, og trykk på «Endre».",
      "Sett det dere vil endre, og trykk på «Lagre». Det blir stående hver gang kalenderen leses.",
      "Har arrangementet flere datoer, velg «Bare denne datoen» eller «Alle datoer».",
      "Trykk på «tilbake til kalenderen» ved et felt for å få det kalenderen sier.",
    ],
    notes: [
      "Tittel, tid og sted endrer dere i kalenderen. Så blir de rettet her av seg selv.",
      "Avlyst, utsatt og fullt setter dere med «Avlys eller flytt», også på slike arrangementer.",
    ],
    words: "importert hentet kalender bilde kan ikke redigere endret her tilbake til kalenderen",
  },
  "bring-in": {
    title: "Hent inn et program",
    summary: "Lim inn en lenke, en tekst eller en tabell, eller velg en fil, og se over før noe blir synlig.",
    steps: [
      "I linjen på dashbordet, eller under «Kalendere», limer dere inn lenken til programmet, teksten fra menighetsbladet eller en tabell.",
      "Eller ta bilde av plakaten eller menighetsbladet (det leses på enheten din), eller velg en fil: Word, Excel, PDF, CSV eller kalender.",
      "Trykk på pilen, «Se hva vi forstår».",
      "Se over listen. Kryss av det som skal med, og trykk på «Rett» for å endre noe.",
      "Trykk på «Publiser».",
      "Kommer det fra en nettside eller en kalender, kan dere velge «Hold dette oppdatert».",
    ],
    notes: [
      "Ingenting er synlig før dere publiserer. Etterpå kan dere angre i en time.",
      "Det som ser privat ut, er ikke krysset av.",
      "Det vi ikke forsto, står for seg med grunnen, så dere kan skrive det inn selv.",
      "Facebook og Instagram leser vi ikke.",
    ],
    words: "importere lime inn tekst fil word excel pdf csv menighetsblad program nettside tabell facebook",
    picture: "Siden «Hent inn arrangementer», med feltet for lenke eller tekst og valg av fil.",
  },
  "together-with-others": {
    title: "Sammen med andre",
    summary: "Vis at flere holder arrangementet, eller at det er hos noen andre.",
    steps: [
      "Trykk på «Sammen med andre» ved arrangementet på dashbordet.",
      "Søk opp organisasjonen ved navn eller sted. Den må ha en side på Samling.",
      "Velg «Sammen med» når de er med på å holde det, «Hos» når det er hos dem. Da får de spørsmålet.",
      "Når de sier ja, står de på arrangementet, og det vises på siden og i kalenderen deres også.",
      "Spør noen dere? Trykk på «Se og svar» på dashbordet.",
    ],
    notes: [
      "Høyst fem andre kan stå på et arrangement.",
      "Dere kan trekke dere, eller ombestemme dere, når som helst.",
    ],
    words: "samarbeid medarrangør flere arrangører felles økumenisk lokale sted invitere menigheter",
  },
  "double-events": {
    title: "Når et arrangement står to ganger",
    summary: "Si om det er det samme, så vises det én gang.",
    steps: [
      "Står det på dashbordet at noe ser ut til å stå to ganger? Trykk på «Se på dem».",
      "Er det samme arrangement, trykk på «Samme arrangement». Da vises det én gang, med begge lenkene.",
      "Er det to, trykk på «To forskjellige».",
      "Hører det ene til en annen organisasjon, spør dere dem. Begge står til de har svart.",
    ],
    notes: [
      "Dere svarer bare én gang, også om kalenderen leses på nytt.",
      "På samme side kan dere angre en sammenslåing.",
    ],
    words: "dobbelt duplikat samme likt to ganger slå sammen sammenslåing kopi",
  },
} satisfies Partial<HelpTexts>;
