import { commonMessages } from "#messages/common";
import { EVENT_TYPES } from "~/domain/events/types";
import { FRIDAY, SATURDAY, SUNDAY, THURSDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import { FEAST_PROGRAMMES } from "./feasts";
import { FREE_CHURCH } from "./free-church";
import { PARISH } from "./parish";
import { INTERNATIONAL, SAMI, SPANISH } from "./peoples";
import { PRAYER_HOUSE } from "./prayer-house";
import type { Programme } from "./programme";
import { CATHOLIC, PRAYER_ROOM, RETREAT } from "./quiet";
import { CAMP, DIACONAL, ECUMENICAL, HOUSE_CHURCH } from "./serving";
import { STUDENTS, YOUTH_NETWORK } from "./young";

const CHOIR: readonly Programme[] = [
  {
    type: "concert",
    titles: ["Konsert i kirken", "Sanger fra havet", "Barokk og bluegrass", "Nattkonsert"],
    texts: [
      "Koret har øvd siden sist og gleder seg. Program fra renessanse til i går. Billetter i døra, 150 kroner, barn gratis.",
      "En time uten pause med noe av det fineste vi vet om. Fri inngang, kollekt ved utgangen.",
    ],
    rhythm: { every: 3, weekday: SATURDAY, times: ["17:00", "19:00"], minutes: 75 },
    tags: ["kor", "konsert"],
    guest: "ensemble",
    scene: "choir",
    place: "town",
  },
  {
    type: "concert",
    titles: ["Fredagskonsert ved levende lys", "Visekveld"],
    texts: ["Kort konsert med små grupper fra koret. Kaffe og kringle i pausen."],
    rhythm: { every: 4, weekday: FRIDAY, times: ["19:00"], minutes: 75 },
    tags: ["kor", "konsert"],
    scene: "candles",
  },
  {
    type: "concert",
    titles: ["Åpen korøvelse", "Syng med oss"],
    texts: ["Hør på, eller syng med: vi deler ut noter til dem som vil. Ingen opptaksprøve."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["18:30"], minutes: 60 },
    tags: ["kor", "allsang"],
  },
  {
    type: "service",
    titles: ["Musikkgudstjeneste", "Gospelmesse"],
    texts: ["Koret bærer liturgien, og menigheten får være kor nummer to."],
    rhythm: { nth: 3, weekday: SUNDAY, times: ["18:00"], minutes: 75 },
    tags: ["kor", "gudstjeneste"],
    place: "town",
  },
  {
    type: "conference",
    titles: ["Korseminar", "Kirkemusikkdager", "Gospelhelg med avslutningskonsert"],
    texts: [
      "Innstudering fredag og lørdag, konsert søndag. For sangere på alle nivåer, også dem som bare synger i dusjen.",
    ],
    rhythm: { timesInHalfAYear: 1, weekday: THURSDAY, times: ["16:00"], minutes: 4260 },
    tags: ["kor", "kurs", "helg"],
    guest: "ensemble",
    scene: "organ",
  },
];

/** A parish of the Church of Norway in the west, where Nynorsk is written. */
const PARISH_NYNORSK: readonly Programme[] = [
  {
    type: "service",
    titles: ["Høgmesse", "Gudsteneste med dåp og nattverd", "Gudsteneste for alle"],
    texts: [
      "Gudsteneste for heile bygda, med nattverd og kyrkjekaffi. Kantoren spelar, og borna får høyre ei forteljing for seg sjølve.",
      "Vi syng oss inn ti minutt før klokkene ringjer. Ta med deg naboen!",
    ],
    rhythm: { every: 1, weekday: SUNDAY, times: ["11:00"], minutes: 75 },
    tags: ["nattverd", "kyrkjekaffi"],
  },
  {
    type: "prayer",
    titles: ["Kveldsbøn", "Bønestund i koret"],
    texts: ["Ei stille stund med lys, bøn og ein kort tekst. Alle er velkomne."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["19:00"], minutes: 30 },
    tags: ["bøn"],
  },
  {
    type: "concert",
    titles: ["Folketonekveld i kyrkja", "Hardingfele og orgel", "Songkveld"],
    texts: ["Religiøse folketonar slik dei vart sungne her i bygda, og nokre nye. Kollekt til kyrkjelydens arbeid."],
    rhythm: { nth: 2, weekday: SATURDAY, times: ["19:00"], minutes: 75 },
    tags: ["folkemusikk"],
    guest: "ensemble",
    scene: "stave-church",
  },
  {
    type: "youth",
    titles: ["Ungdomsklubben", "Fredagskveld på prestegarden"],
    texts: ["Mat, leik og andakt for ungdom frå åttande klasse. Vi køyrer heim dei som bur langt unna."],
    rhythm: { every: 2, weekday: FRIDAY, times: ["19:00"], minutes: 180 },
    tags: ["ungdom"],
  },
  {
    type: "other",
    titles: ["Torsdagsmiddag", "Bygdekafé"],
    texts: ["Middag til alle for femti kroner, borna et gratis. Etterpå song og utlodning."],
    rhythm: { nth: 3, weekday: THURSDAY, times: ["16:30"], minutes: 120 },
    tags: ["middag", "fellesskap"],
    place: "hall",
  },
];

const feasts = (...tags: string[]) => FEAST_PROGRAMMES.filter((feast) => tags.some((tag) => feast.tags.includes(tag)));

const WRITTEN = {
  parish: [...PARISH, ...FEAST_PROGRAMMES],
  "parish-nynorsk": PARISH_NYNORSK,
  "prayer-house": [...PRAYER_HOUSE, ...feasts("juletrefest", "sankthans")],
  "free-church": [...FREE_CHURCH, ...feasts("påske", "pinse")],
  students: STUDENTS,
  "youth-network": [...YOUTH_NETWORK, ...feasts("lucia")],
  choir: [...CHOIR, ...feasts("jul").filter(({ type }) => type === "concert")],
  retreat: [...RETREAT, ...feasts("nyttår")],
  catholic: [...CATHOLIC, ...feasts("påske", "jul")],
  "prayer-room": PRAYER_ROOM,
  sami: [...SAMI, ...feasts("jul", "påske")],
  international: INTERNATIONAL,
  spanish: SPANISH,
  diaconal: [...DIACONAL, ...feasts("nyttår")],
  camp: [...CAMP, ...feasts("sankthans")],
  ecumenical: [...ECUMENICAL, ...feasts("pinse", "17. mai")],
  "house-church": HOUSE_CHURCH,
} satisfies Record<string, readonly Programme[]>;

export type Kind = keyof typeof WRITTEN;

/** Each in every parish, named like the type, so that the demo shows it. */
function programmesOfOtherTypes(): Programme[] {
  const written = new Set(Object.values<readonly Programme[]>(WRITTEN).flatMap((list) => list.map(({ type }) => type)));
  return EVENT_TYPES.filter((type) => !written.has(type)).map((type) => ({
    type,
    titles: [commonMessages.eventTypes[type]],
    texts: ["Velkommen til {organizer} i {city}."],
    rhythm: { nth: 2, weekday: THURSDAY, times: ["18:00"], minutes: 120 },
    tags: [],
  }));
}

export const PROGRAMMES: Record<Kind, readonly Programme[]> = {
  ...WRITTEN,
  parish: [...WRITTEN.parish, ...programmesOfOtherTypes()],
};
