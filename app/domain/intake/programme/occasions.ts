import { lastOf } from "~/domain/lists";
import { withoutAsides } from "./asides";
import { isLate, throughNight } from "./make-events";
import { isPlaceName } from "./place";
import { described, type SaidWords } from "./said-words";
import { cleanTitle, isWordless, lastWordsOf, wordsOf } from "./title";
import type { SaidClock, When } from "./whens";
import { tellsWhat, wordsAround } from "./words-around";

/** `isUnclear`: several times, and what each is of is not said. */
export interface Occasion extends Omit<When, "at" | "end"> {
  words: SaidWords;
}

export function withoutSpans(line: string, spans: readonly { at: number; end: number }[]): string {
  let rest = "";
  let from = 0;
  for (const { at, end } of [...spans].sort((a, b) => a.at - b.at)) {
    if (at > from) rest += `${line.slice(from, at)} `;
    from = Math.max(from, end);
  }
  return rest + line.slice(from);
}

const isDayOnly = ({ days, clocks }: When) => days.length > 0 && clocks.length === 0;
/** "Fredag kl 17 – søndag kl 14". */
const isOverDays = ({ days, lastClock }: When) => days.length === 0 && lastClock !== null;
const isClockOnly = ({ days, weekday, clocks }: When) => days.length === 0 && weekday === null && clocks.length > 0;

/** With the words after each, or before it, or those that all share. */
export function occasionsOf(written: string, all: readonly When[]): Occasion[] {
  const { line, whens, asides } = withoutAsides(written, all, (before) => END_WORD.test(before));
  const [first] = whens;
  if (!first) return [];
  const texts: Texts = [
    line.slice(0, first.at),
    ...whens.map((when, index) => line.slice(endOfWhen(line, when), whens[index + 1]?.at ?? line.length)),
  ];
  const joined = mergedPair(whens, texts) ?? withClockOfAll(whens, texts) ?? withEnds(whens, texts);
  const [own, ...more] = inDoubtWhereMixed(apart(joined.whens, joined.texts));
  if (!own) return [];
  return [{ ...own, words: { ...own.words, ...described(own.words.description, ...asides) } }, ...more];
}

/** Where clocks of one day do not run upward, all are in doubt. */
function inDoubtWhereMixed(occasions: Occasion[]): Occasion[] {
  const isBefore = (nth: number) => {
    const { days, clocks = [] } = occasions[nth] ?? {};
    const former = occasions
      .slice(0, nth)
      .filter((one) => one.days === days)
      .flatMap((one) => one.clocks);
    const isNew = (clock: SaidClock) => !clock.isPastMidnight && former.every(({ start }) => start !== clock.start);
    return clocks.filter(isNew).some(({ start }) => start < (former.at(-1)?.start ?? ""));
  };
  const isMixed = occasions.some((_, nth) => isBefore(nth));
  return occasions.map((one) => ({ ...one, isUnclear: one.isUnclear || isMixed }));
}

/** "17. mai-gudstjeneste": the day is a part of the word, too. */
const endOfWhen = (line: string, { days, end }: When): number =>
  /^-\p{Ll}/u.test(line.slice(end)) ? (days.at(-1)?.at ?? end) : end;

/** Before the first when, and after each. */
type Texts = readonly [string, ...string[]];

interface Parts {
  whens: readonly When[];
  texts: Texts;
}

/** "kl 18 Konsert torsdag 27. august" is one. */
function mergedPair(whens: readonly When[], [before, between = "", after = ""]: Texts): Parts | null {
  const [first, second] = whens;
  if (whens.length !== 2 || !first || !second) return null;
  const isPair = first.clocks.length === 0 && isClockOnly(second);
  const days = [...first.days, ...second.days];
  const [day, ...others] = days;
  const over = [first, second].find(isOverDays);
  const isSpan = over !== undefined && day?.last && others.length === 0;
  if (!isPair && !isSpan && !(isClockOnly(first) && isDayOnly(second))) return null;
  const merged = {
    ...first,
    days,
    clocks: [...first.clocks, ...second.clocks],
    ...(isSpan
      ? { weekday: null, lastClock: over.lastClock, isUnclear: false }
      : { isUnclear: first.isUnclear || second.isUnclear }),
  };
  return {
    whens: [merged],
    texts: isWordless(before) && tellsWhat(between) ? ["", `${between} ${after}`] : [`${before} ${between}`, after],
  };
}

/** "2. desember hos Kari, 6. januar på kirkestua. Kl. 18" is of both. */
function withClockOfAll(whens: readonly When[], [before, ...texts]: Texts): Parts | null {
  const [days, clock] = [whens.slice(0, -1), whens.at(-1)];
  const last = texts.at(-2) ?? "";
  if (!clock || days.length < 2 || !isClockOnly(clock) || !days.every(isDayOnly) || !/[.,;]\s*$/.test(last))
    return null;
  return {
    whens: days.map((when) => ({ ...when, clocks: clock.clocks })),
    texts: [before, ...texts.slice(0, -2), `${last} ${texts.at(-1)}`],
  };
}

const END_WORD =
  /(?:slutt(?:er|ar)?|ferdig|hjemme|heime|tilbake|hjemkomst|heimkomst|avslutt\p{L}*|avsluttes|fram til|frem til|varer til|varar til|holder på til|held på til|holder på fram til|(?<=(?:åpent|ope|open|skolen|skulen|ut)\s)til|ends?(?: at)?)[\s,:.]*(?:kl\.?|ca\.?|omtrent|\s)*$/iu;

