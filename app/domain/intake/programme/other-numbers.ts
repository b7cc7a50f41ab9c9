import { LONG_WEEKDAY, MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { MONTH_ANYWHERE } from "~/domain/plain-words/names-elsewhere";
import { isNoTitle } from "../no-title";
import { latin } from "./latin";
import { ENDS_OF_STREETS, isPlaceName } from "./place";
import { BLANK } from "./plain-lines";
import { BOOKS as SHORT_BOOKS } from "./said-beside";
import { timeWordsOf } from "./tokens";

/** Each pattern of a number that is no time begins with a literal or is bounded, so that a line takes linear time. */

/** Not the day of a month: "Mark 5. september", "Kor 12. og 13. desember". */
const NO_DAY = `(?!\\d{1,2}\\.?(?:\\s?(?:og|[-–,])\\s?\\d{1,2}\\.?){0,3}\\s?(?:(?:de|of) )?(?:${MONTH_ANYWHERE}|advent|juledag|påskedag|pinsedag)(?!\\p{L}))`;

/** Beside those that are shortened. */
const BOOKS =
  `${SHORT_BOOKS}|mosebok|genesis|jos|josva|dom|dommerne|rut|samuel|kongebok|esra|nehemja|est|ester|salmene|salmane|psalm|` +
  "ordspr|ordtøk|jesaja|isaiah|jeremia|klag|daniel|hosea|joel|am(?= \\d{1,2}[,:])|amos|ob|jona|nah|hab|sef|hag|" +
  "mat|matteus|matthew|mk|markus|lukas|luke|johannes|john|apgj|gjerningene|acts|romerne|romans|cor|galaterne|" +
  "efes|eph|filipperne|phil|col|heb|hebreerne|james|peter|judas|op|openb|rev|" +
  "salme nr|norsk salmebok|nos|salmebok|sang nr|song nr|salmer?";

const THINGS =
  "nr|nummer|side|s|rom|sal|postboks|boks|pb|punkt|sak|kap|kapittel|vers|§|gate|gt|bind|årg|årgang|gruppe|gr|sone|bane|" +
  "plass|versjon|kid|del|lag|linje|buss|gnr|bnr|etasje|oppgang|leilighet|inngang|romnr|room|page|verse|chapter|no\\.";

const DIGITS = "\\d{1,6}";
const LETTERS_BEFORE = "(?<![\\p{L}\\d])";

const OTHER_NUMBERS = [
  "(?:https?://|www\\.)[^\\s|;]{1,300}",
  `${LETTERS_BEFORE}[\\w.+-]{1,64}@[\\w-]{1,64}(?:\\.[\\w-]{1,24}){1,4}`,
  // Verses: "Joh 3.16", "1. Kor 13,4-7", "Luk 2,1-20 og 3,1".
  `${LETTERS_BEFORE}(?:[1-5]\\.?\\s?)?(?:${BOOKS})\\.?:?\\s?${NO_DAY}\\d{1,3}(?:\\s?[.,:]\\s?\\d{1,3}[a-f]?)?` +
    "(?:\\s?(?:[-–,;+]|og)\\s?(?!\\d{1,2}\\.?\\s?\\p{L}{3})\\d{1,3}(?:[.,:]\\s?\\d{1,3}[a-f]?)?(?![\\d:])){0,6}",
  `${LETTERS_BEFORE}\\p{L}{3,14}(?:brevet|evangeliet)\\s?${NO_DAY}\\d{1,3}(?:,\\d{1,3})?`,
  `${LETTERS_BEFORE}[1-5]\\.\\s?(?:mos|sam|kong|krøn|kor|tess|tim|pet|joh|mosebok|korinter|johannes)\\p{L}{0,12}\\.?`,
  `${LETTERS_BEFORE}(?:kr|kroner|nok|pris|kostar|koster|eur|€)\\.?:?\\s?(?:kr\\.?\\s?)?\\d{1,6}(?:[ .]\\d{3}(?!\\d|[.:]))?(?:[.,]\\d{1,2}(?!\\d))?(?:,-)?(?:\\s?[-–/]\\s?\\d{1,6}(?:,-)?(?![.\\d]))?`,
  `(?<![\\d.,]|\\d:)\\d{1,6}(?:[.,]\\d{2})?\\s?(?:(?:per|pr\\.?|à)\\s(?:stk|person|pers|barn|gang|familie)|kr|kroner|nok|,-|,–|:-)(?!\\p{L}|\\.?:?\\s?\\d)`,
  `${LETTERS_BEFORE}(?:tlf|telefon|mobil|mob|ring|sms|tel|phone|fax|faks|vipps|konto|kontonummer|kontonr|kto|org|orgnr|organisasjonsnummer)\\.?\\s?(?:nr|nummer|til)?\\.?:?\\s?(?:\\+47\\s?)?\\d(?:[ .]?\\d){3,13}(?!\\d|\\.\\s?\\p{L})`,
  "\\+\\d{2}(?: ?\\d){8}(?!\\d)",
  "(?<![\\d.,])\\d{2}(?: \\d{2}){3}(?![\\d.:])",
  "(?<!\\d)(?:\\d{2}(?:\\.\\d{2}){3}|\\d{3} \\d{2,3} \\d{3}|\\d{4}[. ]\\d{2}[. ]\\d{5})(?!\\d)",
  "(?<![\\d.])(?!20[2-4]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d))\\d{5,20}(?![\\d])",
  "(?<![\\d.,:])(?:\\d{1,3}\\s?[-–+]\\s?)?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:år(?!\\p{L})|-?\\s?års(?:dag|jubil|fest|klubb|bok|gruppe|kull|trinn|kor)|åring|min(?!\\p{L})|minutt|timer|time(?!\\p{L})|timar|km(?!\\p{L})|meter|stk|person|deltaker|deltakar|plasser|plassar|barn(?!\\p{L})|kopper|grader|°|%|klassing|ganger|gonger|medlemm|ledd)",
  // Not "Lø 30. Årsfest".
  `(?<![\\d.,:])\\d{1,2}\\.(?:\\s?(?:[-–]|og|til)\\s?\\d{1,2}\\.)?\\s?(?:klasse|kl\\.?(?=\\s\\p{Ll}|$|[,)])|trinn|etasje|etg|plass|årgang|gang|gong|del(?!\\p{L})|år(?!\\p{L})|(?<!(?<!\\p{L})${WEEKDAY}\\.?\\s\\d{1,2}\\.\\s?)års(?!møte)|samling|semester|kvartal|linje|divisjon|bind|rad|utgave|omgang|generasjon|verdenskrig|bedehus|vers|møte i rekken|roverlag)`,
  "(?<![\\d.,:])(?:mellom\\s)?\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?=\\s?(?:åringer|åringar|år|klasse|trinn))",
  `${LETTERS_BEFORE}(?:barn|born|unge|ungdom|ungdommer|ungdomar|tenåringer|tenåringar|gutter|gutar|jenter|alder|kids|youth|teens)\\s(?:fra\\s)?\\d{1,2}\\s?[-–]\\s?\\d{1,2}(?![\\d.:/]|\\s?${MONTH})`,
  // The number of a Sunday: "11. søndag etter pinse".
  "(?:(?<![\\d.,:])\\d{1,2}\\.?|(?<!\\p{L})(?:første|fyrste|andre|annen|tredje|fjerde|femte|sjette|siste))\\s?(?:søndag|sundag|s\\.|sønd\\.)\\s?(?:i|etter|e\\.|før)\\s?(?:påske|pinse|tref|treei|treen|åpen|openb|faste|jul|nyttår|kristi|apost|skaper)\\p{L}{0,16}",
  // Numbers of a list: "1. tirsdag 12. januar", but "8. tirsdag 10.30".
  `(?<=^\\s*)\\d{1,2}[.)](?=\\s${LONG_WEEKDAY}\\.?,?\\s(?:den\\s)?\\d{1,2}[./](?!(?:00|1[3-9]|[2-5]\\d)(?!\\d)))`,
  `(?<!\\p{L})\\p{Lu}\\p{L}{1,30}(?:${ENDS_OF_STREETS})\\s\\d{1,4}\\s?[A-H]?(?![\\p{L}\\d.:/])`,
  "(?<![\\d.,:])(?!20[23]\\d)\\d{4}\\s(?=\\p{Lu}\\p{L}{2,30}(?:$|[\\s,.]))(?<=(?:,|\\d|[A-H]|\\))\\s\\d{4}\\s)(?<!\\d[./]\\d{1,2}\\.?\\s\\d{4}\\s)",
  `(?:§|(?<!\\p{L})(?:pkt|punkt|kap|kapittel|versjon|møterom|klasserom|romnr|etg))\\.?:?\\s?${NO_DAY}\\d{1,4}(?:[.,]\\d{1,3}){0,3}`,
  `${LETTERS_BEFORE}(?:${THINGS})\\.?:?\\s?#?${NO_DAY}${DIGITS}(?:[/-]${DIGITS})?(?![\\d]|[.:]\\d|/\\d)`,
];

const [ofLetters, others] = [true, false].map((isOf) =>
  OTHER_NUMBERS.filter((one) => one.startsWith(LETTERS_BEFORE) === isOf),
) as [string[], string[]];
/** What they begin with is looked at once for all. */
const PATTERN = latin(
  [...others, `${LETTERS_BEFORE}(?:${ofLetters.map((one) => one.slice(LETTERS_BEFORE.length)).join("|")})`]
    .map((one) => `(?:${one})`)
    .join("|"),
  "gi",
);

/** Makes such numbers illegible, letter for letter, so that positions stay. */
export const withoutOtherNumbers = (line: string): string =>
  /\d|@|www|http|søndag|sundag/i.test(line) ? line.replace(PATTERN, (found) => BLANK.repeat(found.length)) : line;

const BRACKET = /\(([^()]{3,60})\)/g;
const CLOCK = /(?<!\d)\d{1,2}[.:]\d{2}(?!\d)|(?<!\p{L})kl\.?\s?\d/iu;
/** They tell of the event itself. */
const OF_EVENT =
  /(?<!\p{L})(?:slutt|ferdig|avslutt|varer|varar|ends?|start|oppmøte|frammøte|dør|fra|frå|til|from|to|tid|flytt|endr|ny|møt|utsolgt|utseld|full|sold)\p{L}*/iu;

/** "6/12 (nattverd), 13/12". */
const NOTE_IN_LIST = /(?<=\d\.?)\s\([^()\d]{2,30}\)(?=\s?(?:,|og\s|&)\s?(?:\p{L}+\s)?\d)/giu;

/** Letter for letter, so that the days of a list stand side by side. */
export const withoutNotesInList = (line: string): string =>
  line.replace(NOTE_IN_LIST, (note) => " ".repeat(note.length));

/** Makes the clock of another part illegible, letter for letter: "kl. 18.00 Speiderkveld (Tweens 17.30)". */
export const withoutPartsInBrackets = (line: string): string =>
  line.replace(BRACKET, (bracket, inside: string, at: number) => {
    if (!CLOCK.test(inside) || OF_EVENT.test(inside)) return bracket;
    const tokens = timeWordsOf(inside);
    const words = inside.slice(0, tokens[0]?.at).trim();
    const outside = [line.slice(0, at), line.slice(at + bracket.length)];
    const hasOther = outside.some((part) => timeWordsOf(part).some(({ kind }) => kind === "clock"));
    const isPart = hasOther || /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(words);
    const isOnlyClock = tokens.every(({ kind }) => kind === "clock");
    return isPart && isOnlyClock && words !== "" && !isNoTitle(words) && !isPlaceName(words)
      ? BLANK.repeat(bracket.length)
      : bracket;
  });
