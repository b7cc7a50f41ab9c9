import { MONTH } from "~/domain/plain-words/names";
import { latin } from "./latin";
import { IS_JOB, saysNothingIsHeld } from "./other-matter";
import { isPlaceName, TAKES_PLACE } from "./place";
import {
  isCongregation,
  isDetail,
  isPlaceOfAll,
  isRegister,
  isSubtitle,
  namesEvent,
  serviceNamedIn,
} from "./plain-texts";
import type { ProgrammeState } from "./programme-state";
import { BOOKS, leavesDaysOut } from "./said-beside";
import type { SaidLine } from "./said-line";
import { described, onLine, placedBy, type PlaceSaid, type SaidWords } from "./said-words";
import { cleanTitle, isProse, wordsOf } from "./title";
import { isAlike } from "./whole-list";

/** A sentence of a title right below its day may follow. */
const LONGEST_TITLE = 90;

const PLAN =
  "(?:(?:møte|semester|høst|haust|vår|års?|aktivitets?|kirke|kyrkje)?(?:program(?:met)?|plan(?:en)?|kalender(?:en)?)|(?:møte|termin)liste|aktivitet(?:er|ar)?|arrangement(?:er)?|termine|veranstaltungen|events|agenda|wydarzenia|eventos|події|(?:(?:hva|kva|det|dette) )?skjer|what['’]?s on)";
/** What a list is called, and what is no title in a text: "Program", "Les mer", "Hilsen Kari", "Salmer: 2, 287". */
export const isNoTitleOfText = (text: string): boolean => NO_TITLE.test(text);
const NO_TITLE = latin(
  `^[^\\p{L}\\d]*(?:${PLAN}|les me(?:r|ir)|read more|(?:vårens|høstens|haustens|våre|alle) (?:datoer|datoar|dager|dagar)|salme(?:r|ne)?\\s?:?\\s[\\d\\s,.;og]+|(?:hi|hey|hello|dear) (?:\\p{L}+)[,!]?|(?:hei|hallo|kjære|mvh|god (?:morgen|morgon|dag|kveld)|(?:vennlig |vennleg |beste |med vennlig )?h(?:il)?sen|helsing),?(?:\\s\\p{L}+){0,4}[,!]?|(?:(?:les|neste|tekst(?:er)?|lesetekst(?:er)?|preken(?:tekst)?|preiketekst):?\\s)?(?:[1-5]\\.?\\s?)?(?:${BOOKS})\\.?\\s\\d[\\d\\s.,:;–-]*)[^\\p{L}\\d]*$`,
);
const OF_A_PLAN = latin(`^${PLAN}(?:\\s(?:for|hos|til|frå|fra)\\s|\\s?[:–-]\\s)|[\\s:–-]+${PLAN}[\\s:]*$`, "gi");

/** Above a list: "Program for Nes bedehus", "Nes bedehus – møteplan". */
const withoutPlan = (heading: string): string => heading.replace(OF_A_PLAN, "");

export function readPlainText(state: ProgrammeState, said: SaidLine, line: number) {
  const { text, hindrance } = said;
  const isNotHeld = state.day !== null && !state.isAfterBlank && saysNothingIsHeld(text);
  if (hindrance === "cancelled" || isNotHeld) return cancel(state, text, line);
  if (hindrance !== null && !(hindrance === "relative" && text.endsWith("?"))) {
    state.isRegister ||= IS_JOB.test(text);
    if (hindrance === "relative") state.closeDay();
    if (!state.isAfterBlank && said.hasOtherTimes && OF_EVENT.test(text) && describe(state, text)) return;
    state.above = null;
    if (said.tokens.length > 0 || said.hasOtherTimes) state.results.refuse(text, line, hindrance);
    return;
  }
  if (leavesDaysOut(text)) state.results.leaveDaysOut();
  state.isRegister ||= isRegister(text);
  const { day } = state;
  const isTitled = day !== null && (day.words.title !== "" || Boolean(state.usualOf(day.spans)?.words.title));
  const isDayOver =
    state.isAfterBlank && day !== null && !day.isHeading && (day.hasEvents || (isTitled && !state.layout.hasOneDay));
  if (isDayOver || state.isRegister) state.closeDay();
  if (state.isAfterBlank && !isPlaceName(text)) state.results.sectionPlace = null;
  state.service = serviceNamedIn(text) ?? state.service;
  placeText(state, text, onLine(wordsOf(text), line), said.years);
}

