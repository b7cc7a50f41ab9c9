import { type DayNumber, daysInMonth } from "~/domain/time/days-and-moments";
import { IS_RANGE } from "./ages-said";
import { agesSaid } from "./ages-said";
import { ASKED } from "./asked-rules";
import { endOfCourtesy } from "./courtesies";
import { daysAndHours } from "./days-and-hours";
import { ALL_WORDS } from "./found-as";
import { type WordSpan, hoursFrom } from "./lexicon";
import { housesFrom, isCommonName, placesFrom } from "./named-places";
import { ageWord, HOUSES } from "./names-of-houses";
import { type KnownNames, type Part, type Sentence, type Valued, WORTH, worthEach } from "./sentence";
import { comingDays, splitTime, toldSpans } from "./spans";
import { OR, timesLeft, unwantedParts } from "./unwanted";
import { numberAt, type Word } from "./words";

/** All that the words may mean, each with its worth: they overlap. */
export function possibleParts(words: readonly Word[], today: DayNumber, known: KnownNames): Valued[] {
  const sentence = {
    words,
    spans: [...toldSpans(words, ALL_WORDS), ...words.flatMap((_, at) => agesSaid(words, at))],
    today,
    known,
  };
  const times = daysAndHours(sentence.spans, today, ASKED);
  // A longer reading of the same words is the better one.
  const whenWorth = (from: number, to: number) => WORTH.when * (to - from) + 0.01 * (to - from) ** 2;
  const left = timesLeft(sentence, times);
  const ages = sentence.spans.filter(({ meaning }) => meaning.as === "age");
  const feasts = sentence.spans.filter(({ meaning }) => meaning.as === "feast");
  // What is left out is no time, nor "mellom 3 og 5 år", nor "14 eller 1" before ". juledag".
  const isLeft = ({ from, to }: WordSpan<unknown>) =>
    left.some((part) => part.from < from && to <= part.to) ||
    ages.some((age) => age.from <= from && to <= age.to && to - from > 1) ||
    feasts.some((feast) => from < feast.from && feast.from < to && to < feast.to);
  const said = times.flatMap((time) => (isLeft(time) ? [] : [{ from: time.from, to: time.to, ...time.meaning }]));
  const whens = [...left, ...said].map(({ from, to, ...meaning }): Valued => {
    const part: Part = meaning.when
      ? { from, to, as: "when", ...meaning, when: meaning.when }
      : { from, to, as: "small", isUnread: true };
    return { part, worth: whenWorth(from, to) };
  });
  const readers = [
    courtesyAt,
    noDayAt,
    weekdaysAt,
    circleAt,
    orderAt,
    compassAt,
    hoursAt,
    placesFrom,
    housesFrom,
    wordAt,
    unwantedFrom,
  ];
  return [
    ...whens,
    ...sentence.spans.flatMap((span) => toldParts(span, sentence)),
    ...words.flatMap((_, at) => readers.flatMap((read) => read(sentence, at))),
  ];
}

const ORDERS = new Set(["finn", "vis"]);

/** "Finn julekonsert", "2 unger"; "Finn Kalvik" is a name. */
function orderAt({ words, spans, known }: Sentence, from: number): Valued[] {
  const [own, next] = [words[from], words[from + 1]];
  const isOrder = (from === 0 || from === endOfCourtesy(words, 0)) && ORDERS.has(own?.key ?? "");
  const isCount = /^\d$/.test(own?.text ?? "") && own?.gap === " ";
  const isFound = spans.some((span) => span.from === from + 1 && span.meaning.as === "words");
  const isOf = next && (isOrder || isCount) && (known.isKind(next.key) || isFound);
  return isOf ? [worthEach({ from, to: from + 1, as: "small" }, WORTH.small)] : [];
}

function courtesyAt({ words }: Sentence, from: number): Valued[] {
  const to = endOfCourtesy(words, from);
  return to === null ? [] : [worthEach({ from, to, as: "small" }, WORTH.place)];
}

const KM_OF: Readonly<Record<string, number>> = { km: 1, kilometer: 1, kilometers: 1, mil: 10, mile: 1.6, miles: 1.6 };
const IN_CIRCLE = /^(?:innen|innafor|innanfor|inntil|opptil|maks|max|hoyst|under|within|pa|rundt|ca)$/;
const FROM_THERE = /^(?:fra|fra|unna|rundt|kring|omkring|av|of|from|around|radius)$/;

