/** Programmes as congregations write them, all of their names invented, and what they say: see tricky-programmes.ts. */
export const REALISTIC: readonly { name: string; text: string; expected: readonly string[] }[] = [
  {
    name: "a menighetsblad with date headings",
    text: `GUDSTJENESTER I EKSEMPELBYGD

Søndag 9. august – 11. søndag etter pinse
11.00 Gudstjeneste i Eksempelbygd kirke ved Kari Nordmann. Nattverd. Kirkekaffe.
19.00 Kveldsmesse i Fjellgrend kapell

Søndag 16. august
11.00: Friluftsgudstjeneste ved Storvatnet v/Ola Nordmann

Onsdag 19. august
10.30 Andakt på Eksempeltun sykehjem

Søndag 23. august – 13. s. e. pinse
Kl. 11.00 Familiegudstjeneste i Eksempelbygd kirke. Utdeling av 4-årsbok. Offer til menighetsarbeidet.
Kl. 17.00 Konsert med Eksempelkoret. Billetter kr 150 ved inngangen fra kl. 16.

Påmelding til konfirmasjon innen 1. september. Kontoret er åpent tirsdag-torsdag kl. 10-14.
Tlf. 22 33 44 55. www.eksempelbygd.example`,
    expected: [
      "2026-08-09 11:00 Gudstjeneste",
      "2026-08-09 19:00 Kveldsmesse",
      "2026-08-16 11:00 Friluftsgudstjeneste",
      "2026-08-19 10:30 Andakt",
      "2026-08-23 11:00 Familiegudstjeneste",
      "2026-08-23 17:00 Konsert med Eksempelkoret",
    ],
  },
  {
    name: "a bedehus in one line each",
    text: `Program for Eksempelbygd bedehus hausten 2026
Søndag 6. september kl. 11.00: Møte. Tale: Ola Nordmann
Tysdag 8. sept kl 19.30 Bibeltime
Onsdag 9. sept. kl. 11 Formiddagstreff
Laurdag 12/9 kl. 17.00 Basar. Åresal og kaffi.
Sundag 13.9 kl 18 Kveldsmøte v/ Per Eksempel
Torsdag 17.09.26 19:00 Årsmøte i foreininga
Fredag 18. september 2026 klokka 18.30 Ungdomskveld
Søndag 20. september: Familiemøte kl. 11. Servering
28. september kl. 19.00 Misjonskveld
Måndag 5. oktober kl 19-21 Songkveld
Torsdag 8. oktober kl. 19.00–21.00. Kvinnekveld
Søndag 11.okt kl.11.00 Møte
Søn 18.10. kl. 11.00 Møte
Sundag 25 oktober kl 11 Misjonsmøte
Tysdag 27. oktober kl. 1930 Bønemøte
Helga 6.-8. november: Møtehelg med Kari Nordmann
Søndag 6. desember kl 16 Julemøte
2. juledag kl 17 Juletrefest
Søndag 10. januar kl 11 Møte`,
    expected: [
      "2026-09-06 11:00 Møte",
      "2026-09-08 19:30 Bibeltime",
      "2026-09-09 11:00 Formiddagstreff",
      "2026-09-12 17:00 Basar",
      "2026-09-13 18:00 Kveldsmøte",
      "2026-09-17 19:00 Årsmøte",
      "2026-09-18 18:30 Ungdomskveld",
      "2026-09-20 11:00 Familiemøte",
      "2026-09-28 19:00 Misjonskveld",
      "2026-10-05 19:00-21:00 Songkveld",
      "2026-10-08 19:00-21:00 Kvinnekveld",
      "2026-10-11 11:00 Møte",
      "2026-10-18 11:00 Møte",
      "2026-10-25 11:00 Misjonsmøte",
      "2026-10-27 19:30 Bønemøte",
      "(?) 2026-11-06 –2026-11-08 Helga",
      "(?) 2026-11-06 –2026-11-08 Møtehelg",
      "2026-12-06 16:00 Julemøte",
      "2026-12-26 17:00 Juletrefest",
      "2027-01-10 11:00 Møte",
    ],
  },
  {
    name: "titles above their dates",
    text: `Sommerkonsert med Eksempelkoret
Torsdag 20. august kl. 19.30
Eksempelbygd kirke
Fri entré, kollekt

Pilegrimsvandring
Lørdag 29. august kl. 10.00–15.00
Oppmøte ved Fjellgrend kapell

Høsttakkefest
Søndag 4. oktober kl. 11
Menighetshuset`,
    expected: [
      "2026-08-20 19:30 Sommerkonsert med Eksempelkoret",
      "2026-08-29 10:00-15:00 Pilegrimsvandring",
      "2026-10-04 11:00 Høsttakkefest",
    ],
  },
  {
    name: "titles below their dates",
    text: `Hva skjer i Eksempelmenigheten
Onsdag 2. september kl. 18.00
Speiderkveld
Lørdag 5. september kl. 12.00-16.00
Loppemarked
Søndag 6. september kl. 11.00
Gudstjeneste og søndagsskole`,
    expected: [
      "2026-09-02 18:00 Speiderkveld",
      "2026-09-05 12:00-16:00 Loppemarked",
      "2026-09-06 11:00 Gudstjeneste og søndagsskole",
    ],
  },
  {
    name: "months as headings, days without them",
    text: `MØTEPLAN HØSTEN 2026

AUGUST
Sø 16. 11.00 Gudstjeneste
To 20. 19.00 Bønn
Lø 22. kl 10 Dugnad

SEPTEMBER
Søndag 6. kl. 11.00 Møte
13. kl. 11: Møte med nattverd
Fre 18. – søn 20. Menighetsleir

OKTOBER
31. 18.00 Bønnevandring`,
    expected: [
      "2026-08-16 11:00 Gudstjeneste",
      "2026-08-20 19:00 Bønn",
      "2026-08-22 10:00 Dugnad",
      "2026-09-06 11:00 Møte",
      "2026-09-13 11:00 Møte med nattverd",
      "2026-09-18 –2026-09-20 Menighetsleir",
      "2026-10-31 18:00 Bønnevandring",
    ],
  },
  {
    name: "weeks as headings",
    text: `Høsten 2026
Uke 37
Tirsdag kl. 18.00 Korkveld
Torsdag 19.30-21.30 Ungdomskveld
Uke 38 (14.–20. september)
Onsdag kl 11 Babysang
Søndag kl. 11.00 Gudstjeneste`,
    expected: [
      "2026-09-08 18:00 Korkveld",
      "2026-09-10 19:30-21:30 Ungdomskveld",
      "2026-09-16 11:00 Babysang",
      "2026-09-20 11:00 Gudstjeneste",
    ],
  },
  {
    name: "a table of a word processor",
    text: `Dag\tDato\tKl.\tHva\tHvor\tAnsvarlig
Søndag\t16.08\t11.00\tGudstjeneste\tEksempelbygd kirke\tKari Nordmann
Onsdag\t19.08\t18-20\tUngdomsklubb\tBedehuset\tOla Nordmann
Søndag\t23.08\t11.00\tFamiliegudstjeneste\tEksempelbygd kirke\t
Lørdag\t12.09\t10.10\tTur\tStorvatnet\tPer`,
    expected: [
      "2026-08-16 11:00 Gudstjeneste",
      "2026-08-19 18:00-20:00 Ungdomsklubb",
      "2026-08-23 11:00 Familiegudstjeneste",
      "2026-09-12 10:10 Tur",
    ],
  },
  {
    name: "a spreadsheet in another order, with quotes",
    text: `Tittel,Sted,Startdato,Start,Slutt
"Konsert, med kor",Eksempelbygd kirke,2026-09-12,19:00,21:00
"Møte
for alle",Bedehuset,2026-09-13,11:00,
Leir,Eksempeltun leirsted,2026-09-18,,`,
    expected: ["2026-09-12 19:00-21:00 Konsert, med kor", "2026-09-13 11:00 Møte for alle", "? 2026-09-18 Leir"],
  },
  {
    name: "a table with pipes and merged days",
    text: `| Dato | Tid | Arrangement | Sted |
|------|-----|-------------|------|
| Søndag 9. august | 11.00 | Høymesse | Eksempelbygd kirke |
| | 18.00 | Kveldsmesse | Fjellgrend kapell |
| | | ved Kari Nordmann | |
| Onsdag 12. august | 12.00 | Middagsbønn | Eksempelbygd kirke |
| 30. februar | 12.00 | Umulig | Kirken |`,
    expected: ["2026-08-09 11:00 Høymesse", "2026-08-09 18:00 Kveldsmesse", "2026-08-12 12:00 Middagsbønn"],
  },
  {
    name: "Christmas from Advent to New Year",
    text: `Advent og jul 2026 i Eksempelbygd
1. søndag i advent kl. 11.00 Lysmesse i Eksempelbygd kirke
2. søndag i advent kl 17 Vi synger julen inn
Luciadagen kl 18 Luciakonsert
4. søndag i advent, 20. desember kl 11.00 Gudstjeneste
Lille julaften kl. 19 Julekonsert
Julaften kl. 13.00, 14.30 og 16.00 Julaftensgudstjenester
Juledag kl. 11 Høytidsgudstjeneste
2. juledag kl. 12.00 Sang- og musikkgudstjeneste
Nyttårsaften kl. 23.15 Midnattsmesse
1. nyttårsdag kl. 17: Nyttårsgudstjeneste`,
    expected: [
      "2026-11-29 11:00 Lysmesse",
      "2026-12-06 17:00 Vi synger julen inn",
      "2026-12-13 18:00 Luciakonsert",
      "2026-12-20 11:00 Gudstjeneste",
      "2026-12-23 19:00 Julekonsert",
      "2026-12-24 13:00 Julaftensgudstjenester",
      "2026-12-24 14:30 Julaftensgudstjenester",
      "2026-12-24 16:00 Julaftensgudstjenester",
      "2026-12-25 11:00 Høytidsgudstjeneste",
      "2026-12-26 12:00 Sang- og musikkgudstjeneste",
      "2026-12-31 23:15 Midnattsmesse",
      "2027-01-01 17:00 Nyttårsgudstjeneste",
    ],
  },
  {
    name: "Easter in a spring programme",
    text: `Vår 2027
Palmesøndag kl 11 Gudstjeneste
Skjærtorsdag kl. 18.00 Måltidsmesse
Langfredag kl. 11 Pasjonsgudstjeneste
Påskeaften kl 23.00 Påskenattsmesse
1. påskedag kl. 11.00 Høytidsgudstjeneste
2. påskedag 29. mars kl 11 Gudstjeneste
Kristi himmelfartsdag kl 11 Friluftsgudstjeneste
17. mai kl 10 Festgudstjeneste
Pinsedag kl 11 Gudstjeneste
2. pinsedag kl. 12 Økumenisk gudstjeneste
Søndag 6. juni kl. 11 Samtalegudstjeneste`,
    expected: [
      "2027-03-21 11:00 Gudstjeneste",
      "2027-03-25 18:00 Måltidsmesse",
      "2027-03-26 11:00 Pasjonsgudstjeneste",
      "2027-03-27 23:00 Påskenattsmesse",
      "2027-03-28 11:00 Høytidsgudstjeneste",
      "2027-03-29 11:00 Gudstjeneste",
      "2027-05-06 11:00 Friluftsgudstjeneste",
      "2027-05-17 10:00 Festgudstjeneste",
      "2027-05-16 11:00 Gudstjeneste",
      "2027-05-17 12:00 Økumenisk gudstjeneste",
      "2027-06-06 11:00 Samtalegudstjeneste",
    ],
  },
  {
    name: "fixed activities with their terms",
    text: `Faste aktiviteter høsten 2026
Babysang: onsdager kl. 11.00–12.30 fra 2. september til 23. september
Barnegospel hver tirsdag kl 17-18 f.o.m. 1. september t.o.m. 15. september
Torsdager 3., 10. og 17. september kl. 19: Alphakurs
Annenhver fredag kl 18.00 fra 4. september til 16. oktober: Tweens
Første og tredje onsdag i måneden kl 19 fra 1. september til 31. oktober: Bønnemøte`,
    expected: [
      "2026-09-02 11:00-12:30 Babysang",
      "2026-09-09 11:00-12:30 Babysang",
      "2026-09-16 11:00-12:30 Babysang",
      "2026-09-23 11:00-12:30 Babysang",
      "2026-09-01 17:00-18:00 Barnegospel",
      "2026-09-08 17:00-18:00 Barnegospel",
      "2026-09-15 17:00-18:00 Barnegospel",
      "2026-09-03 19:00 Alphakurs",
      "2026-09-10 19:00 Alphakurs",
      "2026-09-17 19:00 Alphakurs",
      "2026-09-04 18:00 Tweens",
      "2026-09-18 18:00 Tweens",
      "2026-10-02 18:00 Tweens",
      "2026-10-16 18:00 Tweens",
      "2026-09-02 19:00 Bønnemøte",
      "2026-09-16 19:00 Bønnemøte",
      "2026-10-07 19:00 Bønnemøte",
      "2026-10-21 19:00 Bønnemøte",
    ],
  },
];
