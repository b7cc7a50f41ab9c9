import { type DayNumber, weekdayOf } from "~/domain/time/days-and-moments";
import { hoursFrom, type WordSpan } from "./lexicon";
import { ageWord } from "./names-of-houses";
import type { Made } from "./rule";
import type { Sentence } from "./sentence";
import type { TimeMeant } from "./when";
import { isThanPrice, keyOfWords, textOf } from "./words";

export const OR = new Set(["eller", "or", "nor"]);

/** "Men" is English, too. */
const BUT = new Set(["men", "but"]);

type Unwanted = { from: number; to: number } & (
  | { as: "not" | "word"; word: string }
  | { as: "small"; isUnread?: true }
);

const IS_WORD = /^\p{L}{3,}$/u;

/** What stands behind "ikke" or "uten" at `from`; "uten påmelding" is a word of its own, to be found as it is. */
export function unwantedParts(
  { words, spans, known }: Pick<Sentence, "words" | "spans" | "known">,
  from: number,
): Unwanted[] {
  const spanAt = (at: number, as: string) => spans.find((span) => span.from === at && span.meaning.as === as);
  const no = spanAt(from, "not") ?? spanAt(from, "without");
  // "Ikke langt fra".
  if (!no || spanAt(from, "in")) return [];
  const isSmall = (at: number) => spans.some((s) => s.from <= at && at < s.to && s.meaning.as === "small");
  const named = (at: number): { word: string; to: number } | null => {
    const [told, aged, word] = [spanAt(at, "words"), spanAt(at, "age"), words[at]];
    if (aged?.meaning.as === "age") return { word: ageWord(aged.meaning.age), to: aged.to };
    if (told?.meaning.as === "words") return { word: told.meaning.words, to: told.to };
    return word && known.isKind(word.key) ? { word: word.text, to: at + 1 } : null;
  };
  const unread = (to: number): Unwanted[] => [{ from, to, as: "small", isUnread: true }];
  const behind = (to: number) => (BUT.has(words[to]?.key ?? "") ? to + 1 : to);
  const unwanted = (start: number, { word, to }: { word: string; to: number }): Unwanted[] => {
    const next = OR.has(words[to]?.key ?? "") ? named(to + 1) : null;
    return [{ from: start, to: behind(to), as: "not", word }, ...(next ? unwanted(to, next) : [])];
  };
  // "Ikke dyrere enn 2000 kr".
  const than = words.findIndex((_, nth) => nth > no.to && isThanPrice(words, nth));
  if (than >= 0 && than <= no.to + 2)
    return unread(than + 1 + Number(/^(?:kr|kroner|nok)$/.test(words[than + 1]?.key ?? "")));
  let at = no.to;
  while (at < words.length && isSmall(at) && !named(at)) at++;
  const kind = named(at);
  if (kind) return unwanted(from, kind);
  // "Ikke midt i Bergen" is still near Bergen.
  const isPlace = known.place(words[at]?.key ?? "") !== null;
  const inAt = words.findIndex((_, nth) => nth > no.to && nth < at && spanAt(nth, "in"));
  if (isPlace && inAt > 0) return unread(inAt);
  // "Ikke i Oslo, men i Asker".
  const isIn = spanAt(no.to, "in");
  const place = isIn?.to ?? no.to;
  // "Ikke Os i Østerdalen"; one word alone is looked for.
  const town = (isIn ? [3, 2, 1] : [3, 2]).find(
    (n) => place + n <= words.length && known.place(keyOfWords(words.slice(place, place + n))),
  );
  if (town !== undefined) {
    const end = place + town;
    return [...unread(end), ...(behind(end) > end ? [{ from: end, to: end + 1, as: "small" } as const] : [])];
  }
  // "Som ikke kan noter".
  if (at > no.to && !isPlace && IS_WORD.test(words[at]?.text ?? "") && !spans.some((span) => span.from === at))
    return unread(at + 1);
  const next = words[no.to];
  if (!next || !IS_WORD.test(next.text) || spans.some((span) => span.from === no.to)) return [];
  const to = no.to + 1;
  if (/^(?:som|that|who)$/.test(words[from - 1]?.key ?? "")) {
    const isLast = spans.some((span) => span.from === to) || !IS_WORD.test(words[to]?.text ?? "");
    return unread(isLast ? to : to + 1);
  }
  if (no.meaning.as === "not") return unwanted(from, { word: next.text, to });
  return [{ from, to, as: "word", word: textOf(words.slice(from, to)) }];
}

