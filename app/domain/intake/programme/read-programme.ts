import type { NotUnderstood, ProgrammeReading } from "~/domain/sources/understood";
import { calendarDate, type DayNumber, dayNumber, dayOf } from "~/domain/time/days-and-moments";
import { memoized } from "~/domain/values";
import type { CellKind } from "./guessed-row";
import { withHoursOfColumn } from "./hours-in-column";
import { isDoubleSpaced, type LineKind, titlesStand } from "./layout";
import type { ReadEvent } from "./make-events";
import { withoutNumbering } from "./measures";
import { slashOrderOf, withListedMonths, withMonthsFirst, withMonthsOfList } from "./month-first";
import { ownMatterOfText } from "./page-matter";
import { isPlaceName } from "./place";
import {
  chatIn,
  isTooLong,
  linesOfProgramme,
  plainLine,
  PROGRAMME_LIMITS,
  HEAD_QUOTED,
  QUOTED,
  TAKEN,
  withoutMailHeads,
  withTabs,
  withWholeDays,
} from "./plain-lines";
import { isCongregation, isPlaceOfAll, isSubtitle, namesEvent } from "./plain-texts";
import { ProgrammeState } from "./programme-state";
import { readLine } from "./read-line";
import { readRow } from "./read-row";
import { isNoTitleOfText } from "./read-text";
import { isFeastOn, legibleSpans, NOTHING_ABOVE } from "./resolve-day";
import { noEventIn, type SaidLine, sayLine } from "./said-line";
import { MAY_SAY, nearDays, saysDay, sentencesOf } from "./sentences";
import { columnsApart, joinSplitDays, withCutsJoined } from "./split-lines";
import { understoodEvents } from "./sure";
import { tableRowsOf } from "./table";
import { isProse, isWordless } from "./title";
import { isAlike } from "./whole-list";

/**
 * Lines are read alone, then with the years, months and days of headings. What has no readable date is listed, never
 * guessed. `now` tells which year is near; where a person tells it now, also which day "i morgen" is.
 */
export function readProgramme(text: string, now: Date, { isToldNow = false } = {}): ProgrammeReading {
  const order = slashOrderOf(text.slice(0, PROGRAMME_LIMITS.text));
  const pasted = withoutMailHeads(linesOfProgramme(text));
  const today = dayNumber(dayOf(now));
  const chat = chatIn(pasted, today);
  const own = chat?.lines ?? pasted;
  const dayFirst = order === "month_first" ? own.map(withMonthsFirst) : own;
  const apart = columnsApart(withHoursOfColumn(dayFirst));
  const lines = joinSplitDays(
    withoutNumbering(withCutsJoined(withMonthsOfList(apart.map(({ text: cell }) => withListedMonths(cell))))),
  ).map((line) => withTabs(withWholeDays(line)));
  const plain = lines.map(plainLine);
  const numberOf = (index: number) => apart[index]?.line ?? index + 1;
  const toldOn = (index: number) => (chat ? chat.days[numberOf(index) - 1] : isToldNow ? today : null) ?? null;
  const fromToday = new Set(
    plain.flatMap((line, index) => {
      const day = toldOn(index);
      return day !== null && nearDays(line, day).tokens.length > 0 ? [numberOf(index)] : [];
    }),
  );
  const rows = tableRowsOf(lines, memoized(kindOfCell));
  const around = {
    leadingDates: hasLeadingDates(plain),
    mayHaveMonthFirst: order === "unknown",
    ownMatterIn: ownMatterOfText,
    noEventIn,
  };
  /** Of each day on which lines were told: what they say by it. */
  const givenOn = memoized((day: DayNumber | null) =>
    day === null ? {} : { given: memoized((line: string) => nearDays(line, day)) },
  );
  const sayOn = memoized((day: DayNumber | null) =>
    memoized((line: string) => sayLine(line, { hasDay: false, ...around, ...givenOn(day) })),
  );
  const said = plain.map((line, index) => {
    const say = sayOn(toldOn(index));
    return rows.has(index) || !/\d|\p{L}/u.test(line) ? null : sentencesOf(line, say).map(say);
  });
  const isSpaced = isDoubleSpaced(plain.map((line) => line === ""));
  const titles = titlesStand(
    said
      .map((sentences, index) => {
        const one = sentences?.[0] ?? null;
        return one && isFeastBelow(one, said.slice(0, index), today) ? "subtitle" : kindOfLine(one);
      })
      .filter((kind, index) => lines[index] !== TAKEN && !(isSpaced && kind === "blank")),
  );
  const datedLines = said.filter((sentences) => sentences?.some(saysDay));
  const hasOneDay = rows.size === 0 && datedLines.length === 1;
  const layout = { ...around, titles, hasOneDay, isToldNow };
  const state = new ProgrammeState(today, layout);
  lines.forEach((line, index) => {
    const [row, text = line] = [rows.get(index), plain[index]];
    const number = numberOf(index);
    state.context.toldOn = toldOn(index);
    state.layout = { ...layout, ...givenOn(toldOn(index)) };
    if (row) for (const one of row) readRow(state, one, text, number);
    else if (said[index]) for (const sentence of said[index]) readLine(state, sentence, number);
    else if (row === undefined && !isSpaced && line !== TAKEN) state.endBlock();
    if (isTooLong(line)) state.results.refuse(text, number, "too_long");
  });
  state.closeDay();
  const shown = apart.length === own.length ? plain : own.map(plainLine);
  const { events, notUnderstood } = state.results.end(shown);
  // Nobody is told of words that only the readers were given.
  const isJoined = (index: number) => lines[index - 1] === TAKEN || lines[index + 1] === TAKEN;
  const written = shown.map((line, index) => (isJoined(index) ? line : plainLine(own[index] ?? line)));
  return {
    events: understoodEvents(
      withQuotesOpen(events, notUnderstood, own).map((event) =>
        chat || fromToday.has(event.dayLine ?? event.line) ? { ...event, open: [...event.open, "from_today"] } : event,
      ),
      written,
    ),
    notUnderstood: notUnderstood.map((one) => ({
      ...one,
      text: (one.text === shown[one.line - 1] && written[one.line - 1]) || one.text,
    })),
  };
}

