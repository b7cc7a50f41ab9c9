import { FRIDAY, SATURDAY, SUNDAY, THURSDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

export const CHOIR: readonly Programme[] = [
  {
    type: "concert",
    titles: ["Konsert i kirken", "Sanger fra havet", "Barokk og bluegrass", "Nattkonsert"],
    texts: [
      "Koret har øvd siden sist og gleder seg. Program fra renessanse til i går. Billetter i døra, 150 kroner, barn gratis.",
      "En time uten pause med noe av det fineste vi vet om. Fri inngang, kollekt ved utgangen.",
    ],
    rhythm: { every: 3, weekday: SATURDAY, times: ["17:00", "19:00"] },
    minutes: 75,
    tags: ["kor", "konsert"],
    guest: "ensemble",
    scene: "choir",
    place: "town",
  },
  {
    type: "concert",
    titles: ["Fredagskonsert ved levende lys", "Visekveld"],
    texts: ["Kort konsert med små grupper fra koret. Kaffe og kringle i pausen."],
    rhythm: { every: 4, weekday: FRIDAY, times: ["19:00"] },
    minutes: 75,
    tags: ["kor", "konsert"],
    scene: "candles",
  },
  {
    type: "concert",
    titles: ["Åpen korøvelse", "Syng med oss"],
    texts: ["Hør på, eller syng med: vi deler ut noter til dem som vil. Ingen opptaksprøve."],
    rhythm: { every: 2, weekday: WEDNESDAY, times: ["18:30"] },
    minutes: 60,
    tags: ["kor", "allsang"],
  },
  {
    type: "service",
    titles: ["Musikkgudstjeneste", "Gospelmesse"],
    texts: ["Koret bærer liturgien, og menigheten får være kor nummer to."],
    rhythm: { nth: 3, weekday: SUNDAY, times: ["18:00"] },
    minutes: 75,
    tags: ["kor", "gudstjeneste"],
    place: "town",
  },
  {
    type: "conference",
    titles: ["Korseminar", "Kirkemusikkdager", "Gospelhelg med avslutningskonsert"],
    texts: [
      "Innstudering fredag og lørdag, konsert søndag. For sangere på alle nivåer, også dem som bare synger i dusjen.",
    ],
    rhythm: { timesInHalfAYear: 1, weekday: THURSDAY, times: ["16:00"] },
    minutes: 4260,
    tags: ["kor", "kurs", "helg"],
    guest: "ensemble",
    scene: "organ",
  },
];
