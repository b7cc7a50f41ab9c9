import { dayNamed, easterSunday } from "./church-year";
import { dayIn, type DayNumber, nthIn, SUNDAY } from "./days-and-moments";

export interface FeastDay {
  dayIn(year: number): DayNumber;
  isOfOneWeekday: boolean;
}

type Name = Parameters<typeof dayNamed>[0];

const feastOfName = (name: Name) => (year: number) => dayNamed(name, year);
const movable = (names: string, name: Name) => ({ names, feast: { dayIn: feastOfName(name), isOfOneWeekday: true } });
const fixed = (names: string, day: FeastDay["dayIn"]) => ({ names, feast: { dayIn: day, isOfOneWeekday: false } });
const on = (month: number, date: number) => (year: number) => dayIn(year, month, date);

/** -1 is the last. */
export const nthOfMonth = (nth: number, weekday: number, month: number): FeastDay => ({
  isOfOneWeekday: true,
  dayIn: (year) => nthIn(nth, weekday, month, year),
});
const ofOneWeekday = (names: string, dayOf: FeastDay["dayIn"]) => ({
  names,
  feast: { dayIn: dayOf, isOfOneWeekday: true },
});

const nth = (number: string, word: string) => `(?:${number}\\.?|${word})\\s?`;
/** "søndag i ", "s.i ", "sønd. i ", "s. ". */
const SUNDAY_IN = "(?:(?:søndag|sundag|sunday)\\s|s(?:[øu]nd?)?\\.?\\s?)(?:(?:i|of|in)\\s)?";

/** "2. s. i advent", "2. advent", "am zweiten Advent". */
const inAdvent = (number: string, word: string) =>
  `(?:${nth(number, word)}${SUNDAY_IN}|${number}\\. ?|(?:${word}) )advent(?:stiden|stida)?`;

const DAYS_OF_CHRISTMAS =
  "første|fyrste,andre|annen,tredje,fjerde,femte,sjette,sjuende|syvende|sjuande,åttende|åttande,niende|niande,tiende|tiande,ellevte,tolvte,trettende|trettande".split(
    ",",
  );
const onDayOfChristmas = (index: number) => (year: number) =>
  index < 7 ? dayIn(year, 12, 25 + index) : dayIn(year, 1, index - 6);

export const FEAST_DAYS: readonly { names: string; feast: FeastDay }[] = [
  movable(`${inAdvent("1", "første|fyrste|first|erste[nr]?")}|advent sunday`, "advent1"),
  movable(inAdvent("2", "andre|annen|second|zweite[nr]?"), "advent2"),
  movable(inAdvent("3", "tredje|third|dritte[nr]?"), "advent3"),
  movable(inAdvent("4", "fjerde|fourth|vierte[nr]?"), "advent4"),
  movable("fastelavns?(?:søndag|sundag)", "shroveSunday"),
  movable("askeonsdag|ash wednesday", "ashWednesday"),
  movable("palme?(?:søndag|sundag)|palm sunday", "palmSunday"),
  ...["mandag|måndag", "tirsdag|tysdag", "onsdag"].map((names, weekday) =>
    ofOneWeekday(`(?:${names}) i (?:den )?stille (?:uk[ea]n?|vek[ea])`, (year) => easterSunday(year) - 6 + weekday),
  ),
  movable("skjærtorsdag|skjertorsdag|maundy thursday", "maundyThursday"),
  movable("langfredag|good friday|karfreitag", "goodFriday"),
  movable("påskeaftan|påskeaften|påskelørdag|påskelaurdag|(?:holy|easter) saturday", "easterEve"),
  movable(`${nth("2", "andre|annen")}påskedag|easter monday`, "easterMonday"),
  movable(`(?:${nth("1", "første|fyrste")})?påskedag|påskemorg[eo]n|easter (?:sun)?day`, "easterSunday"),
  movable("kristi himmelfart(?:s?\\s?dag)?|kr\\.? ?himmelfart(?:sdag)?|ascension day", "ascension"),
  movable("pinseaften|pinseaftan", "pentecostEve"),
  movable(`${nth("2", "andre|annen")}pinsedag|whit monday`, "pentecostMonday"),
  movable(`(?:${nth("1", "første|fyrste")})?pinsedag|pinsemorg[eo]n|whit sunday|pentecost(?: sunday)?`, "pentecost"),
  movable("(?:treenighets|treeinings)(?:søndag|sundag)|trinity sunday", "trinity"),
  movable("bots-? og bønne?dag|bots-? og bededag", "prayerDay"),
  movable("allehelg[eo]ns?(?:dag|søndag|sundag)|all saints'? (?:day|sunday)", "allSaints"),
  movable(
    "(?:kristi )kongedag|dom(?:s|me)?søndag|domssundag|siste (?:søndag|sundag) i (?:kirke|kyrkje)året",
    "christTheKing",
  ),
  { names: "morsdag(?:en)?|mother'?s day", feast: nthOfMonth(2, SUNDAY, 2) },
  { names: "farsdag(?:en)?|father'?s day", feast: nthOfMonth(2, SUNDAY, 11) },
  fixed(
    "(?:hellige?|heilage) ?tre ?kong[ea]rs? ?dag|helligtrekongers?(?:dag)?|(?:13\\.?|trettande|trettende) ?dag jul",
    on(1, 6),
  ),
  fixed("(?:20\\.?|tjuende|tjuande|tyvende) ?dag jul", on(1, 13)),
  fixed("kyndelsmesse(?:dagen|dag)", on(2, 2)),
  fixed("olsok", on(7, 29)),
  fixed("(?:st\\.? ?hans|sankthans|sankt hans|jonsok)(?:aften|aftan)?", on(6, 23)),
  fixed("lucia(?:dagen|dag)", on(12, 13)),
  fixed("(?:lille|vesle|litle) ?(?:jule?aften|julaftan|julafta)", on(12, 23)),
  fixed("jule?a(?:ft[ea]n|fta)|jol(?:e|a)?(?:aftan|eftan|afta)|christmas eve|heilig(?:en |er )?abend", on(12, 24)),
  fixed("boxing day", on(12, 26)),
  ...DAYS_OF_CHRISTMAS.map((word, index) =>
    fixed(`(?:${index + 1}\\.${index < 4 ? "?" : ""}|${word})\\s?(?:jule|jole)dag`, onDayOfChristmas(index)),
  ),
  fixed("juledag|julemorg[eo]n|christmas day", on(12, 25)),
  fixed("ny(?:tt)?års(?:aften|aftan|eftan)|new year'?s eve", on(12, 31)),
  fixed(`(?:${nth("1", "første|fyrste")})?ny(?:tt)?årsdag|new year'?s day`, on(1, 1)),
];
