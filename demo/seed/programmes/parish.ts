import { programmesIn } from "./programme";

export const PARISH = programmesIn(`
service; every 1 sunday; 11:00 11:00 11:00 10:30; minutes 75
# nattverd, kirkekaffe
Høymesse – {day} | Høymesse med nattverd | Gudstjeneste – {day} | Gudstjeneste med dåp | Høymesse
- Vi feirer gudstjeneste med nattverd, salmer fra salmeboka og god tid til stillhet. Alle er velkommen, enten du pleier å komme eller er her for første gang. Kirkekaffe etterpå.
- Gudstjeneste for hele menigheten. Barna får en egen stund med sang og fortelling under prekenen. Vi deler nattverd ved alteret, og den som heller vil, kan komme fram for å få en velsignelse.
- Søndagens gudstjeneste i {organizer}. Kantor spiller, konfirmantene er medliturger, og offeret går til menighetens diakonale arbeid. Teleslynge og trappefri inngang fra sørsiden.
- Dåp, salmesang og et ord med på veien. Sitt gjerne bakerst om du har små barn: der er det leker, tegnesaker og plass til vogn.

service; nth last sunday; 18:00 19:00; minutes 60; share 0.6
# nattverd, stillhet
Kveldsmesse | Kveldsgudstjeneste med lystenning | Åpen kveldsmesse
- En rolig messe ved ukens slutt. Vi tenner lys, synger enkle sanger og ber for byen vår. Kirken er åpen fra en halvtime før.
- Nattverd, bønnevandring og musikk til ettertanke. Kom som du er, gå når du må.

service; nth 2 sunday; 16:00 17:00; minutes 60; share 0.6
# familie, barn
Familiegudstjeneste >> Gudstjeneste i barnehøyde med bevegelsessanger, drama og kort preken. Etterpå griller vi pølser på kirkebakken, eller inne om det regner.
Supersøndag >> Middag først, så gudstjeneste med mye sang og lite sitting stille. Vi er ferdige i tide til leggetid.
Utdeling av 4-årsbok >> Barnekoret synger, og fireåringene får sin egen kirkebok. Ta med besteforeldre, naboer og godt humør.

prayer; every 2 wednesday; 12:00 18:30; minutes 30; share 0.5
# bønn, stillhet
Middagsbønn | Stille bønn i kirken | Onsdagsbønn
- En halvtime med bibeltekst, stillhet og bønn midt i arbeidsdagen. Ingen forkunnskaper, ingen påmelding.
- Kirkerommet er åpent for bønn og lystenning. Den som ønsker det, kan skrive en bønnelapp som vi ber for.

concert; nth 3 saturday; 13:00 16:00; minutes 60; share 0.45; guest ensemble; scene organ
# musikk, orgel
Orgelmatiné >> Førti minutter orgelmusikk, fra gamle koraler til nyskrevne toner. Etterpå kan den som vil, få se innsiden av orgelet. Kollekt til orgelfondet.
Kirkekonsert: sanger for årstiden >> En time med sanger til å hvile i, framført der lyset er finest. Fri inngang.
Salmestafett >> Vi synger kjente og mindre kjente salmer sammen, med historiene bak. Ønsk deg en salme ved inngangen!

youth; every 2 friday; 19:00 18:30; minutes 150; share 0.35
# ungdom, 13–18 år
Ung messe >> Ungdommene leder lovsang og bønn, og etterpå er det nachos i kirkestua.
Konfirmantkveld >> Vi lager mat sammen, snakker om det prestene helst ikke får spørsmål om, og avslutter i kirken med lys.
Ungdomskveld i kjelleren >> Pizza, biljard og en kort andakt. For deg mellom 13 og 18 år. Ta med en venn!

other; every 3 friday; 17:00 16:30; minutes 120; share 0.45; place hall
# familie, middag
Fredagstaco for familier | Middag i menighetssalen | Langbord for store og små | Fredagsmiddag og kveldssang
- Vi dekker til hundre. Varm mat, saft og en kort kveldssang i kirken før leggetid. 50 kroner for voksne, barn gratis.

concert; every 4 friday; 18:00 20:00; minutes 60; share 0.4; guest ensemble
# musikk, stillhet
Fredagskonsert | Vesper med musikk
- En halvtime musikk, en halvtime stillhet. Kom rett fra jobb, gå lettere hjem.

other; every 2 tuesday; 11:00 11:30; minutes 120; share 0.6; place hall
# fellesskap
Babysang >> Sang, rim og regler for de minste og dem som har dem på fanget. Enkel lunsj etterpå, 30 kroner.
Formiddagstreff >> Kaffe, noe å bite i og et lite program med sang og fortelling. Vi henter dem som ikke kommer seg hit på egen hånd.
Åpen kirke >> Kirken står åpen. Tenn et lys, hør på orgelet, eller bare sitt. En av oss er her hvis du vil snakke.
Strikkekafé >> Ta med håndarbeidet, eller bare deg selv. Vi strikker luer til havna og løser små og store verdensproblemer.
Diakonikafé >> Hjemmelaget middag og kaffe for dem som spiser for mye alene. Betal det du kan.

other; half-year 1 saturday; 10:00 12:00; minutes 240; share 0.7; scene coffee-table; place hall
# dugnad
Loppemarked >> Bøker, leker, lamper og det du ikke visste at du trengte. Vaffelsalg hele dagen. Inntekten går til barne- og ungdomsarbeidet.
Dugnad på kirkegården >> Vi møtes med rake og hansker og får suppe når vi er ferdige. Mange hender gjør lett arbeid!
Menighetens årsmøte >> Årsmelding, regnskap og planer. Alle som bor i soknet og er over 15 år, kan stemme. Bløtkake til dem som holder ut.

conference; half-year 1 friday; 18:00; minutes 2640; share 0.3; guest speaker
# undervisning, helg
Temahelg: Tro i hverdagen | Menighetsweekend | Bibelhelg: Fra Genesis til Johannes' åpenbaring
- En helg med foredrag, samtale og fellesmåltider. Barna har sitt eget opplegg. Påmelding til menighetskontoret innen to uker før.

other; nth 1 thursday; 18:00; minutes 90; share 0.4; place hall
# samtale
Språkkafé >> Øv deg på norsk sammen med naboer. Gratis, med kaffe og te. Barnekrok.
Sorggruppe >> For deg som har mistet en av dine nærmeste. Vi er få, vi har god tid, og ingenting må sies.
Samtale om tro og tvil >> En åpen gruppe for deg som vil snakke om det du tror på, og det du ikke får til å tro på.

prayer; nth 4 monday; 18:00; minutes 90; share 0.25; place outdoors
# bønn, vandring
Pilegrimsvandring med bønn >> Vi går i rolig tempo, stanser ved noen poster og ber underveis. Gode sko og matpakke.
Keltisk kveldsbønn >> Bønner i gammel irsk tradisjon, med fløyte, vind og hele himmelen til tak.
`);

