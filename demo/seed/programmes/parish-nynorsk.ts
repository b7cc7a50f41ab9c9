import { FRIDAY, SATURDAY, SUNDAY, THURSDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

/** A parish of the Church of Norway in the west, where Nynorsk is written. */
export const PARISH_NYNORSK: readonly Programme[] = [
  {
    type: "service",
    titles: ["Høgmesse", "Gudsteneste med dåp og nattverd", "Gudsteneste for alle"],
    texts: [
      "Gudsteneste for heile bygda, med nattverd og kyrkjekaffi. Kantoren spelar, og borna får høyre ei forteljing for seg sjølve.",
      "Vi syng oss inn ti minutt før klokkene ringjer. Ta med deg naboen!",
    ],
    rhythm: { every: 1, weekday: SUNDAY, times: ["11:00"] },
    minutes: 75,
    tags: ["nattverd", "kyrkjekaffi"],
  },
  {
    type: "prayer",
    titles: ["Kveldsbøn", "Bønestund i koret"],
    texts: ["Ei stille stund med lys, bøn og ein kort tekst. Alle er velkomne."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["19:00"] },
    minutes: 30,
    tags: ["bøn"],
  },
  {
    type: "concert",
    titles: ["Folketonekveld i kyrkja", "Hardingfele og orgel", "Songkveld"],
    texts: ["Religiøse folketonar slik dei vart sungne her i bygda, og nokre nye. Kollekt til kyrkjelydens arbeid."],
    rhythm: { nth: 2, weekday: SATURDAY, times: ["19:00"] },
    minutes: 75,
    tags: ["folkemusikk"],
    guest: "ensemble",
    scene: "stave-church",
  },
  {
    type: "youth",
    titles: ["Ungdomsklubben", "Fredagskveld på prestegarden"],
    texts: ["Mat, leik og andakt for ungdom frå åttande klasse. Vi køyrer heim dei som bur langt unna."],
    rhythm: { every: 2, weekday: FRIDAY, times: ["19:00"] },
    minutes: 180,
    tags: ["ungdom"],
  },
  {
    type: "other",
    titles: ["Torsdagsmiddag", "Bygdekafé"],
    texts: ["Middag til alle for femti kroner, borna et gratis. Etterpå song og utlodning."],
    rhythm: { nth: 3, weekday: THURSDAY, times: ["16:30"] },
    minutes: 120,
    tags: ["middag", "fellesskap"],
    place: "hall",
  },
];