/** "Maks 10 km fra", "within 5 miles of". */
function circleAt({ words }: Sentence, from: number): Valued[] {
  const [number, unit] = [numberAt(words, from), KM_OF[words[from + 1]?.key ?? ""]];
  if (number === null || unit === undefined) return [];
  const isBehind = FROM_THERE.test(words[from + 2]?.key ?? "");
  const bounds = Number(IN_CIRCLE.test(words[from - 1]?.key ?? ""));
  if (!isBehind && bounds === 0) return [];
  return [worthEach({ from: from - bounds, to: from + 2, as: "small", km: number * unit }, WORTH.place)];
}

const COMPASS = /^(?:nord|sor|ost|aust|vest|north|south|east|west)$/;

/** "Oslo vest", "nord i Bergen"; what is "nord for Bergen" cannot be looked for. */
function compassAt({ words, spans, known }: Sentence, from: number): Valued[] {
  if (!COMPASS.test(words[from]?.key ?? "")) return [];
  if (/^(?:for|of)$/.test(words[from + 1]?.key ?? "") && known.place(words[from + 2]?.key ?? ""))
    return [worthEach({ from, to: from + 2, as: "small", isUnread: true }, WORTH.unwanted)];
  const isIn = spans.some((span) => span.from === from + 1 && span.meaning.as === "in");
  return known.place(words[from - 1]?.key ?? "") || isIn
    ? [worthEach({ from, to: from + 1, as: "small" }, WORTH.small)]
    : [];
}

/** "Den 31. november". */
function noDayAt({ words, spans }: Sentence, from: number): Valued[] {
  const the = Number(words[from]?.key === "den");
  const month = spans.find((span) => span.from === from + the + 1 && span.meaning.as === "month");
  const date = numberAt(words, from + the);
  const isNone =
    date !== null && date <= 31 && month?.meaning.as === "month" && date > daysInMonth(LEAP_YEAR, month.meaning.month);
  return isNone ? [worthEach({ from, to: month.to, as: "small", isUnread: true }, WORTH.unwanted)] : [];
}

const LEAP_YEAR = 2024;

/** "Mandag-torsdag"; of two weekdays each is said. */
function weekdaysAt({ words, spans }: Sentence, from: number): Valued[] {
  const weekdayAt = (at: number) =>
    spans.flatMap((span) => (span.from === at && span.meaning.as === "weekday" ? [span.meaning.weekday] : []))[0];
  const [first, last] = [weekdayAt(from), weekdayAt(from + 1)];
  if (first === undefined || last === undefined || last < first + 2 || !IS_RANGE.test(words[from]?.gap ?? ""))
    return [];
  return [worthEach({ from, to: from + 2, as: "when", when: { every: hoursFrom(first, last) } }, WORTH.place + 1)];
}

const EARLIEST = 7;
const DAYS: ReadonlySet<string> = new Set(["weekday", "day", "feast"]);

/** "Søndag 11", "julaften 14 eller 16"; "19-21", but not "10-12 år". */
function hoursAt({ words, spans }: Sentence, from: number): Valued[] {
  const [first, last, next] = [words[from], words[from + 1], words[from + 2]];
  if (!first) return [];
  const [begin, end] = [Number(first.text), Number(last?.text)];
  if (spans.some((span) => span.from === from && span.meaning.as === "age")) return [];
  const isOfDay = spans.some(({ to, meaning: { as } }) => to === from && DAYS.has(as));
  const isHour = (hour: number) => hour >= EARLIEST && hour < 24;
  if (isOfDay && isHour(begin) && !/^\s?[./:–-]/.test(first.gap)) {
    const other = Number(OR.has(last?.key ?? "") && next?.text);
    const [hours, to] = isHour(other) ? [[begin, other], from + 3] : [[begin], from + 1];
    return [worthEach({ from, to, as: "when", when: { hours } }, WORTH.when)];
  }
  if (!IS_RANGE.test(first.gap) || !(begin >= EARLIEST && begin < end && end <= 24) || /^ar/.test(next?.key ?? ""))
    return [];
  return [worthEach({ from, to: from + 2, as: "when", when: { hours: hoursFrom(begin, end - 1) } }, WORTH.when)];
}

/** "Hva skjer nå?", but not "nå på søndag". */
const NOW = /^(?:na|now)$/;
const SAYS_WHEN: ReadonlySet<string> = new Set("weekday weekdays workdays month unit season feast date day".split(" "));

const WHOLE = /^(?:hele|heile|whole)$/;

const SAY_LITTLE: ReadonlySet<string> = new Set(["which", "every", "relation", "clock", "not", "without"]);

