import { LONG_WEEKDAY, MONTH, monthNamed, WEEKDAY, weekdayNamed } from "~/domain/plain-words/names";
import { DAY_ELSEWHERE, dayElsewhere, GERMAN_DAYS } from "~/domain/plain-words/names-elsewhere";
import { nthOf } from "~/domain/plain-words/numbers-in-words";
import { dayIn } from "~/domain/time/days-and-moments";
import { clockWord, SPOKEN_CLOCK, SPOKEN_END, SPOKEN_START } from "./beside-number";
import { FEAST_RULES, monthly, MONTHLY_RULE, OF_A_MONTH } from "./day-names";
import { END, type TimeWord, tokenRule, type TokenRule, type TokenSurroundings } from "./time-words";

/** "Annenhver uke på torsdager". */
const WEEK_ON = `(?:\\s(?:uke|veke|week)(?=\\s(?:på|on)\\s|\\s+${LONG_WEEKDAY}|\\s*(?:$|[,.;])))?`;

const every = (words: string, step: number, weekdays?: number[]) =>
  tokenRule(`${words}${END}${weekdays ? "" : WEEK_ON}`, () => ({ kind: "every", step, weekdays }));
const parity = (words: string, isEven: boolean) =>
  tokenRule(`(?:i\\s)?(?:${words})s?-?\\s?(?:uke|veke|week)[rs]?${END}`, () => ({ kind: "parity", isEven }));

/** "kl. 7 om kvelden". */
const LATE = "(?:\\s(om (?:kvelden|ettermid[\\p{L}'’]+)|(?:om )?morge?nen|om morgonen|om formidd?agen))?";

/** Follows a number that is no hour: "start 12 uker", "at 3 av", "start 1. september". */
const COUNTS = /^\s(?!(?:i|på|ved|med|in|on|-|–|\p{L}+dag)\s)\p{Ll}|^\s?[/%-]|^-/u;
const NTH_BEHIND = [/^\.\s?\p{L}/u, new RegExp(`^\\.\\s?(?:${MONTH}|\\p{L}+dag)`, "iu")] as const;

const NTHS = Array.from({ length: 31 }, (_, index) => nthOf(index + 1));

