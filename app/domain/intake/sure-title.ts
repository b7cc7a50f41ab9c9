import { ELSEWHERE_DAYS } from "~/domain/plain-words/names-elsewhere";
import { cutIntoWords } from "~/domain/plain-words/words";
import { FEAST_DAYS } from "~/domain/time/feast-days";
import { remembered } from "~/domain/values";
import { isPlaceName, TAKES_PLACE } from "./programme/place";
import { BOOKS } from "./programme/said-beside";

const set = (words: string) => new Set(words.split(" "));

/** What somebody does, in the present: a title that holds one behind its first word is a sentence. */
const DOES = set(
  "er blir vert har får går kommer kjem skal kan vil må bør står tar tek holder held møtes møtest samles samlast treffes " +
    "treffest ses sees sjåast flytter flyttar flyttet flytta flyttes flyttast utsettes utsettast avlyses avlysast utgår starter startar begynner byrjar øver øvar inviterer inviterar innbyr innkaller ønsker ønskjer arrangerer " +
    "arrangerar skipar fortsetter held selges seljast holdes haldast avholdes trur tror minner minnar håper vonar " +
    "vet veit sier seier skjer hender serverer serverar deltar åpner opnar stenger legger treng trenger ble vart " +
    "gjentar gjentek taler talar ber takker takkar hadde hjalp odbędzie będzie será findet ist is are was were will meets has have takes starts begins restarts opens closes invites",
);
/** Those of whom something is told. */
const WHO = set("vi me jeg eg æ je dere dykk dei du han hun ho det we our you they it");
/** A sentence goes on with these. */
const BEGINS = set(
  "som så da då der kun bare berre også òg men og at dette this there these our your their hjå hos skjer snart hugs " +
    "endelig endeleg altså altso husk nytt utsatt utsett avlyst flyttet flytta til fra frå sak ikke ikkje ingen inga keine kein no når hvis dersom jeg eg æ dere dykk takk tusen gratulerer gratulerar be riktig korrekt rett please å",
);
/** Nor does a title end with them, nor with a word of one letter or two. */
const ENDS = set(
  "for over med til fra frå ved hos hjå hjemme heime eller with the men blir vert også deg dere dykk inng oppmøte " +
    "frammøte avreise avgang går fom tom pris start åpent åpen ope open møter",
);
/** Of days, and of those left out. */
const OF_DAYS = set(
  "man tir tirs ons tor tors fre lør søn laurda lørda søndan mnd mnden måneden månaden hver hvert kvar kvart every " +
    `${ELSEWHERE_DAYS.join(" ").replaceAll("|", " ")} ` +
    "annenhver unntatt unnateke utenom utanom bortsett except",
);

