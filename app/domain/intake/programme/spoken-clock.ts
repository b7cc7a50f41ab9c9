import type { TimeWord, TokenRule } from "./time-words";

const HOURS = "ett?|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|elleve|tolv".split("|");
const NAMES: Record<string, number> = { et: 1, ett: 1, sju: 7, syv: 7, åtte: 8, ni: 9, ti: 10, elleve: 11, tolv: 12 };
["to", "tre", "fire", "fem", "seks"].forEach((name, index) => (NAMES[name] = index + 2));

const HOUR = `(${HOURS.join("|")}|1[0-2]|0?[1-9])(?!\\d|[.:]\\d)`;
/** Minutes from the hour that is named. */
const PARTS: readonly (readonly [string, number])[] = [
  ["fem på halv", -35],
  ["fem over halv", -25],
  ["halv", -30],
  ["kvart på", -15],
  ["kvart over", 15],
  ["ti på", -10],
  ["ti over", 10],
];
const PART = PARTS.map(([words]) => words).join("|");
const CLOCK = "(?:kl\\.?|klokka|klokken)\\s";
/** "om kvelden", "om morgenen". */
const PART_OF_DAY =
  "(?:\\s(?:om\\s)?(kvelden|kveldene|ettermidd?agen|ettermidd?agene|natten|natta|morge?nen|morgonen|formidd?agen))?";

const DAY = 24 * 60;
const NOON = 12 * 60;
/** Starts from 10 to 1 o'clock are in the daytime; others may be in the morning or the evening. */
const FIRST_OF_DAY = 10 * 60;
/** From 1 to 9 o'clock the evening is more likely. */
const FIRST_OF_MORNING = 9 * 60;

function spoken([, part, ofPart, ofClock, when]: RegExpExecArray): TimeWord {
  const hour = (ofPart ?? ofClock)!.toLowerCase();
  const offset = PARTS.find(([words]) => words === part?.toLowerCase())?.[1] ?? 0;
  const face = (((NAMES[hour] ?? Number(hour)) % 12) * 60 + offset + NOON) % NOON;
  const said = /kveld|etterm/i.test(when ?? "") ? "late" : when === undefined ? null : "early";
  const isMidday = face < 60 || face >= FIRST_OF_DAY;
  const isLate = said === null ? (isMidday ? face < 60 : face < FIRST_OF_MORNING) : said === "late";
  const minutes = (face + (isLate ? NOON : 0)) % DAY;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return { kind: "clock", time, isVague: said === null && !isMidday, isAbout: false, isZoned: false };
}

/** "halv åtte om kvelden", "kl. kvart over sju", "klokken elleve". */
export const SPOKEN_CLOCK: TokenRule = {
  pattern: new RegExp(
    `(?:(?:${CLOCK})?(${PART})\\s${HOUR}|${CLOCK}(${HOURS.join("|")}))(?!\\p{L})${PART_OF_DAY}(?!\\p{L})`,
    "iuy",
  ),
  read: spoken,
};
