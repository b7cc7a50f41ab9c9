import { COMMON_NAMES, HOUSES, PLAIN_WORDS } from "./names-of-houses";
import { areNear, LONGEST_PLACE, placeBeside } from "./places-beside";
import {
  type KnownNames,
  type NamedPlace,
  type Part,
  type Sentence,
  type Valued,
  WORTH,
  isIn,
  worthEach,
} from "./sentence";
import { isYearAhead } from "./when-rules";
import { keyOfWords, textOf } from "./words";

const POSTCODE = /^\d{4}$/;
const SAYS_POSTCODE = /^post|^zip|^code$/;

/** "Oslo", "i Oslo": what a name may be, and what it is worth. */
export function placesFrom(sentence: Sentence, from: number): Valued[] {
  const { words, spans, known, today } = sentence;
  const ins = spans.filter(({ meaning: { as } }) => as === "in");
  return Array.from({ length: LONGEST_PLACE }, (_, more) => from + more + 1).flatMap((to) => {
    const key = keyOfWords(words.slice(from, to));
    const name = textOf(words.slice(from, to));
    const first =
      to <= words.length &&
      (known.place(key, name) ?? largeOf(isIn(sentence, to - 1, "in") ? null : known.place(key.replace(" ", ""))));
    const isClock = spans.some((span) => span.from === from && span.meaning.as === "time");
    const beside = first && !isClock ? placeBeside(sentence, from, to) : null;
    if (!first || !beside || beside.isElsewhere) return [];
    const place = beside.place ?? first;
    const length = to - from;
    const isHouse = HOUSES.has(words[to]?.key ?? "");
    const isAlone = words.every(
      (_, at) => (from <= at && at < to) || isIn(sentence, at, "small") || ins.some((span) => span.from === at),
    );
    const isCommon = !beside.place && length === 1 && (isCommonName(key, known) || POSTCODE.test(key));
    if (isCommon && isSurname(sentence, from)) return [];
    // "Fjellhamar kirke" is no church near Fjellhamar; "Askim pinsemenighet" may be.
    if (isHouse && !known.isNamedKind(words[to]?.key ?? "")) return [];
    // "Konfirmasjon 2031", but "nær 2031", "postnr 2031".
    const before = words[from - 1]?.key ?? "";
    const isSaidCode = POSTCODE.test(words[from]?.key ?? "") && (length > 1 || SAYS_POSTCODE.test(before));
    const town = known.place(words[to]?.key ?? "");
    const isOfTown = town !== null && areNear(place, town);
    const isYear = POSTCODE.test(key) && isYearAhead(Number(key), today) && !isAlone && !isSaidCode && !isOfTown;
    if (isYear && (/^i?$/.test(before) || !ins.some((span) => span.to === from))) return [];
    const isWord = isCommon && !POSTCODE.test(key) && (!isAlone || known.isNamedKind(key));
    const asWord = PLAIN_WORDS.has(key) || known.isNamedKind(key) ? WORTH.plain : WORTH.common;
    const asPlace =
      place.isLarge || isAlone || isSaidCode || beside.place || length > 1 ? WORTH.place : WORTH.small_place;
    const each = isHouse ? WORTH.of_house : isWord ? asWord : asPlace;
    // "Bø i Vesterålen" is more than Bø, and Vesterålen.
    const worth = each + (length > 2 || isSaidCode ? WORTH.of_name : 0);
    const others = beside.place ? [] : bearersElsewhere(known.places(key), place);
    const part: Part = { from, to, as: "place", place, isCommon, others };
    // "Nå" is a village, too; "Tretten" is nothing but a number beside it.
    const isCounted = spans.some((span) => span.from === to && span.meaning.as === "unit");
    const isSaid = spans.some(
      (span) => span.from === from && span.to === to && (span.meaning.as !== "number" || isCounted),
    );
    const alone = (isAlone && !isIn(sentence, from, "which")) || length > 1 || !isSaid ? [worthEach(part, worth)] : [];
    const isWords = (start: number) =>
      spans.some((span) => span.from === start && span.to === to && span.meaning.as === "words");
    const behind = isHouse ? [] : ins.filter((span) => span.to === from && !isWords(span.from));
    return [
      ...alone,
      ...behind.map((before): Valued => {
        const whole = worthEach({ from: before.from, to, as: "place", place, others }, WORTH.place);
        return { ...whole, worth: whole.worth + 1 + (length > 2 ? WORTH.of_name * length : 0) };
      }),
    ];
  });
}

/** "Nils Haugerud". */
function isSurname({ words, spans, known }: Sentence, at: number): boolean {
  const [name, own] = [words[at - 1], words[at]];
  const isSaid = spans.some(({ from, to }) => from < at && at <= to) || known.isKind(name?.key ?? "");
  // Any first word of a sentence may have a capital.
  return at > 1 && name?.gap === " " && FIRST_NAME.test(name.text) && CAPITAL.test(own?.text ?? "") && !isSaid;
}

/** Other towns of the name, the largest first. */
const bearersElsewhere = (bearers: readonly NamedPlace[], place: NamedPlace): NamedPlace[] =>
  bearers
    .reduce<NamedPlace[]>(
      (kept, bearer) => (kept.some((one) => areNear(one, bearer)) ? kept : [...kept, bearer]),
      [place],
    )
    .slice(1, 1 + MOST_OTHERS);

const MOST_OTHERS = 3;

/** "Lilleham mer", as a phone hears it. */
const largeOf = (place: NamedPlace | null): NamedPlace | null => (place?.isLarge ? place : null);

const LONGEST_HOUSE = 3;
const CAPITAL = /^\p{Lu}/u;
const FIRST_NAME = /^\p{Lu}\p{Ll}+$/u;

/** "Sagene kirke", "Vår Frue kirke": a name, and what kind of house it is. */
export function housesFrom(sentence: Sentence, from: number): Valued[] {
  const { words, known } = sentence;
  const found: Valued[] = [];
  for (let to = from + 1; to <= from + LONGEST_HOUSE && to < words.length; to++) {
    const name = words.slice(from, to);
    if (isIn(sentence, to - 1, "small", "in", "part") || known.isKind(name.at(-1)?.key ?? "")) break;
    const key = keyOfWords(name);
    const own = known.townOfHouse(`${key} ${words[to]?.key ?? ""}`);
    const place = own ?? known.place(key) ?? known.place(key.replace(/s$/, ""));
    const isName = name.length === 1 || place !== null || name.every(({ text }) => CAPITAL.test(text));
    if (!isName || !HOUSES.has(words[to]?.key ?? "")) continue;
    const word = textOf(words.slice(from, to + 1));
    found.push(worthEach({ from, to: to + 1, as: "word", word, ...(place && { at: place }) }, WORTH.house));
  }
  const { key: name = "", text: word = "" } = words[from] ?? {};
  const own = known.townOfHouse(name);
  return own ? [...found, worthEach({ from, to: from + 1, as: "word", word, at: own }, WORTH.house)] : found;
}

export const isCommonName = (key: string, known: KnownNames): boolean =>
  COMMON_NAMES.has(key) || known.isNamedKind(key);
