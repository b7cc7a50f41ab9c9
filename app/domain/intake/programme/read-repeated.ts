import type { ProgrammeState } from "./programme-state";
import { everyWeekOn, daysOfRepetition } from "./repeat";
import type { SaidLine } from "./said-line";
import type { Repetition } from "./said-repetition";
import { onLine, tellingMore } from "./said-words";

const WE_MEET = /^(?:vi|me)\s(?:møtes|møtest|samles|samlast|treffes|treffest)(?!\p{L})/iu;

export function readRepeated(state: ProgrammeState, said: SaidLine, line: number) {
  const { repeats, open, text, url, tellsMore, beside } = said;
  state.closeDay();
  if (!repeats) return;
  const found = daysOfRepetition(repeats, state.context.days);
  if (typeof found === "string") return state.refuse(text, line, found);
  const [clock] = repeats.clocks;
  if (!clock) return state.refuse(text, line, "no_date");
  if (isUsualTime(state, repeats, text)) {
    state.results.refuse(text, line, "no_date");
    const own = ONLY_WHERE.test(text) ? { ...repeats.words, title: "" } : onLine(repeats.words, line);
    const named = state.above ?? state.first ?? state.results.heading;
    const words = own.title === "" && named ? { ...named, isApart: true } : own;
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
  const isOnlyWhen = words.title === "" || ONLY_WHERE.test(text);
  return (
    isOnlyWhen &&
    (WE_MEET.test(text) || ([null, context.line].includes(heading?.line ?? null) && (above?.isApart ?? above === null)))
  );
}

const ONLY_WHERE = /^[^\p{L}]*\p{L}+dag(?:er|ar|ene|ane)\s.*\d\s(?:i|på|ved|hos)\s\S+(?:\s\S+){0,2}$/iu;
