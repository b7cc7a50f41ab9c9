import { programmesIn } from "./programme";

/** Sámi and Norwegian together, in the north. */
export const SAMI = programmesIn(`
service; every 1 sunday; 11:00; minutes 90
# nordsamisk, nattverd
Ipmilbálvalus – gudstjeneste på nordsamisk og norsk | Ipmilbálvalus / gudstjeneste
- Bures boahtin! Gudstjeneste på to språk, med salmer i vekslende strofer. Kirkekaffe med reinkjøtt på brødskiva.
- Bures boahtin! Velkommen til gudstjeneste på nordsamisk og norsk. Tolking gjennom øretelefon for den som trenger det.

prayer; every 2 thursday; 18:00; minutes 45; scene lavvo; place outdoors
# nordsamisk, bønn
Rohkosboddu – bønnestund i lavvo
- Bønn rundt ilden. Ta på deg ullsokker, vi har reinskinn.

concert; nth 2 saturday; 19:00; minutes 90; guest ensemble; scene northern-lights
# joik, salmer
Salmer og joik ved bålet | Sálmmat ja luohti
- En kveld der salmene møter joiken. Svart kaffe, tørka kjøtt og stjernehimmel.

youth; every 2 friday; 18:00; minutes 180
# ungdom, nordsamisk
Nuoraideahket – ungdomskveld
- Snøscooterbane, pannekaker og andakt på to språk.
`);

export const INTERNATIONAL = programmesIn(`
service; every 1 sunday; 13:00 15:00 11:30; minutes 105
# English, international
Sunday Worship | International Service with Communion | Family Service
- Join us for worship in English with people from more than thirty nations. Children's church during the sermon, lunch afterwards.
- New in {city}? You are most welcome. We sing, pray, listen and eat together. Translation into Farsi and Tigrinya through headphones.

prayer; every 2 wednesday; 19:00; minutes 60
# English, prayer
Midweek Prayer | Prayer for the Nations
- An hour of prayer in many languages. Tea and coffee from half past six.

other; nth 2 saturday; 12:00; minutes 180; scene coffee-table
# English, food
Potluck and Games >> Bring a dish from home, or just bring yourself. Free for everyone.
Norwegian for Newcomers >> Practise Norwegian over coffee with patient locals. All levels.
International Women's Brunch >> Brunch, a story and time to talk. Childcare upstairs.

concert; half-year 2 saturday; 18:30; minutes 120; guest ensemble; scene choir
# gospel, international
Gospel Night | Songs of Many Nations
- Choirs from four continents share the stage. Free admission, all ages.
`);

export const SPANISH = programmesIn(`
service; every 1 sunday; 16:00; minutes 105
# español
Culto dominical – gudstjeneste på spansk | Culto familiar
- Alabanza, predicación y café. Todos son bienvenidos. Oversettelse til norsk.

prayer; every 2 friday; 19:00; minutes 75
# español, bønn
Noche de oración
- Oración y canto con guitarra. Norsktalende er hjertelig velkommen.
`);
