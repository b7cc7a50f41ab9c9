import { programmesIn } from "./programme";

export const FREE_CHURCH = programmesIn(`
service; every 1 sunday; 11:00 11:00 10:30 17:00; minutes 90
# lovsang, barnekirke
Gudstjeneste | Gudstjeneste med lovsang og nattverd | Temagudstjeneste | Storsamling
- Lovsang, tale og nattverd. Barnekirke i tre aldersgrupper, og kaffe på kanna fra halv elleve.
- Vi er midt i en taleserie om Markusevangeliet. Ta med egen bibel eller lån en av våre. Lunsj etterpå for alle som har tid.
- Velkommen til en vanlig søndag hos {organizer}: sang, latter, stillhet og et ord å leve på.

prayer; every 2 tuesday; 18:30 19:00 07:00; minutes 60
# bønn, lovsang
Bønn og lovsang | Tirsdagsbønn | Bønnemøte
- En time med lovsang, stillhet og bønn for hverandre og byen vår.
- Åpent hus for bønn. Det går an å komme innom på vei hjem fra jobb.

concert; nth last sunday; 19:00; minutes 120; share 0.6; guest ensemble; scene concert-crowd
# lovsang, musikk
Lovsangskveld | Kveld med lovsang og vitnesbyrd | Gospelkveld
- Husbandet spiller i to timer, døra er åpen hele veien. Kafé i foajeen.
- Nye og gamle sanger, dempet lys og god plass til å sitte for seg selv.

youth; every 2 friday; 19:00 19:30; minutes 180; share 0.6
# ungdom, lovsang
Ungdomskveld | Fredag! | Tenklubb
- Lek, lovsang og undervisning for deg mellom 13 og 19. Kiosken tar kort, men smiler helst til kontanter.
- Vi åpner dørene klokka sju. Det blir konkurranser, en kort tale og mye pizza.

other; nth 3 thursday; 18:00; minutes 120; share 0.5
# kurs, fellesskap
Samlivskurs: Vi to | Kurs: Nysgjerrig på tro | Kveldsmat for alle
- Mat, en kort innledning og samtale rundt bordene. Du kan spørre om alt, og du trenger ikke å svare på noe.

other; nth 2 saturday; 10:00; minutes 120; share 0.5
# frokost, fellesskap
Kvinnefrokost | Mannfolkfrokost | Frokost for alle
- Rundstykker, egg og noen å le med. Ta med en venn; førstegangsgjester spiser gratis.

conference; half-year 1 thursday; 18:00; minutes 4080; share 0.4; guest speaker
# konferanse, seminar
Lederkonferanse: Sammen om oppdraget | Bønnekonferansen | Konferansen Nytt mot
- Tre dager med undervisning, seminarer og lovsang. Eget program for barn og ungdom. Festivalpass ved inngangen eller på nettsiden.

prayer; every 3 friday; 19:00 20:00; minutes 90; share 0.5
# bønn, lovsang
Lovsangskveld | Bønn og faste: felles avslutning
- Vi avslutter uken sammen med lovsang, bønn og en enkel suppe.

other; every 3 wednesday; 10:00; minutes 150; share 0.5
# barn, familie
Knøttelunsj | Åpen barnehage
- Lek, sang og enkel lunsj for barn fra null til tre år sammen med en voksen. Gratis.
`);
