import { MONTH, WEEKDAY } from "~/domain/plain-words/names";
import { latin } from "./latin";
import { BLANK } from "./plain-lines";
import { fromTheNext } from "./plain-texts";
import { SENTENCE_END } from "./said-beside";
import { type Letters, withoutLetters } from "./time-words";

export const OTHER_MATTER = [
  "(?:bindende |bindande )?på ?meld(?:ing(?:en|a|s)?|ings ?frist(?:en)?)?",
  "meld (?:deg|dykk|dere|deg/dykk) (?:gjerne )?på|meld fra",
  "(?:svar|søknads|betalings|innleverings|meldings|siste |bindende )?frist(?:en)?",
  "bill(?:ett(?:er|ar|ene|ane|salg|sal|pris|priser|ene)?|\\.?(?=\\s?(?:kr|\\d)))|(?:voksne|vaksne|voksen|vaksen)(?=:? (?:kr\\.? ?\\d{2,4}|\\d{2,4}(?: ?(?:kr|,-|kroner)|,? (?:og )?(?:barn|born) \\d{1,4}))(?!\\d))|forhåndssalg(?:et)?|forsalg(?:et)?|forsal(?:et)?|i salg",
  "(?:er )?(?:kirke|kyrkje|menighets)?kontor(?:et)?(?: er| har| held| holder)?(?: \\p{L}{2,10}){0,2} (?:åpent|ope|åpen|open|stengt|stengd|oppe)|ellers(?: (?:er|har)(?: vi| det)?)? (?:åpent|ope|stengt|stengd)",
  "(?:kirke|kyrkje|menighets)?kontor(?:et)?(?=\\s?:)|kontortid(?:er|a)?|(?:åpnings|opnings|telefon|ekspedisjons|besøks|treffe)tid(?:er|a|ene)?|ekspedisjonen",
  "(?:tidlig|tidleg|ordinær|full|redusert) ?pris(?:en)?|early bird",
  "registration (?:closes|deadline|ends)|deadline|rsvp|tickets?|office hours|opening hours",
];
/* @__NO_SIDE_EFFECTS__ */
export const clauseOf = (begins: readonly string[]): RegExp =>
  latin(`(?<![\\p{L}-])(?:${begins.join("|")})(?![\\p{L}])`, "gi");

const OTHER_CLAUSE = clauseOf(OTHER_MATTER);

const DAY = `(?:(?:\\p{L}{3,8}dag|\\p{L}{3,6}day)\\s)?(?:den\\s)?(?:\\d{1,2}[./]\\s?\\d{1,2}(?:[./]\\s?\\d{2,4})?|\\d{1,2}(?:\\.|st|nd|rd|th)?\\s?${MONTH}\\.?(?:\\s\\d{4})?|\\p{L}{0,6}dagen før|i (?:dag|kveld|morg[eo]n))`;
const AT = "(?:[\\s,]{1,3}(?:kl\\.?\\s?)\\d{1,2}(?:[.:]\\d{2})?)?";

/** Limits, births and deaths. */
const OTHER_DAY = latin(
  `(?<!\\p{L})(?:(?:innen|innan|senest|seinest|seinast|(?<!ikk(?:e|je)\\s)før|by|before|siden|sidan|since|per|pr\\.?)\\s(?:utgangen av\\s)?${DAY}${AT}|(?:innen|innan|senest|seinest|seinast)\\s\\p{L}{3,6}dag${AT}` +
    `|(?<!dag,?\\s|(?<!\\p{L})${WEEKDAY}[.,]{0,2}\\s)(?:f|født|fødd|born|død|døydde|d|døpt|gift)\\.?\\s(?:den\\s)?(?:${DAY}|\\d{4}(?!\\d))|†\\s?(?:${DAY}|\\d{4})|(?<=[^\\s*]\\s{0,3})\\*\\s?(?:${DAY}|\\d{4})|\\*\\s?${DAY}(?<=(?:19\\d|20[01])\\d))`,
  "gi",
);

