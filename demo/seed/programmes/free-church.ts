import { FRIDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

export const FREE_CHURCH: readonly Programme[] = [
  {
    type: "service",
    titles: ["Gudstjeneste", "Gudstjeneste med lovsang og nattverd", "Temagudstjeneste", "Storsamling"],
    texts: [
      "Lovsang, tale og nattverd. Barnekirke i tre aldersgrupper, og kaffe på kanna fra halv elleve.",
      "Vi er midt i en taleserie om Markusevangeliet. Ta med egen bibel eller lån en av våre. Lunsj etterpå for alle som har tid.",
      "Velkommen til en vanlig søndag hos {organizer}: sang, latter, stillhet og et ord å leve på.",
    ],
    rhythm: { every: 1, weekday: SUNDAY, times: ["11:00", "11:00", "10:30", "17:00"], minutes: 90 },
    tags: ["lovsang", "barnekirke"],
  },
  {
    type: "prayer",
    titles: ["Bønn og lovsang", "Tirsdagsbønn", "Bønnemøte"],
    texts: [
      "En time med lovsang, stillhet og bønn for hverandre og byen vår.",
      "Åpent hus for bønn. Det går an å komme innom på vei hjem fra jobb.",
    ],
    rhythm: { every: 2, weekday: TUESDAY, times: ["18:30", "19:00", "07:00"], minutes: 60 },
    tags: ["bønn", "lovsang"],
  },
  {
    type: "concert",
    titles: ["Lovsangskveld", "Kveld med lovsang og vitnesbyrd", "Gospelkveld"],
    texts: [
      "Husbandet spiller i to timer, døra er åpen hele veien. Kafé i foajeen.",
      "Nye og gamle sanger, dempet lys og god plass til å sitte for seg selv.",
    ],
    rhythm: { nth: "last", weekday: SUNDAY, times: ["19:00"], minutes: 120, share: 0.6 },
    tags: ["lovsang", "musikk"],
    guest: "ensemble",
    scene: "concert-crowd",
  },
  {
    type: "youth",
    titles: ["Ungdomskveld", "Fredag!", "Tenklubb"],
    texts: [
      "Lek, lovsang og undervisning for deg mellom 13 og 19. Kiosken tar kort, men smiler helst til kontanter.",
      "Vi åpner dørene klokka sju. Det blir konkurranser, en kort tale og mye pizza.",
    ],
    rhythm: { every: 2, weekday: FRIDAY, times: ["19:00", "19:30"], minutes: 180, share: 0.6 },
    tags: ["ungdom", "lovsang"],
  },
  {
    type: "other",
    titles: ["Samlivskurs: Vi to", "Kurs: Nysgjerrig på tro", "Kveldsmat for alle"],
    texts: [
      "Mat, en kort innledning og samtale rundt bordene. Du kan spørre om alt, og du trenger ikke å svare på noe.",
    ],
    rhythm: { nth: 3, weekday: THURSDAY, times: ["18:00"], minutes: 120, share: 0.5 },
    tags: ["kurs", "fellesskap"],
  },
  {
    type: "other",
    titles: ["Kvinnefrokost", "Mannfolkfrokost", "Frokost for alle"],
    texts: ["Rundstykker, egg og noen å le med. Ta med en venn; førstegangsgjester spiser gratis."],
    rhythm: { nth: 2, weekday: SATURDAY, times: ["10:00"], minutes: 120, share: 0.5 },
    tags: ["frokost", "fellesskap"],
  },
  {
    type: "conference",
    titles: ["Lederkonferanse: Sammen om oppdraget", "Bønnekonferansen", "Konferansen Nytt mot"],
    texts: [
      "Tre dager med undervisning, seminarer og lovsang. Eget program for barn og ungdom. Festivalpass ved inngangen eller på nettsiden.",
    ],
    rhythm: { timesInHalfAYear: 1, weekday: THURSDAY, times: ["18:00"], minutes: 4080, share: 0.4 },
    tags: ["konferanse", "seminar"],
    guest: "speaker",
  },
  {
    type: "prayer",
    titles: ["Lovsangskveld", "Bønn og faste: felles avslutning"],
    texts: ["Vi avslutter uken sammen med lovsang, bønn og en enkel suppe."],
    rhythm: { every: 3, weekday: FRIDAY, times: ["19:00", "20:00"], minutes: 90, share: 0.5 },
    tags: ["bønn", "lovsang"],
  },
  {
    type: "other",
    titles: ["Knøttelunsj", "Åpen barnehage"],
    texts: ["Lek, sang og enkel lunsj for barn fra null til tre år sammen med en voksen. Gratis."],
    rhythm: { every: 3, weekday: WEDNESDAY, times: ["10:00"], minutes: 150, share: 0.5 },
    tags: ["barn", "familie"],
  },
];
