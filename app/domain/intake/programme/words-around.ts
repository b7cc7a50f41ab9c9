import { JOINS } from "../sure-title";
import { AT, HOUSE, isPlaceName, placeIn, TAKES_PLACE } from "./place";
import { houseBehind } from "./place-behind";
import { fromTheNext, isPersonName, namesEvent } from "./plain-texts";
import { SENTENCE_END } from "./said-beside";
import { described, type SaidWords } from "./said-words";
import { cleanTitle, isWordless, wordsOf } from "./title";

/** "Jubileumsgudstjenesten er", before a day: what follows the day tells more of it. */
const TOLD =
  /^(.*\p{L})\s(?:som\s)?(?:er|blir|vert|holdes|haldast|blir holdt|blir arrangert|arrangeres|arrangerast|avholdes|feires|feirast|finner sted)(?:\sdet)?[\s,:]*$/iu;

/** "Vi fyller 125 år! Jubileumsgudstjeneste": the sentence that names what it is. */
const LEAD = new RegExp(`^([^.!]{3,80}\\p{L})${SENTENCE_END}\\s+`, "u");

/** "Fyller vi bedehuset med kaker", behind its date. */
const INVERTED = /^\p{Ll}+(?:er|ar|t|s)?\s(?:vi|me|de|dere|alle|det)\s/u;
const NEGATED = /(?<!\p{L})(?:ikke|ikkje|ingen|inga|not|no)(?!\p{L})/iu;
/** "Er det årsmøte", "inviterer vi til basar", behind its date: what follows is what takes place. */
const TELLS_WHAT =
  /^(?:er|blir|vert) det (?:også |òg |igjen |duka for |duket for |klart for )?(?!ikke|ikkje|ingen|fri|slutt|stengt|for )|^(?:har|arrangerer|arrangerar|holder|held|feirer|feirar|inviterer|inviterar|ønsker|ønskjer|skipar) (?:vi|me) (?:(?:også|òg|igjen|dessuten|derfor|difor|atter|alle(?: \p{L}+)?|dere|dykk|hjertelig|hjarteleg) )?(?:velkommen |velkomen )?(?:til )?(?!fri|stengt|ferie)/iu;
export const tellsWhat = (text: string): boolean => TELLS_WHAT.test(text.replace(/^[\s,]+/, ""));

/** "… kl. 19 på Solvang". */
const NAMED_PLACE =
  /^(?:(?:på|i|ved|@)\s|(?:hjemme |heime )?(?=(?:hos|hjå)\s))((?:(?:hos|hjå)\s(?:fam\.\s)?)?\p{Lu}[\p{L}-]+(?:\s[\p{L}-]+)?)$/u;
/** "… fra Åslia skole". */
const FROM_A_HOUSE = /^(?:fra|frå|from|til)\s(.+)$/u;

/** Behind the time of what has its name before it, and joined to it by nothing: "fastelavnsboller", "korps + prest". */
const tellsBeside = (words: string): boolean =>
  /^(?!(?:når|så|men|kl|ca)(?!\p{L}))\p{Ll}/u.test(words) && !JOINS.test(words);

/** "Ved Jon Eide", who is no place. */
const isLedBy = (words: string): boolean => /^ved\s/iu.test(words) && isPersonName(words.slice(4));

/** The place of words that stand alone behind a time. */
function placeBehind(words: string): string | null {
  const house = FROM_A_HOUSE.exec(words)?.[1];
  return (
    (isLedBy(words) ? null : NAMED_PLACE.exec(words)?.[1]) ?? (house !== undefined && isPlaceName(house) ? house : null)
  );
}

/** "Nes kirke: 13.30 (familiegudstjeneste)". */
const IN_BRACKETS = /^\s*\(([^()]+)\)\s*$/u;

/** A place may stand before the time: "Eksempelbygd kirke kl. 11: Høymesse". */
export function wordsAround(before: string, after: string): SaidWords {
  before = fromTheNext(before);
  const [lead = "", sentence = ""] = LEAD.exec(before) ?? [];
  const own = before.slice(lead.length).trimEnd();
  const isHouse = HOUSE.test(own) && !TAKES_PLACE.test(own);
  if (lead !== "" && namesEvent(own) && !isHouse && !namesEvent(sentence) && !isPlaceName(sentence)) {
    const words = wordsAround(own, after);
    return { ...words, ...described(words.description, cleanTitle(sentence)) };
  }
  const end = after.replace(/^[\s,.:;|–-]+(?:(?:også|òg|igjen|also)\s)?|[\s,.]+$/g, "");
  const [house = end, ...more] = end.split(/,\s|\s(?=(?:med|m\/|with)\s)/u);
  if (isPlaceName(house) && (more.length === 0 || !AT.test(house)) && !isWordless(before)) {
    const words = wordsOf(before);
    return { ...words, place: cleanTitle(house.replace(AT, "")), ...described(words.description, ...more) };
  }
  const named = placeBehind(end);
  if (named !== null) {
    const words = isWordless(before) ? { title: "", place: null, description: null } : wordsOf(before);
    return { ...words, place: words.place ?? named };
  }
  if (isWordless(before) && TELLS_WHAT.test(end)) {
    const words = wordsOf(end.replace(TELLS_WHAT, ""));
    if (words.title !== "") return words;
  }
  if (isWordless(before) && INVERTED.test(end))
    return {
      title: "",
      place: placeIn(`x ${end}`).place,
      description: cleanTitle(end),
      ...(!NEGATED.test(end) && { otherwise: cleanTitle(end.replace(/^(\p{L}+)\s(\p{L}+)/u, "$2 $1")) }),
    };
  const [, told = ""] = TOLD.exec(before) ?? [];
  if (told !== "" && !isWordless(told) && !isPlaceName(told)) {
    const words = wordsOf(told);
    const more = wordsOf(`x ${after}`);
    const place = words.place ?? more.place;
    return { title: words.title, place, ...described(words.description, cleanTitle(after)) };
  }
  const name = before.replace(/[\s,.:;|–-]+$/g, "");
  const behind = placeIn(name).place === null ? houseBehind(name) : null;
  if (behind) {
    const words = wordsOf(behind.title);
    return { ...words, place: behind.place, ...described(words.description, cleanTitle(after)) };
  }
  if (
    !isWordless(name) &&
    !isPlaceName(name) &&
    (tellsBeside(end) || isLedBy(end)) &&
    (!TAKES_PLACE.test(end) || TAKES_PLACE.test(name))
  ) {
    const words = wordsOf(before);
    const place = words.place ?? wordsOf(`x ${after}`).place;
    return { ...words, place, ...described(words.description, cleanTitle(end)) };
  }
  if (!isPlaceName(name)) return withMoreBehind(wordsOf(`${before} ${after}`), before, after);
  const words = wordsOf(after.replace(IN_BRACKETS, " $1"));
  return { ...words, place: words.place ?? cleanTitle(name) };
}

/** "Seniortreff onsdag kl 12, foredrag": what follows the time tells more of it. */
function withMoreBehind(words: SaidWords, before: string, after: string): SaidWords {
  const name = cleanTitle(before);
  const isTold = name !== "" && /^\s*,/.test(after) && words.title.startsWith(`${name}, `);
  return isTold ? { ...words, behind: name.length } : words;
}
