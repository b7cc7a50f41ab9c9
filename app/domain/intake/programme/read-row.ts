import type { Doubt } from "~/domain/sources/understood";
import { isLate, throughNight } from "./night";
import { isCancelled, saysNothingIsOn } from "./other-matter";
import type { ProgrammeState } from "./programme-state";
import { readRepeated } from "./read-line";
import { sayLine } from "./said-line";
import type { TableRow } from "./table-columns";
import { wordsOf } from "./title";

export function readRow(state: ProgrammeState, row: TableRow, text: string, line: number) {
  const above = state.day?.words.title === "" && !state.day.hasEvents ? state.day : null;
  if (row.table !== state.table.number || above)
    state.table = { number: row.table, spans: above?.spans ?? [], isLate: false };
  if (above && isOfDayAbove(row)) state.day = null;
  else state.closeDay();
  if (row.when === "") return continueRow(state, row);
  const said = sayLine(row.when, { ...state.layout, hasDay: state.table.spans.length > 0, leadingDates: true });
  const { title, place, description } = wordsOf(row.title);
  const words = state.asService({ title, place: row.place ?? place, description: row.description ?? description });
  const url = row.url ?? said.url;
  const isNothing = [words.title, row.title, row.description ?? ""].some(saysNothingIsOn);
  const hindrance = isCancelled(text) ? "cancelled" : isNothing ? "no_event" : said.hindrance;
  if (hindrance !== null) return state.refuse(text, line, hindrance);
  if (said.repeats) return readRepeated(state, { ...said, text, url, repeats: { ...said.repeats, words } }, line);
  const [occasion, ...others] = said.occasions;
  if (!occasion || words.title === "") return state.refuse(text, line, occasion ? "no_title" : "no_date");
  const spans = occasion.days.length > 0 ? state.resolve(occasion.days, text, line) : state.table.spans;
  const isOfRowAbove = occasion.days.length === 0 && occasion.weekday === null;
  const clocks = throughNight(occasion.clocks, isOfRowAbove && state.table.isLate);
  state.table.isLate = isLate(clocks) || (isOfRowAbove && state.table.isLate);
  state.table.spans = spans ?? [];
  if (!spans) return;
  if (spans.length === 0) return state.refuse(text, line, "no_date");
  const doubts: Doubt[] = [...said.doubts, ...occasion.doubts];
  if (others.length > 0) doubts.push("several_times");
  state.results.add({ ...occasion, clocks, spans, words, doubts, url, line });
  state.results.address(row.address);
}

const ONLY_CLOCK = /^(?:kl\.?\s?)?\d{1,2}[.:]?\d{0,2}(?:\s?(?:[-–]|til)\s?\d{1,2}[.:]?\d{0,2})?$/i;

/** "11.00 | Gudstjeneste", right below a line with only a day. */
const isOfDayAbove = ({ when }: TableRow) => ONLY_CLOCK.test(when);

function continueRow({ results }: ProgrammeState, { title, place, description }: TableRow) {
  if (place !== null) results.place(place);
  for (const text of [title, description]) if (text) results.describe(text, ". ");
}
