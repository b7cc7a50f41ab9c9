import type { Kind } from "./programmes";

/** {name} and {city} are replaced. */
export const PRESENTATIONS: Record<Kind, readonly string[]> = {
  parish: [
    "{name} er en menighet i Den norske kirke i {city}. Hos oss er kirken åpen for alle, og vi samles hver søndag til gudstjeneste. Vi har babysang, konfirmanter, kor og en diakon som gjerne tar en kaffe med deg.",
    "Vi er folkekirken på stedet: dåp, konfirmasjon, vigsel og gravferd, men også loppemarked, bønn og mye god musikk. Følg oss for å se hva som skjer den neste uken i {name}.",
    "En menighet med høyt under taket og lave terskler. {name} har gudstjeneste de fleste søndager, egne samlinger for barn og unge og et levende frivillig arbeid. Trenger du noen å snakke med? Ring menighetskontoret.",
  ],
  "parish-nynorsk": [
    "{name} er ein kyrkjelyd i Den norske kyrkja. Vi møtest til gudsteneste dei fleste søndagar, syng mykje og drikk kaffi etterpå. Alle i bygda er velkomne.",
    "Kyrkja vår er gamal, men kyrkjelyden er ung av sinn. Her finn du gudstenester, kveldsbøn, ungdomsklubb og bygdemiddag.",
  ],
  "prayer-house": [
    "{name} har vært samlingssted for bygda i over hundre år. Vi møtes til møter, bønn, barneforening og basar, og misjonen ligger oss på hjertet.",
    "Et hus for sang, bønn og varme vafler. I {name} er det noe for alle, fra søndagsskole til formiddagstreff.",
  ],
  "free-church": [
    "{name} er en fri menighet i {city} med folk i alle aldre. Vi feirer gudstjeneste hver søndag, har barnekirke og husgrupper over hele byen, og vi drikker mye kaffe.",
    "Vi tror at Gud er nær, og at kirken er for folk som er underveis. Hos {name} finner du lovsang, bønn, undervisning og et fellesskap som merker det når du ikke er der.",
    "En menighet for hverdagen. Kom på gudstjeneste, bli med i en gruppe, eller stikk innom på frokost. Du trenger ikke ha alt på stell.",
  ],
  students: [
    "Et kristent fellesskap for studenter i {city}. Vi spiser suppe, diskuterer det meste og ber for det vi ikke skjønner. Alle fag, all tro og all tvil er velkommen.",
  ],
  "youth-network": [
    "Fredagskvelder, leirer og lederkurs for ungdom på tvers av menigheter. {name} drives av frivillige, og de fleste av dem er under 25.",
  ],
  choir: [
    "{name} synger kirkemusikk gammel og ny, i kirker og på kaier. Vi øver hver uke og tar imot nye stemmer to ganger i året.",
  ],
  retreat: [
    "Et sted å være stille. {name} tar imot enkeltgjester og grupper til retreat, bønn og hvile, med god mat og korte tidebønner gjennom dagen.",
  ],
  catholic: [
    "Katolsk menighet for {city} og kysten omkring, med messer på norsk, engelsk og polsk. Kapellet er åpent for bønn hver dag.",
  ],
  "prayer-room": [
    "Sju vinduer mot havet og én åpen dør. Her bes det for by og land på mange måter, av folk fra alle kirkene på stedet.",
  ],
  sami: [
    "Bures boahtin! Vi feirer gudstjeneste på nordsamisk og norsk, med salmer på begge språk, i kirke og i lavvo. Alle er velkommen, fastboende og gjester.",
  ],
  international: [
    "{name} is an international, English-speaking church in {city}. People from more than thirty nations worship here every Sunday. Newcomers, students, families and the merely curious are welcome.",
  ],
  spanish: [
    "Una comunidad cristiana para todos los hispanohablantes en {city}. Vi er også glade for norske gjester: alt oversettes.",
  ],
  diaconal: [
    "Varm mat, rene klær og noen som lytter. {name} drives av menigheter og frivillige, og døra er åpen for alle, uten spørsmål.",
  ],
  camp: [
    "Leirsted med plass til hundre, vann på tre kanter og bålplass med tak. {name} har leirer for familier, konfirmanter og besteforeldre, og leies ut i ukedagene.",
  ],
  ecumenical: [
    "Menighetene på stedet gjør mer sammen enn hver for seg: felles bønn, gudstjenester ute og store sangkvelder. Her finner du det vi gjør i fellesskap.",
  ],
  "house-church": [
    "En liten menighet som samles hjemme hos hverandre rundt et dekket bord. Ring først, så sier vi hvor vi er, og om det trengs en stol til.",
  ],
};
