import { after, all, type Asked, at, CHRISTMAS_EVE, DAYTIME, DECEMBER, MORNING, SUNDAY, TODAY, WEEKEND } from "./asked";
import { BABY, CONCERT, FAMILY_SERVICE, SAMI, SENIORS, SERVICE, STUDENTS, SUNDAY_SCHOOL, YOUTH } from "./means";
import {
  ASCENSION,
  BAZAAR,
  CHILDREN,
  CHOIR,
  CHRISTMAS_TREE,
  CONSTITUTION_DAY,
  DINNER,
  FRIDAY,
  GOOD_FRIDAY,
  HEARING_LOOP,
  JANUARY,
  LIGHTS,
  MEAL,
  ORGAN,
  PALM_SUNDAY,
  RETREAT,
  SHROVETIDE,
  THURSDAY,
} from "./means-of-others";

const FAMILY_SONG = /allsong|allsang|sangkveld|songkveld|syng|song/i;

/** In their own words, of days and hours in all the ways there are. */
const DAYS: Asked[] = [
  ...all({ near: "Skien", days: FRIDAY, hours: after(19) }, "fredag etter klokka 19 i Skien"),
  ...all({ near: "Arendal", days: SUNDAY, hours: [0, 12] }, "før kl 12 på søndag Arendal"),
  ...all({ title: SERVICE, near: "Trondheim", days: SUNDAY, hours: at(11) }, "gudstjeneste 7030 søndag 11"),
  ...all({ days: "2026-12-13" }, "3. søndag i advent"),
  ...all({ days: GOOD_FRIDAY, what: /pasjon/i }, "langfredag pasjonskonsert"),
  ...all({ near: "Røros", days: PALM_SUNDAY }, "palmesøndag 2027 Røros"),
  ...all({ title: SERVICE, days: ASCENSION, what: /ute|frilufts/i }, "kristi himmelfartsdag gudstjeneste ute"),
  ...all({ near: "Sandefjord", days: CONSTITUTION_DAY }, "hva skjer 17 mai i Sandefjord"),
  ...all({ near: "Bodø", days: ["2026-12-10", "2026-12-14"] }, "fra 10. til 14. desember Bodø"),
  ...all({ near: "Grimstad", days: CHRISTMAS_EVE, hours: at(15.5) }, "kl halv fire julaften i Grimstad"),
  ...all({ days: TODAY, hours: at(19) }, "kvart over sju i kveld"),
  ...all({ title: SERVICE, near: "Hønefoss", days: "2026-12-13" }, "om to uker søndag gudstjeneste Hønefoss"),
  ...all({ days: TODAY, hours: at(17) }, "Misjonssalen i dag kl 17"),
];

const SERVICES: Asked[] = [
  ...all({ title: SERVICE, near: "Ålesund", what: HEARING_LOOP }, "teleslynge gudstjeneste Ålesund"),
  ...all(
    { near: "Kristiansand", days: SUNDAY, facts: ["wheelchair"] },
    "kirke med rullestolrampe i Kristiansand på søndag",
  ),
  ...all({ what: LIGHTS, near: "Trondheim" }, "lysmesse lucia Trondheim"),
  ...all({ title: SERVICE, near: "Bergen", days: CHRISTMAS_EVE }, "midnattsmesse julaften Bergen"),
  ...all({ title: SERVICE, near: "Stavanger" }, "barnepass under gudstjenesten Stavanger"),
  ...all(
    { title: SERVICE, near: "Jessheim", what: FAMILY_SERVICE, days: SUNDAY },
    "første søndag i advent familiegudstjeneste Jessheim",
  ),
  ...all({ near: "Hammerfest" }, "metodistkirken Hammerfest jul"),
  ...all({ title: SERVICE, near: "Oslo", days: SUNDAY }, "ortodoks liturgi søndag Oslo"),
  ...all({ title: SERVICE, near: "Bergen" }, "gudstjeneste på tigrinja i Bergen"),
  ...all({ title: SERVICE, near: "Trondheim", days: SUNDAY }, "arabic church service Trondheim sunday"),
  ...all({ near: "Oslo" }, "служба українською Oslo"),
  ...all({ title: SERVICE, near: "Karasjok", what: SAMI }, "samisk gudstjeneste Karasjok"),
  ...all({ title: SERVICE, facts: ["sign_language"], days: DECEMBER }, "tegnspråktolket gudstjeneste desember"),
  ...all(
    { title: SERVICE, near: [[59.8, 10.69]], what: /frilufts/i },
    "kan man ta med hund på friluftsgudstjeneste Nesodden",
  ),
];