export const WORD_RULES: readonly TokenRule[] = [
  // "Ellevte desember".
  tokenRule(`(${NTHS.join("|")})\\s(${MONTH})${END}`, ([, nth = "", month = ""]) => ({
    kind: "numeric",
    date: NTHS.indexOf(nth.toLowerCase()) + 1,
    month: monthNamed(month),
    year: null,
    clock: null,
  })),
  tokenRule(
    `(?:kl|kll|о|a las|klokk[aeoå]n?|dii|diibmu|godz|um|presis|at|start(?:er|ar)?(?:\\skl)?|(?:begynner|byrjar|begins)(?=\\s\\d)|tid)\\.?:?\\s?(?:(ca\\.?|omtrent|rundt)\\s?)?(?:kl\\.?\\s?)?(\\d{1,2})(?:[.:](\\d{2})(?!\\d)|(\\d{2})|,([03]0|15|45))?(?!\\d|[.,:/]\\d|\\s?[ap]\\.?m\\b|\\s(?:over|på)\\s\\d)${LATE}(?:\\s(?:presis|precis|sharp|Uhr|h)(?!\\p{L}))?`,
    ([text, about, hour = "", minute, joined, comma, late], { line, end }) => {
      const isPlain = /^(?:at|tid|start|be|by|um|presis)/i.test(text) && minute === undefined && joined === undefined;
      const after = line.slice(end, end + 24);
      if (isPlain && (COUNTS.test(after) || NTH_BEHIND[Number(hour) > 12 ? 1 : 0].test(after))) return null;
      const isEvening = late !== undefined && /kveld|etterm/i.test(late);
      const said = isEvening && Number(hour) < 12 ? String(Number(hour) + 12) : hour;
      return clockWord(
        late === undefined ? said : said.padStart(2, "0"),
        minute ?? joined ?? comma,
        about !== undefined,
      );
    },
  ),
  tokenRule(
    "(?:ca\\.?|cirka|omtrent|rundt|about)\\s?(?:(?:kl\\.?|klokka|klokken)\\s?(\\d{1,2})(?:[.:]?(\\d{2}))?|(\\d{1,2})[.:](\\d{2}))(?![\\d.:])",
    ([, hour, minute, alone, its]) => clockWord(hour ?? alone, minute ?? its, true),
  ),
  // "Opnar 1930".
  tokenRule("(?:åpner|opnar|åpent fra|ope frå|opens?)\\s([01]\\d|2[0-3])([0-5][05])(?!\\d)", ([, hour, minute]) =>
    clockWord(hour, minute),
  ),
  SPOKEN_CLOCK,
  SPOKEN_START,
  SPOKEN_END,
  MONTHLY_RULE,
  tokenRule(
    `(?:hver|kvar|every)\\s(første|fyrste|siste|1\\.|last|first|(?:tredje|fjerde|3\\.|4\\.)(?=\\s${LONG_WEEKDAY}(?:en)?\\s${OF_A_MONTH}))\\s(${LONG_WEEKDAY})(?:en)?${END}(?:\\s${OF_A_MONTH})?`,
    monthly,
  ),
  ...FEAST_RULES,
  tokenRule(`(?:uke|veke|week)\\s(?:nr\\.?\\s)?(\\d{1,2})(?!\\d|[.,]\\d)`, ([, week]) =>
    Number(week) >= 1 && Number(week) <= 53 ? { kind: "week", week: Number(week) } : null,
  ),
  every(
    "(?:(?:hver|kvar|every)\\s(?:annen|andre|anna|2\\.|other|second)|annenhver|annahver|annankvar|annakvar|hveranna|kvarannan|(?:hver|kvar)\\s14\\.\\s?dag)t?",
    2,
  ),
  every("(?:hver|kvar|every)\\s(?:tredje|third|3\\.)", 3),
  every("(?:hver|kvar|every)\\s(?:fjerde|fourth|4\\.)", 4),
  every(
    "(?:(?:hver|kvar|every)\\s(?:dag|kveld|morgen|morgon|ettermiddag|formiddag|føremiddag|day|evening|morning)|alle\\s(?:dager|dagar)(?=\\s(?:unntatt|unnateke|utenom|utanom|bortsett))|daglig|dagleg|daily|täglich|codziennie|щодня|todos los días|tous les jours)",
    1,
    [0, 1, 2, 3, 4, 5, 6],
  ),
  every(
    "(?:(?:alle|på|on)\\s)?(?:hverdag(?:er|ene)|kvardag(?:ar|ane)|weekdays)|(?:hver hver|kvar kvar)dag",
    1,
    [0, 1, 2, 3, 4],
  ),
  every("(?:hver|hvert|kvar|kvart|every|each|alle(?=\\s(?:\\p{L}{3,8}(?:er|ar|ene|ane)|dag\\p{L}+)(?!\\p{L})))", 1),
  parity("partall|partal|like|jamne|even", true),
  parity("oddetall|oddetal|ulike|odde|odd", false),
  // English: "August 9, 2026".
  tokenRule(
    `(${MONTH})\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[.:/]\\d|\\.|\\s[–-]\\s?\\d|[–-](?!\\d{1,2}(?![\\d.:]))|\\p{L})`,
    ([text, month = "", date], { line, at, last }) =>
      /\d(?:st|nd|rd|th)$/i.test(text) ||
      (/^(?:april|august|september|november|january|february|march|may|june|july|october|december|aug|sept?|oct|nov|dec|apr|jan|feb|mar|jun|jul)$/i.test(
        month,
      ) &&
        (/^\p{Lu}/u.test(line.slice(at)) || last?.kind === "weekday"))
        ? { kind: "numeric", date: Number(date), month: monthNamed(month), year: null, clock: null }
        : null,
  ),
  tokenRule(`(${WEEKDAY})(er|ene|ar|ane|s|en)?${END}\\.?`, readWeekday),
  // "Sonntag 6.", but not "Susan Sonntag 19.00".
  tokenRule(`(${DAY_ELSEWHERE})(?=[,.:]?\\s+\\d)`, ([, name = ""], { line, at }) =>
    /^\p{Lu}/u.test(name) && /\p{Lu}\p{L}+\s$/u.test(line.slice(0, at)) && !DATE_AFTER.test(line.slice(at))
      ? null
      : { kind: "weekday", weekday: dayElsewhere(name), isPlural: false },
  ),
  tokenRule(`(${GERMAN_DAYS.join("|")})[.,]{0,2}(?=\\s\\d{1,2}\\..{3,30}\\d\\sUhr(?!\\p{L}))`, ([, name = ""]) =>
    GERMAN_DAYS.includes(name) ? { kind: "weekday", weekday: GERMAN_DAYS.indexOf(name), isPlural: false } : null,
  ),
  // "Am Mittwoch", "we wtorek"; a date behind it is read above.
  tokenRule(`(?:am|we?|el|le|у|в)\\s(${DAY_ELSEWHERE})${END}`, ([, name = ""]) => ({
    kind: "weekday",
    weekday: dayElsewhere(name),
    isPlural: false,
  })),
  // "Los sábados", "jeden Dienstag", "sonntags".
  tokenRule(
    `(?:(?:(?:todos )?los|cada|(?:tous )?les|jeden|każd[yą]|каждый|що)\\s?(${DAY_ELSEWHERE})s?|([a-z]{3,10}(?:tag|woch))s)${END}`,
    ([, each, plural = ""]) => {
      const weekday = dayElsewhere(each ?? plural);
      return weekday < 0 ? null : { kind: "weekday", weekday, isPlural: true };
    },
  ),
  // "Hver torsdagskveld", "torsdagskveldene".
  tokenRule(
    `(${LONG_WEEKDAY})s(?:kveld|morgen|morgon|formiddag|føremiddag|ettermiddag)(er|ene|ar|ane|(?<=(?:hver|kvar)\\s\\p{L}{12,24}))${END}`,
    ([, name = "", suffix]) => ({ kind: "weekday", weekday: weekdayNamed(name), isPlural: suffix !== "" }),
  ),
  // "Ut mai", "året ut".
  tokenRule(
    `(?:(?:ut|resten\\sav)(?:\\s(?:hele|heile))?\\s(?:(${MONTH})(?:\\s(?:måned|månad))?|året)|(?:(${MONTH})|året)\\sut(?=\\s*(?:$|[,.;)])))${END}`,
    ([, behind, name = behind]) => ({
      kind: "feast",
      feast: { dayIn: (year) => dayIn(year, name === undefined ? 13 : monthNamed(name) + 1, 0), isOfOneWeekday: false },
      isEnd: true,
    }),
  ),
  tokenRule(`(${MONTH})${END}\\.?`, ([, name = ""], { last, line, at, end }) => {
    const follows = last?.kind === "date" && /^\s?$/.test(line.slice(last.end, at));
    const isJoined =
      (last?.kind === "month" && /^\s?(?:[-–—/,]|og|til)\s?$/i.test(line.slice(last.end, at))) ||
      UP_TO_MONTH.test(line.slice(end, end + 24));
    // "Mai" is also a given name.
    const isLong = name.length > 4 || name === "mai" || /^(?:mars|juni|juli|june|july)$/i.test(name);
    return isLong || follows || isJoined || isAlone(line, at, name) ? { kind: "month", month: monthNamed(name) } : null;
  }),
];