/** "kl 18, slutt ca. kl 20" ends at eight. */
function withEnds(whens: readonly When[], [begin, ...texts]: Texts): Parts {
  const kept: When[] = [];
  const between: [string, ...string[]] = [begin];
  whens.forEach((when, index) => {
    const last = kept.at(-1);
    const clock = last?.clocks.at(-1);
    const before = lastOf(between);
    const [end, ...others] = isClockOnly(when) ? when.clocks : [];
    if (last && clock?.end === null && end && others.length === 0 && END_WORD.test(before)) {
      kept[kept.length - 1] = {
        ...last,
        clocks: [...last.clocks.slice(0, -1), { ...clock, end: end.start }],
      };
      between[between.length - 1] = `${before.replace(END_WORD, "")} ${texts[index]}`;
    } else {
      kept.push(when);
      between.push(texts[index] ?? "");
    }
  });
  return { whens: kept, texts: between };
}

function apart(whens: readonly When[], texts: Texts): Occasion[] {
  const [before, next = ""] = texts;
  const [first, second, ...more] = whens;
  const others = whens.slice(1);
  if (first && second && isDayOnly(first) && others.every(isClockOnly)) {
    const isOne = !isWordless(before) && more.length > 0 && texts.slice(1, -1).every((text) => !isWordless(text));
    // "Familiemiddag onsdag 9. desember. Mat fra 16.30, samling kl. 17.15".
    if (isOne) return [partsOfOne(first, second, texts)];
    const lead = isWordless(next) ? "" : `${before} ${next}`;
    return apart(
      others.map((when) => ({ ...when, days: first.days })),
      [lead, ...texts.slice(2)],
    );
  }
  const filled = withDaysAbove(whens);
  if (filled.length === 1) return filled.map((when) => occasion(when, wordsAround(before, texts.slice(1).join(" "))));
  const hasWords = texts.map((text) => !isWordless(text));
  const after = texts.at(-1) ?? "";
  const inner = texts.slice(1, -1);
  const innerHave = hasWords.slice(1, -1);
  if (innerHave.every((has) => !has)) {
    const words = wordsOf(`${before} ${after}`);
    return clocksFromNext(filled).map((when) => occasion(when, words));
  }
  const isAfterEach = texts.slice(2).every((text) => !/^\s?[.,;)]/.test(text));
  if (!hasWords[0] && hasWords.at(-1) && isAfterEach)
    return sharing(filled.map((when, index) => occasion(when, wordsAfter(texts, index))));
  if (hasWords[0] && innerHave.every(Boolean) && (!hasWords.at(-1) || isOnlyPlace(after)))
    return sharing(
      filled.map((when, index) => occasion(when, index === 0 ? wordsOf(before) : lastWordsOf(inner[index - 1] ?? ""))),
    );
  return unclear(filled, texts);
}

/** "Gudsteneste: Nes kyrkje kl. 14, Ås kapell kl. 16", "Kl. 14 i Nes kyrkje og kl. 16 i Ås kapell: Gudsteneste": of both. */
function sharing(occasions: Occasion[]): Occasion[] {
  const [titled, ...more] = occasions.filter(({ words }) => words.title !== "");
  return titled && more.length === 0
    ? occasions.map((one) => ({ ...one, words: { ...one.words, title: titled.words.title } }))
    : occasions;
}

const partsOfOne = (day: When, { clocks }: When, [title, ...parts]: Texts): Occasion => {
  const words = wordsOf(title);
  return occasion(
    { ...day, clocks, isUnclear: true },
    { ...words, ...described(words.description, ...parts.map(cleanTitle)) },
  );
};

const occasion = ({ at: _, end: __, ...when }: When, words: SaidWords): Occasion => ({ ...when, words });

function unclear(whens: readonly When[], texts: readonly string[]): Occasion[] {
  const words = wordsOf(texts.filter((text) => !isWordless(text)).join(", "));
  const when = whens.find(({ days }) => days.length > 0) ?? whens[0];
  const timed = [when, ...whens].find((one) => one && one.clocks.length > 0);
  return when ? [occasion({ ...when, isUnclear: true, clocks: timed?.clocks.slice(0, 1) ?? [] }, words)] : [];
}

const wordsAfter = (texts: readonly string[], index: number): SaidWords =>
  wordsOf(texts.slice(index + 1).find((text) => !isWordless(text)) ?? "");

/** Also "kl 19" in "Søndag 9. august kl 11 Gudstjeneste, kl 19 Kveldsmøte". */
function withDaysAbove(whens: readonly When[]): When[] {
  const filled: When[] = [];
  for (const when of whens) {
    const above = filled.at(-1);
    const isOfDayAbove = above !== undefined && isClockOnly(when);
    const clocks = throughNight(when.clocks, isOfDayAbove && isLate(above.clocks));
    filled.push({ ...when, ...(isOfDayAbove && { days: above.days, weekday: above.weekday }), clocks });
  }
  return filled;
}

/** "27. aug., 24. sept. og 29. okt. kl 18": all at six. */
const clocksFromNext = (whens: readonly When[]): When[] =>
  whens.map((when, index) => ({
    ...when,
    clocks: whens.slice(index).find(({ clocks }) => clocks.length > 0)?.clocks ?? [],
  }));

const isOnlyPlace = (text: string) => isPlaceName(text.replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/gu, ""));
