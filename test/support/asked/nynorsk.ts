import {
  ADVENT,
  all,
  type Asked,
  at,
  BETWEEN_THE_YEARS,
  CHRISTMAS,
  CHRISTMAS_EVE,
  DECEMBER,
  EVENING,
  MORNING,
  NEXT_WEEK,
  SUNDAY,
  TODAY,
  TOMORROW,
  WEEKEND,
} from "./asked";
import { BABY, COMMUNION, CONCERT, FOR_CHILDREN, PRAYER, SENIORS, SERVICE, SUNDAY_SCHOOL, YOUTH } from "./means";

const DAYS: Asked[] = [
  ...all({ days: TODAY }, "kva skjer i dag"),
  ...all({ days: TODAY, hours: EVENING }, "kva skjer i kveld"),
  ...all({ days: TOMORROW }, "i morgon", "kva skjer i morgon"),
  ...all({ days: TOMORROW, hours: MORNING }, "i morgon formiddag", "i morgon føremiddag"),
  ...all({ days: "2026-11-26" }, "i overmorgon"),
  ...all({ days: "2026-11-28" }, "laurdag", "på laurdag"),
  ...all({ days: SUNDAY }, "sundag", "fyrste sundag i advent", "første sundag i advent"),
  ...all({ days: "2026-11-30" }, "måndag", "på måndag"),
  ...all({ days: [TODAY, "2026-12-01"], weekdays: [1] }, "tysdag"),
  ...all({ days: "2026-12-01" }, "neste tysdag", "tysdag neste veke"),
  ...all({ days: NEXT_WEEK }, "neste veke", "veke 49"),
  ...all({ days: [TODAY, SUNDAY] }, "denne veka"),
  ...all({ days: WEEKEND }, "i helgi", "kva skjer i helga"),
  ...all({ days: CHRISTMAS_EVE }, "jolaftan", "julaftan", "på jolaftan"),
  ...all({ days: "2026-12-31" }, "nyttårsaftan"),
  ...all({ days: BETWEEN_THE_YEARS }, "i romjola"),
  ...all({ days: CHRISTMAS }, "i jola"),
  ...all({ days: ADVENT }, "i adventstidi"),
  ...all({ days: "2027-02-02" }, "fyrste tysdag i februar", "første tysdagen i februar"),
  ...all({ weekdays: [1] }, "tysdagar", "kvar tysdag"),
  ...all({ weekdays: [2], hours: EVENING }, "onsdagar om kvelden"),
];

const KINDS: Asked[] = [
  ...all({ title: SERVICE }, "gudsteneste", "gudstenester", "høgmesse"),
  ...all({ title: CONCERT }, "konsertar", "kyrkjekonsert"),
  ...all({ title: PRAYER }, "bøn", "bønestund", "kveldsbøn"),
  ...all({ what: BABY }, "småbarnssong", "for dei minste"),
  ...all({ what: SUNDAY_SCHOOL }, "sundagsskule", "søndagsskule"),
  ...all({ what: FOR_CHILDREN }, "noko for born", "noko for ungane"),
  ...all({ title: YOUTH }, "ungdomsklubben", "noko for ungdom"),
  ...all({ what: SENIORS }, "pensjonisttreff for eldre", "formiddagstreff for eldre"),
  ...all({ what: /fact:church_coffee|kirkekaffe|kyrkjekaffi/i }, "kyrkjekaffi", "kyrkjekaffe"),
  ...all({ title: SERVICE, what: COMMUNION }, "gudsteneste med nattverd"),
  ...all({ what: /folke(?:tone|musikk)|hardingfele/i }, "folkemusikk", "hardingfele"),
];

const MIXED: Asked[] = [
  ...all({ near: "Voss", days: WEEKEND }, "kva skjer på Voss i helga", "kva hender på voss i helga"),
  ...all({ title: SERVICE, near: "Voss" }, "gudsteneste på Voss", "gudsteneste voss"),
  ...all({ title: SERVICE, near: "Voss", days: SUNDAY, hours: at(11) }, "gudsteneste på Voss sundag kl 11"),
  ...all({ title: CONCERT, near: "Sogndal" }, "konsert i Sogndal"),
  ...all({ title: CONCERT, near: "Sogndal", days: DECEMBER }, "konsert i sogndal i desember"),
  ...all({ title: PRAYER, near: "Voss" }, "kveldsbøn på Voss"),
  ...all({ title: YOUTH, near: "Odda" }, "ungdomskveld i Odda", "noko for ungdom i odda"),
  ...all({ title: SERVICE, near: "Bergen", days: CHRISTMAS_EVE }, "gudsteneste i Bergen jolaftan"),
  ...all({ title: SERVICE, near: "Odda", days: "2026-12-06" }, "gudsteneste Odda 6. desember"),
  ...all({ near: "Sogndal", days: "2026-11-28" }, "kva skjer i Sogndal på laurdag"),
  ...all({ what: FOR_CHILDREN, near: "Bergen" }, "noko for born i Bergen"),
  ...all({ title: SERVICE, near: "Førde" }, "gudsteneste i Førde"),
  ...all({ title: YOUTH, near: "Voss", weekdays: [4] }, "ungdomsklubb på Voss fredagar"),
];

export const ASKED_NYNORSK: readonly Asked[] = [...DAYS, ...KINDS, ...MIXED];