function placeText(state: ProgrammeState, text: string, words: SaidWords, years: number[]) {
  const { results, day } = state;
  const house = withoutPlan(text);
  if (isPlaceOfAll(text) && words.place !== null)
    return results.placeAll({ place: words.place, placeLine: words.line });
  if (isPlaceName(house) || (words.title === "" && words.place !== null))
    return setPlace(state, { place: words.place ?? cleanTitle(house), placeLine: words.line }, text);
  const { place, line: placeLine } = words;
  const isBelow = results.hasLatest || (day !== null && !day.hasEvents && day.words.title !== "");
  // "Nes kirke. Kirkekaffe etterpå".
  if (place !== null && isBelow && !state.isAfterBlank && isPlaceName(place) && text.startsWith(`${place}. `)) {
    setPlace(state, { place, placeLine }, place);
    describe(state, text.slice(place.length + 2));
    return;
  }
  if (isCongregation(text) || isNoTitleOfText(text)) return;
  if (isSubtitle(text)) return describe(state, text);
  if (results.hasUntitled) return results.name({ ...words, isApart: state.layout.titles !== "below" });
  if (state.isAfterBlank && !state.isTitleAbove && !isProse(text) && results.nameBelow(words)) return;
  if (!state.isAfterBlank && NAMES_SERVICE.test(words.title) && results.nameInstead(words)) return;
  if (isDetail(text) && results.hasLatest) return results.describe(text);
  // Below a day, of several lines the first is the title.
  if (day && !day.hasEvents && !state.isAfterBlank && (day.words.line ?? 0) > day.line) {
    describe(state, text);
    return;
  }
  const isBelowDay = !state.isAfterBlank && text.length <= LONGEST_TITLE;
  if (day && !day.hasEvents && day.words.title === "" && (isBelowDay || !isProse(text))) {
    day.words = placedBy(words, day.words);
    return;
  }
  const title = state.above;
  if (title && !state.isAfterBlank && !isProse(text) && !joins(title, text)) {
    // Of several lines right above, the first may be the title, and the others tell more.
    state.above = isBelowTown(title, words)
      ? { ...words, ...described(title.title, words.description), isApart: true, years }
      : { ...title, ...described(title.description, text), isApart: true };
    return;
  }
  const isBelowFirst = title !== null && !state.isAfterBlank && title === state.first;
  state.above = isProse(text)
    ? isBelowFirst
      ? { ...title, isApart: true }
      : null
    : {
        ...words,
        ...(title && joins(title, text) && { title: `${title.title} ${text}`, line: title.line }),
        years,
        ...(NAMES_MONTH.test(text) && { isApart: true }),
      };
  if (state.isAfterBlank) state.first = state.above;
}

/** "Storjord", and below it "Temamøte, Storjord misjonssal". */
const isBelowTown = ({ title, place }: SaidWords, own: SaidWords): boolean =>
  place === null &&
  own.place !== null &&
  !/[^\p{L}\s-]|\s\p{Ll}/u.test(title) &&
  !namesEvent(title) &&
  namesEvent(own.title);

/** A kind of service, in a word: "Lysmesse med konfirmantene". */
const NAMES_SERVICE = /^\p{L}{2,}(?:messe|gudstjeneste|gudsteneste)(?!\p{L})/iu;

