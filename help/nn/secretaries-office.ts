import type { HelpTexts } from "../help-texts";

export default {
  "answer-visitors": {
    title: "Svar på «Stemmer ikkje?»",
    summary: "Når ein besøkande seier at noko ikkje var som det stod.",
    steps: [
      "De får ein e-post, og det står på dashbordet. Trykk på «Sjå og svar».",
      "Rett det som er feil, med «Rett det» eller i kalenderen det kjem frå.",
      "Svar «Det er retta» eller «Det stemmer».",
    ],
    notes: ["Ingen veit kven som sa frå, heller ikkje vi.", "De får høgst éin e-post om dagen om kvart arrangement."],
    words: "stemmer ikkje besøkande tilbakemelding feil tid stad møtte ingen varsel",
  },
  team: {
    title: "Team og roller",
    summary: "Inviter fleire, bestem kva dei kan gjere, og overlat eigarskapen.",
    steps: [
      "Trykk på «Team» på dashbordet.",
      "Skriv e-postadressa, vel «Redaktør» eller «Lesar», og trykk på «Send invitasjon».",
      "Den som er invitert, loggar inn med same adresse og trykker på «Takk ja». Lenka verkar i 7 dagar.",
      "Eigaren kan sidan gjere ein medlem til «Administrator» under «Endre».",
      "Skal ein annan ta over, vel eigaren «Overlat organisasjonen til ein annan».",
    ],
    notes: [
      "Ein lesar ser. Ein redaktør lagar, endrar og slettar arrangement. Ein administrator styrer òg profil, kalendrar og team. Eigaren kan alt.",
      "Den nye eigaren må vere med i teamet, ha stadfesta adressa si og ikkje eige ein annan organisasjon.",
      "Du kan sjølv forlate eit team nedst på sida.",
    ],
    words:
      "invitere medlem rolle redaktør lesar administrator eigar overta overlate fjerne tilgang frivillig invitasjon",
  },
  "paper-and-screens": {
    title: "Plakatar, veka på papir og skjerm i våpenhuset",
    summary: "Alt blir laga av arrangementa dykkar, med det som er endra og avlyst.",
    steps: [
      "Trykk på «Papir og skjermar» på dashbordet.",
      "Vel veka på eitt ark (A4 eller A5), månaden på eitt ark (A4) eller ein plakat (A4 eller A3). Skriv ut, eller lagre som PDF.",
      "«Veka som tekst» limer de inn i Word, på Facebook eller i kyrkjelydsbladet.",
      "Til skjermen i våpenhuset: Vel når han skal vere mørk, og språket. Opne adressa på skjermen, og trykk éin gong for fullskjerm.",
    ],
    notes: ["Skjermen hentar nytt kvart femte minutt, og viser det siste han har utan nett."],
    words: "plakat skrive ut print veke månad ark pdf tv skjerm våpenhus kyrkjelydsblad oppslag infoskjerm",
    picture: "Sida «Papir og skjermar», med veka på eitt ark og veka som tekst.",
  },
  "on-your-website": {
    title: "Arrangementa på dykkar eiga nettside",
    summary: "Lim inn ein kode éin gong, så held lista seg à jour.",
    steps: [
      "Trykk på «Til nettsida» på dashbordet.",
      "Vel liste, månad eller neste gudsteneste, og kor mange, farge og språk. Trykk på «Vis».",
      "Sjå under «Slik blir det» om det er som de vil.",
      "Kopier koden, og lim han inn der nettstaden tek imot HTML.",
    ],
    notes: [
      "«Kode som verkar overalt» har fast høgd. «Kode som blir så høg som innhaldet» treng at nettstaden tillèt skript.",
      "Han set ingen informasjonskapslar og lagrar ingenting om dei som ser på.",
    ],
    words: "nettside heimeside wordpress embed bygge inn kode iframe ramme widget html",
    picture: "Sida «Til nettsida dykkar», med vala for korleis lista skal sjå ut.",
  },
  "statistics-and-data": {
    title: "Statistikk, og ta med dykk alt",
    summary: "Sjå kva folk gjer på sidene dykkar, og last ned alt de har lagt inn.",
    steps: [
      "Trykk på «Statistikk» på dashbordet. Vel ein månad, eller «Tolv månader».",
      "«Statistikk» ved eit arrangement viser tala for det.",
      "«Last ned som CSV» gir tala som tabell.",
      "Trykk på «Profil», og så på «Dataa dykkar», for å laste ned alt de har lagt inn, i éi fil.",
    ],
    notes: [
      "Alle tal blir runda ned til næraste fem, og tal under fem blir viste som «færre enn 5». Ingen blir følgd.",
      "Tala for ein dag kjem natta etter.",
      "Eigaren og administratorar kan laste ned alt. Fila har òg e-postadressene i teamet, så ta godt vare på ho.",
    ],
    words: "tal besøk visingar kor mange statistikk innsikt eksport zip csv laste ned data tryggingskopi",
    picture: "Statistikken månad for månad, med søyler og endring frå månaden før.",
  },
  "hidden-content": {
    title: "Når noko de har lagt ut, er skjult",
    summary: "Kvifor det skjer, og korleis de kjem med ei innvending.",
    steps: [
      "De får ein e-post med grunnen og ei lenke.",
      "Trykk på «Kom med ei innvending», skriv kvifor de meiner det er feil, og send.",
      "Ein moderator avgjer, og de får svar på e-post.",
      "Under «Moderering» på dashbordet ser de rapportar på det de har lagt ut, og kva som blei bestemt.",
    ],
    notes: [
      "De ser det framleis sjølve når de er logga inn. Andre ser det ikkje.",
      "Rapporterer tre uavhengige personar det same, blir det skjult til ein moderator har sett på det.",
      "Eigaren og administratorar kan kome med ei innvending, éin gong.",
    ],
    words: "skjult fjerna rapportert moderator innvending klage borte avgjerd",
  },
} satisfies Partial<HelpTexts>;
