import { FRIDAY, SATURDAY, SUNDAY, THURSDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

/** Sámi and Norwegian together, in the north. */
export const SAMI: readonly Programme[] = [
  {
    type: "service",
    titles: ["Ipmilbálvalus – gudstjeneste på nordsamisk og norsk", "Ipmilbálvalus / gudstjeneste"],
    texts: [
      "Bures boahtin! Gudstjeneste på to språk, med salmer i vekslende strofer. Kirkekaffe med reinkjøtt på brødskiva.",
      "Bures boahtin! Velkommen til gudstjeneste på nordsamisk og norsk. Tolking gjennom øretelefon for den som trenger det.",
    ],
    rhythm: { every: 1, weekday: SUNDAY, times: ["11:00"], minutes: 90 },
    tags: ["nordsamisk", "nattverd"],
  },
  {
    type: "prayer",
    titles: ["Rohkosboddu – bønnestund i lavvo"],
    texts: ["Bønn rundt ilden. Ta på deg ullsokker, vi har reinskinn."],
    rhythm: { every: 2, weekday: THURSDAY, times: ["18:00"], minutes: 45 },
    tags: ["nordsamisk", "bønn"],
    scene: "lavvo",
    place: "outdoors",
  },
  {
    type: "concert",
    titles: ["Salmer og joik ved bålet", "Sálmmat ja luohti"],
    texts: ["En kveld der salmene møter joiken. Svart kaffe, tørka kjøtt og stjernehimmel."],
    rhythm: { nth: 2, weekday: SATURDAY, times: ["19:00"], minutes: 90 },
    tags: ["joik", "salmer"],
    guest: "ensemble",
    scene: "northern-lights",
  },
  {
    type: "youth",
    titles: ["Nuoraideahket – ungdomskveld"],
    texts: ["Snøscooterbane, pannekaker og andakt på to språk."],
    rhythm: { every: 2, weekday: FRIDAY, times: ["18:00"], minutes: 180 },
    tags: ["ungdom", "nordsamisk"],
  },
];

export const INTERNATIONAL: readonly Programme[] = [
  {
    type: "service",
    titles: ["Sunday Worship", "International Service with Communion", "Family Service"],
    texts: [
      "Join us for worship in English with people from more than thirty nations. Children's church during the sermon, lunch afterwards.",
      "New in {city}? You are most welcome. We sing, pray, listen and eat together. Translation into Farsi and Tigrinya through headphones.",
    ],
    rhythm: { every: 1, weekday: SUNDAY, times: ["13:00", "15:00", "11:30"], minutes: 105 },
    tags: ["English", "international"],
  },
  {
    type: "prayer",
    titles: ["Midweek Prayer", "Prayer for the Nations"],
    texts: ["An hour of prayer in many languages. Tea and coffee from half past six."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["19:00"], minutes: 60 },
    tags: ["English", "prayer"],
  },
  {
    type: "other",
    titles: ["Potluck and Games", "Norwegian for Newcomers", "International Women's Brunch"],
    texts: [
      "Bring a dish from home, or just bring yourself. Free for everyone.",
      "Practise Norwegian over coffee with patient locals. All levels.",
      "Brunch, a story and time to talk. Childcare upstairs.",
    ],
    isPaired: true,
    rhythm: { nth: 2, weekday: SATURDAY, times: ["12:00"], minutes: 180 },
    tags: ["English", "food"],
    scene: "coffee-table",
  },
  {
    type: "concert",
    titles: ["Gospel Night", "Songs of Many Nations"],
    texts: ["Choirs from four continents share the stage. Free admission, all ages."],
    rhythm: { timesInHalfAYear: 2, weekday: SATURDAY, times: ["18:30"], minutes: 120 },
    tags: ["gospel", "international"],
    guest: "ensemble",
    scene: "choir",
  },
];

export const SPANISH: readonly Programme[] = [
  {
    type: "service",
    titles: ["Culto dominical – gudstjeneste på spansk", "Culto familiar"],
    texts: ["Alabanza, predicación y café. Todos son bienvenidos. Oversettelse til norsk."],
    rhythm: { every: 1, weekday: SUNDAY, times: ["16:00"], minutes: 105 },
    tags: ["español"],
  },
  {
    type: "prayer",
    titles: ["Noche de oración"],
    texts: ["Oración y canto con guitarra. Norsktalende er hjertelig velkommen."],
    rhythm: { every: 2, weekday: FRIDAY, times: ["19:00"], minutes: 75 },
    tags: ["español", "bønn"],
  },
];