/** Of what is open, else of what is to come. */
function describe({ results, day, above }: ProgrammeState, text: string): boolean {
  const words = day && !day.hasEvents ? day.words : above;
  const title = results.latestTitle ?? words?.title ?? null;
  const [, of = ""] = OF_WHAT.exec(text) ?? [];
  if (title === null || (TAKES_PLACE.test(of) && !title.toLowerCase().includes(of.slice(0, STEM).toLowerCase())))
    return false;
  if (results.hasLatest) results.describe(text);
  else if (words) Object.assign(words, described(words.description, text));
  return true;
}

/** "Påmelding til leir" is none of the event above. */
const STEM = 3;
const OF_WHAT = /\s(?:til|for|to)\s(\p{L}+)/u;

/** Below it: how to come to it. */
const OF_EVENT =
  /^(?:\p{L}+ )?(?:på ?meld|meld (?:deg|dere|dykk|på)|(?:svar|betalings|søknads)?frist(?! for)|betaling|bill(?:ett|\.)|forsalg|forhåndssalg|dør|tickets|doors|rsvp|sign up)/iu;

/** "Nes kirke, januar og februar": of more than one event. */
const NAMES_MONTH = new RegExp(`(?<!\\p{L}|\\d\\.?\\s?)${MONTH}(?!\\p{L})`, "iu");

const CAPITALS = /^[\p{Lu}\d\s&«»"!.,–-]*\p{Lu}{2}[\p{Lu}\d\s&«»"!.,–-]*$/u;

/** "GOSPEL" and right below it "I FJELLET": a poster's title of several lines. */
const joins = ({ title }: SaidWords, text: string): boolean => CAPITALS.test(title) && CAPITALS.test(text);

/** A house below what takes place in it, or above a list. */
function setPlace(state: ProgrammeState, said: PlaceSaid, text: string) {
  const [isHeading, isLabelled] = [text.endsWith(":"), /^\p{L}+:\s/u.test(text)];
  const day = state.day?.hasEvents ? null : state.day;
  const isNext = state.results.isHeadedByHouse;
  if (said.placeLine === state.refusedLine + 1 && !isHeading) return;
  if (day && !isHeading) day.words = placedBy(day.words, said);
  if (isNext) {
    state.results.headNext(said);
    if (state.day) state.day.words = { ...state.day.words, ...said };
  } else if (isHeading || (!day && !state.results.hasLatest)) {
    state.closeDay();
    state.results.leave();
    state.results.sectionPlace = said;
    state.results.lonePlaces.push(said);
  } else state.results.place(said, isLabelled);
}

const GONE =
  /^(?:(?:obs|nb|merk|husk)\P{L}+)?(.{3,80}?)\s(?:er|blir|vert|ble)\s(?:dessverre\s|diverre\s)?(?:avlyst|innstilt)/iu;

/** "Overnattingsturen til Vardevann er avlyst" may be of something else than what stands above it. */
function mayBeOfAnother(text: string, title: string | null): boolean {
  const [, gone = ""] = GONE.exec(text) ?? [];
  return title !== null && /\p{L}{4}.*\P{L}\p{L}{4}/u.test(gone) && !isAlike(gone, title);
}

/** "AVLYST" alone is of what stands above, else of what stands below. */
function cancel(state: ProgrammeState, text: string, line: number) {
  const { hasLatest, latestTitle } = state.results;
  const day = state.day?.hasEvents ? null : state.day;
  if (!day && mayBeOfAnother(text, latestTitle)) {
    state.results.doubtLatest("unread");
    return state.results.refuse(text, line, "cancelled");
  }
  state.above = null;
  state.results.cancel();
  if (day) state.results.refuse(day.text, day.line, "cancelled");
  if (hasLatest || day) state.day = null;
  else {
    state.isCancelledBelow = state.isAfterBlank;
    state.results.refuse(text, line, "cancelled");
  }
}