/** "jan.–mai". */
const UP_TO_MONTH = new RegExp(`^\\s?(?:[-–—]|til\\s)\\s?${MONTH}(?!\\p{L})`, "iu");

/** "Mai", "AUG:" or "Mai 2027" as a heading. */
const isAlone = (line: string, at: number, name: string) =>
  at === 0 && /^[.:]?\s?(?:20\d\d)?[.:]?$/.test(line.slice(name.length));

/** "Sun, Nov 29". */
const BEFORE_MONTH = new RegExp(`^\\.?,?\\s${MONTH}\\.?\\s\\d{1,2}(?!\\d)`, "iu");

/** "Ti 12.", at the head of a line "Sø 10"; "to" and "on" in small letters before a whole date alone. */
function isShortDay(line: string, at: number, after: string): boolean {
  if (at === 0 && /^\.?\s(?:(?:kl\.?\s?)?\d{1,2}[.:]\d{2}|kl\.?\s?\d{1,2})\s\p{L}/u.test(after)) return true;
  if (!/^\p{Lu}/u.test(line.slice(at)))
    return DATE_BEHIND.test(after) || (at < 3 && /^(?:\.\s?\d{1,2}|\s\d{1,2}\.)(?=\s|\.|$)/.test(after));
  return /^\s?(?:den\s|d\.\s)?\d{1,2}[./]/.test(after) || (at < 3 && /^\s\d{1,2}(?=[\s,]|$)/.test(after));
}

