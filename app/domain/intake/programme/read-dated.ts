import type { Occasion } from "./occasions";
import { daysAroundPause } from "./paused";
import { isPlaceName, TAKES_PLACE } from "./place";
import { namesEvent, serviceNamedIn } from "./plain-texts";
import { inYearTold, type OpenDay } from "./programme-context";
import type { ProgrammeState } from "./programme-state";
import { DATED_PART, isTitleApart, placeBelow, SETTING_OUT } from "./read-below";
import { readPlainText } from "./read-text";
import { everyWeekOn } from "./repeat";
import { isFeastOn, resolveSpan } from "./resolve-day";
import { BETWEEN_SENTENCES } from "./said-beside";
import { openOf, type SaidLine } from "./said-line";
import type { Repetition } from "./said-repetition";
import { described, NO_WORDS, onLine, onlyPlaced, type SaidWords, tellingMore } from "./said-words";

const SAME_TIME = /(?<!\p{L})(?:samme|same|sama) (?:tid|klokkeslett|time)(?!\p{L})/iu;
const WHEN_LABEL = /^(?:når|tid|dato|tidspunkt|when|date|dag|kva tid)\s?:/i;

const ONLY_END = /(?<!\p{L})til\s(?:ca\.?\s)?(?:kl\.?\s?)?\d/iu;

export function readDated(state: ProgrammeState, occasion: Occasion, said: SaidLine, line: number) {
  const setsOut = SETTING_OUT.test(occasion.words.title);
  const isPart = DATED_PART.test(occasion.words.title) && !(setsOut && state.above && !state.isAfterBlank);
  if (isPart) return state.results.refuse(said.text, line, "no_event");
  if (isFeastOfDay(state, occasion)) {
    if (occasion.words.title !== "") readPlainText(state, said, line);
    return;
  }
  const again = openAgain(state, occasion);
  if (again) state.day = null;
  state.closeDay();
  state.results.leave();
  const { above } = state;
  const camp = above ?? state.results.heading;
  const isTown = !state.isAfterBlank && camp !== null && isTownOf(camp, occasion.words, said.text);
  const isPiece =
    above !== null &&
    !state.isAfterBlank &&
    TAKES_PLACE.test(above.title) &&
    !TAKES_PLACE.test(occasion.words.title) &&
    (isPieceOf(said.text, occasion.words.title) || isTitleApart(said, occasion.words.title));
  const isTitleAbove =
    isPiece || state.isTitleAbove || WHEN_LABEL.test(said.text) || isHouseBelow(state, occasion.words);
  const years = [...said.years, ...((isTitleAbove && above?.years) || [])];
  if ((isPiece || said.tellsMore || setsOut) && above && !state.isAfterBlank)
    occasion = { ...occasion, words: tellingMore(occasion.words) };
  if (!isPiece && isSaidBefore(said, occasion.words.title))
    occasion = { ...occasion, words: { ...occasion.words, isApart: true } };
  let own =
    isTitleAbove && !again?.words.title
      ? state.titled(placeBelow(above ?? NO_WORDS, occasion.words), occasion.clocks.length > 0)
      : occasion.words;
  if (isTown) own = { ...onlyPlaced(camp, { ...own, place: own.title, placeLine: line }), isApart: true };
  if (camp && CAMP.test(camp.title) && !CAMP.test(own.title) && occasion.days.some(({ last }) => last !== null))
    own = { ...onlyPlaced(camp, own), ...described(own.title, own.description) };
  if (said.move && own.title === "") own = { ...own, title: state.results.movedTitle ?? "" };
  if (again) own = placeBelow(again.words, own);
  const words = again && own.title === "" ? onlyPlaced(again.words, own) : own;
  state.above = null;
  let clocks =
    occasion.clocks.length === 0 && SAME_TIME.test(said.text) ? state.results.clocksLike(words.title) : occasion.clocks;
  const spans = state
    .resolve(occasion.days, said.text, line)
    ?.map((span) => inYearTold(span, years, said.text))
    .map((span) => (span.last !== null && CAMP.test(words.title) ? { ...span, isCamp: true } : span));
  if (!spans) return;
  const [clock, ...others] = clocks;
  const usual = clock?.end === null && others.length === 0 && ONLY_END.test(said.text) ? state.usualOf(spans) : null;
  if (clock && usual) clocks = [{ ...usual.clock, end: clock.start }];
  const [whole] = spans;
  if (whole && whole.last !== null) state.context.lead(whole.day, whole.last);
  if (whole && whole.last !== null && clocks.length === 0 && isList(own.title)) {
    state.service = serviceNamedIn(own.title) ?? state.service;
    return;
  }
  state.span = whole && spans.length === 1 && (clocks.length === 0 || whole.last !== null) ? whole : null;
  state.open(
    { spans, words, open: openOf(said, occasion), url: said.url, line, text: said.text },
    { ...occasion, clocks },
  );
}

/** "Julekonsert", and below it "søndag 13. desember kl. 16 Domkirken". */
const isHouseBelow = ({ above, isAfterBlank }: ProgrammeState, { title, place }: SaidWords): boolean =>
  above !== null && !isAfterBlank && place === null && isPlaceName(title) && namesEvent(above.title);

/** "Vanakkam! Vi får besøk torsdag 3. desember" is said before what takes place. */
const isSaidBefore = (said: SaidLine, title: string): boolean =>
  !TAKES_PLACE.test(title) &&
  isTitleApart(said, title) &&
  /\p{L}{3}/u.test(said.text.slice(0, said.tokens[0]?.at).split(BETWEEN_SENTENCES).at(-1) ?? "");

