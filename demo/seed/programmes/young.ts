import { programmesIn } from "./programme";

export const STUDENTS = programmesIn(`
youth; every 1 thursday; 19:00; minutes 150
# student, mat
Studentkveld | Torsdagstreff med suppe | Quiz og kveldsbønn
- Suppe for tjue kroner, et foredrag som varer akkurat passe lenge, og kveldsbønn for dem som vil.
- For alle studenter, uansett fag og tro. Vi sitter til vaktmesteren slokker lyset.

service; nth 2 sunday; 20:00; minutes 75
# student, nattverd
Studentgudstjeneste | Nattmesse
- Gudstjeneste laget av studenter. Ingen benker, mange puter. Te etterpå.

prayer; every 2 tuesday; 07:30; minutes 20; place town
# bønn, student
Frokostbønn på campus | Morgenbønn på campus
- Tjue minutter før forelesning. Det er rundstykker.

other; nth 3 saturday; 12:00; minutes 240; scene mountain-cabin; place outdoors
# student, tur
Fjelltur med stormkjøkken
- Ta med det du har av utstyr. Vi deler resten. Turen går uansett vær, men ikke uansett hvor langt.

other; nth 1 saturday; 18:00 19:00; minutes 180; place town
# student, fellesskap
Brettspillkveld >> Fra «ticket»-spill til stormaktspolitikk. Taperne vasker koppene.
Filosofisk pub: Finnes tilgivelse? >> Innledning fra en filosof, motinnlegg fra en teolog, og resten av kvelden er din.
`);

/** Networks and clubs for the young. */
export const YOUTH_NETWORK = programmesIn(`
youth; every 1 friday; 19:00; minutes 240; scene concert-crowd
# ungdom, fredag
Fredagskveld | Klubbkveld | Ungdomssamling | Spillkveld i kjelleren
- Åpent fra sju til elleve. Kiosk, sofaer, e-sport og en kort andakt klokka ni. Alle fra 13 år.
- Lovsang med bandet, tale og nachos. Ny her? Spør etter noen med gul genser.
- Konkurranser, dårlige ordspill og gode venner. Vi har voksne til stede hele kvelden.

concert; nth 1 saturday; 19:30; minutes 150; guest ensemble
# band, ungdom
Rocka vesper | Konsert: lokale band | Åpen mikrofon
- Unge musikere tar scenen. Billett 80 kroner, og det går til øvingsrommet.

conference; half-year 2 friday; 17:00; minutes 2760; scene campfire
# festival, ungdom, helg
Ungdomsfestivalen >> En helg med konserter, idrett, seminarer og nattkafé. Overnatting på skolen, husk liggeunderlag.
Nattkamp >> Orientering i mørket, kakao på post fire og premie til det laget som kommer fram med alle.
Lederkurs for unge ledere >> Lær å lede en gruppe, holde en andakt og si unnskyld. For deg over 15 år.

prayer; every 2 monday; 20:00; minutes 45
# bønn, ungdom
Ung bønn
- Bønn, musikk og stearinlys. Ta med det du har på hjertet.

youth; every 2 wednesday; 18:00; minutes 120; place town
# idrett, ungdom
Treningskveld med andakt | Klatrekveld
- Vi trener sammen i hallen og avslutter med fem minutter om noe som varer lenger enn melkesyre.
`);
