import { FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

/** Bedehus and misjonshus: lay houses of prayer and mission. */
export const PRAYER_HOUSE: readonly Programme[] = [
  {
    type: "service",
    titles: ["Søndagsmøte", "Familiemøte", "Møte med vitnesbyrd og sang", "Formiddagsmøte"],
    texts: [
      "Sang fra Sangboka, tale og god tid til prat over kaffen. Søndagsskole for barna i kjelleren.",
      "Vi synger inn kvelden med ønskesanger. Musikklaget spiller, og det blir åpent for vitnesbyrd.",
    ],
    rhythm: { every: 2, weekday: SUNDAY, times: ["11:00", "17:00", "16:00"], minutes: 90 },
    tags: ["møte", "sang"],
    guest: "speaker",
  },
  {
    type: "prayer",
    titles: ["Bønnemøte", "Bønn for bygda"],
    texts: [
      "Vi ber for bygda, for misjonærene og for hverandre. Ingen trenger å be høyt.",
      "En time med bønn, sang og stillhet. Kaffen står klar fra kvart på.",
    ],
    rhythm: { every: 2, weekday: THURSDAY, times: ["19:30", "19:00"], minutes: 60 },
    tags: ["bønn"],
  },
  {
    type: "other",
    titles: ["Misjonskafé", "Hyggetreff", "Tirsdagstreff"],
    texts: ["Åresalg, vafler og nytt fra misjonsfeltet. Alle inntekter går til brønner og skolebøker."],
    rhythm: { nth: 2, weekday: TUESDAY, times: ["11:00", "18:00"], minutes: 120 },
    tags: ["misjon", "fellesskap"],
  },
  {
    type: "youth",
    titles: ["Fredagsklubben", "Ungdomsmøte", "Cellekveld"],
    texts: [
      "Spill, kiosk og andakt for ungdom fra åttende trinn. Vi har bordtennisturnering som aldri tar slutt.",
      "Ungdomsmøte med lovsang, tale og tacobuffet. Skyss hjem kan ordnes.",
    ],
    rhythm: { every: 2, weekday: FRIDAY, times: ["19:00", "19:30"], minutes: 180, share: 0.5 },
    tags: ["ungdom"],
  },
  {
    type: "other",
    titles: ["Basar", "Misjonsmesse", "Stormesse med kakelotteri"],
    texts: ["Gevinster i lange baner: duker, ullsokker, en vedsekk og minst ti kaker. Grøt fra klokka tolv."],
    rhythm: { timesInHalfAYear: 1, weekday: SATURDAY, times: ["11:00", "12:00"], minutes: 240 },
    tags: ["basar", "misjon"],
    scene: "coffee-table",
  },
  {
    type: "concert",
    titles: ["Sangkveld", "Musikklagets kveld", "Toner og takk"],
    texts: ["Tre lag, to kor og en trekkspiller. Allsang mellom slagene og smørbrød i pausen."],
    rhythm: { nth: "last", weekday: SATURDAY, times: ["18:00"], minutes: 120, share: 0.6 },
    tags: ["sang", "musikk"],
    guest: "ensemble",
  },
  {
    type: "conference",
    titles: ["Bibelhelg", "Misjonshelg"],
    texts: ["Fire bibeltimer, barnemøter og fellesmiddag lørdag. Overnatting på flatseng er gratis, ta med sovepose."],
    rhythm: { timesInHalfAYear: 1, weekday: FRIDAY, times: ["19:00"], minutes: 2700, share: 0.55 },
    tags: ["bibeltime", "helg"],
    guest: "speaker",
  },
  {
    type: "other",
    titles: ["Barneforening", "Hobbykveld", "Speidermøte"],
    texts: ["Lek, bibelfortelling og noe nytt å lage hver gang. For barn fra fire til ti år."],
    rhythm: { every: 4, weekday: MONDAY, times: ["17:30"], minutes: 90 },
    tags: ["barn"],
  },
  {
    type: "prayer",
    titles: ["Fellesbønn i bønneuka"],
    texts: ["Menighetene på stedet ber sammen, en ny kirke hver kveld."],
    rhythm: { timesInHalfAYear: 1, weekday: WEDNESDAY, times: ["19:00"], minutes: 75, share: 0.4 },
    tags: ["bønn", "økumenisk"],
  },
];
