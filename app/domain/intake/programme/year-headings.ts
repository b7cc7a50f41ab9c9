import { MONTH, monthNamed } from "~/domain/plain-words/names";
import { remembered } from "~/domain/values";
import { isPlaceName, TAKES_PLACE } from "./place";
import { isCongregation } from "./plain-texts";
import { isNear } from "./time-words";
import { cleanTitle } from "./title";

/** "Program høsten 2026", "2026/27". */
export type YearHeading = NonNullable<ReturnType<typeof headingIn>>;

const SEASONS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /(?<!\p{L})(?:høst|haust)(?:en|program\p{L}*|semester\p{L}*|sesong\p{L}*)?(?!\p{L})|autumn/iu,
    [7, 8, 9, 10, 11, 12],
  ],
  [/(?<!\p{L})vår(?:en|program\p{L}*|semester\p{L}*|sesong\p{L}*)?(?!\p{L})|spring/iu, [1, 2, 3, 4, 5, 6]],
  [/(?<!\p{L})(?:sommer|sommar|sumar)(?:en|program\p{L}*)?(?!\p{L})|summer/iu, [5, 6, 7, 8, 9]],
  [/(?<!\p{L})vinter(?:en|program\p{L}*)?(?!\p{L})|winter/iu, [1, 2, 3]],
  [
    /(?<!\p{L})(?:påske(?:n|program\p{L}*|høytid\p{L}*|høgtid\p{L}*)?|den stille uke|fasten)(?!\p{L})|easter/iu,
    [2, 3, 4, 5],
  ],
  [/(?<!\p{L})(?:(?:etter|over) (?:jul|jol|nyttår)|after (?:christmas|new year))(?!\p{L})/iu, [1, 2, 3, 4, 5, 6]],
  [/(?<!\p{L})(?:før (?:jul|jol)|before christmas)(?!\p{L})/iu, [7, 8, 9, 10, 11, 12]],
  [
    /(?<!\p{L}|(?:etter|over|før|after|before) )(?:jul|jula|julen|julemåneden|advent|julehøytid\p{L}*|julehøgtid\p{L}*|juleprogram\p{L}*)(?!\p{L})|christmas/iu,
    [11, 12],
  ],
];

const YEARS =
  /(?<![\d.,:/-])(20\d{2})(?:\s?[/–-]\s?(?:(?:vår(?:en)?|høst(?:en)?|jan\p{L}*|juni?|mai)\s)?(20\d{2}|\d{2})(?![\d.:]))?(?!\d|\.\d|-\d)/giu;
const NO_PROGRAMME =
  /årsmelding|årsrapport|budsjett|regnskap|rekneskap|strategi|visjon|jubile|siden|sidan|stiftet|skipa|grunnlagt|etablert|established|copyright|©|(?<!\p{L})bygd|bygget|vigsl|innvi|årgang|referat|protokoll|utgave|\bnr\b|oppdatert|kopieres|trykk|konfirmant\p{L}* 20|(?<!\p{L})(?:vi|me|er|har|skal|ble|blei|vart|var|feirer|feirar|samlet|samla|kroner|kr|ble)(?!\p{L})/iu;
const LONGEST_HEADING = 90;

