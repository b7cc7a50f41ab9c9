import { FRIDAY, MONDAY, SATURDAY, SUNDAY, THURSDAY, TUESDAY, WEDNESDAY } from "~/domain/time/days-and-moments";
import type { Programme } from "./programme";

/** Houses that feed, warm and listen. */
export const DIACONAL: readonly Programme[] = [
  {
    type: "other",
    titles: ["Suppe til alle", "Åpent hus"],
    texts: [
      "Varm suppe, rene sokker og noen å snakke med. Du trenger ikke si hva du heter.",
      "Gratis middag klokka fem. Frivillige som vil røre i gryta, møter klokka tre.",
    ],
    rhythm: { every: 1, weekday: TUESDAY, times: ["17:00"], minutes: 150 },
    tags: ["gratis", "mat"],
  },
  {
    type: "prayer",
    titles: ["Gatens bønn", "Kveldsbønn rundt kjøkkenbordet"],
    texts: ["Ti minutter, ett lys og de bønnene vi har."],
    rhythm: { every: 2, weekday: THURSDAY, times: ["20:30"], minutes: 20 },
    tags: ["bønn"],
    place: "town",
  },
  {
    type: "other",
    titles: ["Fredagskafé", "Kveldsåpent"],
    texts: ["Kaffe, kortspill og varme vafler til klokka ti. Ingen skal gå sulten inn i helgen."],
    rhythm: { every: 1, weekday: FRIDAY, times: ["18:00"], minutes: 240 },
    tags: ["gratis", "mat"],
  },
  {
    type: "service",
    titles: ["Gatemesse"],
    texts: ["Messe på torget med nattverd og kakao. Varme ullpledd lånes ut."],
    rhythm: { nth: 1, weekday: SUNDAY, times: ["15:00"], minutes: 45 },
    tags: ["nattverd", "ute"],
    place: "town",
  },
];

/** Camps by the sea and in the woods. */
export const CAMP: readonly Programme[] = [
  {
    type: "conference",
    titles: ["Familieleir", "Konfirmantleir", "Besteforeldreleir", "Generasjonsleir"],
    texts: [
      "Leir med bibeltimer, aking eller bading etter årstiden, leirbål og lange måltider. Påmelding på nettsiden, søskenrabatt.",
    ],
    rhythm: { timesInHalfAYear: 6, weekday: FRIDAY, times: ["18:00"], minutes: 2640 },
    tags: ["leir", "familie"],
  },
  {
    type: "service",
    titles: ["Åpen leirgudstjeneste"],
    texts: ["Bygdefolk og hyttefolk feirer gudstjeneste med leiren. Middag på langbordene, 120 kroner."],
    rhythm: { nth: 1, weekday: SUNDAY, times: ["11:00"], minutes: 75 },
    tags: ["friluft", "familie"],
  },
  {
    type: "other",
    titles: ["Dugnadsdag", "Åpen kafé på leirstedet"],
    texts: [
      "Malerkoster, rundvask og rømmegrøt. Vi trenger deg som kan snekre, og deg som kan holde stigen.",
      "Vafler og kakao i peisestua, natursti for barna.",
    ],
    isPaired: true,
    rhythm: { timesInHalfAYear: 3, weekday: SATURDAY, times: ["10:00"], minutes: 360 },
    tags: ["dugnad"],
    place: "outdoors",
  },
];

/** Churches of one place doing things together. */
export const ECUMENICAL: readonly Programme[] = [
  {
    type: "prayer",
    titles: ["Felles bønn for byen", "Bønnefrokost"],
    texts: ["Menighetene møtes hos hverandre etter tur. Denne gangen er alle velkommen til {city}."],
    rhythm: { nth: 1, weekday: SATURDAY, times: ["09:00"], minutes: 75 },
    tags: ["økumenisk", "bønn"],
    place: "town",
  },
  {
    type: "service",
    titles: ["Felles gudstjeneste på torget", "Økumenisk gudstjeneste"],
    texts: ["Fem menigheter, ett kor og én preken. Korpset åpner."],
    rhythm: { nth: 3, weekday: SUNDAY, times: ["12:00", "18:00"], minutes: 75 },
    tags: ["økumenisk"],
    place: "town",
  },
  {
    type: "concert",
    titles: ["Kor i hundre", "Kirkenes kulturnatt"],
    texts: ["Alle byens kor på én scene. Inntekten går til nattkafeen."],
    rhythm: { timesInHalfAYear: 2, weekday: SATURDAY, times: ["19:00"], minutes: 120 },
    tags: ["kor", "kulturnatt"],
    guest: "ensemble",
    scene: "choir",
    place: "town",
  },
];

/** A church that meets at home. */
export const HOUSE_CHURCH: readonly Programme[] = [
  {
    type: "service",
    titles: ["Husgudstjeneste", "Bordgudstjeneste"],
    texts: ["Vi deler brød, tekst og middag hjemme hos hverandre. Ring for adresse."],
    rhythm: { every: 2, weekday: SUNDAY, times: ["17:00"], minutes: 150 },
    tags: ["nattverd", "måltid"],
  },
  {
    type: "prayer",
    titles: ["Digital kveldsbønn"],
    texts: ["Vi ber sammen på skjerm. Lenke sendes dem som spør."],
    rhythm: { every: 1, weekday: MONDAY, times: ["21:00"], minutes: 20 },
    tags: ["bønn", "digitalt"],
    place: "online",
  },
  {
    type: "youth",
    titles: ["Ungdommenes hus"],
    texts: ["Storkjøkken, storfilm og små samtaler."],
    rhythm: { every: 3, weekday: FRIDAY, times: ["19:00"], minutes: 180 },
    tags: ["ungdom"],
  },
  {
    type: "other",
    titles: ["Matkasser til naboer"],
    texts: ["Vi pakker kasser og kjører dem ut. Ta med bil eller sykkel med henger."],
    rhythm: { nth: 4, weekday: WEDNESDAY, times: ["16:00"], minutes: 120 },
    tags: ["diakoni"],
  },
];
