import { capitalised } from "~/domain/text/capitalised";
import { SENTENCE_END } from "./said-beside";

/** Above people's names and days: registers, and lists of who is on duty. */
const REGISTER =
  /^(?:døpte?|døypte|døde|døydde|døde og gravlagte|viede|vigde|vigd|gravlagte|gravlagde|gravferder|begravede|slekters gang|livets gang|ættar gang|slekt(?:er)? skal følge slekters gang|døpte og døde|minneord|in memoriam|fødselsdager|fødselsdagar|bursdager|(?:vi )?gratulerer(?: med dagen)?|(?:vi )?gratulerar(?: med dagen)?|jubilanter|jubilantar|\p{L}*turnus|\p{L}*vaktliste[rn]?|kirkeverter|kyrkjevertar|tekstlesere|tekstlesarar|kaffeliste|(?:bibel)?leseplan|(?:til|for) \p{L}+ som hjelp(?:er|ar)(?: til)?|kirkekaffeliste|kyrkjekaffiliste)\s?:?$/iu;

const DETAIL =
  /^(?:tal(?:er|ar|e)|ved\s|v\/|preken|preik|prest|liturg|forkynn(?:er|ar)|sang|song|musikk|organist|kantor|offer|ofring|kollekt|tema|tekst|enkel servering|servering|kaffe|kyrkjekaffi|kirkekaffe|bevertning|arr(?:angør)?[.:]|møteled\p{L}+|møtelei\p{L}+|ansvarlig|velkommen|velkomen|alle er|gratis|inngang|fri entre|fri entré|åpent for|medvirkende|medverkande|nattverd|dåp|les mer|les meir|read more|kjøp billett|dørene|dørane)/iu;

const SUBTITLE =
  /^(?:med|m\/|v(?:ed)?\/|ved|tale(?:r|ren)?|talar|preken|preik|forkynn(?:er|ar)|s[ao]ng (?:av|ved|med)|musikk(?: ved| av)?|organist|kantor|medvirkende|medverkande|with|support|feat\.?|kontakt(?:person(?:er)?)?|info(?:rmasjon)?|arr(?:angør(?:er)?)?|bill(?:etter|ettar)?|pris|inngang|entr[eé]|tlf|telefon|e-?post|forsalg|påmelding|påmelding til|åpnes|åpner|opnast|opnar|opening by)(?:[.:]|\s)/iu;

/** Beside a time: whom to ask, who opens it. */
export const isAside = (text: string): boolean =>
  /^(?:bare|berre|kun|only)\s(?:for|på)\s|^(?:kontakt(?:person(?:er)?)?|info(?:rmasjon)?|bill(?:etter|ettar)?|inngang|entr[eé]|tlf|telefon|e-?post|åpnes|åpner|opnast|opnar)(?:[.:]|\s(?:av|ved|kl))/iu.test(
    text,
  );

/** Tells more of what has its title elsewhere: "Med Bygdekoret", "Tale: …", "Kontakt: …". */
export const isSubtitle = (text: string): boolean => SUBTITLE.test(text);

/** "Alle samlinger er på bedehuset", "All at St. Magnus' Chapel". */
const PLACE_OF_ALL =
  /^(?:alle|alt|samtlige|all|(?:når|om|hvis|dersom) (?:ikke|ikkje) ann(?:et|a) (?:er |blir |vert )?(?:nevnt|nemnt|står|oppgitt|opplyst),?)\s(?:(?:våre|vi|me|møt|saml|arr|event|er|blir|vert|skjer|foregår|føregår|held|hold|finn|sted|stad|are|take|place|will|be)\p{L}*\s){0,5}(?:i|på|ved|hos|in|at)\s(?!.*(?:,|\s(?:unntatt|utenom|bortsett|fra|frå|til|except|from|until)(?!\p{L})))/iu;
export const isPlaceOfAll = (text: string): boolean => PLACE_OF_ALL.test(text);

export const isRegister = (text: string): boolean => REGISTER.test(text);

export const isDetail = (text: string): boolean => DETAIL.test(text);

/** Whose programme it is: "Eksempelbygd menighet". */
export const isCongregation = (text: string): boolean =>
  /^\p{Lu}[\p{L} .-]{0,50}(?:menighet(?:en)?|sokn|kyrkjelyd(?:en)?|forsamling|fellesråd|bispedøm+e|prosti|congregation|parish)$/u.test(
    text,
  );

