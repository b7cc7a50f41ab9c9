import { dayIn, type DayNumber, lastWeekday, nextWeekday, SUNDAY } from "~/domain/time/calendar-days";

/** Easter Sunday of a year, by Meeus' rule for the Gregorian calendar. */
export function easterSunday(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moved = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moved + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return dayIn(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The nth Sunday of Advent: the fourth is the last before Christmas Day. */
const adventSunday = (nth: number) => (year: number) => lastWeekday(dayIn(year, 12, 24), SUNDAY) - 7 * (4 - nth);

const fromEaster = (days: number) => (year: number) => easterSunday(year) + days;
const on = (month: number, date: number) => (year: number) => dayIn(year, month, date);
const allSaints = (year: number) => nextWeekday(dayIn(year, 11, 1), SUNDAY);

/** A day that the year gives, and whether its weekday is always the same. */
export interface FeastDay {
  dayIn(year: number): DayNumber;
  isOfOneWeekday: boolean;
}

const movable = (names: string, day: FeastDay["dayIn"]) => ({ names, feast: { dayIn: day, isOfOneWeekday: true } });
const fixed = (names: string, day: FeastDay["dayIn"]) => ({ names, feast: { dayIn: day, isOfOneWeekday: false } });

const nth = (number: string, word: string) => `(?:${number}\\.?|${word})\\s?`;
const SUNDAY_IN = "(?:søndag|sundag|s\\.)\\s(?:i\\s)?";

/** FeastDay-days and how they are written; the first that fits counts. */
export const FEAST_DAYS: readonly { names: string; feast: FeastDay }[] = [
  movable(`${nth("1", "første|fyrste")}${SUNDAY_IN}advent(?:stiden|stida)?`, adventSunday(1)),
  movable(`${nth("2", "andre|annen")}${SUNDAY_IN}advent(?:stiden|stida)?`, adventSunday(2)),
  movable(`${nth("3", "tredje")}${SUNDAY_IN}advent(?:stiden|stida)?`, adventSunday(3)),
  movable(`${nth("4", "fjerde")}${SUNDAY_IN}advent(?:stiden|stida)?`, adventSunday(4)),
  movable("fastelavns?(?:søndag|sundag)", fromEaster(-49)),
  movable("askeonsdag", fromEaster(-46)),
  movable("palme?(?:søndag|sundag)|palm sunday", fromEaster(-7)),
  movable("skjærtorsdag|skjertorsdag|maundy thursday", fromEaster(-3)),
  movable("langfredag|good friday", fromEaster(-2)),
  movable("påskeaftan|påskeaften|påskelørdag|påskelaurdag", fromEaster(-1)),
  movable(`${nth("2", "andre|annen")}påskedag|easter monday`, fromEaster(1)),
  movable(`(?:${nth("1", "første|fyrste")})?påskedag|easter sunday`, fromEaster(0)),
  movable("kristi himmelfarts?\\s?dag|kr\\.? ?himmelfart(?:sdag)?|ascension day", fromEaster(39)),
  movable("pinseaften|pinseaftan", fromEaster(48)),
  movable(`${nth("2", "andre|annen")}pinsedag|whit monday`, fromEaster(50)),
  movable(`(?:${nth("1", "første|fyrste")})?pinsedag|whit sunday`, fromEaster(49)),
  movable("(?:treenighets|treeinings)(?:søndag|sundag)|trinity sunday", fromEaster(56)),
  movable("bots-? og bønne?dag|bots-? og bededag", (year) => allSaints(year) - 7),
  movable("allehelg[eo]ns?(?:dag|søndag|sundag)|all saints'? (?:day|sunday)", allSaints),
  movable("(?:kristi )kongedag|dom(?:s|me)?søndag|domssundag", (year) => adventSunday(1)(year) - 7),
  fixed("olsok", on(7, 29)),
  fixed("(?:st\\.? ?hans|sankthans|sankt hans|jonsok)(?:aften|aftan)?", on(6, 23)),
  fixed("lucia(?:dagen|dag)", on(12, 13)),
  fixed("lille ?julaften|vesle ?julaftan|litle ?julaftan", on(12, 23)),
  fixed("julaften|julaftan|julafta|jolaftan|christmas eve", on(12, 24)),
  fixed(`${nth("1", "første|fyrste")}(?:jule|jole)dag|juledag|christmas day`, on(12, 25)),
  fixed(`${nth("2", "andre|annen")}(?:jule|jole)dag|boxing day`, on(12, 26)),
  fixed(`${nth("3", "tredje")}(?:jule|jole)dag`, on(12, 27)),
  fixed(`${nth("4", "fjerde")}(?:jule|jole)dag`, on(12, 28)),
  fixed("nyttårsaften|nyttårsaftan|new year'?s eve", on(12, 31)),
  fixed(`(?:${nth("1", "første|fyrste")})?nyttårsdag|new year'?s day`, on(1, 1)),
];