/** "Ti 12, ti 19 og ti 26". */
const isListed = ({ line, at, last }: TokenSurroundings, after: string) =>
  last?.kind === "date" &&
  /^(?:,|\.|\s(?:og|and|&|[-–])|,\s(?:og|and))*\s$/.test(line.slice(last.end, at)) &&
  /^\.?\s\d{1,2}(?!\d)/.test(after);

/** "13 søn. Messe", "7 sø Høymesse". */
const isBehindDate = ({ line, at, end, last }: TokenSurroundings, after: string) =>
  last?.kind === "date" &&
  last.at < 3 &&
  /^,?\s$/.test(line.slice(last.end, at)) &&
  (line.charAt(end - 1) === "." || /^(?:$|\s(?:\p{Lu}|kl(?!\p{L})))/u.test(after));

/** "Samstag, 12.12.", "Sonntag 6. Dezember". */
const DATE_AFTER = /^\p{L}+[,.:]?\s+\d{1,2}\.\s?(?:\d{1,2}(?!\d)|\p{L})/u;
const DATE_BEHIND = new RegExp(`^\\.?\\s\\d{1,2}(?:\\.\\s?${MONTH}(?!\\p{L})|[./]\\d{1,2}(?!\\d))`, "iu");

/** "Har fri 18. februar", "(fri 23/2)". */
const NO_FRIDAY = /(?<!\p{L})(?:har|ha|tar|tek|får)\s$|\($/iu;

/** "Man, ons og fre kl 18", "fre–søn 18.–20.". */
const BEFORE_NUMBER = new RegExp(
  `^(?:\\s?(?:[-–,/&]|og\\s)?\\s?${WEEKDAY}\\.?(?!\\p{L})){0,6}[,:]?\\s?(?:den\\s|d\\.\\s?|kl\\.?\\s?)?\\d`,
  "iu",
);

/** "Sunday service", of which the date is told. */
const OF_SUNDAY = /^\s(?:service|worship|mass|school|lunch|eucharist)(?!\p{L})/iu;
const DATED = new RegExp(`\\d(?:st|nd|rd|th)?\\s(?:of\\s)?${MONTH}(?!\\p{L})|${MONTH}\\s\\d{1,2}(?!\\d)`, "iu");

/** A short name counts only beside a number: "man", "tor" and "lør" are words and names as well. */
function readWeekday([, name = "", suffix = ""]: RegExpExecArray, around: TokenSurroundings): TimeWord | null {
  const { line, at, end } = around;
  const after = line.slice(end, end + 40);
  const isKnown = suffix === "" && isBehindDate(around, after);
  if (OF_SUNDAY.test(after) && DATED.test(line)) return null;
  if (name.length === 2 && !isKnown && (suffix !== "" || !(isShortDay(line, at, after) || isListed(around, after))))
    return null;
  const isShort = /^(?:.{1,4}|freda)$/i.test(name) && !/day$/i.test(name);
  if (isShort && !isKnown && (suffix !== "" || !(BEFORE_NUMBER.test(after) || BEFORE_MONTH.test(after)))) return null;
  if (/^s$/i.test(suffix) && !/day$/i.test(name)) return null;
  if (/^fri$/i.test(name) && NO_FRIDAY.test(line.slice(0, at))) return null;
  return { kind: "weekday", weekday: weekdayNamed(name), isPlural: /^(?:er|ene|ar|ane|s)$/i.test(suffix) };
}
