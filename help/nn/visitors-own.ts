import type { HelpTexts } from "../help-texts";

export default {
  favorites: {
    title: "Lagre favorittar og følg kyrkjelydar",
    summary: "Trykk på hjartet, så finn du det igjen under Favorittar.",
    steps: [
      "Trykk på hjartet ved eit arrangement for å lagre det.",
      "Trykk på «Følg» på sida til ein kyrkjelyd for å følgje han.",
      "Opne «Favorittar»: nedst på telefonen, øvst på datamaskina.",
      "Trykk på hjartet igjen for å fjerne. «Angre» hentar det tilbake.",
      "«Rydd opp» tek bort det som er over.",
    ],
    notes: [
      "Utan konto ligg favorittane berre i denne nettlesaren.",
      "Loggar du inn, har du dei på alle einingane dine. Det kan du slå av under Innstillingar, «Dine data».",
      "Arrangørane ser berre omtrent kor mange som har lagra noko, aldri kven.",
    ],
    words: "hjarte lagre lagra følgje følgjer liste hugse favoritt",
    picture: "Favorittlista, med arrangement og kyrkjelydar som er lagra i kontoen.",
  },
  "without-network": {
    title: "Utan nett",
    summary: "Listene du såg sist, og alt du har lagra, verkar utan nett.",
    steps: [
      "Sjå på lista du vil ha med, medan du har nett: til dømes «I helga», eller ein stad.",
      "Trykk på hjartet ved arrangementa du skal til. Sida, biletet og eit utsnitt av kartet blir lagde på eininga.",
      "Opne Samling utan nett. Øvst står det «Fråkopla», og når sida var slik du ser ho.",
      "Kjem du til ei side som ikkje er her, blir det vist som er. Den du ville til, blir opna når nettet er tilbake.",
    ],
    notes: [
      "Utan konto verkar hjarta òg utan nett. Er du logga inn, må du ha nett for å lagre: hjartet seier frå.",
      "Lister ligg på eininga i høgst sju dagar. Arrangement som er over, blir tekne bort.",
      "Er nettlesaren stilt inn på å spare data, blir ingenting henta på førehand.",
      "Vil du ha Samling på heimskjermen, vel du å installere ho, eller å leggje ho til, i menyen til nettlesaren. På iPhone: Del-knappen, og så «Legg til på Hjem-skjerm».",
      "Loggar du ut, blir det som låg her for kontoen, sletta.",
    ],
    words: "fråkopla offline utan nett dekning app installere heimskjerm startskjerm kyrkje våpenhus fly tog",
  },
  letters: {
    title: "Få beskjed på e-post",
    summary: "Eit brev i veka, ei påminning, eller beskjed når noko blir avlyst.",
    steps: [
      "Vel kva du vil vite om: hjartet hos ein kyrkjelyd, «Følg dette» på sida «Abonner», eller «Følg ein stad eller ein type» under «Det du følgjer».",
      "Trykk på «Få det på e-post» under «Det du følgjer».",
      "Kryss av for «Eit brev i veka», og vel dag og klokkeslett. Vel påminning dagen før eller to timar før, om du vil.",
      "Skriv adressa di, les samtykket og kryss av. Trykk på «Send meg ei lenke». Med konto trykker du på «Lagre».",
      "Trykk på lenka i e-posten vi sender, og så på «Ja, eg vil ha det».",
    ],
    notes: [
      "Vil du berre bli mint om eitt arrangement? Trykk på «Minn meg» på sida.",
      "Nedst i kvar e-post kan du stoppe han med eitt trykk, utan å logge inn, eller slette alt vi veit.",
      "Er det ingenting dei neste sju dagane, kjem det ikkje noko brev den veka.",
      "Vil du heller ha varsel på skjermen? Trykk på «Varsel på denne eininga» under «Det du følgjer», les kva som blir sendt, kryss av og sei ja når nettlesaren spør.",
      "På iPhone og iPad må Samling liggje på Hjem-skjermen før ho kan varsle. Du slår varsel av same stad, eller med knappen i varselet.",
      "Vi ser ikkje om du les brevet. Etter ein månad utan eit trykk spør vi om du framleis vil ha det.",
    ],
    words:
      "e-post epost brev vekebrev nyheitsbrev varsel varsle påminning minne følgje stoppe avmelde push telefon skjerm",
    picture: "Sida «E-post frå Samling», med val av brev, påminning og beskjed.",
  },
  "own-calendar": {
    title: "Få det i din eigen kalender",
    summary: "Legg til eitt arrangement, eller abonner på ein kyrkjelyd eller eit heilt søk.",
    steps: [
      "Eitt arrangement: Trykk på «Kalender» på sida, og vel fil (Apple, Outlook og andre), Google Kalender eller Outlook på nettet.",
      "Ein serie: Vel under «Alle datoane som kjem» for å få med resten.",
      "Ein kyrkjelyd: Trykk på «Abonner på kalenderen» på sida deira.",
      "Eit heilt søk: Trykk på «Abonner på dette søket» på framsida.",
      "Sida «Abonner» viser steg for steg kva du gjer i Apple, Google og Outlook.",
    ],
    notes: [
      "Ein kalender du abonnerer på, rettar seg sjølv når noko blir avlyst eller flytta. Han kan likevel ligge eit døgn etter: Google ser berre etter nytt kvar 12. til 24. time.",
      "Skal du reise langt, sjå på sida til arrangementet først.",
    ],
    words: "kalender abonnere abonnement ical ics google apple outlook iphone varsel rss feed",
    picture: "Sida «Abonner», med oppskrift for iPhone, Google Kalender og Outlook.",
  },
  "language-and-look": {
    title: "Språk, utsjånad, skrift og ro",
    summary: "Vel bokmål, nynorsk eller engelsk, lyst eller mørkt, større skrift eller ei side utan bilete.",
    steps: [
      "Opne «Innstillingar».",
      "Trykk på «Språk», og vel bokmål, nynorsk eller engelsk.",
      "Trykk på «Utsjånad», og vel «Lys», «Mørk» eller «System», som følgjer eininga di.",
      "Trykk på «Skrift», og vel «Stor» eller «Størst» om bokstavane er for små.",
      "Trykk på «Ro», og vel «Roleg vising» for sider utan bilete, der ingenting rører seg.",
      "Trykk på «Tidsformat», og vel 24-timars eller 12-timars.",
    ],
    notes: [
      "Vala blir hugsa på denne eininga. Er du logga inn, skriv vi òg e-postane til deg på språket du vel.",
      "Ein nettlesar som ber om nynorsk, får nynorsk av seg sjølv.",
    ],
    words:
      "nynorsk bokmål engelsk english stor skrift store bokstavar ro roleg utan bilete mørk modus lys tema klokke innstillingar dark mode",
    picture: "Innstillingane, med utsjånad, språk, heimstad og tidsformat.",
  },
  "your-account": {
    title: "Konto, passord og dine data",
    summary: "Lag konto, byt passord, sjå kvar du er logga inn, last ned eller slett alt.",
    steps: [
      "Trykk på «Konto» og «Opprett konto». Kryss av «Eg vil berre følgje arrangement» om du ikkje er arrangør.",
      "Trykk på lenka vi sender deg på e-post. Ho verkar i tre dagar.",
      "Gløymt passordet? Trykk på «Gløymt passordet?» der du loggar inn. Lenka vi sender, verkar i éin time.",
      "Under Innstillingar byter du e-post og passord, loggar ut andre einingar og slår på totrinns innlogging.",
      "Under «Dine data» lastar du ned alt vi veit om deg, eller slettar kontoen.",
    ],
    notes: [
      "Du treng ikkje konto for å leite, lagre, dele og abonnere.",
      "Byter du passord, blir alle andre einingar logga ut.",
      "Mistar du passnøkkelen, kjem du inn med ein gjenopprettingskode. Kvar kode verkar éin gong.",
      "Å slette kontoen kan ikkje angrast.",
    ],
    words:
      "konto brukar logge inn innlogging passord gløymt passnøkkel totrinns slette personvern data e-post stadfeste",
  },
} satisfies Partial<HelpTexts>;