const IS_MONEY = /^kr(?:oner)?$/;
const QUOTED = /[«"“][^«»"“”]*[»"”]/gu;
/** "3. samling", "4.–7. trinn", "for 8-åringer", "24 timer", "del 2", "G17", "Vinterleir 2027". */
const COUNTS = new RegExp(
  [
    `(?<=(?<!\\p{L})(?:${BOOKS})\\.?\\s)\\d[\\d.,:–-]*`,
    "(?<![\\d.])(?:19|20)\\d\\d(?!\\d)",
    "(?<=^|\\s(?:for|med|av|på|til|i|om|with|of)\\s)\\d{1,3}(?=\\s\\p{Ll}{3,})",
    "\\d{1,3}\\.?(?:\\s?[–-]\\s?\\d{1,3})?[.-]?\\s?(?:års?|åring|mnd|måned|trinn|klasse|kl|time|gang|dag|minutt|mai|desember|advent|years?|days?|hours?)",
    "(?<=^|[\\s(])\\d{1,2}\\.\\s?\\p{L}{3,}",
    "(?<=(?<!fra|frå|til|from)(?<=\\p{L}{3,})\\s|nr\\.?\\s)\\d{1,2}(?=$|\\)|\\s?[:–-]\\s|,|\\sav\\s\\d)(?:\\sav\\s\\d{1,2})?",
    "(?<=\\p{L})\\d{1,2}(?!\\d)",
    "(?<=(?<!\\p{L})(?:alder|trinn|klasse)\\s)\\d{1,2}\\s?[–-]\\s?\\d{1,2}",
    "\\([^()]*\\)",
  ].join("|"),
  "giu",
);
/** Who leads, or what is given and shared besides; a feast names the day alone. */
const ONLY_BESIDE = new RegExp(
  `^(?:(?:v|m)\\/.*|(?:ved|med|m|v)\\s.*|nattverd(?: og dåp)?|dåp(?: og nattverd)?|(?:takk)?offer|kollekt|ortodoks|katolsk|samisk|${FEAST_DAYS.map(({ names }) => names).join("|")})$`,
  "iu",
);
const LEFT =
  /(?<!\p{L})for å(?!\p{L})|\s@\s|[:,–-]\s*,|\(\s*(?:og|til)?\s*\)|(?<!\([^()]*)\)|\([^()]*$|[:;,]$|\s[–-]$|(?:\s\S+){3}!\)|\p{L}\s\p{Ll}{1,2}$|(?:\s\p{Ll}{1,2}){3}\s|\p{L}\?\?|!!|,\s(?:og|men|så|der|hvor)\s(?:\p{L}+\s){0,4}(?:vi|me|jeg|eg|de|det|du|dere)(?!\p{L})|(?<!\p{L})(?:samm?[ea]|same) (?:sted|stad|plass(?:en)?|tid|place|time)(?!\p{L})/u;
const ASKED = /^(?:hv|kv|wh|how|er\s|kan\s|is\s|are\s)[^]*\?$/iu;
/** A part that tells of the one before it: "for deg som trenger hjelp". */
const HEAD_ENDS = /[:–(|]|\s(?:som|der|who)\s/u;
const LONGEST_HOUSE = 3;
const MOST_OF_OURS = 6;

/** "Kari Hansen": who leads. */
const NAME = /^(?:\p{Lu}[\p{L}.-]*\s){1,3}\p{Lu}\p{Ll}+s[eo]n$/u;
/** "Kroken kirke". */
const isHouse = (title: string): boolean => title.split(" ").length <= LONGEST_HOUSE && isPlaceName(title);

/** "Vi synger julen inn" is what it is called; "vi møtes i kirka klokka" is told of it. */
function isSentence([first = "", ...rest]: readonly string[]): boolean {
  if (BEGINS.has(first) || DOES.has(first) || (rest.length === 0 && WHO.has(first))) return true;
  if (first === "vi" || first === "me") return rest.length > MOST_OF_OURS || DOES.has(rest[0] ?? "");
  return rest.some((word) => DOES.has(word) || WHO.has(word));
}

/**
 * Whether words stand in it that a title does not have: somebody does something, a number that counts nothing, a day or
 * what is left out, a loose end; or it is only who leads, or a house. Such a title is asked about.
 */
export const isUnsureTitle = remembered(isUnsure);

function isUnsure(title: string): boolean {
  const own = title.replace(QUOTED, " x ");
  const [head = ""] = own.split(HEAD_ENDS);
  const all = wordsOf(own.replace(COUNTS, " 1 "));
  return (
    (NAME.test(title) && !TAKES_PLACE.test(title)) ||
    isHouse(title) ||
    ONLY_BESIDE.test(title) ||
    LEFT.test(own) ||
    all.some((word) => /^\d/.test(word) && word !== "1") ||
    (all.length > 1 && ENDS.has(all.at(-1) ?? "")) ||
    all.some((word) => OF_DAYS.has(word) || IS_MONEY.test(word)) ||
    (isSentence(wordsOf(head)) && !ASKED.test(title))
  );
}

/**
 * Whether its words stand apart in what was written, and nothing joins them: what was between them was read as something
 * else than its place, so that which of them it is called by is not said.
 */
export function isPutTogether(title: string, written: string, place: string | null): boolean {
  const [all, own] = [cutIntoWords(written), cutIntoWords(title)];
  let next = 0;
  return own.some(({ key, at }, nth) => {
    const before = own[nth - 1]?.key;
    const found = all.findIndex((word, index) => index >= next && word.key === key);
    if (found < 0) return false;
    const between = written.slice(all[next - 1]?.end ?? 0, all[found]?.at);
    const isApart = before !== undefined && all[found - 1]?.key !== before && !isOnly(between, place);
    next = found + 1;
    return isApart && !/[:(]\P{L}*$/u.test(title.slice(0, at)) && !JOINS.test(title.slice(at));
  });
}

const LONGEST_PREPOSITION = 10;
const isOnly = (words: string, place: string | null): boolean =>
  place !== null && words.includes(place) && words.length < place.length + LONGEST_PREPOSITION;

/** What goes on with what stands before it. */
export const JOINS =
  /^(?:med|m|for|om|av|ved|v|i|på|til|fra|frå|from|hos|hjå|og(?! (?:det|vi|me|så) )|samt|som|hjemme|heime|under|etter|after|før|uten|utan|with|for|by|in|at|on|of|and|mellom|rundt|gjennom|mot|over|ut[ea]nfor|utafor|foran|bak|ute|inne|der|hvor)(?!\p{L})/iu;

/** A place that was not read as one: "bak Rema", "i garasjen"; not "i Nes menighet", "i gudstjenesten". */
const AT_SOMETHING =
  /\s(?:i|på|ved|v\/?|hos|hjå|ut[ea]nfor|utafor|bak|fra|frå|foran|in|at|under)\s(?:(?:the|selve)\s)?(?:\p{Lu}(?!.*(?:menighet|sokn|lag|forei?ning|prosti)(?!\p{L}))|(?!\p{L}*(?:gudst|møte|mess|konsert|fest))\p{L}{3,}(?:en|et|a|ene)(?!\p{L}))/u;
const MOST_WITHOUT_TIME = 4;

/** What else is known of the line that a title stands in. */
interface AroundTitle {
  written: string;
  place: string | null;
  /** Null where the line says no time at all. */
  day: string | null;
  tellsMore: boolean;
}

/** Whether the line does not show that this is what it is called: see isPutTogether(), or nothing says when it is. */
export const isUnsureIn = (title: string, { written, place, day, tellsMore }: AroundTitle): boolean =>
  isUnsureTitle(title) ||
  isPutTogether(title, written, place) ||
  (place === null && AT_SOMETHING.test(title.replace(QUOTED, " x "))) ||
  (day === null && (tellsMore || cutIntoWords(title).length > MOST_WITHOUT_TIME));

/** Words of its days were not understood, so that these are not sure either. */
export const saysDays = (title: string): boolean =>
  wordsOf(title.replace(QUOTED, " ")).some((word) => OF_DAYS.has(word));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