/** "Påmelding innen 4. januar til samlivskurs lørdag 23. januar": what follows is the event. */
const UNTIL_WHAT = latin(
  `^[^.;|]{0,30}?\\s(?:innen|innan|senest|seinest|før|by)\\s${DAY}${AT}(?:\\s(?:til|for|to)\\s(?!\\p{L}*(?:diakon|prest|kontor|leder|leiar|kasserer|kantor|kateket|styret)|tlf|\\d)|,\\s(?=\\p{L}+$))`,
  "i",
);

const DOORS = latin(
  /(?<!\p{L})(?:dør(?:ene|ane|er|a)?|doors?|innslipp|(?:oppmøte|frammøte)\sfor\s\p{L}+|oppmøte|frammøte|oppstilling|mingling|lydprøve|rigging|generalprøve|(?:koret|korene|kora|kor|musikerne|musikarane|bandet|dere|medvirkende|medverkande|sangerne|songarane|de som skal synge)\s(?:møter|møtes|møtest|øver|stiller)(?:\sopp)?|kirken åpner|kyrkja opnar|kaf[eé]en åpner|kaf[eé]en opnar|salen åpner)\s?(?:åpner|opnar|åpnes|opnast|åpne|open|opens?|opp|oppe|fra|frå|er)?\s?:?\s?(?:kl\.?|at|fra|frå|klokken)?\s?\d{1,2}(?:[.:]\d{2})?(?!\d|[.:]\d|\.?\s?(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des))/giu,
);
const CLOCK = latin(/(?:kl\.?|(?:klokk|start|beg[iy]n|byrj)\p{L}*)\s?\d|(?<![\d.])\d{1,2}[.:][0-5]\d(?![\d.])/iu);

const CLAUSE_END = new RegExp(`${SENTENCE_END}|[;|•]|,(?=\\s(?:opp)?start)|\\s[–-]\\s(?=\\p{Lu})`, "gu");

function sentenceEnd(line: string, from: number): number {
  CLAUSE_END.lastIndex = from;
  return CLAUSE_END.exec(line)?.index ?? line.length;
}

export interface OwnMatter {
  /** What is about something else has been made illegible, letter for letter. */
  line: string;
  others: Letters[];
  /** Without the times of other parts. */
  legible?: string;
}

/** Leaves out deadlines, tickets, births, doors; `clause` finds where one begins, `onlyDoors` where nothing else is. */
export function ownMatterOf(line: string, clause = OTHER_CLAUSE, onlyDoors: RegExp | null = null): OwnMatter {
  const others: OwnMatter["others"] = [];
  clause.lastIndex = 0;
  for (let match = clause.exec(line); match; match = clause.exec(line)) {
    const until = UNTIL_WHAT.exec(line.slice(match.index))?.[0].length;
    const end = until === undefined ? sentenceEnd(line, match.index) : match.index + until;
    others.push({ at: match.index, end });
    clause.lastIndex = Math.max(end, match.index + match[0].length);
  }
  if (!/\d|dag|morg|kveld/.test(line)) return { line: without(line, others), others };
  for (const { index, 0: found } of without(line, others).matchAll(OTHER_DAY))
    others.push({ at: index, end: index + found.length });
  const own = without(line, others);
  const doors = [...own.matchAll(DOORS)].map(({ index, 0: found }) => ({ at: index, end: index + found.length }));
  const isBeside = doors.length > 0 && (onlyDoors?.test(own) === true || CLOCK.test(own.replace(DOORS, " ")));
  return isBeside ? { line: without(own, doors), others: [...others, ...doors] } : { line: own, others };
}

const without = (line: string, spans: OwnMatter["others"]) => withoutLetters(line, spans, BLANK);

