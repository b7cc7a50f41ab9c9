import { FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

/** Retreat centres and houses of prayer. */
export const RETREAT: readonly Programme[] = [
  {
    type: "prayer",
    titles: ["Tidebønn", "Kveldsbønn i kapellet", "Meditasjon og bønn", "Ikoner og stillhet"],
    texts: [
      "Vi ber de gamle bønnene, og lar stillheten få siste ord. Pilegrimer og forbipasserende er velkommen.",
      "Førti minutter i ro. Sko og telefon legges igjen i gangen.",
    ],
    rhythm: { every: 1, weekday: WEDNESDAY, times: ["19:00", "18:00"], minutes: 40 },
    tags: ["bønn", "stillhet"],
    scene: "candles",
  },
  {
    type: "conference",
    titles: ["Stille retreat", "Pust ut: helg for slitne", "Malerretreat", "Vandreretreat"],
    texts: [
      "Tre dager i taushet med to veiledede meditasjoner om dagen, god mat og mye luft. Enkeltrom. Påmelding på nettsiden.",
    ],
    rhythm: { timesInHalfAYear: 5, weekday: FRIDAY, times: ["17:00"], minutes: 2700 },
    tags: ["retreat", "stillhet"],
    scene: "mountain-cabin",
  },
  {
    type: "service",
    titles: ["Messe i kapellet"],
    texts: ["Enkel messe med nattverd og sanger uten ledsagelse. Kaffe på tunet etterpå."],
    rhythm: { every: 2, weekday: SUNDAY, times: ["18:00", "10:00"], minutes: 50 },
    tags: ["nattverd"],
  },
  {
    type: "other",
    titles: ["Åpent tun", "Arbeidsdag: bed og bønn", "Brødbaking og bordfellesskap"],
    texts: ["Vi jobber med hendene fra ti til tre, med bønn imellom. Lunsjen er på oss."],
    rhythm: { nth: 2, weekday: SATURDAY, times: ["10:00"], minutes: 300 },
    tags: ["hage", "fellesskap"],
    place: "outdoors",
  },
];

export const CATHOLIC: readonly Programme[] = [
  {
    type: "service",
    titles: ["Søndagsmesse", "Høymesse på norsk", "Messe på polsk", "Messe på engelsk"],
    texts: ["Messe med menighetens kor. Skriftemål fra en halvtime før. Kirkekaffe i kjelleren."],
    rhythm: { every: 1, weekday: SUNDAY, times: ["11:00", "10:00"], minutes: 60 },
    tags: ["messe"],
  },
  {
    type: "prayer",
    titles: ["Rosenkrans", "Sakramentsandakt"],
    texts: ["Vi ber sammen i kapellet. Tekster ligger ved inngangen på fire språk."],
    rhythm: { every: 1, weekday: THURSDAY, times: ["17:30"], minutes: 45 },
    tags: ["bønn"],
  },
  {
    type: "service",
    titles: ["Kveldsmesse", "Fredagsmesse"],
    texts: ["Stille messe i sidekapellet ved arbeidsukens slutt."],
    rhythm: { every: 1, weekday: FRIDAY, times: ["18:00"], minutes: 40 },
    tags: ["messe"],
  },
  {
    type: "other",
    titles: ["Katekese for barn"],
    texts: ["Undervisning i grupper etter alder. Foreldrene drikker kaffe imens."],
    rhythm: { every: 3, weekday: SATURDAY, times: ["11:00"], minutes: 120 },
    tags: ["barn", "undervisning"],
  },
];

/** A house of prayer that is open on many days. */
export const PRAYER_ROOM: readonly Programme[] = [
  {
    type: "prayer",
    titles: ["Lovsang og bønn", "Bønn for by og land", "Nattbønn"],
    texts: ["Sju vinduer, sju bønneemner. Kom og gå som det passer."],
    rhythm: { every: 1, weekday: MONDAY, times: ["20:00"], minutes: 90 },
    tags: ["bønn", "lovsang"],
    scene: "rose-window",
  },
  {
    type: "prayer",
    titles: ["Lys til helgen", "Bønn ved solnedgang"],
    texts: ["Vi tenner sju lys og synger én sang om igjen til den sitter."],
    rhythm: { every: 1, weekday: FRIDAY, times: ["17:00"], minutes: 40 },
    tags: ["bønn", "lys"],
    scene: "candles",
  },
  {
    type: "prayer",
    titles: ["Forbønn og samtale"],
    texts: ["To og to ber for den som vil. Alt som sies, blir i rommet."],
    rhythm: { every: 2, weekday: TUESDAY, times: ["17:00"], minutes: 120 },
    tags: ["forbønn"],
  },
];
