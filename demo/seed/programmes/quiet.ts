import { programmesIn } from "./programme";

/** Retreat centres and houses of prayer. */
export const RETREAT = programmesIn(`
prayer; every 1 wednesday; 19:00 18:00; minutes 40; scene candles
# bønn, stillhet
Tidebønn | Kveldsbønn i kapellet | Meditasjon og bønn | Ikoner og stillhet
- Vi ber de gamle bønnene, og lar stillheten få siste ord. Pilegrimer og forbipasserende er velkommen.
- Førti minutter i ro. Sko og telefon legges igjen i gangen.

conference; half-year 5 friday; 17:00; minutes 2700; scene mountain-cabin
# retreat, stillhet
Stille retreat | Pust ut: helg for slitne | Malerretreat | Vandreretreat
- Tre dager i taushet med to veiledede meditasjoner om dagen, god mat og mye luft. Enkeltrom. Påmelding på nettsiden.

service; every 2 sunday; 18:00 10:00; minutes 50
# nattverd
Messe i kapellet
- Enkel messe med nattverd og sanger uten ledsagelse. Kaffe på tunet etterpå.

other; nth 2 saturday; 10:00; minutes 300; place outdoors
# hage, fellesskap
Åpent tun | Arbeidsdag: bed og bønn | Brødbaking og bordfellesskap
- Vi jobber med hendene fra ti til tre, med bønn imellom. Lunsjen er på oss.
`);

export const CATHOLIC = programmesIn(`
service; every 1 sunday; 11:00 10:00; minutes 60
# messe
Søndagsmesse | Høymesse på norsk | Messe på polsk | Messe på engelsk
- Messe med menighetens kor. Skriftemål fra en halvtime før. Kirkekaffe i kjelleren.

prayer; every 1 thursday; 17:30; minutes 45
# bønn
Rosenkrans | Sakramentsandakt
- Vi ber sammen i kapellet. Tekster ligger ved inngangen på fire språk.

service; every 1 friday; 18:00; minutes 40
# messe
Kveldsmesse | Fredagsmesse
- Stille messe i sidekapellet ved arbeidsukens slutt.

other; every 3 saturday; 11:00; minutes 120
# barn, undervisning
Katekese for barn
- Undervisning i grupper etter alder. Foreldrene drikker kaffe imens.
`);

/** A house of prayer that is open on many days. */
export const PRAYER_ROOM = programmesIn(`
prayer; every 1 monday; 20:00; minutes 90; scene rose-window
# bønn, lovsang
Lovsang og bønn | Bønn for by og land | Nattbønn
- Sju vinduer, sju bønneemner. Kom og gå som det passer.

prayer; every 1 friday; 17:00; minutes 40; scene candles
# bønn, lys
Lys til helgen | Bønn ved solnedgang
- Vi tenner sju lys og synger én sang om igjen til den sitter.

prayer; every 2 tuesday; 17:00; minutes 120
# forbønn
Forbønn og samtale
- To og to ber for den som vil. Alt som sies, blir i rommet.
`);