/* @__NO_SIDE_EFFECTS__ */
const whole = (...words: string[]) => latin(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`);

const RELATIVE = whole(
  "i dag|idag|i kveld|i ettermiddag|i morgen|i morgon|imorgen|imorgon|i morgo|(?:i )?overmorg[eo]n|i natt|i går",
  "(?:neste|denne|kommende|komande|førstkommende|f[øy]rstkomande|følgende|kommande) (?:uke|veke|uka|veka|uken|helg|helga|helgen|måned|månad|(?:man|mån|tirs|tys|ons|tors|fre|lør|laur|søn|sun)dag(?:en)?)",
  "til (?:helga|uka|veka|helgen|uken)|på (?:man|mån|tirs|tys|ons|tors|fre|lør|laur|søn|sun)dag",
  "samme (?:dag|kveld|sted|tid)|same (?:dag|kveld)|\\p{L}{0,5}dagen (?:etter|før)|kvelden før|uka etter|veka etter",
  "today|tonight|tomorrow|(?:next|this|coming) (?:week|weekend|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)",
);

/** Such as "i morgen", which counts from the day it was written. */
export const isRelative = (line: string): boolean => RELATIVE.test(line);

const CANCELLED = whole(
  "f[ae]ll(?:er)?(?: \\p{L}{3,}(?:en|et|a|ene|ane))? (?:ut|bort|vekk)|droppes|droppast|strøket|stroken|avlys(?:e[sr]?|te?|ast|n?ing)|innstilt|innstilles|utgår|kansellert|kanselleres|(?<!(?:vi|me|dere|alle|barna)\\s)går(?: \\p{L}{3,}(?:en|et|a|ene|ane))? ut(?!\\s(?:og|på|i)(?!\\p{L}))|bortfaller|cancell?ed|abgesagt|fällt(?: [^.]{2,30})? aus|entfällt|cancelad[oa]s?|se suspende|odwołan[aeoy]|скасован[аоі]",
  "(?<=(?:vi|me|we) )(?:(?:do not|don't|will not|won't) meet(?! (?:in|at)(?!\\p{L}))|(?:møtes|møtest|samles|samlast) (?:ikke|ikkje)(?! (?:i|på|ved|kl|hos|hjå|bare|berre|lenger|lengre|for)(?!\\p{L})))",
  "blir ikke noe av|blir det ikke|vert ikkje|(?<=^)det blir (?:ikke|ingen)",
);
/** "Torsdag 8. oktober: ikke møte". */
const NOTHING = latin(
  /(?:^|[:–-]\s|(?<=\d\.?\s(?:\p{L}{3,9}\.?\s)?(?:\d{4}\s)?))(?<!\d[.:]\d{2}\.\s)(?:ingen|ikke|ikkje|inga|intet|keine?|no hay|nie ma|немає|no(?!\s(?:er?|blir|vert|kjem|har|skal|må|kan|startar|byrjar|nærmar)(?!\p{L})))\s(?!kl(?!\p{L})|gl[eø]y?m(?!\p{L})|ann(?:et|a)(?!\p{L})|(?:i|på)\s\p{L}*\s?\p{L}*(?:feri|helligdag|heilagdag))\p{L}/iu,
);

export const isCancelled = (line: string): boolean => CANCELLED.test(line);

/** "Ingen møte", "Høstferie". */
export const saysNothingIsOn = (title: string): boolean =>
  NOTHING.test(title) ||
  /^(?:ferie|(?:høst|haust|vinter|sommer|sumar|sommar|jule|påske|skole|skule|felles)ferie(?:n)?|romjul(?:en|a)?)(?:\sog (?:ingen|inga|ikke|ikkje) (?:klubb|kor|babysang|møte|samling|øvelse|øving|trening|speid|gudst|aktivitet)\p{L}*|,?\s(?:fra|frå|til|i|uke|veke|starter|startar|begynner|byrjar|oppstart)(?!\p{L}).*)?[.!]?$|^(?:fri|planleggingsdag|planleggjingsdag|stengt|stengd|closed|ingenting|nothing|ledig|ledige?)[.!]?$|^(?:stengt|stengd|closed|møtefri(?:tt)?|(?:påske|jule|sommer|sumar|høst|haust|vinter)fri|fri(?=\s?\(|\s(?:etter|pga|på grunn|denne|hele|heile)(?!\p{L}))|kursfri|øvingsfri|inga? \p{L}+)(?!\p{L}).*$/iu.test(
    title,
  );

/** Alone below a day: "Ingen arrangementer", unlike "Ingen påmelding". */
export const saysNothingIsHeld = (text: string): boolean =>
  saysNothingIsOn(text) && (!NOTHING.test(text) || NOT_HELD.test(text));
const NOT_HELD = latin(
  /^[^\p{L}]*\p{L}+ (?:\p{L}+ )?(?:noe|noko|\p{L}*(?:arrangement|møt|samling|aktivitet|gudst|messe|øv|trening|kor|klubb|sang|song|treff|program|kveld|kaf|meeting|service)\p{L}*)(?: (?:på programmet|(?:denne|den) \p{L}+|da|i dag))?[^\p{L}]*$/iu,
);

const PAST = whole(
  "(?:ble|blei|vart) (?:det |da |så |også |der )?(?:av)?(?!med\\b)\\p{L}{3,}(?:t|a|en|d)",
  "overnattet|overnatta|(?:slik|sånn) (?:var|ble|gikk)|fant sted|fann stad|\\p{L}*referat(?:et)? fra|referat(?:et)? frå|takk (?:for|til)|tusen takk|was|were|took place|has been|have been",
  "(?:var|hadde) (?:det|vi|me|alle|mange|om lag|rundt|samlet|samla|til stede)|i fjor|hadde \\p{L}+|deltok|møtte opp|samlet|samla",
  "viser til|jf\\.?|jfr\\.?|vedtatt|vedteke|stiftet|skipa|grunnlagt|vigslet|vigsla|bygd i|bygget i|oppført|døde|døydde|valgt",
);

/** "Vi trenger tre til å sette fram stoler", "vi rigger bord": for those who help. */
export const IS_FOR_HELPERS = latin(
  /^[^\p{L}]*(?:(?:vi|me|jeg|eg|æ) )?(?:trenger|treng|søker|søkjer|mangler|manglar) (?:\p{L}+ ){0,3}?(?:til å|som kan|hjelp|hjelpere|hjelparar|frivillige|folk|hender)(?!\p{L})|(?<!\p{L})(?:vi|me) rigg(?:er|ar)(?!\p{L})/iu,
);

const PAPER = latin(
  /^[>\s]*(?:(?:den|on|på|\p{L}{2,7}\.?)\s.{0,60})?\d.{0,60}\s(?:skrev|skreiv|wrote)(?!\p{L}).{0,80}:$|^[^\p{L}\d]*(?:(?:møte)?(?:referat|protokoll|bok)|saksliste|sakspapir(?:er)?|(?:menighets|kyrkje|kyrkjelyds|kirke)blad(?:et)?|nyhetsbrev|pod[ck]ast|episode|opptak|preken(?:en)?|preik[ae]?)(?!\p{L})/iu,
);

const WORKERS =
  "organist|kantor|kirketjener|kyrkjetenar|kirkevert|klokker|vikar|sommervikar|\\p{L}*medarbeid[ea]r|\\p{L}*pedagog|kateket|diakon|(?:sokne)?prest|sekretær|trosopplærer|trusopplærar|renholder|reinhaldar|vaktmester|vaktmeister|dirigent|assistent|barnehagelærer|ungdomsarbeid[ea]r|daglig leder|dagleg leiar";
/** A post to be filled: "Ledig stilling", "Vi søker organist", "Tiltredelse 1. mars". */
export const IS_JOB = latin(
  `(?<!\\p{L})(?:ledige? still\\p{L}+|still\\p{L}+ (?:er |som .* )?ledig|% (?:fast )?still\\p{L}+|fast stilling|vikariat|søknad(?:en|er)? (?:sendes|sendast)|tiltred\\p{L}+|tiltreding|intervju\\p{L}* (?:holdes|haldast|blir|vert|gjennomf\\p{L}+)|(?:${WORKERS}) (?:søkes|søkast)|(?:trenger|treng|søker|søkjer|lyser ut)(?: \\p{L}+){0,3} (?:${WORKERS}))(?!\\p{L})`,
  "i",
);

/** "Kari Nordmann fyller 80 år 12. desember". */
const isBirthday = (line: string): boolean =>
  /\p{Lu}\p{L}+ (?:fyller|fyllar|fyljer|blir|vert) \d{1,3}(?: år)?(?![\p{L}\d.:])|^\d{2,3} år(?!\p{L}).{0,40}\d[.:\s–-]+\p{L}{0,12}:?\s?\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(
    line,
  );

const isPaper = (line: string): boolean => PAPER.test(line) || IS_JOB.test(line);

/** A line that begins with its date is a programme's, even in the past tense. */
const tellsOfThePast = (line: string, firstTimeWord: number): boolean =>
  /^(?:forrige|førre) \p{L}+\s?:/iu.test(line) ||
  (PAST.test(line) && (firstTimeWord > 12 || /^(?:(?:tusen )?takk|den|i|forrige|førre|sist|siste)\s/i.test(line)));

export const MOVED = latin(
  /(?<!\p{L})(?:flytt(?:et|es|a|ast)|u[td]s[ae]tt(?:es)?|ny (?:dato|tid|dag)|nytt tidspunkt|i ?stedet for|istaden for|isteden|i staden|opprinnelig|opphavleg|tidligere annonsert|tidlegare annonsert|(?:ikke|ikkje) (?:kl\b|klokka|klokken|den\s\d|\d{1,2}\.|(?:man|mån|tirs|tys|ons|tors|fre|lør|laur|søn|sun)dag \d)|endr(?:et|a) (?:tid|dato|fra|frå|til)|rescheduled|postponed|moved)(?!\p{L})/iu,
);

export const RESERVED = latin(
  /(?<!\p{L})(?:med forbehold|forbehold|hvis (?:været|vêret|nok|mange nok)|(?:dersom|om) (?:været|vêret|nok)|forslag(?=:)|atterhald|foreløpig|førebels|tentativ\p{L}*|ikke bekreftet|ikkje stadfesta|ikke fastsatt|kanskje|trolig|truleg|muligens|mogleg|planlagt|tbc|tba|to be confirmed|dato (?:kommer|kjem)|ikke avklart|avklares|vurderes)(?!\p{L})|\d\s?\?|\(\?\)|\?\?|dag\s?\?/iu,
);

const NAMED_DAY = /^[^\p{L}\d]*(?:\p{L}{2,10}\.?,?\s(?:den\s)?\d{1,2}\.(?!\d)|\p{L}{2,8}g,?\s\d{1,2}(?![\d.:]))/u;

/** "Mandg 7. 19.00 Styremøte" begins with a day that is not understood, and so is of no day above. */
export const beginsWithUnreadDay = (text: string): boolean => NAMED_DAY.test(text);

/** Of a cell where a table has its days and none is understood: "Mandg 7." and "dagen etter" name one, "Kor" does not. */
export const namesDay = (cell: string): boolean => /\d|(?:dag|day)(?:en)?(?!\p{L})/iu.test(cell) || isRelative(cell);

/** Minutes, birthdays, what helpers do, the past; `at`: of its first word of time. */
export function isNoEvent(text: string, title = text, at = text.length): boolean {
  const coming = fromTheNext(text);
  const isOther = NOTHING.test(text) || saysNothingIsOn(title) || isPaper(text) || isBirthday(text);
  return isOther || IS_FOR_HELPERS.test(text) || tellsOfThePast(coming, at - (text.length - coming.length));
}