const PROGRAMME =
  /program|datoer|datoar|møteplan|møteliste|gudst\p{L}{1,5}nest|(?:konsert|samling)(?:er|ar)(?!\p{L})|aktivitet|kalender|arrangement|terminliste|semester|sesong|oversikt|hva skjer|kva skjer|what['’]?s on|(?<!\p{L})(?:uke|veke|week)(?!\p{L})|plan(?!\p{L})|events|schedule/iu;

const isProgramme = (line: string) =>
  PROGRAMME.test(line) || SEASONS.some(([words]) => words.test(line)) || monthsOfHeading(line) !== null;

export const yearHeadingIn = remembered(headingIn);

function headingIn(line: string) {
  if (line.length > LONGEST_HEADING || NO_PROGRAMME.test(line) || /[.!?]\s\p{L}/u.test(line)) return null;
  const years = [...line.matchAll(YEARS)].flatMap(([, first, second]) =>
    second === undefined ? [Number(first)] : [Number(first), Number(second.length === 2 ? `20${second}` : second)],
  );
  if (years.length === 0 || !(isProgramme(line) || /^\W*20[\d\s/–-]*\W*$/.test(line))) return null;
  const months = SEASONS.flatMap(([words, its]) => (words.test(line) ? its : []));
  return { years: [...new Set(years)].sort((a, b) => a - b), months };
}

const TIMES_OF_HEADING = [YEARS, MONTH, ...SEASONS.map(([words]) => words)].map(
  (words) => new RegExp(typeof words === "string" ? `(?<!\\p{L})${words}(?!\\p{L})` : words.source, "giu"),
);
const SEVERAL = /(?:er|ar|ene|ane)(?!\p{L})/iu;
const MOST_WORDS = 3;

/** "Torsdagsklubb høsten 2026"; null where a heading names no single gathering, apart where it may be who gathers. */
export function gatheringOfHeading(line: string): { title: string; isApart: boolean } | null {
  const rest = TIMES_OF_HEADING.reduce((words, times) => words.replace(times, " "), line);
  const words = rest.match(/[\p{L}-]*\p{L}/gu) ?? [];
  const title = cleanTitle(words.join(" "));
  const isOne =
    words.length <= MOST_WORDS &&
    /^(?!(?:i|på|for|hos|ved|til|med|av|og|in|at|of)\s)\p{L}/iu.test(title) &&
    !SEVERAL.test(rest) &&
    !isPlaceName(title);
  return isOne && !PROGRAMME.test(line) && !isCongregation(title) && !/\d/.test(rest)
    ? { title, isApart: !TAKES_PLACE.test(title) }
    : null;
}

const MONTH_AT_END = new RegExp(`(?<!\\p{L}|[–-]\\s?)(${MONTH})\\s20\\d{2}\\W*$`, "iu");

/** "August", "September – oktober 2026", "Program for mai". */
export const monthsOfHeading = remembered(monthsIn);

function monthsIn(line: string): number[] | null {
  const [one = "", other, ...more] = line.split(/\s[–—|]\s/);
  if (other === undefined || more.length > 0) return monthsOfPart(line);
  return monthsOfPart(line) ?? monthsOfPart(one) ?? monthsOfPart(other);
}

function monthsOfPart(line: string): number[] | null {
  const atEnd = line.length <= LONGEST_HEADING && PROGRAMME.test(line) ? MONTH_AT_END.exec(line) : null;
  if (atEnd && !/\d/.test(line.slice(0, atEnd.index)) && !NO_PROGRAMME.test(line)) return [monthNamed(atEnd[1] ?? "")];
  const rest = line.replace(/(?<!\d)20\d{2}(?!\d)/g, " ");
  if (line.length > 60 || /\d/.test(rest)) return null;
  const found = [...rest.matchAll(new RegExp(`(?<!\\p{L})${MONTH}(?!\\p{L})`, "giu"))];
  const first = found[0];
  const last = found.at(-1);
  if (!first || !last) return null;
  const ends = found.map(({ index, 0: name }) => index + name.length);
  const between = found.every(({ index }, at) => at === 0 || isNear(rest.slice(ends[at - 1], index)));
  const around = rest.slice(0, first.index) + rest.slice(last.index + last[0].length);
  const words = around.match(/\p{L}+/gu) ?? [];
  const isHeading =
    words.length <= 5 &&
    words.every((word) => HEADING_WORD.test(word) || /^\p{Lu}/u.test(word)) &&
    !/[,;.!?]\s*\p{L}/u.test(around);
  const isShortAlone = found.length > 1 || first[0].length > 3 || first.index === 0;
  return between && isHeading && isShortAlone ? found.map(([name]) => monthNamed(name)) : null;
}

const HEADING_WORD =
  /^(?:program(?:met|mer)?|for|i|og|møter?|møteplan|plan|aktiviteter|aktivitetar|hva|kva|skjer|kalender|gudstjenester?|gudstenester?|gudstenesteliste|gudstjenesteliste|arrangement(?:er)?|oversikt|måned(?:en)?|månad(?:en)?|samlinger|samlingar|vår(?:en)?|høst(?:en)?|haust(?:en)?|sommer(?:en)?|the|in|events?|programme|av|til|fra|menighet(?:en)?|kyrkjelyd(?:en)?)$/iu;