/** A parish of the Church of Norway in the west, where Nynorsk is written. */
export const PARISH_NYNORSK = programmesIn(`
service; every 1 sunday; 11:00; minutes 75
# nattverd, kyrkjekaffi
Høgmesse | Gudsteneste med dåp og nattverd | Gudsteneste for alle
- Gudsteneste for heile bygda, med nattverd og kyrkjekaffi. Kantoren spelar, og borna får høyre ei forteljing for seg sjølve.
- Vi syng oss inn ti minutt før klokkene ringjer. Ta med deg naboen!

prayer; every 2 wednesday; 19:00; minutes 30
# bøn
Kveldsbøn | Bønestund i koret
- Ei stille stund med lys, bøn og ein kort tekst. Alle er velkomne.

concert; nth 2 saturday; 19:00; minutes 75; guest ensemble; scene stave-church
# folkemusikk
Folketonekveld i kyrkja | Hardingfele og orgel | Songkveld
- Religiøse folketonar slik dei vart sungne her i bygda, og nokre nye. Kollekt til kyrkjelydens arbeid.

youth; every 2 friday; 19:00; minutes 180
# ungdom
Ungdomsklubben | Fredagskveld på prestegarden
- Mat, leik og andakt for ungdom frå åttande klasse. Vi køyrer heim dei som bur langt unna.

other; nth 3 thursday; 16:30; minutes 120; place hall
# middag, fellesskap
Torsdagsmiddag | Bygdekafé
- Middag til alle for femti kroner, borna et gratis. Etterpå song og utlodning.
`);
