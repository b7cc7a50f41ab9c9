/** As in tricky-programmes.ts: what is read below headings of seasons, and where a house stands before the title. */
export const HOUSES_AND_SEASONS: readonly (readonly [string, string, ...string[]])[] = [
  [
    "a house in a column before the title",
    "GUDSTJENESTER SEPTEMBER 2026\n\n06.09.\tVik kirke\t11.00\tHøymesse\tOla Nordmann\n06.09.\tFjell kapell\t18.00\tKveldsmesse\tKari Lie",
    "2026-09-06 11:00 Høymesse",
    "2026-09-06 18:00 Kveldsmesse",
  ],
  [
    "something at a house is no house",
    "Juleverksted på bedehuset fra 1. desember t.o.m. 4. desember 2026",
    "2026-12-01 –2026-12-04 Juleverksted",
  ],
  [
    "a season of two years in the title",
    "Sangkafé 2026/2027: 18. nov., 9. des., 20. jan. og 17. feb. kl 18",
    "2026-11-18 18:00 Sangkafé",
    "2026-12-09 18:00 Sangkafé",
    "2027-01-20 18:00 Sangkafé",
    "2027-02-17 18:00 Sangkafé",
  ],
  [
    "Easter as a heading",
    "PÅSKEN 2027\nSkjærtorsdag kl. 18: Måltidsgudstjeneste\n2. påskedag kl 11: Vandring",
    "2027-03-25 18:00 Måltidsgudstjeneste",
    "2027-03-29 11:00 Vandring",
  ],
  [
    "a rule without bounds below a season that has not begun",
    "Våren 2027\nFørste søndag i måneden kl 11: Messe",
    "? 2027-01-03 11:00 Messe",
    "? 2027-02-07 11:00 Messe",
    "? 2027-03-07 11:00 Messe",
  ],
  [
    "a rule goes on no longer than the month above it",
    "OKTOBER 2026\nHver onsdag kl 12: Middag",
    "? 2026-10-07 12:00 Middag",
    "? 2026-10-14 12:00 Middag",
    "? 2026-10-21 12:00 Middag",
    "? 2026-10-28 12:00 Middag",
  ],
  [
    "psalms are no title",
    "Gudstjeneste søndag 6. september 2026 kl 11\nSalmer: 269, 291\nNeste: Matt 25,1-13 (søndag 13. september kl 11)",
    "2026-09-06 11:00 Gudstjeneste",
  ],
  [
    "doors that open",
    "Konsert i Vik kirke 5. september 2026 kl. 18\nDørene åpner kl. 17.30",
    "2026-09-05 18:00 Konsert",
  ],
];
