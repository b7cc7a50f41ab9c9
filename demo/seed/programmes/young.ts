import { FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

export const STUDENTS: readonly Programme[] = [
  {
    type: "youth",
    titles: ["Studentkveld", "Torsdagstreff med suppe", "Quiz og kveldsbønn"],
    texts: [
      "Suppe for tjue kroner, et foredrag som varer akkurat passe lenge, og kveldsbønn for dem som vil.",
      "For alle studenter, uansett fag og tro. Vi sitter til vaktmesteren slokker lyset.",
    ],
    rhythm: { every: 1, weekday: THURSDAY, times: ["19:00"], minutes: 150 },
    tags: ["student", "mat"],
  },
  {
    type: "service",
    titles: ["Studentgudstjeneste", "Nattmesse"],
    texts: ["Gudstjeneste laget av studenter. Ingen benker, mange puter. Te etterpå."],
    rhythm: { nth: 2, weekday: SUNDAY, times: ["20:00"], minutes: 75 },
    tags: ["student", "nattverd"],
  },
  {
    type: "prayer",
    titles: ["Frokostbønn på campus", "Morgenbønn på campus"],
    texts: ["Tjue minutter før forelesning. Det er rundstykker."],
    rhythm: { every: 2, weekday: TUESDAY, times: ["07:30"], minutes: 20 },
    tags: ["bønn", "student"],
    place: "town",
  },
  {
    type: "other",
    titles: ["Fjelltur med stormkjøkken"],
    texts: ["Ta med det du har av utstyr. Vi deler resten. Turen går uansett vær, men ikke uansett hvor langt."],
    rhythm: { nth: 3, weekday: SATURDAY, times: ["12:00"], minutes: 240 },
    tags: ["student", "tur"],
    place: "outdoors",
    scene: "mountain-cabin",
  },
  {
    type: "other",
    titles: ["Brettspillkveld", "Filosofisk pub: Finnes tilgivelse?"],
    texts: [
      "Fra «ticket»-spill til stormaktspolitikk. Taperne vasker koppene.",
      "Innledning fra en filosof, motinnlegg fra en teolog, og resten av kvelden er din.",
    ],
    isPaired: true,
    rhythm: { nth: 1, weekday: SATURDAY, times: ["18:00", "19:00"], minutes: 180 },
    tags: ["student", "fellesskap"],
    place: "town",
  },
];

/** Networks and clubs for the young. */
export const YOUTH_NETWORK: readonly Programme[] = [
  {
    type: "youth",
    titles: ["Fredagskveld", "Klubbkveld", "Ungdomssamling", "Spillkveld i kjelleren"],
    texts: [
      "Åpent fra sju til elleve. Kiosk, sofaer, e-sport og en kort andakt klokka ni. Alle fra 13 år.",
      "Lovsang med bandet, tale og nachos. Ny her? Spør etter noen med gul genser.",
      "Konkurranser, dårlige ordspill og gode venner. Vi har voksne til stede hele kvelden.",
    ],
    rhythm: { every: 1, weekday: FRIDAY, times: ["19:00"], minutes: 240 },
    tags: ["ungdom", "fredag"],
    scene: "concert-crowd",
  },
  {
    type: "concert",
    titles: ["Rocka vesper", "Konsert: lokale band", "Åpen mikrofon"],
    texts: ["Unge musikere tar scenen. Billett 80 kroner, og det går til øvingsrommet."],
    rhythm: { nth: 1, weekday: SATURDAY, times: ["19:30"], minutes: 150 },
    tags: ["band", "ungdom"],
    guest: "ensemble",
  },
  {
    type: "conference",
    titles: ["Ungdomsfestivalen", "Nattkamp", "Lederkurs for unge ledere"],
    texts: [
      "En helg med konserter, idrett, seminarer og nattkafé. Overnatting på skolen, husk liggeunderlag.",
      "Orientering i mørket, kakao på post fire og premie til det laget som kommer fram med alle.",
      "Lær å lede en gruppe, holde en andakt og si unnskyld. For deg over 15 år.",
    ],
    isPaired: true,
    rhythm: { timesInHalfAYear: 2, weekday: FRIDAY, times: ["17:00"], minutes: 2760 },
    tags: ["festival", "ungdom", "helg"],
    scene: "campfire",
  },
  {
    type: "prayer",
    titles: ["Ung bønn"],
    texts: ["Bønn, musikk og stearinlys. Ta med det du har på hjertet."],
    rhythm: { every: 2, weekday: MONDAY, times: ["20:00"], minutes: 45 },
    tags: ["bønn", "ungdom"],
  },
  {
    type: "youth",
    titles: ["Treningskveld med andakt", "Klatrekveld"],
    texts: ["Vi trener sammen i hallen og avslutter med fem minutter om noe som varer lenger enn melkesyre."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["18:00"], minutes: 120 },
    tags: ["idrett", "ungdom"],
    place: "town",
  },
];
