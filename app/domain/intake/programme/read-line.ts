import { weekdayOf } from "~/domain/time/days-and-moments";
import type { Occasion } from "./occasions";
import { beginsWithUnreadDay } from "./other-matter";
import { isOfEveryWeek, serviceNamedIn } from "./plain-texts";
import { dayOfSpan, isConfirmedBy, isOfWeekday } from "./programme-context";
import type { ProgrammeState } from "./programme-state";
import {
  BEGINNING,
  changed,
  DATED_PART,
  dropped,
  isForAll,
  readBelowDay,
  readBelowRow,
  SAYS_WHEN_WE_MEET,
  takeForAll,
} from "./read-below";
import { readDated, readRepeated, readWeekly } from "./read-dated";
import { readPlainText } from "./read-text";
import { legibleSpans, type ResolvedSpan, resolveSpan } from "./resolve-day";
import { openOf, type SaidLine, sayLine } from "./said-line";
import { onLine } from "./said-words";
import { dayByAbove } from "./sentences";
import type { Token } from "./time-words";
import { wordsOf } from "./title";
import { gatheringOfHeading } from "./year-headings";

/** "13–15 – Juleverksted", "1830-20 Kor", "11-16", below its day. */
const LEADING_HOURS =
  /^[^\p{L}\d]*(\d{1,2}(?:[0-5]\d)?\s?[–-]\s?\d{1,2}(?:[0-5]\d)?)(?:\s*$|\s(?:[–·|-]\s)?(?=\p{L})(?!(?:år|åringer|personer|trinn|klasse)(?!\p{L})))/u;
/** "1700 Bønn", below a day that says nothing else. */
const LEADING_HOUR = /^[^\p{L}\d]*((?:[01]\d|2[0-3])(?:[03]0|15|45))\s(?:[–·|-]\s)?(?=\p{Lu})/u;
const END_LABEL = /^(?:slutt(?:er|ar)?|slutttid|sluttid|til|ends?|end time|avsluttes|ferdig)\s?:/i;
const ENDING = /^(?:avreise|avgang|hjemreise|heimreise|slutt|avslutning|avslutting)(?!\p{L})/iu;
const EXCEPT_LINE =
  /^[^\p{L}\d]*(?:(?:men|but|nb|obs|merk)[!:,]?\s)?(?:ikke|ikkje|unntatt|unnateke|unntak|utenom|utanom|bortsett|ingen|not|no|except)(?!\p{L})/iu;
/** "Koret har fri 18. februar". */
const NOT_ON =
  /(?<!\p{L})(?:har|tar|tek) (?:ferie|fri|pause)(?!\p{L})|(?<!\p{L})(?:ingen|ikke|ikkje|inga|no) \p{L}+ (?:den )?\d/iu;
const HOUR_LABEL = /^(?:tid|klokkeslett|når|time)\s?:\s?(?:kl\.?\s?)?\d[\d.:–\s-]*$/i;

export function readLine(state: ProgrammeState, told: SaidLine, line: number) {
  state.linesOfBlock++;
  const { latest } = state.context;
  const dated = told.hindrance === "relative" && latest !== null ? dayByAbove(told.text, latest) : null;
  const alone =
    dated === null ? told : withDayAbove(sayLine(told.text, { ...state.layout, hasDay: false, given: () => dated }));
  if (alone.move) moveAway(state, alone);
  const mayBeClock = alone.hasOpenNumber && !state.layout.leadingDates && state.day !== null && !state.day.isEvent;
  const { day } = state;
  const isOfRows = day !== null && (day.hasEvents ? !day.isEvent : day.words.title === "");
  const mayLead = day === null ? [] : isOfRows ? [LEADING_HOURS, LEADING_HOUR] : [LEADING_HOURS];
  const hours = mayLead.find((of) => of.test(alone.text));
  const said = hours
    ? sayLine(alone.text.replace(hours, "kl $1 "), { ...state.layout, hasDay: true })
    : mayBeClock
      ? sayLine(alone.text, { ...state.layout, hasDay: true })
      : alone;
  if (isOfEveryWeek(said.text)) state.weekly = [];
  if (state.context.takes(said, line)) {
    state.weekly = null;
    state.closeDay();
    state.span = null;
    state.service = serviceNamedIn(said.text) ?? state.service;
    state.leave();
    state.linesOfBlock = 0;
    const named = gatheringOfHeading(said.text);
    state.above = named && { ...named, place: null, description: null, line, years: [] };
    state.results.heading = state.above;
  } else if (said.repeats || said.occasions.length > 0) {
    readTimed(state, said, line);
    state.first = null;
  } else readPlainText(state, said, line);
  state.isAfterBlank = false;
}

