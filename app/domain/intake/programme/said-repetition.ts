import { wordOf } from "~/domain/plain-words/numbers-in-words";
import { boundsIn } from "./bounds";
import { withoutSpans } from "./occasions";
import { EXCEPT_WORDS, type SaidRule } from "./rules";
import type { SaidWords } from "./said-words";
import type { Token } from "./time-words";
import { isWordless, wordsOf } from "./title";
import type { When } from "./whens";
import { wordsAround } from "./words-around";

export type Repetition = NonNullable<ReturnType<typeof saidRepetition>>;

/** "I januar blir det andre søndag". */
const isOtherwise = (line: string, { at, end }: Pick<Token, "at" | "end">) =>
  /\d[^.]*[,.;]\s(?:men\s)?i\s$/iu.test(line.slice(0, at)) &&
  /^\s(?:blir|vert|er|møtes|møtest|har)\s(?:det|den|vi|me)\s/iu.test(line.slice(end));

const NUMBERS = Array.from({ length: 12 }, (_, nth) => wordOf(nth + 1));
/** "Seks onsdager". */
const COUNT = new RegExp(`(?<![\\p{L}\\d.,:])(${NUMBERS.join("|")}|\\d{1,2})\\s$`, "iu");

export const isOfWhen = ({ at }: Token, whens: readonly When[]) => whens.some((when) => at >= when.at && at < when.end);

/** Null where the days are the line's own and no bounds: "Torsdager 3., 10. og 17. september". */
export function saidRepetition(
  line: string,
  legible: string,
  tokens: readonly Token[],
  rule: SaidRule,
  whens: readonly When[],
) {
  const bounds = boundsIn(
    legible,
    whens.flatMap(({ days }) => days),
    tokens,
  );
  // "Onsdag 13. januar, hver uke": from then on.
  const [every, ...parts] = rule.tokens;
  if (every?.kind === "every" && !every.weekdays && parts.length === 0 && bounds.others.length === 1)
    bounds.from ??= bounds.others.pop() ?? null;
  // Days named beside a rhythm are its only ones.
  const isListed = bounds.others.length > 1 && bounds.from === null && bounds.until === null;
  if (bounds.others.length > 0 && (!rule.isEvery || isListed)) return null;
  const first = rule.tokens.find((token) => token.kind === "weekday" && token.isPlural);
  const [counted = "", number = ""] = (first && COUNT.exec(legible.slice(0, first.at))) ?? [];
  const at = (first?.at ?? 0) - counted.length;
  if (number !== "" && !tokens.some((token) => token.at <= at && at < token.end)) {
    const named = NUMBERS.indexOf(number.toLowerCase()) + 1;
    bounds.count = named > 0 ? named : Number(number);
    bounds.spans.push({ at, end: at + counted.length });
  }
  const named = tokens.filter((token) => token.kind === "month");
  const isBound = ({ at }: Token) => bounds.spans.some((span) => at >= span.at && at < span.end);
  const months = named.filter((month) => !isBound(month) && !isOtherwise(legible, month));
  bounds.hasVagueExceptions ||= named.some((month) => isOtherwise(legible, month));
  const years = tokens.filter(
    (token): token is Token & { kind: "year" } => token.kind === "year" && !isOfWhen(token, whens),
  );
  const spans = [
    ...years,
    ...bounds.spans,
    ...whens.flatMap(({ days, at, end }) => (days.length === 0 ? [{ at, end }] : [])),
    ...tokens.filter(({ kind }) => kind === "clock" || kind === "week"),
    ...tokens.filter(({ kind }) => RULE_KINDS.has(kind)),
    ...named,
  ];
  return {
    rule,
    bounds,
    /** "i september og oktober". */
    months: months.map(({ month }) => month),
    year: years.length === 1 ? (years[0]?.year ?? null) : null,
    ...weeksIn(
      legible,
      tokens.filter((token) => !isBound(token)),
    ),
    clocks: whens.flatMap(({ clocks }) => clocks),
    words: wordsOfRhythm(line, spans),
  };
}

function wordsOfRhythm(line: string, spans: readonly { at: number; end: number }[]): SaidWords {
  const behind = Math.max(0, ...spans.map(({ end }) => end));
  const after = line.slice(behind);
  return isWordless(after)
    ? wordsOf(withoutSpans(line, spans))
    : wordsAround(withoutSpans(line.slice(0, behind), spans), after);
}

/** "Hver kveld i uke 2", "fra uke 1 til uke 11", "ikke i vinterferien (uke 8)". */
function weeksIn(line: string, tokens: readonly Token[]) {
  const named = tokens.filter((token): token is Token & { kind: "week" } => token.kind === "week");
  const isOut = ({ at }: Token) => LEAVES_OUT.test(line.slice(0, at));
  return {
    weeks: named.filter((token) => !isOut(token)).map(({ week }) => week),
    exceptWeeks: named.filter(isOut).map(({ week }) => week),
  };
}

/** "Ikke i vinterferien (uke 8)". */
const LEAVES_OUT = new RegExp(`(?<!\\p{L})(?:${EXCEPT_WORDS})(?!\\p{L})[^.;]{0,40}$`, "iu");

const RULE_KINDS = new Set<Token["kind"]>(["every", "parity", "weekday", "monthly"]);
