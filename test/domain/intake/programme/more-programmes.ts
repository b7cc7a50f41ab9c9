/** More ways of writing the same: see tricky-programmes.ts. */
export const MORE: readonly { name: string; text: string; expected: readonly string[] }[] = [
  {
    name: "a list of services by day and church",
    text: `Gudstjenester i august 2026
9.8 Eksempelbygd kirke kl 11. Kari Nordmann. Nattverd.
16.8. Fjellgrend kapell kl. 17.00. Ola Nordmann.
Søndag 23.08 11:00 Høymesse
SØNDAG 30. AUGUST KL. 11.00 FAMILIEGUDSTJENESTE`,
    expected: [
      "2026-08-09 11:00 Gudstjeneste",
      "2026-08-16 17:00 Gudstjeneste",
      "2026-08-23 11:00 Høymesse",
      "2026-08-30 11:00 FAMILIEGUDSTJENESTE",
    ],
  },
  {
    name: "short forms",
    text: `Søndag den 9. august kl. 11 Gudstjeneste
den 12. august 2026 kl. 19: Bibeltime
Man. 10/8, 17.30: Barnekor
Tirsdag 1/9 – kl 19 – Sangkveld
Kl 18:00 søndag 9. august 2026 Kveldsmøte
Onsdag 2/9-26 kl. 18 Speidermøte
fredag 4. sept. 18.00-21.00. Ungdomskveld
Lørdag 5.9 (10-14) Loppemarked
Lørdag 12. september 10-14: Dugnad
Søndag 6. sept. kl 11.00 – 12.30 Gudstjeneste
Fredag 11/9 kl 1900-2100 Konsert
søndag 13.september 2026 kl 11:00 Høsttakkefest
Torsdag 24/12 kl 16:00 Julegudstjeneste
Julekonsert torsdag 17. des. kl 19 og 21
tors. 10. sept kl. 12:00-13:30 Suppelunsj`,
    expected: [
      "2026-08-09 11:00 Gudstjeneste",
      "2026-08-12 19:00 Bibeltime",
      "2026-08-10 17:30 Barnekor",
      "2026-09-01 19:00 Sangkveld",
      "2026-08-09 18:00 Kveldsmøte",
      "2026-09-02 18:00 Speidermøte",
      "2026-09-04 18:00-21:00 Ungdomskveld",
      "2026-09-05 10:00-14:00 Loppemarked",
      "2026-09-12 10:00-14:00 Dugnad",
      "2026-09-06 11:00-12:30 Gudstjeneste",
      "2026-09-11 19:00-21:00 Konsert",
      "2026-09-13 11:00 Høsttakkefest",
      "2026-12-24 16:00 Julegudstjeneste",
      "2026-12-17 19:00 Julekonsert",
      "2026-12-17 21:00 Julekonsert",
      "2026-09-10 12:00-13:30 Suppelunsj",
    ],
  },
  {
    name: "no clock",
    text: `Søndag 6. september etter gudstjenesten: Menighetsmøte
Lørdag 12. september: Dugnad hele dagen
Søndag 13.9. klokken elleve: Møte`,
    expected: ["? 2026-09-06 Menighetsmøte", "? 2026-09-12 Dugnad", "2026-09-13 11:00 Møte"],
  },
  {
    name: "spans",
    text: `28/8-30/8 2026 Konfirmantleir
28.–30.9.2026 Pilegrimstur
Fra fredag 2. til søndag 4. oktober: Familieleir
30.12.2026 - 2.1.2027 Nyttårsleir
Leir fra fredag 16. oktober kl. 18.00 til søndag 18. oktober kl. 14.00`,
    expected: [
      "2026-08-28 –2026-08-30 Konfirmantleir",
      "2026-09-28 –2026-09-30 Pilegrimstur",
      "2026-10-02 –2026-10-04 Familieleir",
      "2026-12-30 –2027-01-02 Nyttårsleir",
      "2026-10-16 18:00 –2026-10-18 14:00 Leir",
    ],
  },
  {
    name: "weekdays below a span",
    text: `Sommerstevne 14.–16. august 2026
Fredag
19.00 Åpningsmøte
Lørdag
11.00 Bibeltime
19.00 Kveldsmøte
Søndag kl. 11.00 Stevnegudstjeneste
Mandag kl 10 Rydding`,
    expected: [
      "2026-08-14 19:00 Åpningsmøte",
      "2026-08-15 11:00 Bibeltime",
      "2026-08-15 19:00 Kveldsmøte",
      "2026-08-16 11:00 Stevnegudstjeneste",
    ],
  },
  {
    name: "a title with its year above",
    text: `Julekonsert 2026
Lørdag 12. desember kl. 18.00
Eksempelbygd kirke

Sommerleir 2027
5.–9. juli
Eksempeltun leirsted`,
    expected: ["2026-12-12 18:00 Julekonsert 2026", "? 2026-07-05 –2026-07-09 Sommerleir 2027"],
  },
  {
    name: "squares of days on a page",
    text: `Kommende arrangementer
9
aug
2026
Kveldsmøte
19:00 - 21:00
Eksempelbygd bedehus
12
aug
2026
Bibelgruppe
18:30
Les mer`,
    expected: ["2026-08-09 19:00-21:00 Kveldsmøte", "2026-08-12 18:30 Bibelgruppe"],
  },
  {
    name: "columns apart by spaces",
    text: `Dato      Kl       Hva                     Sted
16.08     11.00    Gudstjeneste            Eksempelbygd kirke
30.08     18.00    Kveldsmesse             Fjellgrend kapell`,
    expected: ["? 2026-08-16 11:00 Gudstjeneste", "? 2026-08-30 18:00 Kveldsmesse"],
  },
  {
    name: "churches in front",
    text: `Søndag 9. august
Eksempelbygd kirke kl. 11.00: Høymesse ved Kari Nordmann
Fjellgrend kapell kl. 17.00 Kveldsmesse

Eksempelbygd kirke: Søndag 16. august kl 11 Familiegudstjeneste`,
    expected: [
      "2026-08-09 11:00 Høymesse ved Kari Nordmann",
      "2026-08-09 17:00 Kveldsmesse",
      "2026-08-16 11:00 Familiegudstjeneste",
    ],
  },
  {
    name: "repetitions",
    text: `Hver søndag kl. 11.00: Gudstjeneste
Tirsdager kl. 18.00-19.30 Barnekor (oppstart 1. september)
Onsdager i partallsuker kl 17.30 Familiemiddag
Hver torsdag i september 2026 kl 18 Kurs
Babytreff hver mandag kl 11 fra 7. september til 5. oktober, unntatt 28. september
Siste fredag i måneden kl 20 fra 1. september til 30. november 2026: Lovsang
Kvar tysdag kl 19 til 15. september: Songøving
Mandag - fredag kl 09-15: Åpen kirke`,
    expected: [
      "2026-09-03 18:00 Kurs",
      "2026-09-10 18:00 Kurs",
      "2026-09-17 18:00 Kurs",
      "2026-09-24 18:00 Kurs",
      "(?) *",
      "2026-09-07 11:00 Babytreff",
      "2026-09-14 11:00 Babytreff",
      "2026-09-21 11:00 Babytreff",
      "2026-10-05 11:00 Babytreff",
      "2026-09-25 20:00 Lovsang",
      "2026-10-30 20:00 Lovsang",
      "2026-11-27 20:00 Lovsang",
    ],
  },
  {
    name: "moments of programs",
    text: `2026-08-09T19:00:00 Kveldsmøte
2026-08-16T19:00:00Z Konsert
2026-08-23T19:00:00+02:00 Messe
20.08.2026 19:00:00 Foredrag`,
    expected: [
      "2026-08-09 19:00 Kveldsmøte",
      "? 2026-08-16 19:00 Konsert",
      "? 2026-08-23 19:00 Messe",
      "2026-08-20 19:00 Foredrag",
    ],
  },
  {
    name: "changed plans",
    text: `Søndag 9. august kl 11 Gudstjeneste
AVLYST

NB! Endret tid: Onsdag 12. august kl 18 Bibelgruppe
Møtet torsdag 13. august kl 19 er flyttet til fredag 14. august kl 19
Møte mandag 17. august kl 19 (utsatt fra 10. august)
[AVLYST] Konsert lørdag 22. august kl 18
Søndag 23. august kl 11 Gudstjeneste (fulltegnet)`,
    expected: [
      "? 2026-08-12 18:00 Bibelgruppe",
      "? 2026-08-14 19:00 Møtet",
      "? 2026-08-17 19:00 Møte",
      "2026-08-23 11:00 Gudstjeneste",
    ],
  },
  {
    name: "notes with other numbers",
    text: `Lørdag 22. august kl. 10-14 Salgsdag for Misjonen, vaffelsalg kr 12.10, vipps 123456
Søndag 23. august kl 11.00 Gudstjeneste. Salmer: 9.8, 12.10. Prekentekst: Luk 18, 9–14
Tirsdag 25. august kl 18.30-20 Kurs i rom 11.10, Storgata 12, 1820 Eksempelbygd. Pris kr 150,-
Onsdag 26. august kl 17 for barn 6-10 år: Barneklubb
Torsdag 27. august kl 11 Pensjonisttreff (f. 1950 eller før)
Lørdag 29. august 2026 kl 19. Konsert. Billetter 250,-/150,- fra 1. august kl. 10 på tlf. 22 33 44 55`,
    expected: [
      "2026-08-22 10:00-14:00 Salgsdag for Misjonen",
      "2026-08-23 11:00 Gudstjeneste",
      "2026-08-25 18:30-20:00 Kurs",
      "2026-08-26 17:00 For barn 6-10 år: Barneklubb",
      "2026-08-27 11:00 Pensjonisttreff",
      "2026-08-29 19:00 Konsert",
    ],
  },
  {
    name: "names of people with days",
    text: `Døpte
12.07.2026 Ola Nordmann
19.07.2026 Kari Eksempel

Døde
Per Nordmann, f. 12.03.1943 d. 03.06.2026

Søndag 9. august kl 11 Gudstjeneste`,
    expected: ["2026-08-09 11:00 Gudstjeneste"],
  },
  {
    name: "nynorsk",
    text: `Haustprogram 2026
Laurdag 5. september kl. 10.00: Dugnad på bedehuset
Sundag 6. september kl. 11.00: Gudsteneste i Eksempel kyrkje ved Kari Nordmann
Måndag 7. september kl. 19.30: Bibelgruppe heime hos Ola
Annankvar tysdag kl 18 frå 8. september til 6. oktober: Småbarnstreff
Fyrste onsdag i månaden kl. 11 frå 1. oktober til 31. desember: Formiddagstreff
14. og 15. november kl. 17: Songstemne`,
    expected: [
      "2026-09-05 10:00 Dugnad",
      "2026-09-06 11:00 Gudsteneste",
      "2026-09-07 19:30 Bibelgruppe",
      "2026-09-08 18:00 Småbarnstreff",
      "2026-09-22 18:00 Småbarnstreff",
      "2026-10-06 18:00 Småbarnstreff",
      "2026-10-07 11:00 Formiddagstreff",
      "2026-11-04 11:00 Formiddagstreff",
      "2026-12-02 11:00 Formiddagstreff",
      "2026-11-14 17:00 Songstemne",
      "2026-11-15 17:00 Songstemne",
    ],
  },
  {
    name: "squares with the month above the day",
    text: `Kalender
AUG
09
Gudstjeneste
Kl. 11:00
SEP
12
Klubb
Kl. 18:00`,
    expected: ["? 2026-08-09 11:00 Gudstjeneste", "? 2026-09-12 18:00 Klubb"],
  },
  {
    name: "start and end on lines of their own",
    text: `Kveldsmøte
Starter: søndag 9. august 2026 kl. 19:00
Slutter: søndag 9. august 2026 kl. 21:00

Konsert
Start: 16.08.2026 19:00
Slutt: 20:30
Sted: Bedehuset`,
    expected: ["2026-08-09 19:00-21:00 Kveldsmøte", "2026-08-16 19:00-20:30 Konsert"],
  },
  {
    name: "how it begins, below a title",
    text: `Tirsdag 11. august
Bønnevandring
Oppmøte ved kirken kl. 18

Søndag 16. august kl 11: Eksempelbygd kirke. Gudstjeneste. Liturg: Kari Nordmann.
Konsert lørdag 22.08.26 kl 19.00-20.30 Kr. 200/100`,
    expected: ["2026-08-11 18:00 Bønnevandring", "2026-08-16 11:00 Gudstjeneste", "2026-08-22 19:00-20:30 Konsert"],
  },
];