type Left = { from: number; to: number; when: TimeMeant | null };

/** "Ikke etter 22", "unntatt mandag eller tirsdag": what is left; null of days that no search leaves out. */
export function timesLeft({ words, spans, today }: Sentence, whens: readonly WordSpan<Made>[]): Left[] {
  const orAt = (at: number) => spans.find(({ from, meaning }) => from === at && isOr(meaning))?.to;
  const leftFrom = (start: number, from: number): Left[] =>
    whens.flatMap(({ from: at, to, meaning }) => {
      if (at !== start) return [];
      const isOutside = (other: WordSpan<Made>) => other.to <= from || other.from >= to;
      const when = leftOf(meaning.when, today) ?? afterThis(meaning.when, whens.filter(isOutside), today);
      const [or, isOne] = [orAt(to), words[to - 1]?.gap === " "];
      const others = or === undefined ? (isOne && !meaning.when.hours ? leftFrom(to, from) : []) : leftFrom(or, from);
      // "Ikke fredag kveld" leaves neither all of Friday out nor all evenings.
      const both = others.map((other) => ({ ...other, when: or === undefined ? null : bothLeft(when, other.when) }));
      return [{ from, to, when }, ...both];
    });
  return spans.flatMap(({ from, to, meaning: { as } }) => {
    if (as !== "not") return [];
    const little = words.findIndex(({ key }, at) => at >= to && !LITTLE.test(key));
    const left = [to, little].flatMap((start) => leftFrom(start, from));
    return left.toSorted((one, other) => other.to - one.to).slice(0, 1);
  });
}

/** "Ikke for tidlig", "ikke på en lørdag". */
const LITTLE = /^(?:for|altfor|sa|pa|i|en|ein|ei|et|noen|noe|on|in|a|too)$/;

/** "Fredager, men ikke denne fredagen". */
function afterThis({ days }: TimeMeant, others: readonly WordSpan<Made>[], today: DayNumber): TimeMeant | null {
  const [day = 0, last] = days ?? [];
  const isOfIt = ({ meaning: { when } }: WordSpan<Made>) =>
    [when.weekday, ...(when.every ?? [])].includes(weekdayOf(day));
  return day === last && day < today + 7 && others.some(isOfIt) ? { days: [day + 1, null] } : null;
}

const isOr = (meaning: WordSpan["meaning"]) => meaning.as === "relation" && meaning.relation === "or";

const EARLY = 6;

function leftOf({ days, weekday, every, hours }: TimeMeant, today: DayNumber): TimeMeant | null {
  const notOn = every ?? (weekday === undefined ? [] : [weekday]);
  if (hours) {
    // "Ikke for tidlig" is no night.
    const after = Math.min(...hours) > EARLY || hours.includes(23) ? -1 : Math.max(...hours);
    const left = hoursFrom(after + 1, 23).filter((hour) => !hours.includes(hour));
    return days || notOn.length > 0 ? null : { hours: left };
  }
  if (notOn.length > 0) return { notOn };
  return days && days[0] <= today && days[1] !== null ? { days: [days[1] + 1, null] } : null;
}

const bothLeft = (one: TimeMeant | null, other: TimeMeant | null): TimeMeant | null =>
  one && other && { ...one, ...other, ...(one.notOn && other.notOn && { notOn: [...one.notOn, ...other.notOn] }) };
