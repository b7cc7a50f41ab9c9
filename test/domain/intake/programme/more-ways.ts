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
    name: "a Sunday of the church year beside its date tells the year",
    text: `22. november – Domssøndag
Bygda kyrkje kl. 11.00: Høgmesse
29. november – 1. søndag i advent
Bygda kyrkje kl. 11.00: Familiegudsteneste
24. desember – Julaftan
Bygda kyrkje kl. 14.00: Julegudsteneste`,
    expected: [
      "2026-11-22 11:00 Høgmesse",
      "2026-11-29 11:00 Familiegudsteneste",
      "? 2026-12-24 14:00 Julegudsteneste",
    ],
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
];
