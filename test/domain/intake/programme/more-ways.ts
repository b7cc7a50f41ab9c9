/** Ways of writing that pages and letters of autumn have: see tricky-programmes.ts. Read on 22 November 2026. */
export const MORE_WAYS: readonly { name: string; text: string; expected: readonly string[] }[] = [
  {
    name: "clocks as they are spoken",
    text: `Søndag 6. desember halv åtte: Adventskonsert
Onsdag 9. desember klokka halv sju om kvelden Julemøte
Torsdag 10. desember kvart over seks om kvelden: Kor
Søndag 13. desember kl halv 12 Gudstjeneste
Onsdag 16. desember klokken sju Bibeltime
Fredag 18. desember kl. ti på åtte om morgenen Frokost
Lørdag 19. desember klokken tolv Middag`,
    expected: [
      "? 2026-12-06 19:30 Adventskonsert",
      "2026-12-09 18:30 Julemøte",
      "2026-12-10 18:15 Kor",
      "2026-12-13 11:30 Gudstjeneste",
      "? 2026-12-16 19:00 Bibeltime",
      "2026-12-18 07:50 Frokost",
      "2026-12-19 12:00 Middag",
    ],
  },
  {
    name: "days in numbers whose month is no minute of a clock",
    text: `Søndag 13.12 kl 11 Gudstjeneste
20.12 Ingen gudstjeneste
Kontakt oss: 90 12 34 56
Søndag 27.12 kl 11 Gudstjeneste`,
    expected: ["2026-12-13 11:00 Gudstjeneste", "2026-12-27 11:00 Gudstjeneste"],
  },
  {
    name: "what is copied from Facebook",
    text: `Fjellheim bedehus
LØR. 12. DES. KL. 18:00 – 21:00 CET
Julekonsert med Fjellkoret
Fjellheim bedehus
102 interesserte · 45 skal

SUN, NOV 29 AT 5 PM CET
Adventsfest
34 interested · 12 going`,
    expected: ["2026-12-12 18:00-21:00 Julekonsert med Fjellkoret", "2026-11-29 17:00 Adventsfest"],
  },
  {
    name: "a heading that names one gathering and its season is its title",
    text: `Torsdagsklubb høsten 2026
Hver torsdag 17–18.30 i partallsuker fra 26. november til 17. desember`,
    expected: ["2026-11-26 17:00-18:30 Torsdagsklubb", "2026-12-10 17:00-18:30 Torsdagsklubb"],
  },
  {
    name: "a heading of several gatherings is no title",
    text: `Møter i Betel høsten 2026
Torsdag 26. november kl. 19`,
    expected: [],
  },
  {
    name: "a Sunday of the church year beside its date tells the year",
    text: `22. november – Domssøndag
Bygda kyrkje kl. 11.00: Høgmesse
29. november – 1. søndag i advent
Bygda kyrkje kl. 11.00: Familiegudsteneste
24. desember – Julaftan
Bygda kyrkje kl. 14.00: Julegudsteneste`,
    expected: ["2026-11-22 11:00 Høgmesse", "2026-11-29 11:00 Familiegudsteneste", "2026-12-24 14:00 Julegudsteneste"],
  },
  {
    name: "days that are no gatherings",
    text: `Takk til alle som kom på høstbasaren lørdag 31. oktober! Vi fikk inn 34 500 kr.
Kari Nordmann fyller 80 år 12. desember. Vi gratulerer!
Neste nyhetsbrev kommer 10. januar.`,
    expected: [],
  },
  {
    name: "a list of days with what it is called",
    text: "Følgende datoer: 3.12, 10.12 og 17.12 kl. 18.00 Adventskor",
    expected: ["? 2026-12-03 18:00 Adventskor", "? 2026-12-10 18:00 Adventskor", "? 2026-12-17 18:00 Adventskor"],
  },
  {
    name: "days in numbers below a heading with the clock of all",
    text: `Ungdomsklubben høsten 2026
Fredager kl 19-23:
11.9 Grillkveld
25.9 Filmkveld
9.10 Ingen klubb (høstferie)
23.10 Spillkveld
6.11 Bowling (møt opp kl 18.30)
4.12 Juleavslutning`,
    expected: [
      "2026-09-11 19:00-23:00 Grillkveld",
      "2026-09-25 19:00-23:00 Filmkveld",
      "2026-10-23 19:00-23:00 Spillkveld",
      "2026-11-06 18:30 Bowling",
      "2026-12-04 19:00-23:00 Juleavslutning",
    ],
  },
  {
    name: "clocks below a day that could be days",
    text: `Søndag 6. desember 2026
11.00 Gudstjeneste
17.10 Lysmesse
19.05 Konsert`,
    expected: ["2026-12-06 11:00 Gudstjeneste", "? 2026-12-06 17:10 Lysmesse", "? 2026-12-06 19:05 Konsert"],
  },
  {
    name: "a sentence about one day",
    text: `Jubileumsgudstjenesten er søndag 13. desember 2026 kl. 11.00 med biskopen til stede.
Julekonserten blir lørdag 12. desember kl 18 i Salem`,
    expected: ["2026-12-13 11:00 Jubileumsgudstjenesten", "2026-12-12 18:00 Julekonserten"],
  },
  {
    name: "from one hour to another, and hours in four figures",
    text: `Lørdag 12. desember fra 10 til 14 Julemarked
Tirsdag\t8. des\t1100\tFormiddagstreff
Torsdag\t10. des\tkl 19\tKor`,
    expected: ["2026-12-12 10:00-14:00 Julemarked", "2026-12-08 11:00 Formiddagstreff", "2026-12-10 19:00 Kor"],
  },
  {
    name: "a feast that names a service",
    text: "24 Dec 2026, 4:00 PM Christmas Eve service",
    expected: ["2026-12-24 16:00 Christmas Eve service"],
  },
  {
    name: "a house behind the clock, below services",
    text: `Gratulerer
90 år 6. desember: Per Hansen

Gudstjenester
Søndag 6. desember kl. 11.00 Ås kirke`,
    expected: ["2026-12-06 11:00 Gudstjeneste"],
  },
  {
    name: "sentences that invite",
    text: `Lørdag 12. desember inviterer Bygda Mannskor til den tradisjonelle julekonserten kl. 17.00 og 19.30.
Mandag 7. desember fra kl. 18.00 møtes strikkegruppa på menighetshuset.`,
    expected: ["2026-12-12 17:00 Julekonserten", "2026-12-12 19:30 Julekonserten", "2026-12-07 18:00 Strikkegruppa"],
  },
  {
    name: "a day alone in the column of ends",
    text: "Tittel;Start;Slutt;Sted\nGudstjeneste;06.12.2026 11:00;06.12.2026 12:30;Kirka\nLeir;18.12.2026;20.12.2026;Solborg",
    expected: ["2026-12-06 11:00-12:30 Gudstjeneste", "2026-12-18 –2026-12-20 Leir"],
  },
  {
    name: "the days of a week, each with what is on it before its clock",
    text: "Uke 49 (30. november–6. desember)\nMandag: Speider kl 18.00\nSøndag: Gudstjeneste kl 11.00",
    expected: ["2026-11-30 18:00 Speider", "2026-12-06 11:00 Gudstjeneste"],
  },
  {
    name: "when the office and the doors are open",
    text: `Søndag 6. desember kl 11.00 Gudstjeneste
Kontor: tirsdag-torsdag 10.00-14.00, tlf. 12 12 20 26

Messias
Lørdag 12. desember 2026 kl. 18.00
Dører: 17.30`,
    expected: ["2026-12-06 11:00 Gudstjeneste", "2026-12-12 18:00 Messias"],
  },
  {
    name: "rows with clocks alone below a line with their day",
    text: `Søndag 6. desember 2026
11.00\tGudstjeneste\tÅs kirke
17.00\tLysmesse\tNordby kirke
Onsdag 9. desember 2026
19.00\tBibeltime\tMenighetshuset
Torsdag 10. desember 2026
Lørdag 12. desember\t18.00\tKonsert`,
    expected: [
      "2026-12-06 11:00 Gudstjeneste",
      "2026-12-06 17:00 Lysmesse",
      "2026-12-09 19:00 Bibeltime",
      "2026-12-12 18:00 Konsert",
    ],
  },
  {
    name: "what was last time, and when a café opens",
    text: `Neste sending: søndag 6. desember kl. 11.00
Forrige sending: søndag 22. november kl. 11.00
Lør 5. des: Julemarked kl. 10–15. Kafeen åpner kl 11.`,
    expected: ["2026-12-06 11:00 Neste sending", "2026-12-05 10:00-15:00 Julemarked"],
  },
  {
    name: "slashes between the parts of a line",
    text: "Basar / lørdag 5/12 / kl 11-15 / Menighetshuset",
    expected: ["2026-12-05 11:00-15:00 Basar"],
  },
  {
    name: "an evening that lasts past midnight",
    text: `Fredag 4. desember 2026
20.00 Konsert
22.00 Kafé
00.00 Nattbønn
00.45–01.30 Nattmat

Nyttårsaften 31. desember 2026
Kl. 23.00 Gudstjeneste
Kl. 00.15 Andakt ved bålet

Lørdag 27. mars 2027 kl 23.30 Påskenatt, kl 00.30 Mat

Lørdag 16. januar 2027 kl 19 Ungdomskveld
kl. 02.00 Film

Fredag 22. januar 2027 kl 21.00 og 00.30: Nattåpen kirke`,
    expected: [
      "2026-12-04 20:00 Konsert",
      "2026-12-04 22:00 Kafé",
      "? 2026-12-05 00:00 Nattbønn",
      "? 2026-12-05 00:45-01:30 Nattmat",
      "2026-12-31 23:00 Gudstjeneste",
      "? 2027-01-01 00:15 Andakt ved bålet",
      "2027-03-27 23:30 Påskenatt",
      "? 2027-03-28 00:30 Mat",
      "2027-01-16 19:00 Ungdomskveld",
      "? 2027-01-17 02:00 Film",
      "2027-01-22 21:00 Nattåpen kirke",
      "? 2027-01-23 00:30 Nattåpen kirke",
    ],
  },
  {
    name: "rows of a night below the evening's",
    text: `Dato\tKl\tHva
Fredag 4. desember 2026\t20.00\tKonsert
\t00.15\tNattbønn
Lørdag 5. desember 2026\t01.00\tSalmenatt
\t20.00\tKino`,
    expected: [
      "2026-12-04 20:00 Konsert",
      "? 2026-12-05 00:15 Nattbønn",
      "2026-12-05 01:00 Salmenatt",
      "2026-12-05 20:00 Kino",
    ],
  },
  {
    name: "a night of its own, and mornings after an evening",
    text: `Torsdag 24. desember 2026
00.30 Julenatt
23.00 Midnattsmesse
06.00 Frokost

Fredag 1. januar 2027 kl 00.15 Nyttårsbønn`,
    expected: [
      "2026-12-24 00:30 Julenatt",
      "2026-12-24 23:00 Midnattsmesse",
      "2026-12-24 06:00 Frokost",
      "2027-01-01 00:15 Nyttårsbønn",
    ],
  },
];
