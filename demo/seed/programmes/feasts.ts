import { programmesIn } from "./programme";

export const FEAST_PROGRAMMES = programmesIn(`
service; feast advent; 17:00; minutes 60; share 0.7; scene advent-window
# advent, lysmesse
Lysmesse – 1. søndag i advent | Vi tenner det første lyset
- Vi går inn i adventstiden med lys, korsang og lesninger. Konfirmantene bærer lysene inn, og juletreet utenfor tennes etterpå. Gløgg og pepperkaker.

concert; feast fourthAdvent; 17:00 19:30; minutes 75; share 0.6; guest ensemble; scene candles
# jul, advent
Vi synger julen inn | Julekonsert | Lys i mørket – adventskonsert | Ni lesninger og julesanger
- De kjente julesangene, med kor, orgel og allsang. Barna foran, besteforeldrene bak og alle imellom. Fri inngang.
- Stemningsfull konsert ved levende lys. Dørene åpner en halvtime før, og kirken blir fort full.

youth; feast lucia; 17:00; minutes 60; share 0.4
# lucia, familie
Luciafeiring
- Luciatog med barn og unge, lussekatter og kakao. Kom gjerne i hvitt, og husk lommelykt til hjemveien.

service; feast christmasEve; 14:00 16:00; minutes 45; share 0.85; scene winter-chapel
# jul, familie
Julaften: familiegudstjeneste | Julegudstjeneste
- Juleevangeliet, krybbespill og «Deilig er jorden». Kom i god tid; det er plass til alle, også på galleriet.

service; feast christmasEve; 23:00; minutes 60; share 0.25; scene candles
# jul, nattverd
Midnattsmesse
- Julenattens messe med nattverd. Kirken er bare opplyst av levende lys.

service; feast christmasDay; 11:00; minutes 75; share 0.6
# jul, nattverd
Høytidsgudstjeneste 1. juledag
- Vi feirer julen med trompet, fulle salmer og nattverd. Julekaffe etterpå for dem som ikke skal rett hjem.

prayer; feast newYearsEve; 17:00; minutes 40; share 0.35
# nyttår, bønn
Nyttårsbønn | Lys for året som gikk
- Vi takker for året som har vært, og legger det nye i Guds hender. Hver får tenne sitt lys.

other; feast epiphany; 17:00; minutes 150; share 0.45; place hall
# juletrefest, familie
Juletrefest | Hellige tre kongers fest
- Gang rundt juletreet, poser til barna og besøk av en skjeggete gjest. Voksne 50 kroner, barn gratis.

service; feast shrovetide; 11:00; minutes 75; share 0.3
# fastelavn, barn
Fastelavn for hele familien
- Boller, ris og utkledning! Gudstjenesten er kort, tønna er full.

service; feast maundyThursday; 18:00; minutes 90; share 0.6
# påske, nattverd
Påskemåltid skjærtorsdag | Skjærtorsdagsmesse
- Vi dekker langbord i kirken og deler brød, vin og lammegryte mens vi leser om det siste måltidet.

service; feast goodFriday; 11:00; minutes 75; share 0.6
# påske
Langfredagsgudstjeneste | Pasjonskonsert og lesninger
- Pasjonshistorien leses i sin helhet. Orgelet tier, alteret er avkledd.

prayer; feast easterEve; 22:30; minutes 75; share 0.25
# påske, bønn
Påskenatt
- Vi begynner i mørket ved bålet, bærer lyset inn og hører klokkene ringe for oppstandelsen.

service; feast easter; 11:00; minutes 90; share 0.9; scene easter-morning
# påske, nattverd
Høytidsgudstjeneste påskedag | Påskefrokost og gudstjeneste
- Han er oppstanden! Vi feirer med påskefrokost fra halv ti, trompet, fulle salmer og påskeliljer til alle barna.

service; feast ascension; 11:00; minutes 75; share 0.5; place outdoors
# friluft
Friluftsgudstjeneste på Kristi himmelfartsdag
- Vi samles ute ved vannet med sitteunderlag, termos og sangark. Ved dårlig vær er vi i kirken.

service; feast pentecost; 11:00; minutes 90; share 0.7
# pinse
Pinsegudstjeneste | Felles pinsefest
- Kirkens fødselsdag! Flere menigheter feirer sammen, med grill, kaker og lek etterpå.

service; feast constitutionDay; 09:30; minutes 40; share 0.6
# 17. mai
17. mai-gudstjeneste
- Feststemt og kort gudstjeneste før toget går. Korpset spiller, og flaggene får være med inn.

other; feast midsummer; 19:00; minutes 180; share 0.45; scene campfire; place outdoors
# sankthans, familie
Sankthansbål
- Bål, pølser, allsang og leker for barna. Vi slutter med en kveldsbønn når sola går ned – om den gjør det.

service; feast olsok; 18:00; minutes 60; share 0.3; place outdoors
# olsok
Olsokgudstjeneste
- Vi feirer olsok med gudstjeneste ved den gamle muren. Rømmegrøt etterpå.

service; feast allSaints; 11:00 18:00; minutes 60; share 0.7; scene candles
# allehelgen, minner
Minnegudstjeneste allehelgensdag
- Vi minnes dem vi har mistet det siste året. Navnene leses opp, og alle får tenne et lys.

service; feast palmSunday; 11:00; minutes 75; share 0.4
# påske, familie
Palmesøndag med prosesjon
- Vi går sammen fra torget til kirken med palmegreiner. Småbarn kan få ri på esel hvis eselet vil.
`);
