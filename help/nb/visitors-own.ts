import type { HelpTexts } from "../help-texts";

export default {
  favorites: {
    title: "Lagre favoritter og følg menigheter",
    summary: "Trykk på hjertet, så finner du det igjen under Favoritter.",
    steps: [
      "Trykk på hjertet ved et arrangement for å lagre det.",
      "Trykk på «Følg» på siden til en menighet for å følge den.",
      "Åpne «Favoritter»: nederst på telefonen, øverst på datamaskinen.",
      "Trykk på hjertet igjen for å fjerne. «Angre» henter det tilbake.",
      "«Rydd opp» tar bort det som er over.",
    ],
    notes: [
      "Uten konto ligger favorittene bare i denne nettleseren.",
      "Logger du inn, har du dem på alle enhetene dine. Det kan du slå av under Innstillinger, «Dine data».",
      "Arrangørene ser bare omtrent hvor mange som har lagret noe, aldri hvem.",
    ],
    words: "hjerte lagre lagret følge følger liste huske favoritt",
    picture: "Favorittlisten, med arrangementer og menigheter som er lagret i kontoen.",
  },
  "without-network": {
    title: "Uten nett",
    summary: "Listene du så sist, og alt du har lagret, virker uten nett.",
    steps: [
      "Se på listen du vil ha med, mens du har nett: for eksempel «I helgen», eller et sted.",
      "Trykk på hjertet ved arrangementene du skal til. Siden, bildet og et utsnitt av kartet legges på enheten.",
      "Åpne Samling uten nett. Øverst står det «Frakoblet», og når siden var slik du ser den.",
      "Kommer du til en side som ikke er her, vises det som er. Den du ville til, åpnes når nettet er tilbake.",
    ],
    notes: [
      "Uten konto virker hjertene også uten nett. Er du logget inn, må du ha nett for å lagre: hjertet sier fra.",
      "Lister ligger på enheten i høyst sju dager. Arrangementer som er over, tas bort.",
      "Er nettleseren stilt inn på å spare data, hentes ingenting på forhånd.",
      "Vil du ha Samling på hjemskjermen, velger du å installere den, eller å legge den til, i menyen til nettleseren. På iPhone: Del-knappen, og så «Legg til på Hjem-skjerm».",
      "Logger du ut, slettes det som lå her for kontoen.",
    ],
    words: "frakoblet offline uten nett dekning app installere hjemskjerm startskjerm kirke våpenhus fly tog",
  },
  letters: {
    title: "Få beskjed på e-post",
    summary: "Et brev i uken, en påminnelse, eller beskjed når noe blir avlyst.",
    steps: [
      "Velg hva du vil vite om: hjertet hos en menighet, «Følg dette» på siden «Abonner», eller «Følg et sted eller en type» under «Det du følger».",
      "Trykk på «Få det på e-post» under «Det du følger».",
      "Kryss av for «Et brev i uken», og velg dag og klokkeslett. Velg påminnelse dagen før eller to timer før, om du vil.",
      "Skriv adressen din, les samtykket og kryss av. Trykk på «Send meg en lenke». Med konto trykker du på «Lagre».",
      "Trykk på lenken i e-posten vi sender, og så på «Ja, jeg vil ha det».",
    ],
    notes: [
      "Vil du bare minnes om ett arrangement? Trykk på «Minn meg» på siden.",
      "Nederst i hver e-post kan du stoppe den med ett trykk, uten å logge inn, eller slette alt vi vet.",
      "Er det ingenting de neste sju dagene, kommer det ikke noe brev den uken.",
      "Vil du heller ha varsel på skjermen? Trykk på «Varsler på denne enheten» under «Det du følger», les hva som sendes, kryss av og si ja når nettleseren spør.",
      "På iPhone og iPad må Samling ligge på Hjem-skjermen før den kan varsle. Du slår varsler av samme sted, eller med knappen i varselet.",
      "Vi ser ikke om du leser brevet. Etter en måned uten et trykk spør vi om du fortsatt vil ha det.",
    ],
    words:
      "e-post epost brev ukebrev nyhetsbrev varsel varsle påminnelse minne følge stoppe avmelde push telefon skjerm",
    picture: "Siden «E-post fra Samling», med valg av brev, påminnelse og beskjed.",
  },
  "own-calendar": {
    title: "Få det i din egen kalender",
    summary: "Legg til ett arrangement, eller abonner på en menighet eller et helt søk.",
    steps: [
      "Ett arrangement: Trykk på «Kalender» på siden, og velg fil (Apple, Outlook og andre), Google Kalender eller Outlook på nettet.",
      "En serie: Velg under «Alle datoene som kommer» for å få med resten.",
      "En menighet: Trykk på «Abonner på kalenderen» på siden deres.",
      "Et helt søk: Trykk på «Abonner på dette søket» på forsiden.",
      "Siden «Abonner» viser steg for steg hva du gjør i Apple, Google og Outlook.",
    ],
    notes: [
      "En kalender du abonnerer på, retter seg selv når noe blir avlyst eller flyttet. Den kan likevel ligge et døgn etter: Google ser bare etter nytt hver 12. til 24. time.",
      "Skal du reise langt, se på arrangementets egen side først.",
    ],
    words: "kalender abonnere abonnement ical ics google apple outlook iphone varsel rss feed",
    picture: "Siden «Abonner», med oppskrift for iPhone, Google Kalender og Outlook.",
  },
  "language-and-look": {
    title: "Språk, utseende, skrift og ro",
    summary: "Velg bokmål, nynorsk eller engelsk, lyst eller mørkt, større skrift eller en side uten bilder.",
    steps: [
      "Åpne «Innstillinger».",
      "Trykk på «Språk», og velg bokmål, nynorsk eller engelsk.",
      "Trykk på «Utseende», og velg «Lys», «Mørk» eller «System», som følger enheten din.",
      "Trykk på «Skrift», og velg «Stor» eller «Størst» om bokstavene er for små.",
      "Trykk på «Ro», og velg «Rolig visning» for sider uten bilder, der ingenting beveger seg.",
      "Trykk på «Tidsformat», og velg 24-timer eller 12-timer.",
    ],
    notes: [
      "Valgene huskes på denne enheten. Er du logget inn, skriver vi også e-postene til deg på språket du velger.",
      "En nettleser som ber om nynorsk, får nynorsk av seg selv.",
    ],
    words:
      "nynorsk bokmål engelsk english stor skrift store bokstaver ro rolig uten bilder mørk modus lys tema klokke innstillinger dark mode",
    picture: "Innstillingene, med utseende, språk, hjemsted og tidsformat.",
  },
  "your-account": {
    title: "Konto, passord og dine data",
    summary: "Lag konto, bytt passord, se hvor du er logget inn, last ned eller slett alt.",
    steps: [
      "Trykk på «Konto» og «Opprett konto». Kryss av «Jeg vil bare følge arrangementer» hvis du ikke er arrangør.",
      "Trykk på lenken vi sender deg på e-post. Den virker i tre dager.",
      "Glemt passordet? Trykk på «Glemt passordet?» der du logger inn. Lenken vi sender, virker i én time.",
      "Under Innstillinger bytter du e-post og passord, logger ut andre enheter og slår på totrinns innlogging.",
      "Under «Dine data» laster du ned alt vi vet om deg, eller sletter kontoen.",
    ],
    notes: [
      "Du trenger ikke konto for å lete, lagre, dele og abonnere.",
      "Bytter du passord, logges alle andre enheter ut.",
      "Mister du passnøkkelen, kommer du inn med en gjenopprettingskode. Hver kode virker én gang.",
      "Å slette kontoen kan ikke angres.",
    ],
    words: "konto bruker logge inn innlogging passord glemt passnøkkel totrinns slette personvern data e-post bekrefte",
  },
} satisfies Partial<HelpTexts>;
