/** Announcements as congregations write them, and what they say: see tricky-programmes.ts. */
export const ANNOUNCEMENTS: readonly { name: string; text: string; expected: readonly string[] }[] = [
  {
    name: "labels",
    text: `Misjonsbasar
Dato: Lørdag 12. september 2026
Tid: kl. 15.00-18.00
Sted: Eksempelbygd bedehus
Inntekten går til Misjonsforeningen

Hva: Konsert
Når: Søndag 13. september kl 19
Hvor: Eksempelbygd kirke`,
    expected: ["2026-09-12 15:00-18:00 Misjonsbasar", "2026-09-13 19:00 Konsert"],
  },
  {
    name: "English",
    text: `Sunday 9 August 11:00 Service in English
Saturday, September 5th at 7.30 pm Concert in Example church
Wednesday, August 12, 2026 at 6 pm Prayer meeting
Sunday August 16 at 11 am – Holy Communion
Every Tuesday at 18:00 from 1 September to 15 September: Alpha course`,
    expected: [
      "2026-08-09 11:00 Service in English",
      "2026-09-05 19:30 Concert",
      "2026-08-12 18:00 Prayer meeting",
      "2026-08-16 11:00 Holy Communion",
      "2026-09-01 18:00 Alpha course",
      "2026-09-08 18:00 Alpha course",
      "2026-09-15 18:00 Alpha course",
    ],
  },
  {
    name: "prose of an announcement",
    text: `Hjertelig velkommen til høstens konserter!
Velkommen til konsert i Eksempelbygd kirke fredag 11. september kl. 19.00.
Vi minner om at årsmøtet holdes onsdag 16. september kl 18 i menighetshuset.
Den tradisjonelle julemessa blir lørdag 21. november fra kl. 10 til kl. 15 på Eksempelbygd bedehus.
Ta gjerne kontakt på tlf 99 88 77 66 før 1. november dersom du vil hjelpe til.`,
    expected: [
      "2026-09-11 19:00 Konsert",
      "2026-09-16 18:00 Årsmøtet",
      "2026-11-21 10:00-15:00 Tradisjonelle julemessa",
    ],
  },
  {
    name: "several in a line",
    text: `Søndag 30. august kl. 11 Gudstjeneste og kl. 18 Lovsangskveld
Søndag 6. september: 11.00 Gudstjeneste, 12.30 Kirkekaffe, 19.00 Kveldsmesse
Torsdagstreff 10. september, 8. oktober og 12. november kl. 11.30
Konsert fredag 2. oktober kl 19 i Eksempelbygd kirke og lørdag 3. oktober kl 18 i Fjellgrend kapell
Kurs tirsdag 6., 13. og 20. oktober 2026 kl 18–20`,
    expected: [
      "2026-08-30 11:00 Gudstjeneste",
      "2026-08-30 18:00 Lovsangskveld",
      "2026-09-06 11:00 Gudstjeneste",
      "2026-09-06 12:30 Kirkekaffe",
      "2026-09-06 19:00 Kveldsmesse",
      "2026-09-10 11:30 Torsdagstreff",
      "2026-10-08 11:30 Torsdagstreff",
      "2026-11-12 11:30 Torsdagstreff",
      "2026-10-02 19:00 Konsert",
      "2026-10-03 18:00 Konsert",
      "2026-10-06 18:00-20:00 Kurs",
      "2026-10-13 18:00-20:00 Kurs",
      "2026-10-20 18:00-20:00 Kurs",
    ],
  },
  {
    name: "blank lines between all lines",
    text: `Eksempelbygd frikirke

Søndag 16. august kl. 11

Gudstjeneste

Onsdag 19. august kl. 19

Bibelgruppe

Søndag 23. august kl. 11

Gudstjeneste med dåp`,
    expected: [
      "2026-08-16 11:00 Gudstjeneste",
      "2026-08-19 19:00 Bibelgruppe",
      "2026-08-23 11:00 Gudstjeneste med dåp",
    ],
  },
  {
    name: "days as headings with clocks below titles",
    text: `Fredag 11. september 2026
19.00 Åpning
21.00 – 23.00 Kafé

Lørdag 12. september 2026
10.00 Bibeltime ved Kari Nordmann
12.00 Lunsj
13.30-15.00 Seminar: Hva sier Joh 3,16?
19:00 Kveldsmøte

Søndag 13. september 2026
11.00 Festgudstjeneste`,
    expected: [
      "2026-09-11 19:00 Åpning",
      "2026-09-11 21:00-23:00 Kafé",
      "2026-09-12 10:00 Bibeltime",
      "2026-09-12 12:00 Lunsj",
      "2026-09-12 13:30-15:00 Seminar",
      "2026-09-12 19:00 Kveldsmøte",
      "2026-09-13 11:00 Festgudstjeneste",
    ],
  },
  {
    name: "a night",
    text: `Lørdag 12. september kl 21–01 Nattkafé
Fredag 18. september kl 22.00 - 02.00 Konfirmantnatt
Lørdag 26. september kl. 18 til søndag 27. september kl. 12: LAN`,
    expected: [
      "2026-09-12 21:00-01:00 –2026-09-13 Nattkafé",
      "2026-09-18 22:00-02:00 –2026-09-19 Konfirmantnatt",
      "2026-09-26 18:00 –2026-09-27 12:00 LAN",
    ],
  },
  {
    name: "bullets and dashes",
    text: `Kommende arrangementer:
• 16. august 2026, kl. 11.00 – Gudstjeneste – Eksempelbygd kirke
- 19/8-2026 kl 18:00: Klubb
* Lør. 22.08.2026 (kl. 12–16): Åpen kirke
– Søndag, 23. august, kl. 11 / Messe / Fjellgrend kapell
> 2026-08-26 19:00 | Bibelgruppe | Bedehuset`,
    expected: [
      "2026-08-16 11:00 Gudstjeneste",
      "2026-08-19 18:00 Klubb",
      "2026-08-22 12:00-16:00 Åpen kirke",
      "2026-08-23 11:00 Messe",
      "2026-08-26 19:00 Bibelgruppe",
    ],
  },
];