/** Of an older mail a programme is read, as what its answer may change; what the answer tells itself is not told twice. */
function withQuotesOpen(
  events: readonly ReadEvent[],
  notUnderstood: readonly NotUnderstood[],
  lines: readonly string[],
): readonly ReadEvent[] {
  const isQuoted = ({ line }: { line: number }) => QUOTED.test(lines[line - 1] ?? "");
  if (!lines.some((line) => HEAD_QUOTED.test(line)) || lines.every((line) => QUOTED.test(line) || !/\S/.test(line)))
    return events;
  const answered = events.filter((event) => !isQuoted(event));
  const off = notUnderstood.filter((one) => one.reason === "cancelled" && !isQuoted(one));
  const isTold = ({ span, words: { title } }: ReadEvent) =>
    answered.some((own) => own.span.day === span.day && isAlike(own.words.title, title)) ||
    off.some(({ text }) => text.match(/\d+/g)?.includes(String(calendarDate(span.day).date)) && isAlike(text, title));
  if (events.length - answered.length < FEWEST_QUOTED) return answered;
  return events.flatMap((event) =>
    !isQuoted(event) ? event : isTold(event) ? [] : { ...event, open: [...event.open, "quoted" as const] },
  );
}

/** Else it is a question. */
const FEWEST_QUOTED = 2;

const LEADING_DAY =
  /^\p{L}{0,8}\.?\s?(?:(?:2[4-9]|3[01])\.(?:0?[1-9]|1[0-2])|(?:0?[1-9]|[12]\d|3[01])\.(?:[1-9]|0[1-46-9]|1[12]))(?!\d|\.\d)/u;
const LEADING_CLOCK = /^(?:kl\.?\s?)?(?:[01]?\d|2[0-3])\.(?:00|1[35-9]|[2-5]\d)(?!\d|\.\d)/i;

/** "27.08" or "20.12" begins lines and no clock does, so that "09.10" there is a day too. */
const hasLeadingDates = (lines: readonly string[]) =>
  lines.filter((line) => LEADING_DAY.test(line)).length >= 2 && !lines.some((line) => LEADING_CLOCK.test(line));

/** "Veke 12:". */
const LONGEST_WEEK = 10;

function kindOfCell(cell: string): CellKind {
  if (!MAY_SAY.test(cell)) return "text";
  const { occasions, repeats, tokens } = sayLine(cell.slice(0, 200), {
    hasDay: false,
    leadingDates: true,
    mayHaveMonthFirst: false,
  });
  const [first, ...others] = occasions;
  const words = repeats?.words ?? first?.words;
  if (!words) return tokens.length === 1 && tokens[0]?.kind === "week" && cell.length <= LONGEST_WEEK ? "day" : "text";
  if (others.length > 0 || words.title !== "" || words.place !== null) return "mixed";
  return first && first.days.length === 0 && first.weekday === null ? "clock" : "day";
}

/** "1. søndag i advent", below its date: no day of its own. */
function isFeastBelow({ occasions }: SaidLine, above: readonly (readonly SaidLine[] | null)[], today: number): boolean {
  const [feast, ...others] = occasions.flatMap(({ days }) => days);
  if (!feast || others.length > 0 || !occasions.every(({ words, clocks }) => words.title === "" && clocks.length === 0))
    return false;
  const context = { ...NOTHING_ABOVE, today };
  const dated = above.findLast((sentences) => sentences?.some(saysDay)) ?? [];
  const days = dated.flatMap((one) => one.occasions).flatMap((occasion) => occasion.days);
  return legibleSpans(days, context).some(({ day }) => isFeastOn(feast, day, context));
}

function kindOfLine(said: SaidLine | null): LineKind {
  if (said === null) return "blank";
  const [first] = said.occasions;
  if (first && first.words.title === "") return first.days.length > 0 ? "untitled" : "clock";
  if (first) return "other";
  if (said.repeats || said.hindrance !== null) return "other";
  if (isPlaceName(said.text) || isPlaceOfAll(said.text)) return "place";
  if (isSubtitle(said.text)) return "subtitle";
  return isCongregation(said.text) || isNoTitleOfText(said.text) || isProse(said.text) || isWordless(said.text)
    ? "other"
    : namesEvent(said.text)
      ? "named"
      : "text";
}
