import { programmesIn } from "./programme";

/** Houses that feed, warm and listen. */
export const DIACONAL = programmesIn(`
other; every 1 tuesday; 17:00; minutes 150
# gratis, mat
Suppe til alle | Åpent hus
- Varm suppe, rene sokker og noen å snakke med. Du trenger ikke si hva du heter.
- Gratis middag klokka fem. Frivillige som vil røre i gryta, møter klokka tre.

prayer; every 2 thursday; 20:30; minutes 20; place town
# bønn
Gatens bønn | Kveldsbønn rundt kjøkkenbordet
- Ti minutter, ett lys og de bønnene vi har.

other; every 1 friday; 18:00; minutes 240
# gratis, mat
Fredagskafé | Kveldsåpent
- Kaffe, kortspill og varme vafler til klokka ti. Ingen skal gå sulten inn i helgen.

service; nth 1 sunday; 15:00; minutes 45; place town
# nattverd, ute
Gatemesse
- Messe på torget med nattverd og kakao. Varme ullpledd lånes ut.
`);

/** Camps by the sea and in the woods. */
export const CAMP = programmesIn(`
conference; half-year 6 friday; 18:00; minutes 2640
# leir, familie
Familieleir | Konfirmantleir | Besteforeldreleir | Generasjonsleir
- Leir med bibeltimer, aking eller bading etter årstiden, leirbål og lange måltider. Påmelding på nettsiden, søskenrabatt.

service; nth 1 sunday; 11:00; minutes 75
# friluft, familie
Åpen leirgudstjeneste
- Bygdefolk og hyttefolk feirer gudstjeneste med leiren. Middag på langbordene, 120 kroner.

other; half-year 3 saturday; 10:00; minutes 360; place outdoors
# dugnad
Dugnadsdag >> Malerkoster, rundvask og rømmegrøt. Vi trenger deg som kan snekre, og deg som kan holde stigen.
Åpen kafé på leirstedet >> Vafler og kakao i peisestua, natursti for barna.
`);

/** Churches of one place doing things together. */
export const ECUMENICAL = programmesIn(`
prayer; nth 1 saturday; 09:00; minutes 75; place town
# økumenisk, bønn
Felles bønn for byen | Bønnefrokost
- Menighetene møtes hos hverandre etter tur. Denne gangen er alle velkommen til {city}.

service; nth 3 sunday; 12:00 18:00; minutes 75; place town
# økumenisk
Felles gudstjeneste på torget | Økumenisk gudstjeneste
- Fem menigheter, ett kor og én preken. Korpset åpner.

concert; half-year 2 saturday; 19:00; minutes 120; guest ensemble; scene choir; place town
# kor, kulturnatt
Kor i hundre | Kirkenes kulturnatt
- Alle byens kor på én scene. Inntekten går til nattkafeen.
`);

/** A church that meets at home. */
export const HOUSE_CHURCH = programmesIn(`
service; every 2 sunday; 17:00; minutes 150
# nattverd, måltid
Husgudstjeneste | Bordgudstjeneste
- Vi deler brød, tekst og middag hjemme hos hverandre. Ring for adresse.

prayer; every 1 monday; 21:00; minutes 20; place online
# bønn, digitalt
Digital kveldsbønn
- Vi ber sammen på skjerm. Lenke sendes dem som spør.

youth; every 3 friday; 19:00; minutes 180
# ungdom
Ungdommenes hus
- Storkjøkken, storfilm og små samtaler.

other; nth 4 wednesday; 16:00; minutes 120
# diakoni
Matkasser til naboer
- Vi pakker kasser og kjører dem ut. Ta med bil eller sykkel med henger.
`);