const CONCERTS: Asked[] = [
  ...all({ title: CONCERT, near: "Hamar", what: /jul/i, facts: ["free"] }, "julekonsert gratis Hamar"),
  ...all({ near: "Oslo", days: DECEMBER, what: CHOIR }, "Oslo Gospel Choir i desember"),
  ...all({ title: CONCERT, near: "Tønsberg" }, "konsert under 200 kr i Tønsberg"),
  ...all({ title: CONCERT, days: WEEKEND, facts: ["free"] }, "konserter til helgen som ikke koster noe"),
  ...all({ near: "Stavanger", what: ORGAN, not: CHOIR }, "konsert ikke kor bare orgel Stavanger"),
  ...all(
    {
      title: CONCERT,
      near: [
        [59.434, 10.658],
        [59.218, 10.934],
      ],
      within: 60,
      days: WEEKEND,
    },
    "konserter i Moss og Fredrikstad neste helg",
  ),
  ...all({}, "Sissel i kirken"),
  ...all({ title: CONCERT, near: [[60.548, 5.286]] }, "Hans Esben Vikøy julekonsert Knarvik"),
  ...all({ title: CONCERT, days: "2026-12-04" }, "konsert med Ole Testesen Trio 4. desember"),
  ...all({ title: CONCERT, near: [[59.72, 10.836]] }, "hverdager Ski lunsjkonsert"),
  ...all({ near: "Voss", what: FAMILY_SONG, days: SUNDAY }, "korleis er det med allsong på Voss sundag kveld"),
  ...all(
    { title: CONCERT, near: "Kristiansand", days: DECEMBER },
    "ikke gudstjeneste, bare konserter i Kristiansand i desember",
  ),
];

const FOR_WHOM: Asked[] = [
  ...all({ near: "Bodø", what: BABY, weekdays: [1] }, "babysang bodø tirsdager"),
  ...all({ near: "Moss", what: SENIORS, hours: MORNING }, "noe for pensjonister i Moss på formiddagen"),
  ...all({ title: YOUTH, near: "Asker" }, "ungdomskveld ikke i Oslo men i Asker"),
  ...all({ near: "Oslo", what: CHRISTMAS_TREE }, "Holmlia 1255 juletrefest"),
  ...all({ near: "Bergen" }, "arrangementer nær 5003"),
  ...all({ near: "Larvik", what: SUNDAY_SCHOOL }, "søndagsskole for 5 åring Larvik"),
  ...all({ near: "Lillestrøm", what: CHILDREN, days: SHROVETIDE }, "fastelavn Lillestrøm barn"),
  ...all({ near: "Steinkjer", what: CHILDREN }, "soul children Steinkjer"),
  ...all({ title: YOUTH, near: "Haugesund" }, "tensing Haugesund"),
  ...all({ title: YOUTH, days: FRIDAY }, "Storsalen ungdom fredag"),
  ...all({ near: "Asker", what: BABY, hours: DAYTIME }, "trilletur og babysang på dagtid i Asker"),
  ...all({ near: "Trondheim", what: STUDENTS, days: THURSDAY }, "middag for studenter torsdag NTNU Trondheim"),
  ...all({ near: "Mo i Rana" }, "Mo i Rana lysvåken"),
];

const OTHERS: Asked[] = [
  ...all({ what: /samliv/i }, "samlivskurs vinteren 2027"),
  ...all({ near: "Bergen", what: DINNER }, "Frelsesarmeen julegryte middag Bergen"),
  ...all(
    {
      near: [
        [61.115, 10.466],
        [60.794, 11.068],
      ],
      within: 100,
      days: SUNDAY,
    },
    "Lillehammer eller Hamar på søndag",
  ),
  ...all({ near: "Mandal", weekdays: [3] }, "Bibelundervisning hver torsdag Mandal"),
  ...all({ what: /åpen|kirke/i }, "åpen kirke nå"),
  ...all({ near: "Bryne", what: BAZAAR }, "bedehuset på Bryne basar"),
  ...all({ what: /leder/i, days: ["2027-01-01", "2027-12-31"] }, "lederkonferanse for ungdomsledere 2027"),
  ...all({ types: ["conference"], days: ["2027-02-01", "2027-02-28"] }, "mannskonferanse februar"),
  ...all({ what: /pilegrim/i }, "pilegrimsvandring sommeren 2027 Trondheim"),
  ...all({ what: RETREAT, days: JANUARY }, "retreat en helg i januar"),
  ...all({ near: "Molde", not: CONCERT, days: WEEKEND }, "alt unntatt konserter i helgen Molde"),
  ...all({ near: "Stjørdal", what: MEAL }, "uten påmelding familiemiddag Stjørdal"),
  ...all({ near: "Kongsberg", what: CHOIR }, "neste torsdag Kongsberg korøvelse"),
];

export const ASKED_SELDOM: readonly Asked[] = [...DAYS, ...SERVICES, ...CONCERTS, ...FOR_WHOM, ...OTHERS];