/** What a span of the tables means by itself, but for days and hours. */
function toldParts({ from, to, meaning }: WordSpan, { words, spans, today, known }: Sentence): Valued[] {
  const span = { from, to };
  if (meaning.as === "age")
    return [worthEach({ ...span, as: "word", word: ageWord(meaning.age), isAge: true }, WORTH.kind)];
  if (meaning.as === "words") return [worthEach({ ...span, as: "word", word: meaning.words }, WORTH.phrase)];
  if (meaning.as === "small")
    return [
      worthEach({ ...span, ...meaning }, meaning.isUnread ? WORTH.unwanted : to - from > 1 ? WORTH.said : WORTH.small),
    ];
  if (meaning.as === "in") return [worthEach({ ...span, as: "small" }, WORTH.small)];
  if (meaning.as === "relation" && (meaning.relation === "or" || meaning.relation === "and"))
    return [{ part: { ...span, as: "small", joins: meaning.relation }, worth: WORTH.joining }];
  // "Nei til rus", "nei takk".
  const isAnswer = words[to - 1]?.key === "nei" && /^(?:til|takk)$/.test(words[to]?.key ?? "");
  if (meaning.as === "relation" && meaning.relation === "instead" && !isAnswer)
    return [worthEach({ ...span, as: "small", joins: meaning.relation }, to - from > 1 ? WORTH.said : WORTH.small)];
  const isNow = meaning.as === "which" && NOW.test(words[from]?.key ?? "");
  if (isNow && !spans.some(({ meaning: { as } }) => SAYS_WHEN.has(as)))
    return [worthEach({ ...span, as: "when", when: { days: [today, today] } }, WORTH.small)];
  if (SAY_LITTLE.has(meaning.as)) return [{ part: { ...span, as: "small" }, worth: WORTH.common }];
  if ((meaning.as !== "season" && meaning.as !== "part") || !meaning.isWord) return [];
  const when = meaning.as === "part" ? { hours: meaning.hours } : { days: comingDays(meaning.season, today) };
  const [own = "", behind] = [words[from]?.key, words[to]];
  const isDay = spans.some((next) => next.from === to && next.meaning.as === "weekday");
  const isOnlyTime = WHOLE.test(words[from - 1]?.key ?? "") || words[to - 1]?.gap.startsWith(":");
  const isOf = own.length > 3 && behind && isGatheringName(behind.key, known) && !isDay;
  return [
    // "Jul" alone may mean the days, "lunsj" the hours; "hele advent" and "pinse: …" do.
    worthEach({ ...span, as: "when", when }, isOnlyTime ? WORTH.when : WORTH.hint),
    ...(isOf ? [worthEach({ from, to: to + 1, as: "when", when, word: behind.text }, WORTH.compound)] : []),
  ];
}

/** No small word: "español en". */
const SHORTEST_JOINED = 2;

/** A word as it is, with the next ("trille tur"), or with the day that it begins with ("julaftensmesse"). */
function wordAt({ words, today, known }: Sentence, from: number): Valued[] {
  const [word, next] = [words[from], words[from + 1]];
  if (!word) return [];
  const span = { from, to: from + 1 };
  const town = isCommonName(word.key, known) ? known.place(word.key) : null;
  const split = splitTime(word.key, today, (key) => isGatheringName(key, known));
  // In the index "AA" is one letter, which stands before too much.
  if (word.key.length === 1 && word.text.length > 1)
    return [worthEach({ ...span, as: "small", isUnread: true }, WORTH.word)];
  const isJoined = next && next.key.length > SHORTEST_JOINED && known.isNamedKind(word.key + next.key);
  return [
    worthEach(
      { ...span, as: "word", word: word.text, ...(town && { town }) },
      known.isKind(word.key) ? WORTH.kind : WORTH.word,
    ),
    ...(isJoined ? [worthEach({ from, to: from + 2, as: "word", word: word.text + next.text }, WORTH.joined)] : []),
    ...(split
      ? [
          worthEach(
            { ...span, as: "when", when: split.when, word: endOf(word, split.rest) },
            split.isSure ? WORTH.when : WORTH.compound,
          ),
        ]
      : []),
  ];
}

/** The end of a word that has this key, as it is written. */
const endOf = ({ text, key }: Word, rest: string): string =>
  text.length === key.length ? text.slice(-rest.length) : rest;

const unwantedFrom = (sentence: Sentence, from: number): Valued[] =>
  unwantedParts(sentence, from).map((part) => worthEach(part, part.as === "small" ? WORTH.unwanted : WORTH.phrase));

const isGatheringName = (key: string, known: KnownNames): boolean => known.isKind(key) && !HOUSES.has(key);