const withDayAbove = (said: SaidLine): SaidLine => ({ ...said, open: [...said.open, "day_from_above"] });

/** What another line has on the former day is moved as well. */
function moveAway({ results, context }: ProgrammeState, { move, text, occasions, tokens }: SaidLine) {
  if (!move) return;
  const ahead = wordsOf((move.line ?? text).slice(0, tokens[0]?.at)).title;
  const title = (move.line !== null && occasions[0]?.words.title) || ahead;
  const days = legibleSpans(move.from, context.days).map(({ day }) => day);
  results.moveAway(days, title);
}

function readTimed(state: ProgrammeState, said: SaidLine, line: number) {
  const hindrance = said.hindrance ?? (state.isRegister ? "no_event" : state.isCancelledBelow ? "cancelled" : null);
  state.isCancelledBelow = false;
  const [first] = said.occasions;
  if (first && isForAll(said)) return takeForAll(state, first, said, line);
  const isExcept = EXCEPT_LINE.test(said.text);
  if ((hindrance === "cancelled" || isExcept || NOT_ON.test(said.text)) && dropped(state, said, line)) return;
  if (isExcept && state.results.leaveDaysOut()) return state.results.refuse(said.text, line, "no_event");
  if (hindrance === null && changed(state, said)) return;
  if (hindrance !== null) {
    if (hindrance === "relative" || said.occasions.some(({ days }) => days.length > 0)) state.closeDay();
    return state.refuse(said.text, line, hindrance);
  }
  if (said.repeats) return readRepeated(state, said, line);
  if (state.weekly !== null && readWeekly(state, said, line)) return;
  if (END_LABEL.test(said.text)) return readEnd(state, said, line);
  const { above } = state;
  for (const one of inDoubtTogether(state, said.occasions)) {
    state.above = above;
    const occasion = { ...one, words: onLine(one.words, line, said.beside) };
    if (occasion.days.length > 0) readDated(state, occasion, said, line);
    else readClocked(state, occasion, said, line);
  }
}

/** "Slutt: 21.00" below an event. */
function readEnd(state: ProgrammeState, { occasions, text }: SaidLine, line: number) {
  const clocks = occasions.flatMap((occasion) => occasion.clocks);
  const spans = occasions.flatMap(({ days }) => days).map((day) => resolveSpan(day, state.context.days));
  const [day] = spans.map((span) => (typeof span === "string" ? null : span.day));
  const time = clocks.length === 1 ? (clocks[0]?.start ?? null) : null;
  const isPlain = time !== null && day !== null && spans.length < 2;
  if (!isPlain || !state.results.endAt(day, time)) state.results.refuse(text, line, "no_event");
}

/** Where one of a line's days is impossible, the others are in doubt. */
function inDoubtTogether({ context }: ProgrammeState, occasions: readonly Occasion[]): readonly Occasion[] {
  const days = occasions.flatMap((occasion) => occasion.days);
  const isWrong = occasions.length > 1 && days.some((day) => typeof resolveSpan(day, context.days) === "string");
  return isWrong ? occasions.map((occasion) => ({ ...occasion, isUnclear: true })) : occasions;
}