/** "1. søndag i advent", below what takes place on it; "Julaften for små og store", below its hour. */
function isFeastOfDay({ day, context, results }: ProgrammeState, { days, clocks, words }: Occasion): boolean {
  const [said, ...others] = days;
  const [span, ...more] = day?.hasEvents ? day.spans : [];
  return (
    said !== undefined &&
    span?.last === null &&
    others.length + more.length + clocks.length === 0 &&
    (words.title === "" || results.hasUntitled) &&
    isFeastOn(said, span.day, context.days)
  );
}

/** A line may say the day above once more: a square, and the day in words. */
function openAgain({ day, context }: ProgrammeState, { days, words }: Occasion): OpenDay | null {
  const [said, ...others] = days;
  const [span, ...more] = day === null || day.hasEvents ? [] : day.spans;
  if (span?.last !== null || more.length > 0 || !said || others.length > 0) return null;
  if (day?.words.title !== "" && words.title !== "" && !isPlaceName(words.title)) return null;
  const found = resolveSpan(said, context.days);
  return typeof found !== "string" && found.day === span.day ? day : null;
}

/** "… fyller Sanglaget kirken", whose title stands right above; "4/12 – pepperkaker" is a row of a list. */
function isPieceOf(text: string, title: string): boolean {
  if (title === "" || TAKES_PLACE.test(title) || text.includes(title)) return false;
  const at = text.indexOf(title.charAt(0).toLowerCase() + title.slice(1));
  return at >= 0 && !/\d.*\s[–—:-]\s*$/u.test(text.slice(0, at));
}

/** "Lillehammer, 25.–27. juni" and "Stord 2. juli", below "Landsmøte 2027". */
const isTownOf = ({ title }: SaidWords, own: SaidWords, text: string): boolean =>
  (namesEvent(title.replace(/\s20\d\d$/, "")) || CAMP.test(title)) &&
  own.place === null &&
  TOWN_AHEAD.exec(text)?.[1] === own.title &&
  !TAKES_PLACE.test(own.title);
const TOWN_AHEAD = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:,| (?=\d))/u;

/** "Messetider 29. november – 8. desember", above its days. */
const isList = (title: string): boolean =>
  serviceNamedIn(title) !== null ||
  /^(?:\p{L}*program(?:met)?|\p{L}*kalender(?:en)?|møteplan|(?:hva|kva|det|dette) skjer)$/iu.test(title);

/** Unlike a convention, whose meetings are for all. */
const CAMP =
  /leir(?!sk)|seminar(?!er)|camp(?!us)|weekend|helg(?:en|a)?(?!\p{L})|retreat|(?:^|\s|\p{L})tur(?:en)?(?!\p{L})/iu;

const WE_MEET = /^(?:vi|me)\s(?:møtes|møtest|samles|samlast|treffes|treffest)(?!\p{L})/iu;

export function readRepeated(state: ProgrammeState, said: SaidLine, line: number) {
  const { repeats, open, text, url, tellsMore, beside } = said;
  state.closeDay();
  if (!repeats) return;
  const found = daysAroundPause(repeats, state.context.days);
  if (typeof found === "string") return state.refuse(text, line, found);
  const [clock] = repeats.clocks;
  if (!clock) return state.refuse(text, line, "no_date");
  if (isUsualTime(state, repeats, text)) {
    state.results.refuse(text, line, "no_date");
    const own = onLine(repeats.words, line);
    const named = state.above ?? state.first ?? state.results.heading;
    const words = own.title === "" && named ? { ...named, isApart: true } : own;
    if (state.results.hasListWithoutClocks) state.results.loneClocks.push({ clock: { ...clock, line }, words });
    state.usual = { weekdays: repeats.rule.weekdays, clock: { ...clock, line }, words };
    return state.leave();
  }
  const isMore = tellsMore && state.above !== null && !state.isAfterBlank;
  const own = onLine(repeats.words, line, beside);
  const words = state.titled(isMore ? tellingMore(own) : own, true);
  const all = [...open, ...found.open];
  state.results.add({ spans: found.spans, clocks: repeats.clocks, lastClock: null, words, url, line, open: all });
}

/** Below "Faste samlinger", until a line says a date. */
export function readWeekly(state: ProgrammeState, said: SaidLine, line: number): boolean {
  if (said.occasions.some(({ days }) => days.length > 0)) state.weekly = null;
  const first = said.tokens.find(({ kind }) => kind === "clock");
  if (state.weekly === null) return false;
  if (!first && /^\p{L}+[:.]?$/u.test(said.text)) {
    state.weekly = said.tokens.flatMap((token) => (token.kind === "weekday" ? token.weekday : []));
    return true;
  }
  if (!first) return false;
  const own = said.tokens.flatMap((token) => (token.kind === "weekday" && token.at < first.at ? token.weekday : []));
  if (own.length > 0) state.weekly = own;
  if (state.weekly.length === 0) return false;
  for (const { clocks, words } of said.occasions) {
    const repeats = everyWeekOn(state.weekly, { clocks, words: state.asService(onLine(words, line)) });
    readRepeated(state, { ...said, repeats }, line);
  }
  return true;
}

/** "Fredager kl 19–23:", "Fredager 19–22 i kjelleren": what the days below it have in common. */
function isUsualTime(
  { above, results: { heading }, context }: ProgrammeState,
  { clocks, words, bounds, months }: Repetition,
  text: string,
): boolean {
  if (clocks.length !== 1 || bounds.from || bounds.until || months.length > 0) return false;
  if (text.endsWith(":")) return true;
  return (
    words.title === "" &&
    (WE_MEET.test(text) || ([null, context.line].includes(heading?.line ?? null) && (above?.isApart ?? above === null)))
  );
}