const TITLE_OF_OFFICE = "(?:ved|v/|prest|sokneprest|sokneprest|kapellan|prost|biskop|vikar|diakon|kateket)";
const PERSON = new RegExp(
  `^(?:${TITLE_OF_OFFICE}\\.?\\s?){0,3}\\p{Lu}\\p{L}+(?:[ -]\\p{Lu}[\\p{L}.]{0,30}){1,3}$`,
  "u",
);
const WORK = /gudst|messe|møte|konsert|kveld|kor(?:$|\s)/iu;

const EVENT =
  /(?:konsert|gudst(?:je|e)neste|messe|møte|samling|kveld|fest|basar|leir|stevne|kaf[eé]|lunsj|frokost|marked|festival|seminar|kurs|foredrag|verksted|tur|concert|service|mass|meeting|night|party|fair|camp|lunch)(?:en|et|a|er|s)?$/iu;

/** Its last word is a kind of event: "Stor julekonsert". */
export const namesEvent = (text: string): boolean => EVENT.test(text.replace(/[^\p{L}]+$/u, ""));

/** Only the name of somebody who leads. */
export const isPersonName = (text: string): boolean =>
  (PERSON.test(text) || /^v\/\s?\p{Lu}\p{L}+\.?$/iu.test(text)) && !WORK.test(text);

/** Of the most common names that end so. */
const FATHERS =
  "Ander|Andrea|Andreas|Arn|Bernt|Carl|Christian|Daniel|Erik|Fredrik|Gunder|Halvor|Han|Henrik|Isak|Jakob|Jacob|Jen|" +
  "Johan|Johanne|John|Jørgen|Karl|Knud|Knut|Kristian|Kristoffer|Lar|Magnus|Martin|Mathi|Mathia|Mikkel|Nil|Niel|Ol|" +
  "Paul|Peder|Petter|Rasmus|Simon|Svend|Søren|Thom|Thor|Tobia|Tor";
/** "Hansen": who leads, where the event itself is not named. */
export const SURNAME = new RegExp(`^(?:${FATHERS})s?s[eo]n$`, "u");

const GREETING =
  /^(?:(?:tusen )?takk\s|hei(?:sann)?\b|hallo\b|håper\s|vonar\s|(?:ja|nei|supert|flott|fint|topp|bra|kjempefint)[,!.]|ok\b|kjære\s|velkommen\b|velkomen\b|god(?:t)?\s|[^.!?]{0,60}\s(?:er her|er i gang|er her igjen|nærmer seg|nærmar seg|står for døra|står for døren|er over|er slutt|er rett rundt hjørnet)\s*[.!?])/iu;
const FIRST_SENTENCE = new RegExp(`^[^.!?]*\\p{L}${SENTENCE_END}\\s+`, "u");

/** "Takk for innsatsen. Neste møte tirsdag", "Adventstiden er her. Velkommen til …": without what is said before. */
export function fromTheNext(text: string): string {
  if (!/[.!?]\s/.test(text)) return text;
  let rest = /nest[ea]\s/i.test(text)
    ? text.replace(/^.*\p{L}[.!?]\s+(?=nest[ea]\s(?!(?:er?|blir|vert|gang|gong)\s)\p{L})/iu, "")
    : text;
  while (GREETING.test(rest)) {
    const first = FIRST_SENTENCE.exec(rest);
    if (!first) break;
    rest = rest.slice(first[0].length);
  }
  return rest;
}

const SERVICES =
  /^(?:(?:neste|våre|kommende|høstens|vårens)\s)?(?:(\p{L}{3,10}?)?gudst(?:je|e)nest(?:ene|ane|ar|e(?:r|liste|program|plan|tider))|messetider)(?!\p{L})/iu;

/** Of lines that only say when and where: below "Gudstjenester i august". */
export function serviceNamedIn(text: string): string | null {
  const [words, season = ""] = SERVICES.exec(text) ?? [];
  if (words === undefined) return null;
  if (/messe/i.test(words)) return "Messe";
  return capitalised(`${season}${/stj/i.test(words) ? "gudstjeneste" : "gudsteneste"}`.toLowerCase());
}

/** Above weekdays that are of every week. */
export const isOfEveryWeek = (text: string): boolean =>
  !/\d/.test(text) &&
  /(?<!\p{L})(?:faste? (?:samling(?:er|ar)|aktivitet(?:er|ar)|møter|møte|møta|tilbud|tilbod|treff|grupper|gruppar|arrangement(?:er)?)|ukeprogram(?:met)?|vekeprogram(?:met)?|ukens faste|(?:hver|kvar) (?:uke|veke)|i (?:uka|uken|veka)|(?:messe|gudstjeneste|gudsteneste|samlings)tider|weekly (?:activities|programme|meetings)|every week|mass times)(?!\p{L})/iu.test(
    text,
  );