/** Clocks or a weekday without a date: the day stands above. */
function readClocked(state: ProgrammeState, occasion: Occasion, said: SaidLine, line: number) {
  const { weekday, clocks } = occasion;
  if (saysSpanAgain(state, said) || isOwn(state, occasion, ENDING, "last")) return readPlainText(state, said, line);
  const isBeginning = isOwn(state, occasion, BEGINNING, "day");
  if (weekday !== null && !isBeginning && DATED_PART.test(occasion.words.title))
    return state.results.refuse(said.text, line, "no_event");
  const isOpen = weekday !== null && state.day !== null && isConfirmedBy(state.day, weekday);
  const found = weekday === null || isBeginning || isOpen ? null : dayOfWeekday(state, weekday, said.tokens);
  if (found) {
    state.closeDay();
    const words = clocks.length > 0 ? state.titled(occasion.words) : occasion.words;
    state.results.leave();
    return state.open(
      { spans: [found], words, open: openOf(said, occasion), url: said.url, line, text: said.text },
      occasion,
    );
  }
  const [clock] = clocks;
  if (!clock) return readPlainText(state, said, line);
  const isLabel = HOUR_LABEL.test(said.text) && state.day === null && !state.results.hasLatest;
  if (weekday === null && clocks.length === 1 && isLabel) return takeForAll(state, occasion, said, line);
  const { day } = state;
  const { titleWithoutClocks: title, hasListWithoutClocks } = state.results;
  const isOneList = title !== null && (day === null || day.words.title === "" || day.words.title === title);
  const isOfList = (isOneList || (state.isAfterBlank && hasListWithoutClocks)) && SAYS_WHEN_WE_MEET.test(said.text);
  if (isOfList || (!isBeginning && beginsWithUnreadDay(said.text))) state.closeDay();
  else if (day && (weekday === null || isBeginning || isOfWeekday(day, weekday)))
    return readBelowDay(state, day, occasion, said, line);
  if (weekday !== null) state.closeDay();
  if (weekday === null && readBelowRow(state, occasion, said, line)) return;
  state.results.loneClocks.push({ clock: { ...clock, line }, words: occasion.words });
  const next = weekday !== null ? state.context.nextDay(weekday) : null;
  if (next && occasion.words.title !== "")
    return state.results.add({
      ...occasion,
      spans: [next],
      open: [...openOf(said, occasion), "from_today"],
      url: said.url,
      line,
    });
  state.refuse(said.text, line, "no_date");
}

/** `tokens`: of a line that may name its week. */
export function dayOfWeekday(state: ProgrammeState, weekday: number, tokens: readonly Token[]): ResolvedSpan | null {
  const ofSpan = state.span && dayOfSpan(state.span, weekday);
  if (ofSpan && !ofSpan.isPart && state.day?.spans[0] === state.span) state.day.hasEvents = true;
  return ofSpan ?? state.context.dayOfWeek(weekday, tokens.find((token) => token.kind === "week")?.week);
}

/** "(mandag til fredag)", below its dates. */
function saysSpanAgain({ span }: ProgrammeState, { text, tokens: [first, last, ...more] }: SaidLine): boolean {
  const isOn = (token: Token | undefined, day: number | null) =>
    day !== null && token?.kind === "weekday" && token.weekday === weekdayOf(day);
  const isAll =
    more.length === 0 && first !== undefined && !/\p{L}/u.test(text.slice(0, first.at) + text.slice(last?.end));
  return isAll && span !== null && isOn(first, span.day) && isOn(last, span.last);
}

/** "Leir 8.–10. januar. Oppmøte fredag kl. 17. Avreise søndag": of the span above, and no events of their own. */
const isOwn = ({ day, span }: ProgrammeState, occasion: Occasion, words: RegExp, end: "day" | "last"): boolean =>
  day !== null &&
  span !== null &&
  day.spans[0] === span &&
  span[end] !== null &&
  occasion.weekday === weekdayOf(span[end]) &&
  day.words.title !== "" &&
  words.test(occasion.words.title);
