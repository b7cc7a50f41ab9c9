import type { Doubt } from "~/domain/sources/understood";
import { capitalised } from "~/domain/text/capitalised";
import type { Occasion } from "./occasions";
import { isNoEvent, isRelative, type OwnMatter } from "./other-matter";
import { type SaidEventLine, sayEventLine } from "./said-event-line";
import { isOfWhen } from "./said-repetition";
import { described, type SaidWords } from "./said-words";
import { hasEitherMonth, type LinesAround } from "./settle-numbers";
import type { Token } from "./time-words";
import { cleanTitle } from "./title";

/** Of a text, which tells of more than events. */
export interface SaidLine extends SaidEventLine {
  url: string | null;
  /** A sentence stands behind the time, and no word before it: "Mandager 17.15. Middag etterpå". */
  tellsMore: boolean;
  /** Beside no day: "Sommerleir 2027". */
  years: number[];
  hasOtherTimes: boolean;
  /** What is about signing up, tickets, doors … */
  beside: string[];
  /** "12.10" may be a clock where the day is known. */
  hasOpenNumber: boolean;
}

/** What a line and one of its times leave open. */
export const openOf = ({ open }: SaidLine, { isUnclear }: Pick<Occasion, "isUnclear">): Doubt[] =>
  isUnclear ? [...open, "several_times"] : open;

export function sayLine(written: string, around: LinesAround): SaidLine {
  const said = sayEventLine(written, around);
  const { tokens, open } = said;
  const { cut, legible, others, whens, rule } = said.from;
  return {
    ...said,
    occasions: said.occasions.map((one) => ({ ...one, words: whereWeMeet(legible) ?? one.words })),
    open: around.mayHaveMonthFirst && whens.length > 0 && hasEitherMonth(legible) ? [...open, "month_or_day"] : open,
    url: /https?:\/\/[^\s|;<>"]{3,300}[^\s|;<>".,)]/i.exec(cut)?.[0] ?? null,
    years:
      whens.length > 0 && rule
        ? []
        : tokens.flatMap((token) => (token.kind === "year" && !isOfWhen(token, whens) ? yearsFrom(cut, token) : [])),
    tellsMore: tellsMoreIn(legible, tokens),
    hasOtherTimes: others.some(({ at, end }) => /\d/.test(cut.slice(at, end))),
    beside: besideIn(cut, others),
    hasOpenNumber: OPEN_NUMBER.test(legible),
  };
}

/** "Me møtest på Fjelltun": where, of what is named elsewhere. */
function whereWeMeet(line: string): SaidWords | null {
  const [, place, told = ""] = WE_MEET_AT.exec(line) ?? [];
  return place === undefined ? null : { title: "", place, ...described(cleanTitle(told)) };
}
const WE_MEET_AT =
  /^(?:[Vv]i|[Mm]e|[Ww]e)\s(?:møtes|møtest|samles|samlast|treffes|treffest|meet)\s(?:på|i|ved|hos|hjå|at|in)\s((?:\p{Lu}[\p{L}-]+\s?){1,3}?)(?=\s(?:(?:\p{L}{3,6}dag|den|kl)\s)?\d|\s\p{L}{3,6}dag)[^.]*(?:\.\d|[^.])*(?:\.\s(.*))?$/u;

function besideIn(text: string, others: OwnMatter["others"]): string[] {
  return others
    .map(({ at, end }) => text.slice(at, end))
    .filter((part) => !OF_SOMEBODY.test(part))
    .map((written) => {
      const part = written.replace(/^[^\p{L}\d]+|[\s,;:(–-]+$/gu, "");
      return capitalised(part.includes("(") ? part : part.replace(/\)[.\s]*$/, ""));
    });
}

/** Births and deaths. */
const OF_SOMEBODY = /^(?:f|d|født|fødd|born|død|døydde|døpt|gift)(?!\p{L})|^[*†]/iu;

const tellsMoreIn = (line: string, tokens: readonly Token[]): boolean => {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || /\p{L}{3}/u.test(line.slice(0, first.at))) return false;
  const clocks = tokens.filter(({ kind }) => kind === "clock");
  return [last, ...clocks].some(({ end }) => /^.?\.\s+\p{Lu}/u.test(line.slice(end - 1, end + 4)));
};

/** One year, or a season's two: "2026/27". */
function yearsFrom(text: string, { year, end }: Token & { kind: "year" }): number[] {
  const next = /^\s?[/–-]\s?(?:20)?(\d\d)(?!\d)/.exec(text.slice(end))?.[1];
  return next !== undefined && 2000 + Number(next) === year + 1 ? [year, year + 1] : [year];
}

const OPEN_NUMBER = /(?<!\d)(?:[01]?\d|2[0-3])\.(?:0[1-9]|1[0-2])(?!\d)/;

export const noEventIn: Required<LinesAround>["noEventIn"] = (text, { hasOthers, tokens, said, isDated }) => {
  // "Mandag er kontoret stengt."
  const saysWeekday =
    said.length > 0 && said.every(({ days, clocks, words }) => [...days, ...clocks].length === 0 && words.title === "");
  const isOther = hasOthers && (tokens.length === 0 || saysWeekday);
  if (isOther || isNoEvent(text, said[0]?.words.title, tokens[0]?.at)) return "no_event";
  return !isDated && isRelative(text) ? "relative" : null;
};
