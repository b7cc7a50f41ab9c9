import type { Doubt } from "~/domain/sources/understood";
import { isLate, throughNight } from "./make-events";
import type { Occasion } from "./occasions";
import { isPlaceName } from "./place";
import { type OpenDay, withYearTold } from "./programme-context";
import type { ProgrammeState } from "./programme-state";
import { legibleSpans } from "./resolve-day";
import { BETWEEN_SENTENCES } from "./said-beside";
import { openOf, type SaidLine } from "./said-line";
import { described, onlyPlaced, placedBy, type SaidWords } from "./said-words";

/** "17.00 Internasjonal samling" right below a row of its day. */
export function readBelowRow(state: ProgrammeState, occasion: Occasion, said: SaidLine, line: number): boolean {
  const { spans, isLate: isEvening } = state.table;
  if (state.isAfterBlank || spans.length !== 1) return false;
  const clocks = throughNight(occasion.clocks, isEvening);
  state.results.add({
    ...occasion,
    clocks,
    spans,
    words: state.asService(occasion.words),
    open: openOf(said, occasion),
    url: said.url,
    line,
  });
  return true;
}

/** "11.00 Eksempelbygd kirke", below a title, says where it is. */
export const placeBelow = (above: SaidWords, own: SaidWords): SaidWords =>
  above.title !== "" && own.place === null && isPlaceName(own.title)
    ? { ...own, title: "", place: own.title, placeLine: own.line }
    : own;

/** "Kvintetten Fem på flukt. Kl. 18.", "Onsdag kl 11 i kirka. Sang ved barnekoret": its title stands in another sentence than its hour. */
export function isTitleApart({ text, tokens }: SaidLine, title: string): boolean {
  const clock = tokens.find(({ kind }) => kind === "clock");
  const sentences = text.split(BETWEEN_SENTENCES);
  if (!clock || title === "" || sentences.length < 2) return false;
  const nth = text.slice(0, clock.end).split(BETWEEN_SENTENCES).length - 1;
  const own = sentences[nth] ?? "";
  const names = (sentence: string) => sentence.toLowerCase().includes(title.toLowerCase());
  // "Kl. 11. Gudstjeneste" says no more than when.
  const saysMore = /\p{L}{3}/u.test(own.replace(text.slice(clock.at, clock.end), ""));
  return !names(own) && (saysMore || sentences.slice(0, nth).some(names));
}

export function readBelowDay(state: ProgrammeState, day: OpenDay, occasion: Occasion, said: SaidLine, line: number) {
  if (isPart(day, occasion.words.title)) return readPart(state, day, occasion, said, line);
  const isUntitled = state.isTitleAbove && day.words.title === "" && !day.hasEvents;
  const own = placeBelow(day.words, state.titled(occasion.words, isUntitled));
  const isMore = (day.words.line ?? 0) >= day.line && isTitleApart(said, own.title);
  const isOfDay =
    !day.hasEvents && (own.title === "" || (day.words.title !== "" && (isMore || BEGINNING.test(own.title))));
  const more = isMore && described(day.words.description, own.title);
  const words = isOfDay ? onlyPlaced({ ...day.words, ...more }, own) : own;
  const clocks = throughNight(occasion.clocks, day.isLate && occasion.weekday === null);
  if (!day.hasEvents && !isOfDay && day.spans.some(({ last }) => last !== null)) addWhole(state, day);
  day.hasEvents = true;
  day.isLate ||= isLate(clocks);
  const isUnclear = occasion.isUnclear || day.spans.length > 1;
  const open: Doubt[] = [...day.open, ...openOf(said, { isUnclear })];
  if (day.isEvent) open.push("day_from_above");
  state.results.add({
    ...occasion,
    clocks,
    spans: occasion.weekday === null ? day.spans : day.spans.map(withYearTold),
    words: state.asService(placedBy(words, day.words)),
    open,
    url: said.url ?? day.url,
    line,
    dayLine: day.line,
  });
}

/** "Vinterleir 12.–14. februar", above what is on each of its days. */
function addWhole(state: ProgrammeState, day: OpenDay) {
  const words = state.titled(day.words, true);
  if (words.title !== "") state.results.add({ ...day, words, clocks: [], lastClock: null });
}

/** "Vi har fri 23. februar": whatever is on then. */
const IS_FREE = /^[^\p{L}]*(?:vi|me) (?:har|tar|tek) (?:ferie|fri|pause)(?!\p{L})/iu;

/** "2. februar går øvelsen ut". */
const FALLS_OUT = /(?<!\p{L})(?:går|faller|fell)\s(\p{L}+)\s(?:ut|bort|vekk)(?!\p{L})/iu;

/** "Barnekoret 9. desember er avlyst", "ikke babysang 9. desember", below its list. */
export function dropped(state: ProgrammeState, { occasions, text }: SaidLine, line: number): boolean {
  const title = IS_FREE.test(text) ? "" : (FALLS_OUT.exec(text)?.[1] ?? occasions[0]?.words.title ?? "");
  const isGone = state.results.drop(daysSaid(state, occasions), title);
  if (isGone) state.refuse(text, line, "cancelled");
  return isGone;
}

const CHANGE =
  /^[^\p{L}]*(?:endring(?:er|ar)?|obs|nb|merk|husk|change|note)(?!\p{L})|(?<!\p{L})(?:begynner|byrjar|starter|startar|flyttet til kl|flytta til kl|flyttes til kl)(?!\p{L})/iu;

