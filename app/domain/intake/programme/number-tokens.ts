import { WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import { MONTH_ANYWHERE as MONTH, monthAnywhere } from "~/domain/plain-words/names-elsewhere";
import {
  clockAt,
  clockWord,
  DASH,
  dateWord,
  endOfClock,
  gapBefore,
  joinedClock,
  timeOf,
  isAfterDatedWeekday,
  isAfterDay,
  isAfterFrom,
  isAfterRhythm,
  isAfterWeekday,
  isHoursOfDay,
  isOfDay,
  isDayToken,
  ofHalf,
} from "./beside-number";
import { FEAST_RULES, MONTHLY_RULE } from "./day-names";
import { tokenRule, type TimeWord, type TokenRule, type TokenSurroundings } from "./time-words";

const ALONE = "(?<![\\d\\ue000]|\\p{L}(?<!dag)|\\d[.,:/])";
const BETWEEN = `\\s?(?:,|/|og|samt|and|&|\\+|${DASH}|til|te|to|t\\.?o\\.?m\\.?)\\s?`;
/** "9., 16. og søndag 23. august". */
const MORE_DATES = `(?:${BETWEEN}(?:${WEEKDAY}\\.?\\s?)?(?:den\\s)?\\d{1,2}\\.?){0,12}`;
/** "9th", "8ende". */
const ORDINAL = "st|nd|rd|th|ste|[dt]e|ende|nde";
const UHR = "\\sUhr(?!\\p{L})";
const NAMED_MONTH = `\\s?${MONTH}(?!\\p{L})`;

/** Impossible days stay numeric, so that their line is refused. */
const numeric = (date?: string, month?: string, year: string | null = null, clock: string | null = null): TimeWord => ({
  kind: "numeric",
  date: Number(date),
  month: Number(month),
  year: year === null ? null : Number(year.length === 2 ? `20${year}` : year),
  clock,
});

const isDay = (date?: string, month?: string) => dateWord(date) !== null && Number(month) >= 1 && Number(month) <= 12;

/** "20.12" is a day, because programmes begin at round minutes. */
const isRound = (minute = "") => minute.length === 2 && Number(minute) % 5 === 0;

const MONTH_FIRST_LIST = new RegExp(
  `(?<!\\p{L})${MONTH}\\.?\\s\\d{1,2}(?:(?:,|,?\\sand|\\s&)\\s\\d{1,2})*(?:(?:,|,?\\sand|\\s&)\\s|[–-])$`,
  "iu",
);
/** Behind a further clock; other words say what was counted: "kl 18, 10 kvelder". */
const GOES_ON = /^\s?(?:$|[.,:;()–-]|\p{Lu}|(?:i|på|ved|v\/|med|hver|kvar|og)(?!\p{L}))/u;

const GOES_ON_TO =
  /^(?!.*(?:\d|(?<!\p{L})(?:for|fra|frå|alder|barn|trinn|klasse)(?!\p{L})))[\s,]\P{L}*\p{L}.{0,30}\s(?:på|fram|frem|åpent|ope|open|skolen|skulen|ut)\s(?:til|te)\s$/iu;

/** "30.11. 1900" ends with a clock. */
const JOINED_CLOCK = /^(?:1\d|2[1-3])[0-5][05]$/;

const YEAR_AHEAD = /(?<!\p{L})(?:fra|frå|i|siden|sidan|anno|år|mot|til|from|since|nr|kr|tlf|telefon|konto)\.?:?\s$/iu;

const alone = ({ pattern, read }: TokenRule): TokenRule => tokenRule(`(?<![\\p{L}\\d\\ue000])${pattern.source}`, read);

/** A clock where `isIt`: its hour and its minutes are the first two groups. */
const clockWhere = (pattern: string, isIt: (around: TokenSurroundings, match: RegExpExecArray) => boolean): TokenRule =>
  tokenRule(`${ALONE}${pattern}`, (match, around) => (isIt(around, match) ? clockWord(match[1], match[2]) : null));
const dayOf = (pattern: string): TokenRule =>
  tokenRule(`${ALONE}${pattern}`, ([, date, month, year, far]) => numeric(date, month, year ?? far));
/** One that may as well be something else, such as the age of those it is for. */
const vague = ({ pattern, read }: TokenRule, isIt: (hour: number) => boolean): TokenRule => ({
  pattern,
  read: (match, around) => {
    const word = read(match, around);
    return word?.kind === "clock" ? { ...word, isVague: word.isVague || isIt(Number(match[1])) } : word;
  },
});

const NAMES_MONTH = new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "iu");

