import { minutesOf, timeOfMinutes } from "~/domain/time/clock-time";
import { BLANK } from "../programme/plain-lines";
import type { TakenPart } from "./entry";

const NUMBERS = "en to tre fire fem seks".split(" ");
const HOURS = "(?:time(?:r|n)?|timar|hours?|t)";
const LENGTH = `(?:(\\d{1,2})(?:[,.](5))?\\s?${HOURS}|(${NUMBERS.join("|")})(\\sog en halv)?\\s${HOURS}|(halvannen\\stime|halvanna\\stime)|(\\d{2,3})\\s?min(?:utter|uttar|utes)?\\.?)`;
const AHEAD =
  "(?:varer|varar|varighet:?|varigheit:?|lasts)\\s(?:i\\s)?(?:(?:ca\\.?|omtrent|rundt|about)\\s)?|(?:i|for)\\s(?:(?:ca\\.?|omtrent)\\s)?";
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${AHEAD})${LENGTH}(?![\\p{L}\\d])|\\((?:ca\\.?\\s|varer\\s)?${LENGTH}\\)|(?<=,\\s)${LENGTH}(?=\\s?(?:[,.]|$)))`,
  "iu",
);

/** "45 min. kjøring fra sentrum". */
const IN_A_SENTENCE = /^\.?\s\p{Ll}{3,}/u;

/** "I to timer", "varer ca. 90 min", "(30 min)", in minutes; null where none is said. */
export function takeDuration(line: string): TakenPart<number | null> {
  const found = DURATION.exec(line);
  if (!found || IN_A_SENTENCE.test(line.slice(found.index + found[0].length))) return { said: null, line };
  const [, ...groups] = found;
  const [hours, half, named, andHalf, oneAndHalf, minutes] = [0, 1, 2, 3, 4, 5].map(
    (at) => groups[at] ?? groups[at + 6] ?? groups[at + 12],
  );
  const whole = hours ? Number(hours) : named ? NUMBERS.indexOf(named.toLowerCase()) + 1 : oneAndHalf ? 1 : 0;
  const rest = half || andHalf || oneAndHalf ? 30 : Number(minutes ?? 0);
  const { index, 0: text } = found;
  return {
    said: whole * 60 + rest,
    line: line.slice(0, index) + BLANK.repeat(text.length) + line.slice(index + text.length),
  };
}

const DAY = 24 * 60;

/** HH:MM; null on the next day. */
export function timeAfter(time: string, minutes: number): string | null {
  const end = minutesOf(time) + minutes;
  return end >= DAY ? null : timeOfMinutes(end);
}
