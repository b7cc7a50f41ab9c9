import type { HelpTexts } from "../help-texts";

export default {
  "connect-calendar": {
    title: "Kople til kalenderen de har",
    summary: "Lim inn lenka éin gong, så kjem arrangementa av seg sjølve.",
    steps: [
      "Trykk på «Kalendrar» på dashbordet.",
      "Finn iCal-lenka. Under «Slik finn du lenka» står det korleis i Google, Outlook, iCloud, Teamup, WordPress og ChurchDesk.",
      "Lim lenka inn i feltet øvst på sida, og trykk på «Sjå kva vi forstår». Ingenting er ute enno.",
      "Sjå over det som kjem. La «Hald dette oppdatert» stå på, og trykk på «Publiser».",
      "Manglar kalenderen type eller stad, set de det under «Endre kalenderen».",
    ],
    notes: [
      "Ein kalender blir vanlegvis lesen kvar time, oftare eller sjeldnare om han ber om det. «Hent no» les han med ein gong.",
      "Gravferder, vigsler, styremøte, øvingar og utleige blir ikkje viste før de har sagt ja til dei.",
      "Eigaren og administratorar kan legge til kalendrar. Det er plass til 20.",
      "Fjernar de kalenderen, blir arrangementa frå han òg borte.",
    ],
    words: "google outlook icloud teamup churchdesk ical ics synkronisere import hente kalenderlenke url abonnere",
    picture: "Sida «Kalendrane dykkar», med feltet for lenka til kalenderen.",
  },
  "calendar-problems": {
    title: "Når ein kalender ikkje verkar",
    summary: "Sjå kva som er gale, og kva de kan gjere.",
    steps: [
      "Trykk på «Kalendrar» på dashbordet. Er noko gale, står grunnen og rådet der.",
      "Opne sida «Kva kalenderen gjer» for å sjå når han blei lesen, kva som kom, og kva som ikkje blei med.",
      "Har kalenderen fått ei ny lenke, lim ho inn under «Endre kalenderen». Arrangementa blir ståande.",
      "Trykk på «Hent no» for å prøve igjen.",
    ],
    notes: [
      "Svarar kalenderen ikkje, prøver vi vidare av oss sjølve, og arrangementa blir ståande.",
      "Blir svært mykje borte på éin gong, ventar vi til vi har sett det same ein gong til, minst ein time seinare.",
      "Sviktar han lenge, får eigaren éin e-post.",
    ],
    words: "feil sviktar kjem ikkje manglar synkronisering lenke verkar ikkje borte kalender blir ikkje oppdatert",
    picture: "Sida «Kva kalenderen gjer» for ein kalender som sviktar.",
  },
  "edit-imported": {
    title: "Rediger det som kjem frå ein kalender",
    summary: "Set bilete, omtale, type, emneord og nettside her. Resten endrar de i kalenderen.",
    steps: [
      "Finn arrangementet på dashbordet, og trykk på «Endre».",
      "Set det de vil endre, og trykk på «Lagre». Det blir ståande kvar gong kalenderen blir lesen.",
      "Har arrangementet fleire datoar, vel «Berre denne datoen» eller «Alle datoar».",
      "Trykk på «tilbake til kalenderen» ved eit felt for å få det kalenderen seier.",
    ],
    notes: [
      "Tittel, tid og stad endrar de i kalenderen. Så blir dei retta her av seg sjølve.",
      "Avlyst, utsett og fullt set de med «Avlys eller flytt», òg på slike arrangement.",
    ],
    words: "importert henta kalender bilete kan ikkje redigerast endra her tilbake til kalenderen",
  },
  "bring-in": {
    title: "Hent inn eit program",
    summary: "Lim inn ei lenke, ein tekst eller ein tabell, eller vel ei fil, og sjå over før noko blir synleg.",
    steps: [
      "I linja på dashbordet, eller under «Kalendrar», limer de inn lenka til programmet, teksten frå kyrkjelydsbladet eller ein tabell.",
      "Eller ta bilete av plakaten eller kyrkjelydsbladet (det blir lese på eininga di), eller vel ei fil: Word, Excel, PDF, CSV eller kalender.",
      "Trykk på pila, «Sjå kva vi forstår».",
      "Sjå over lista. Kryss av det som skal med, og trykk på «Rett» for å endre noko.",
      "Trykk på «Publiser».",
      "Kjem det frå ei nettside eller ein kalender, kan de velje «Hald dette oppdatert».",
    ],
    notes: [
      "Ingenting er synleg før de publiserer. Etterpå kan de angre i ein time.",
      "Det som ser privat ut, er ikkje kryssa av.",
      "Det vi ikkje forstod, står for seg med grunnen, så de kan skrive det inn sjølve.",
      "Facebook og Instagram les vi ikkje.",
    ],
    words: "importere lime inn tekst fil word excel pdf csv kyrkjelydsblad program nettside tabell facebook",
    picture: "Sida «Hent inn arrangement», med feltet for lenke eller tekst og val av fil.",
  },
  "together-with-others": {
    title: "Saman med andre",
    summary: "Vis at fleire held arrangementet, eller at det er hos nokon andre.",
    steps: [
      "Trykk på «Saman med andre» ved arrangementet på dashbordet.",
      "Søk opp organisasjonen ved namn eller stad. Han må ha ei side på Samling.",
      "Vel «Saman med» når dei er med på å halde det, «Hos» når det er hos dei. Då får dei spørsmålet.",
      "Når dei seier ja, står dei på arrangementet, og det blir vist på sida og i kalenderen deira òg.",
      "Spør nokon dykk? Trykk på «Sjå og svar» på dashbordet.",
    ],
    notes: ["Høgst fem andre kan stå på eit arrangement.", "De kan trekke dykk, eller skifte meining, når som helst."],
    words: "samarbeid medarrangør fleire arrangørar felles økumenisk lokale stad invitere kyrkjelydar",
  },
  "double-events": {
    title: "Når eit arrangement står to gonger",
    summary: "Sei om det er det same, så blir det vist éin gong.",
    steps: [
      "Står det på dashbordet at noko ser ut til å stå to gonger? Trykk på «Sjå på dei».",
      "Er det same arrangement, trykk på «Same arrangement». Då blir det vist éin gong, med begge lenkene.",
      "Er det to, trykk på «To ulike».",
      "Høyrer det eine til ein annan organisasjon, spør de dei. Begge står til dei har svart.",
    ],
    notes: [
      "De svarar berre éin gong, òg om kalenderen blir lesen på nytt.",
      "På same side kan de angre ei samanslåing.",
    ],
    words: "dobbelt duplikat same likt to gonger slå saman samanslåing kopi",
  },
} satisfies Partial<HelpTexts>;
