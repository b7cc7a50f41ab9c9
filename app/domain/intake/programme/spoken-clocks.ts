import { LONG_WEEKDAY } from "~/domain/plain-words/names";
import { wordOf } from "~/domain/plain-words/numbers-in-words";
import { minutesOf, timeOfMinutes } from "~/domain/time/clock-time";
import { clockAt, isAfterClock, isDayToken } from "./beside-number";
import { latin } from "./latin";
import type { TimeWord, TokenRule } from "./time-words";

const HOURS = "ett?|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv".split("|");
const HOURS_IN_ENGLISH = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve".split("|");
const NAMES: Record<string, number> = { et: 1, ett: 1, sju: 7, syv: 7, åtte: 8, ni: 9, ti: 10, elleve: 11, tolv: 12 };
["to", "tre", "fire", "fem", "seks"].forEach((name, index) => (NAMES[name] = index + 2));
HOURS_IN_ENGLISH.forEach((name, index) => (NAMES[name] = index + 1));
/** "Nitten", behind "klokken". */
const LATE_HOURS = Array.from({ length: 12 }, (_, index) => wordOf(index + 13));
LATE_HOURS.forEach((name, index) => (NAMES[name] = index + 13));

export const HOUR_NAMED = HOURS.join("|");
const HOUR = `(${HOUR_NAMED}|${HOURS_IN_ENGLISH.join("|")}|1\\d|2[0-3]|0?[1-9])(?!\\d|[.:]\\d)`;
/** Minutes from the hour that is named. */
const PARTS: readonly (readonly [string, number])[] = [
  ["fem på halv", -35],
  ["fem over halv", -25],
  ["halv", -30],
  ["kvart på", -15],
  ["kvarter på", -15],
  ["kvart over", 15],
  ["kvarter over", 15],
  ["tjue på", -20],
  ["tjue over", 20],
  ["20 på", -20],
  ["20 over", 20],
  ["10 på", -10],
  ["10 over", 10],
  ["ti på", -10],
  ["ti over", 10],
  ["half past", 30],
  ["quarter past", 15],
  ["quarter to", -15],
];
const PART = PARTS.map(([words]) => words).join("|");
const CLOCK = "(?:kl\\.?|klokka|klokken)\\s";
/** "om kvelden", "om morgenen". */
const PART_OF_DAY =
  "(?:\\s(?:om\\s|in\\sthe\\s|at\\s)?(evening|afternoon|night|morning|kvelden|kveldene|ettermidd?agen|ettermidd?agene|natten|natta|morge?nen|morgonen|morran|formidd?agen))?";

const DAY = 24 * 60;
const NOON = 12 * 60;
/** Starts from 10 to 1 o'clock are in the daytime; others may be in the morning or the evening. */
const FIRST_OF_DAY = 10 * 60;
/** From 1 to 9 o'clock the evening is more likely. */
const FIRST_OF_MORNING = 9 * 60;

function clockSaid(named: string, part: string | undefined, when: string | undefined): TimeWord {
  const hour = named.toLowerCase();
  const offset = PARTS.find(([words]) => words === part?.toLowerCase())?.[1] ?? 0;
  const number = NAMES[hour] ?? Number(hour);
  const face = ((number % 12) * 60 + offset + NOON) % NOON;
  const said = /kveld|etterm|evening|afternoon|night/i.test(when ?? "") ? "late" : when === undefined ? null : "early";
  if (number > 12) return clockOf((number * 60 + offset) % DAY);
  const isMidday = face < 60 || face >= FIRST_OF_DAY;
  const isLate = said === null ? (isMidday ? face < 60 : face < FIRST_OF_MORNING) : said === "late";
  const minutes = (face + (isLate ? NOON : 0)) % DAY;
  return { ...clockOf(minutes), isVague: said === null && !isMidday };
}

/** "halv åtte om kvelden", "kl. kvart over sju", "klokken elleve". */
export const SPOKEN_CLOCK: TokenRule = {
  pattern: latin(
    `(?:(?:${CLOCK})?(${PART})\\s${HOUR}|${CLOCK}(${HOUR_NAMED}|${LATE_HOURS.join("|")}))(?!\\p{L})${PART_OF_DAY}(?!\\p{L})`,
    "iy",
  ),
  read: ([, part, ofPart, ofClock = "", when]) => clockSaid(ofPart ?? ofClock, part, when),
};

const ENDS = "(?:\\s*(?:$|[.,:;!)|]))";
const UP_TO = `\\stil\\s(?:(?:${PART})\\s)?(?:${HOUR_NAMED})(?:${ENDS}|\\s(?:i|på|ved|hos|${LONG_WEEKDAY})(?!\\p{L}))`;
/** "Verksted fra ti til to lørdag 12. desember". */
const BEFORE_DAY = new RegExp(`^\\stil\\s(?:(?:${PART})\\s)?(?:${HOUR_NAMED})\\s(?:på\\s)?${LONG_WEEKDAY}`, "iu");

/** "Lørdag, fra ti til to", "onsdag, seks til halv åtte", "på fredag tar vi kveldsmat, fra seks og utover": no ages. */
export const SPOKEN_START: TokenRule = {
  pattern: latin(
    `(?:(fra|frå|from)\\s)?(${HOUR_NAMED})(?!\\p{L})(?:(?=${UP_TO})|(?<=fr\\p{L}+\\s\\p{L}+)(?:\\sog utover)?(?=${ENDS}|\\s(?:(?:er|blir|vert|har|til) (?:det|vi|me|alle|sent|langt))(?!\\p{L})))${PART_OF_DAY}`,
    "iy",
  ),
  read: ([, from, hour = "", when], { last, line, at, end }) => {
    const isBeside = isDayToken(last) ? from !== undefined || /^[\s,.:]*$/.test(line.slice(last.end, at)) : false;
    return isBeside || BEFORE_DAY.test(line.slice(end)) ? clockSaid(hour, undefined, when) : null;
  },
};

/** "Fra halv sju til åtte": the first such hour behind the one before. */
export const SPOKEN_END: TokenRule = {
  pattern: latin(`(?:(${PART})\\s)?(${HOUR_NAMED})(?!\\p{L})`, "iy"),
  read: (match, around) => {
    if (around.last?.kind !== "clock" || !isAfterClock(around)) return null;
    const [, part, hour = ""] = match;
    const offset = PARTS.find(([words]) => words === part?.toLowerCase())?.[1] ?? 0;
    const face = (((NAMES[hour.toLowerCase()] ?? 0) % 12) * 60 + offset + NOON) % NOON;
    const begins = minutesOf(around.last.time);
    const minutes = [face, face + NOON].find((one) => one > begins) ?? face;
    return clockOf(minutes);
  },
};

const clockOf = (minutes: number) => clockAt(timeOfMinutes(minutes));
