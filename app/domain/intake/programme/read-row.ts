import type { Doubt } from "~/domain/sources/understood";
import { weekdayOf } from "~/domain/time/days-and-moments";
import { isLate, throughNight } from "./make-events";
import type { Occasion } from "./occasions";
import { isCancelled, namesDay, saysNothingIsOn } from "./other-matter";
import { isPlaceName } from "./place";
import type { ProgrammeState } from "./programme-state";
import { DATED_PART } from "./read-below";
import { readRepeated, readWeekly } from "./read-dated";
import { dayOfWeekday } from "./read-line";
import { everyWeekOn } from "./repeat";
import { legibleSpans, type ResolvedSpan } from "./resolve-day";
import { leavesDaysOut } from "./said-beside";
import { openOf, type SaidLine, sayLine } from "./said-line";
import { described, placedBy, type SaidWords } from "./said-words";
import type { TableRow } from "./table-columns";
import type { Token } from "./time-words";
import { wordsOf } from "./title";
import type { SaidClock } from "./whens";

/** "6/12 | 11.00 Formiddagsmøte". */
const CLOCK_AHEAD = /^(?:kl\.?\s?)?(\d{1,2}[.:]\d{2})\s(?=\p{L})/iu;

function withOwnClock(row: TableRow): TableRow {
  const [ahead, clock] = CLOCK_AHEAD.exec(row.title) ?? [];
  return ahead && row.when === row.dayCell
    ? { ...row, when: `${row.when} kl ${clock}`, title: row.title.slice(ahead.length) }
    : row;
}

export function readRow(state: ProgrammeState, written: TableRow, text: string, line: number) {
  const row = withOwnClock(written);
  state.isAfterBlank = false;
  const { day } = state;
  const above = day !== null && !day.hasEvents && day.words.title === "" ? day : null;
  if (row.table !== state.table.number || above)
    state.table = { number: row.table, spans: above?.spans ?? [], isLate: false };
  if (above && isOfDayAbove(row)) state.day = null;
  else state.closeDay();
  const isOfDay = row.dayCell !== null && namesDay(row.dayCell);
  const said = sayLine(row.when, { ...state.layout, hasDay: state.table.spans.length > 0, leadingDates: true });
  const { title, place, description, isAsAbove } = wordsOf(row.title);
  const told = { isAsAbove, place: place ?? row.place, ...described(description, row.description), line };
  const url = row.url ?? said.url;
  const [occasion, ...others] = said.occasions;
  if (occasion && saysOnlyDay(row, said)) {
    const spans =
      occasion.days.length > 0 ? state.resolve(occasion.days, text, line) : daysOf(state, occasion, said.tokens);
    if (spans)
      state.open({ spans, words: { ...told, title }, open: openOf(said, occasion), url, line, text }, occasion);
    return;
  }
  const words = ofHouse(state, state.asService({ ...told, title }));
  if (leavesDaysOut(text)) words.leavesDaysOut = true;
  const isNothing = [words.title, row.title, row.place ?? "", row.description ?? ""].some(saysNothingIsOn);
  const hindrance = isCancelled(text) ? "cancelled" : isNothing ? "no_event" : said.hindrance;
  const isDayUnread = !said.repeats && row.dayCell !== null && !saysDay(occasion);
  if (hindrance !== null || (isDayUnread && isOfDay)) {
    if (row.dayCell !== null) state.table.spans = legibleSpans(occasion?.days ?? [], state.context.days);
    return state.refuse(text, line, hindrance ?? "no_date");
  }
  if (state.weekly !== null) {
    const occasions = said.occasions.map((one) => ({ ...one, words }));
    if (readWeekly(state, { ...said, text, url, occasions }, line)) return;
  }
  if (DATED_PART.test(words.title)) return state.refuse(text, line, "no_event");
  if (said.repeats) return readRepeated(state, { ...said, text, url, repeats: { ...said.repeats, words } }, line);
  if (!occasion || (words.title === "" && !isAsAbove))
    return state.refuse(text, line, occasion ? "no_title" : "no_date");
  const spans =
    occasion.days.length > 0 ? state.resolve(occasion.days, text, line) : daysOf(state, occasion, said.tokens);
  const isOfRowAbove = !saysDay(occasion);
  const clocks = throughNight(occasion.clocks, isOfRowAbove && state.table.isLate);
  state.table.isLate = isLate(clocks);
  state.table.spans = spans ?? [];
  if (!spans) return;
  if (spans.length === 0 && row.isOfWeek && occasion.weekday !== null && clocks.length > 0)
    return readRepeated(
      state,
      { ...said, text, url, repeats: everyWeekOn([occasion.weekday], { clocks, words }) },
      line,
    );
  if (spans.length === 0) return state.refuse(text, line, "no_date");
  const isUnclear = occasion.isUnclear || others.length > 0;
  const open: Doubt[] = [...openOf(said, { isUnclear }), ...(isDayUnread ? (["day_from_above"] as const) : [])];
  const usual = clocks.length === 0 ? state.usualOf(spans) : null;
  const usually = usual && { words: placedBy(words, usual.words), ...insteadOf(usual.clock, row, state, open) };
  state.results.add({ ...occasion, clocks, spans, words, open, url, line, ...usually });
  state.results.address(row.address);
}

/** The hour of all that stand below it; a remark on the row may say another: "Starter kl. 17.30!" */
function insteadOf(usual: SaidClock, { description }: TableRow, { layout }: ProgrammeState, open: Doubt[]) {
  const said = sayLine(description ?? "", { ...layout, hasDay: true }).occasions.flatMap(({ clocks }) => clocks);
  return said.length === 0
    ? { clocks: [usual] }
    : { clocks: said.slice(0, 1), open: [...open, "time_elsewhere" as const] };
}

/** "Nes kirke" alone: what is there stands above the list. */
function ofHouse({ above, results }: ProgrammeState, words: SaidWords): SaidWords {
  const isHouse = words.place === null && isPlaceName(words.title);
  const heading = above ?? results.heading;
  if (heading === null || !(isHouse || words.title === "")) return words;
  return {
    ...words,
    place: isHouse ? words.title : words.place,
    title: heading.title,
    line: heading.line,
    isApart: true,
  };
}

/** "Torsdag 7. januar | | ", and the rows of that day below it. */
const saysOnlyDay = ({ title, place, description }: TableRow, { occasions: [one, ...more], hindrance }: SaidLine) =>
  title === "" && !place && !description && more.length + (one?.clocks.length ?? 0) === 0 && saysDay(one) && !hindrance;

const saysDay = (occasion: Occasion | undefined) =>
  occasion !== undefined && (occasion.days.length > 0 || occasion.weekday !== null);

/** The day above, if it is of the weekday that the row names. */
function daysOf(state: ProgrammeState, { weekday }: Occasion, tokens: readonly Token[]): ResolvedSpan[] {
  if (weekday === null) return state.table.spans;
  const found = dayOfWeekday(state, weekday, tokens);
  return found ? [found] : state.table.spans.filter(({ day, last }) => last === null && weekdayOf(day) === weekday);
}

const ONLY_CLOCK = /^(?:kl\.?\s?)?\d{1,2}[.:]?\d{0,2}(?:\s?(?:[-–]|til)\s?\d{1,2}[.:]?\d{0,2})?$/i;

/** "11.00 | Gudstjeneste", right below a line with only a day. */
const isOfDayAbove = ({ when }: TableRow) => ONLY_CLOCK.test(when);
