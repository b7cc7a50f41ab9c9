import { programmesIn } from "./programme";

/** Bedehus and misjonshus: lay houses of prayer and mission. */
export const PRAYER_HOUSE = programmesIn(`
service; every 2 sunday; 11:00 17:00 16:00; minutes 90; guest speaker
# møte, sang
Søndagsmøte | Familiemøte | Møte med vitnesbyrd og sang | Formiddagsmøte
- Sang fra Sangboka, tale og god tid til prat over kaffen. Søndagsskole for barna i kjelleren.
- Vi synger inn kvelden med ønskesanger. Musikklaget spiller, og det blir åpent for vitnesbyrd.

prayer; every 2 thursday; 19:30 19:00; minutes 60
# bønn
Bønnemøte | Bønn for bygda
- Vi ber for bygda, for misjonærene og for hverandre. Ingen trenger å be høyt.
- En time med bønn, sang og stillhet. Kaffen står klar fra kvart på.

other; nth 2 tuesday; 11:00 18:00; minutes 120
# misjon, fellesskap
Misjonskafé | Hyggetreff | Tirsdagstreff
- Åresalg, vafler og nytt fra misjonsfeltet. Alle inntekter går til brønner og skolebøker.

youth; every 2 friday; 19:00 19:30; minutes 180; share 0.5
# ungdom
Fredagsklubben | Ungdomsmøte | Cellekveld
- Spill, kiosk og andakt for ungdom fra åttende trinn. Vi har bordtennisturnering som aldri tar slutt.
- Ungdomsmøte med lovsang, tale og tacobuffet. Skyss hjem kan ordnes.

other; half-year 1 saturday; 11:00 12:00; minutes 240; scene coffee-table
# basar, misjon
Basar | Misjonsmesse | Stormesse med kakelotteri
- Gevinster i lange baner: duker, ullsokker, en vedsekk og minst ti kaker. Grøt fra klokka tolv.

concert; nth last saturday; 18:00; minutes 120; share 0.6; guest ensemble
# sang, musikk
Sangkveld | Musikklagets kveld | Toner og takk
- Tre lag, to kor og en trekkspiller. Allsang mellom slagene og smørbrød i pausen.

conference; half-year 1 friday; 19:00; minutes 2700; share 0.55; guest speaker
# bibeltime, helg
Bibelhelg | Misjonshelg
- Fire bibeltimer, barnemøter og fellesmiddag lørdag. Overnatting på flatseng er gratis, ta med sovepose.

other; every 4 monday; 17:30; minutes 90
# barn
Barneforening | Hobbykveld | Speidermøte
- Lek, bibelfortelling og noe nytt å lage hver gang. For barn fra fire til ti år.

prayer; half-year 1 wednesday; 19:00; minutes 75; share 0.4
# bønn, økumenisk
Fellesbønn i bønneuka
- Menighetene på stedet ber sammen, en ny kirke hver kveld.
`);
