import { programmesIn } from "./programme";

export const CHOIR = programmesIn(`
concert; every 3 saturday; 17:00 19:00; minutes 75; guest ensemble; scene choir; place town
# kor, konsert
Konsert i kirken | Sanger fra havet | Barokk og bluegrass | Nattkonsert
- Koret har øvd siden sist og gleder seg. Program fra renessanse til i går. Billetter i døra, 150 kroner, barn gratis.
- En time uten pause med noe av det fineste vi vet om. Fri inngang, kollekt ved utgangen.

concert; every 4 friday; 19:00; minutes 75; scene candles
# kor, konsert
Fredagskonsert ved levende lys | Visekveld
- Kort konsert med små grupper fra koret. Kaffe og kringle i pausen.

concert; every 2 wednesday; 18:30; minutes 60
# kor, allsang
Åpen korøvelse | Syng med oss
- Hør på, eller syng med: vi deler ut noter til dem som vil. Ingen opptaksprøve.

service; nth 3 sunday; 18:00; minutes 75; place town
# kor, gudstjeneste
Musikkgudstjeneste | Gospelmesse
- Koret bærer liturgien, og menigheten får være kor nummer to.

conference; half-year 1 thursday; 16:00; minutes 4260; guest ensemble; scene organ
# kor, kurs, helg
Korseminar | Kirkemusikkdager | Gospelhelg med avslutningskonsert
- Innstudering fredag og lørdag, konsert søndag. For sangere på alle nivåer, også dem som bare synger i dusjen.
`);