const HOURS_OVER_DAYS = new RegExp(
  `(${WEEKDAY})\\.?\\s(\\d{1,2})\\s(?:til|[-–])\\s(${WEEKDAY})\\.?\\s(\\d{1,2})(?![\\d./:])`,
  "iu",
);
/** "Fredag 18 til søndag 14"; "fredag 18. til søndag 20." are dates. */
const isHourOverDays = ({ last, line, at }: TokenSurroundings): boolean => {
  const found = last?.kind === "weekday" ? HOURS_OVER_DAYS.exec(line) : null;
  const [said = "", first = "", from, second = "", to] = found ?? [];
  const isWithin = found !== null && at > found.index && at < found.index + said.length;
  return isWithin && Number(to) - Number(from) !== (weekdayNamed(second) - weekdayNamed(first) + 7) % 7;
};

export const NUMBER_RULES: readonly TokenRule[] = [
  ...[...FEAST_RULES, MONTHLY_RULE].map(alone),
  tokenRule(`${ALONE}((?:19|2[01])\\d{2})-(\\d{2})-(\\d{2})(?=T?(?!\\d))(?:T(?=\\d\\d:))?`, ([, year, month, date]) =>
    numeric(date, month, year),
  ),
  tokenRule(`${ALONE}(20[2-4]\\d)(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?!\\d)`, ([, year, month, date]) =>
    numeric(date, month, year),
  ),
  // The clock of "2026-08-09T19:00:00+02:00"; its zone may be wrong.
  tokenRule(
    "(?<=-\\d\\dT)(\\d{2}):(\\d{2})(?::\\d{2}(?:\\.\\d{1,9})?)?(Z|[+-]\\d{2}:?\\d{2})?",
    ([, hour, minute, zone]) => {
      const time = timeOf(hour, minute);
      return time === null ? null : { ...clockAt(time), isZoned: zone !== undefined };
    },
  ),
  // 27.08.2026, 27. 8. 26, 27.8 2026; "19.00 2026" begins with a clock, "11. 12. 13" is no date.
  tokenRule(
    `${ALONE}(\\d{1,2})\\s?\\.\\s?(\\d{1,2})(?:\\s?\\.\\s?(\\d{4}|\\d{2})|\\.?\\s(20\\d{2}))(?!\\d|[.:]\\d)`,
    ([text, date, month, year, far]) =>
      month === "00" ||
      (/\s\d{4}$/.test(text) && JOINED_CLOCK.test(year ?? "")) ||
      (Number(month) > 12 && far !== undefined) ||
      (/\. \d/.test(text) && year?.length === 2)
        ? null
        : numeric(date, month, year ?? far),
  ),
  // 27/8/2026, 27/8 2026; "0912 kl 19".
  dayOf("(\\d{1,2})\\s?/\\s?(\\d{1,2})(?:\\s?/\\s?(\\d{4}|\\d{2})|\\s(20\\d{2}))(?!\\d|[.:/]\\d)"),
  dayOf("(\\d{1,2})(?:-|/)(\\d{1,2})\\s?-\\s?(\\d{4}|(?<=/\\d{1,2}-)2\\d)(?!\\d|[./]\\d)"),
  dayOf("([0-3]\\d)(0[1-9]|1[0-2])(?=,?\\skl\\.?\\s?\\d)"),
  // 9. august, 9th of August.
  tokenRule(
    `${ALONE}(\\d{1,2})(?:\\.|${ORDINAL})?(?:\\s(?:of|de))?\\s?(${MONTH})(?!\\p{L})\\.?`,
    ([, date, month = ""]) => numeric(date, String(monthAnywhere(month))),
  ),
  tokenRule(
    `${ALONE}(\\d{1,2})(?:[.:](\\d{2}))?\\s?(am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L})`,
    ([, hour, minute, half = ""]) => ofHalf(hour, minute, /^p/i.test(half)),
  ),
  tokenRule(
    `(?<=\\D)(\\d{1,2})(?:[.:](\\d{2})|(\\d{2}))?(?!\\d|[.,:]\\d|[.]?\\s?${MONTH}(?!\\p{L}))(?:${UHR})?`,
    endOfClock,
  ),
  // "7–9 pm": both are.
  tokenRule(
    `${ALONE}(\\d{1,2})(?:[.:](\\d{2}))?(?=\\s?${DASH}\\s?(\\d{1,2})(?:[.:]\\d{2})?\\s?(am|pm)(?!\\p{L}))`,
    ([, hour, minute, until, half = ""]) =>
      ofHalf(hour, minute, /^p/i.test(half) && Number(hour) % 12 <= Number(until) % 12),
  ),
  tokenRule(`${ALONE}(\\d{1,2}):(\\d{2})(?::00)?(?!\\d|:\\d)(?:${UHR})?`, ([, hour, minute]) =>
    clockWord(hour, minute),
  ),
  // French: "17h", "18h30".
  tokenRule(`${ALONE}(1\\d|2[0-3]|[89])\\s?h(\\d{2})?(?![\\d\\p{L}])`, ([, hour, minute]) => clockWord(hour, minute)),
  tokenRule("(?:at\\s)?(?:12\\s)?(?:noon|midday)(?!\\p{L})", () => clockWord("12")),
  // "11 Uhr", "14–17 Uhr", "15 und 17 Uhr".
  tokenRule(
    `${ALONE}(\\d{1,2})(?:[.:](\\d{2}))?(?:${UHR}|(?=\\s?(?:${DASH}|bis|und)\\s?\\d{1,2}(?:[.:]\\d{2})?\\sUhr))(?!\\p{L})`,
    ([, hour = "", minute]) => clockWord(hour.padStart(2, "0"), minute),
  ),
  // "1130-1300".
  clockWhere(
    `([01]\\d|2[0-3])([0-5][05])(?=\\s?${DASH}\\s?(?:[01]\\d|2[0-3])[0-5][05](?!\\d|[.:]))`,
    (around) => isAfterDay(around) || around.last?.kind === "weekday",
  ),
  // English: "December 13 and 27".
  tokenRule("(\\d{1,2})(?:st|nd|rd|th)?(?![\\d./:]|\\p{L}|\\s?[ap]\\.?m)", ([, date], { last, line, at }) =>
    last?.kind === "numeric" && MONTH_FIRST_LIST.test(line.slice(0, at)) ? numeric(date, String(last.month)) : null,
  ),
  // 9/8.
  tokenRule(`${ALONE}(\\d{1,2})\\s?/\\s?(\\d{1,2})(?!\\d|[/.,:]\\d)`, ([text, date, month]) =>
    isDay(date, month) && text !== "24/7" ? numeric(date, month) : null,
  ),
  // 19.00 is a clock, 27.08 and 20.12 are days, 11.10 is either, 09.08. a day.
  tokenRule(`${ALONE}(\\d{1,2})\\.(\\d{2})(?!\\d|[.,:]\\d)`, ([, hour, minute]) =>
    isDay(hour, minute) ? null : clockWord(hour, minute),
  ),
  tokenRule(`${ALONE}(\\d{1,2})\\.(\\d{1,2})(\\.?)(?!\\d|[.,:]\\d)`, ([, date, month, dot]) =>
    isDay(date, month) ? numeric(date, month, null, dot || !isRound(month) ? null : timeOf(date, month)) : null,
  ),
  // Another time of the day: "kl. 14 og 16".
  tokenRule(
    `(\\d{1,2})(?:[.:](\\d{2}))?(?!\\d|[.:/]\\d|\\.?\\s?${MONTH}(?!\\p{L})|\\.\\s?(?:,|og|[-–]|\\d))`,
    ([, hour, minute], around) =>
      around.last?.kind === "clock" &&
      GOES_ON.test(around.line.slice(around.end)) &&
      /^\s?(?:og|,|\/|&|and|samt)\s?(?:kl\.?\s?)?$/i.test(gapBefore(around))
        ? clockWord(hour, minute)
        : null,
  ),
  // The first day of a list or span: "5.–9. juli", "11.-13.9.", "28. og 29. august".
  tokenRule(`${ALONE}(\\d{1,2})\\.?(?=${MORE_DATES}${NAMED_MONTH})`, ([text, date], around) =>
    isHoursOfDay(text, around) ? null : dateWord(date),
  ),
  tokenRule(
    `${ALONE}(\\d{1,2})\\.?(?=${BETWEEN}(?:${WEEKDAY}\\.?\\s?)?\\d{1,2}\\s?[./]\\s?(?:0?[1-9]|1[0-2])(?:[./]|(?!\\d)))`,
    ([text, date], { line, end }) =>
      text.endsWith(".") ||
      /^\s?\p{L}|^\s?[-–,&+]\s?\d{1,2}\s?(?:[./]\s?\d{1,2}[./]|\/)/u.test(line.slice(end, end + 24))
        ? dateWord(date)
        : null,
  ),
  // A start whose end has minutes: "17–18.30".
  clockWhere(`(\\d{1,2})(?=\\s?${DASH}\\s?\\d{1,2}[.:][0-5]\\d(?!\\d|[.]\\d))`, () => true),
  // "Fredager 19-22", "første lørdag i måneden 9–11".
  clockWhere(
    `(\\d{1,2})(?=\\s?${DASH}\\s?\\d{1,2}(?:[.:][0-5]\\d)?(?!\\d|[.:/]\\d|\\.?\\s?${MONTH}))`,
    (around) => isAfterRhythm(around) && /^,?\s$/.test(gapBefore(around)),
  ),
  clockWhere("(\\d{1,2})(?=\\s(?:til|[-–])\\s\\p{L}|(?![\\d./:]))", isHourOverDays),
  // "Nå lørdag julemarked! 11 til 16.", or those of that age.
  vague(
    clockWhere(
      "(\\d{1,2})(?=\\stil\\s(?:1\\d|2[0-4])\\s*(?:$|[.,!]))",
      ({ last, line, at }) => isDayToken(last) && /(?:^|[.!,:]\s)$/.test(line.slice(0, at)),
    ),
    () => true,
  ),
  // Right after a day: "3. september 18-20".
  clockWhere(
    `(\\d{1,2})(?=\\s?(?:${DASH}|til|to)\\s?\\d{1,2}(?!\\d|[.:/]\\d|[.]|\\s?-))`,
    (around) => isAfterDay(around) || isAfterFrom(around) || isAfterDatedWeekday(around),
  ),
  // "Tirsdag 11-14 Åpen kirke": days of a month have points, or its name.
  clockWhere(
    `([7-9]|1\\d|2[0-3])(?=\\s?${DASH}\\s?(?:[89]|1\\d|2[0-4])(?:\\s\\p{Lu}|\\s?$))`,
    (around) => isAfterWeekday(around) && !NAMES_MONTH.test(around.line.slice(around.end)),
  ),
  // "Lørdag 24. april fra 10", "mandag mellom 17 og 18.30".
  clockWhere(
    `(\\d{1,2})(?=\\s?(?:$|[,\ue000])|\\s(?:til|to|og|and)\\s(?:kl\\.?\\s)?\\d{1,2}(?:[.:][0-5]\\d)?(?!\\d|[.:/]\\d|\\.?\\s?${MONTH}))`,
    isAfterFrom,
  ),
  // "Kl. 11, og holder på til 14", but "for barn fra 8 til 12".
  clockWhere(
    "(\\d{1,2})(?=\\s?(?:$|[.,;](?!\\d)))",
    (around) => around.last?.kind === "clock" && GOES_ON_TO.test(gapBefore(around)),
  ),
  tokenRule("(?<![\\d,/-]|\\d\\.)(20[2-4]\\d)(?!\\d|[.:]\\d)", ([, year], around) =>
    isOfDay(around.last) && /^[\s.,]{0,3}$/.test(gapBefore(around)) ? { kind: "year", year: Number(year) } : null,
  ),
  tokenRule("(?<![\\d.,/-])([1-9]\\d{3})(?!\\d|[.:]\\d|\\s?[-–])", ([, year = ""], around) =>
    isAfterDay(around) && !/^(?:1\d|2[0-3])(?:[03]0|[14]5)$/.test(year) ? { kind: "year", year: Number(year) } : null,
  ),
  tokenRule(`${ALONE}([01]\\d|2[0-3])([03]0|15|45)(?!\\d|[.:]\\d)`, joinedClock),
  // At the end of what a day tells: "Ti 5 Bønn 1930", "Fr 15 Klubb 20-23".
  clockWhere(
    "([01]\\d|2[0-3])([03]0|15|45)(?=\\)?\\s*(?:$|[.,]))",
    ({ last, line, at }) => isOfDay(last) && !YEAR_AHEAD.test(line.slice(0, at)),
  ),
  // "Klubb 13-16" may be for those of that age.
  vague(
    clockWhere(`(\\d{1,2})(?=\\s?${DASH}\\s?(?:1\\d|2[0-4])\\s*(?:\\.?\\s*$|,))`, ({ last }) => isOfDay(last)),
    (hour) => hour < 17,
  ),
  // "Fre 11.12 Klubb 19-23 for alle", "Ball 20-01", "LAN 12-00": no age.
  clockWhere(
    `(1[7-9]|2[0-3]|1\\d(?=\\D{1,3}0))(?=\\s?${DASH}\\s?(?:1[89]|2[0-4]|0\\d)(?!\\d|[.:/]\\d|-?\\s?(?:år|klass|trinn)))`,
    ({ last }) => isOfDay(last),
  ),
  tokenRule("(?<![\\d.,/-])(20\\d{2})(?!\\d|[.:]\\d)", ([, year]) => ({ kind: "year", year: Number(year) })),
  // Right after a weekday: "Monday 7: Prayer meeting", "Thursday 24th".
  tokenRule(
    `${ALONE}(\\d{1,2})(?:${ORDINAL})?(?![\\d./%]|:\\d|\\p{L}|,\\d|\\s?(?:${DASH}|til|to)\\s?\\d|\\s?[ap]\\.?m)`,
    ([, date], around) => (isAfterWeekday(around) ? dateWord(date) : null),
  ),
  // "13 søn. kl. 18", "7 sø Høymesse".
  tokenRule(
    `${ALONE}(\\d{1,2})(?=\\s${WEEKDAY}(?:$|[.,:]|\\s(?=\\p{Lu}|kl(?!\\p{L})|\\d{1,2}[.:]\\d)))`,
    ([, date], { at }) => (at < 3 ? dateWord(date) : null),
  ),
  tokenRule(`${ALONE}(\\d{1,2})\\.(?!\\d)`, ([, date]) => dateWord(date)),
];
