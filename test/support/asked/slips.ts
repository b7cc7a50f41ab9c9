import { all, type Asked, CHRISTMAS_EVE, DECEMBER, SUNDAY, TODAY, TOMORROW, WEEKEND } from "./asked";
import { BABY, CONCERT, PRAYER, SENIORS, SERVICE, SUNDAY_SCHOOL, YOUTH } from "./means";

const OF_KINDS: Asked[] = [
  ...all({ title: SERVICE }, "gudstjenste", "gudtjeneste", "gudsjeneste", "gudstjeneste.", "guds tjeneste"),
  ...all({ title: CONCERT }, "konsret", "konsert konsert", "KONSERT!!!"),
  ...all({ what: BABY }, "babysnag", "baby sang", "babysong"),
  ...all({ what: SUNDAY_SCHOOL }, "søndagskole", "sondagsskole", "søndags skole"),
  ...all({ title: YOUTH }, "ungdomsklub", "ungdoms klubb", "ungdomskvel"),
  ...all({ title: PRAYER }, "bonnemøte", "bønemøte", "bonn"),
  ...all({ what: SENIORS }, "pensjonist treff", "formidagstreff"),
  ...all({ title: CONCERT, what: /orgel/i }, "orgel konsert", "orglkonsert"),
];

const OF_PLACES: Asked[] = [
  ...all({ near: "Bergen" }, "bergn", "i bergenn", "hvaskjer i bergen"),
  ...all({ near: "Trondheim" }, "trondhiem", "trondeim"),
  ...all({ near: "Stavanger" }, "stavnger"),
  ...all({ near: "Kristiansand" }, "kristansand"),
  ...all({ near: "Fredrikstad" }, "fredrikstd"),
  ...all({ near: "Lillehammer" }, "lilehammer"),
  ...all({ near: "Haugesund" }, "haugsund"),
  ...all({ near: "Hammerfest" }, "hamerfest"),
];

const OF_DAYS: Asked[] = [
  ...all({ days: "2026-11-28" }, "lordag", "lørdg", "loerdag"),
  ...all({ days: SUNDAY }, "sondag", "soendag", "søndg"),
  ...all({ days: [TODAY, "2026-12-01"], weekdays: [1] }, "tirsag"),
  ...all({ days: TOMORROW }, "i moren", "imorgn"),
  ...all({ days: CHRISTMAS_EVE }, "juleaften", "julaftn", "24 desemer", "24.desember"),
  ...all({ days: WEEKEND }, "i hælga", "ihelga", "i helja"),
  ...all({ days: DECEMBER }, "i desemer"),
  ...all({ days: "2027-02-02" }, "forste tirsdag i februar", "1. tirsdag i februar", "første tirsdagen i februar"),
];

const OF_SENTENCES: Asked[] = [
  ...all({ title: SERVICE, near: "Bergen" }, "gudsteneste begren", "gudstjeneste  i   bergen", "gudstjeneste,bergen"),
  ...all({ title: CONCERT, near: "Bergen" }, "kosert bergen", "konsert ibergen"),
  ...all({ title: SERVICE, near: "Tromsø", days: SUNDAY }, "gudtjeneste tromso sondag"),
  ...all({ title: CONCERT, near: "Trondheim", days: DECEMBER }, "konsert trondhjem i des"),
  ...all({ title: SERVICE, near: "Oslo" }, "GUDSTJENESTE OSLO!!", "gudstjenester i oslo?"),
  ...all({ title: YOUTH, near: "Sandefjord" }, "ungdomsklub sandefjor"),
  ...all({ near: "Voss", days: WEEKEND }, "ka skjer på voss i helgå", "hva sjer på voss i helga"),
  ...all({ near: "Bergen", days: WEEKEND }, "ka skjer i bergen i helgå", "noke som skjer i bergen i helgen"),
  ...all({ title: SERVICE, near: "Ålesund" }, "gudstjeneste aalesund", "gudstjeneste alesund"),
  ...all({ title: SERVICE, days: CHRISTMAS_EVE }, "julaftens gudstjeneste", "jule gudstjeneste 24/12"),
];

export const ASKED_SLIPS: readonly Asked[] = [...OF_KINDS, ...OF_PLACES, ...OF_DAYS, ...OF_SENTENCES];