/** "Endring: 16. desember begynner barnekoret kl. 17", below its list. */
export function changed(state: ProgrammeState, { occasions, text }: SaidLine): boolean {
  const [occasion, ...others] = occasions;
  const [clock, ...clocks] = occasion?.clocks ?? [];
  if (!occasion || !clock || others.length + clocks.length > 0 || !CHANGE.test(text)) return false;
  const [day, ...more] = daysSaid(state, occasions);
  return day !== undefined && more.length === 0 && state.results.changeTime(day, occasion.words.title, clock);
}

const daysSaid = ({ context }: ProgrammeState, occasions: readonly Occasion[]): number[] =>
  legibleSpans(
    occasions.flatMap(({ days }) => days),
    context.days,
  ).map(({ day }) => day);

export const BEGINNING = /^(?:oppmøte|frammøte|start|avreise|avgang|avmarsj|møt opp|vi |me )/i;
/** Of what stands right above it, on its day. */
export const SETTING_OUT = /^(?:oppmøte|frammøte|avreise|avgang|avmarsj)(?!\p{L})/iu;

/** Of an event that is told above: no events of their own. */
const PART_OF_EVENT =
  /^(?:loddsalg|lotteri|åresalg|åresal|utlodning|utlodding|trekning|trekking|buss(?:en)?|avreise|avgang|retur|hjemreise|heimreise|oppmøte|frammøte|rigging|rigge?|nedrigging|lydprøve|generalprøve|dør(?:ene|ane)|billettsalg|konsertstart|kakemottak|(?:\p{L}+ )*(?:mottas|mottakes|takast imot|leveres|leverast))(?!\p{L})/iu;
export const DATED_PART =
  /^(?:buss(?:en)?\sfra|avreise|avgang|retur|hjemreise|heimreise|rigging|rigge?|nedrigging|lydprøve|trekning|trekking|kakemottak|(?:\p{L}+ )*(?:mottas|mottakes|takast imot|leveres|leverast))(?!\p{L})/iu;
/** "Alle møter kl. 19", "vi møtes kl. 17.30 hver gang", above or below the list. */
const OF_ALL =
  /(?<!\p{L})(?:(?:alle|samtlige)\s\p{L}*(?:konserter|konsertar|foredrag|forestillinger|arrangementer|møter|møte|møta|samlinger|samlingar|samlingene|samlingane|øvelser|øvelsene|øvingar|kvelder|kveldar|kveldene|kveldane|gudstjenester|gudstenester|treff|ganger|datoer)|(?:møt(?:ene|a)|samling(?:ene|ane)|øvels(?:ene|ane)|øvingane|kveldene|kveldane)\s(?:er|begynner|byrjar|starter|startar|holdes)|(?:hver gang|kvar gong)|^(?:alltid|always)|all meetings)(?!\p{L})/iu;

const SEVERAL =
  "(?:møter|møta|gudstjenester|gudstenester|messer|samlinger|samlingar|øvelser|øvingar|kvelder|kveldar|treff|konserter|konsertar)";
/** "Søndagsmøter kl. 11.00 – januar og februar", "Møte kl 19.30 når ikkje anna er nemnt". */
const FOR_ALL = new RegExp(
  `^(?:alle |våre )?\\p{L}*${SEVERAL}\\s(?:[^\\d]{0,60}?\\s)?kl\\.?\\s?\\d|(?:når|der|hvis|om|dersom) (?:ikke|ikkje|inkje|ingen) (?:annet|anna|andre)|unless otherwise|hvis ikke annet|om ikkje anna`,
  "iu",
);

/** "Vi starter 19.30 og slutter 21.30", below a list. */
export const SAYS_WHEN_WE_MEET =
  /^(?:vi|me) (?:starter|startar|begynner|byrjar|møtes|møtest|samles|samlast|holder på|held på)(?: alltid)?(?: fra| frå)? (?:kl\.? )?\d/iu;

/** Whether its one clock is of all that has none of its own. */
export const isForAll = ({ text, occasions }: SaidLine): boolean => {
  const [occasion, ...others] = occasions;
  if (!occasion || others.length > 0 || occasion.days.length > 0 || occasion.weekday !== null) return false;
  return occasion.clocks.length === 1 && (OF_ALL.test(text) || FOR_ALL.test(text));
};

export function takeForAll(state: ProgrammeState, { clocks, words }: Occasion, { text }: SaidLine, line: number) {
  state.closeDay();
  const [clock] = clocks;
  if (clock) state.results.clockOfAll = { ...clock, line };
  if (words.place !== null) state.results.sectionPlace ??= words;
  state.results.refuse(text, line, "no_date");
}

/** Its hour is the event's own where that has none: "Konsertstart kl. 19". */
function readPart(state: ProgrammeState, day: OpenDay, { clocks, words }: Occasion, { text }: SaidLine, line: number) {
  if (!day.hasEvents && /^konsertstart/i.test(words.title)) {
    state.results.add({ ...day, clocks: clocks.slice(0, 1), lastClock: null });
    day.hasEvents = true;
    day.isEvent = true;
  } else if (state.results.hasLatest) state.results.describe(text);
  else state.results.refuse(text, line, "no_event");
}

/** How an event begins is its own hour, where it has none. */
const isPart = (day: OpenDay, title: string) =>
  PART_OF_EVENT.test(title) && (day.hasEvents || (day.words.title !== "" && !BEGINNING.test(title)));
