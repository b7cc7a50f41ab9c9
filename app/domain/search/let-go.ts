import { HOUSES } from "~/domain/plain-words/names-of-houses";
import type { SentenceReading } from "~/domain/plain-words/read";
import { wordKey } from "~/domain/plain-words/words";
import { SUNDAY, weekdayOf } from "~/domain/time/days-and-moments";
import { type AskedSearch, baseOf, closely, isAround, type LetGo, type SearchAttempt, wordsAsked } from "./asked";
import { isGathering, isKind, isVague, type Sibling, siblingsOf } from "./kinds";
import { NAMED_RADIUS_KM, RADII_KM } from "./limits";

/**
 * What is left of a reading when one thing after another is let go, or exchanged for what stands close; in this order.
 * Whatever is done with its words, the hour goes first, then the circle is widened, then the nearest days are taken.
 */
export function loosened<Search extends AskedSearch>(
  search: Search,
  reading: SentenceReading,
): SearchAttempt<Search>[] {
  const base = baseOf(search, reading);
  const said = reading.parts.flatMap((part) =>
    part.as !== "not" && "word" in part && part.word !== undefined ? [part.word] : [],
  );
  const words = [...new Set(said)];
  const { hours, wider, farther, days, anywhere } = boundsLetGo(base);
  // A house is where it stands.
  const houses = reading.parts.flatMap((part) => (part.as === "word" && part.at ? [part.word] : []));
  const isOfHouse = ({ letGo }: Change) =>
    houses.some((house) => !letGo.some((one) => one.what === "word" && one.word === house));
  const within = (circles: readonly Change[], changes: readonly Change[]) =>
    both(
      changes.filter((change) => !isOfHouse(change)),
      circles,
    );
  const sameDays = (changes: readonly Change[]): Change[] => [...changes, ...both(changes, hours)];
  const near = (changes: readonly Change[]): Change[] =>
    [sameDays(changes), both(changes, days)].flatMap((some) => [...some, ...within(wider, some)]);
  const far = (changes: readonly Change[]): Change[] => within(farther, [...sameDays(changes), ...both(changes, days)]);
  const hasHouse = reading.words.some(({ key }) => HOUSES.has(key));
  const isSaid = reading.time !== null || reading.place !== null || isAround(base) || hasHouse;
  const rounds = wordsLetGo(words, isSaid);
  const groups = rounds.flat();
  const isGathered = words.some((word) => weightOf(word) === GATHERING);
  const steps = [
    ...(isOfFeast(reading) ? (isGathered ? groups.slice(0, -1) : groups).flatMap(sameDays).slice(1) : []),
    // What stands close is more near than the same very far away.
    ...rounds.flatMap((round) => [...round.flatMap(near), ...round.flatMap(far)]).slice(1),
    ...both(groups.flat(), both(anywhere, [SAME, ...days])),
  ];
  // Without its words and its place nothing of the sentence is left.
  const isLeft = (asked: AskedSearch) =>
    asked.q !== "" ||
    (asked.anyOf ?? []).length > 0 ||
    isAround(asked) ||
    isOfDays(asked) ||
    (asked.hours ?? []).length > 0 ||
    asked.from !== undefined ||
    hasHouse;
  return steps
    .map(({ change, letGo }) => ({ search: closely({ ...base, ...change }), reading, letGo }))
    .filter(({ search: asked, letGo }) => !letGo.some(({ what }) => what === "word") || isLeft(asked));
}

/** On Christmas Eve another service is more than the same one a week later; of Sundays each is as good. */
function isOfFeast({ time, parts }: SentenceReading): boolean {
  const [day, last] = time?.days ?? [];
  if (day === undefined || day !== last || weekdayOf(day) === SUNDAY) return false;
  return parts.some((part) => part.as === "when" && part.of?.includes("feast"));
}

/** Groups of changes, none first and the closest to what was asked next, in rounds; what takes place is let go last. */
function wordsLetGo(words: readonly string[], isMoreSaid: boolean): Change[][][] {
  const keeping = (kept: readonly string[]): Change => ({
    change: { anyOf: [], ...wordsAsked(kept) },
    letGo: words.filter((word) => !kept.includes(word)).map((word) => ({ what: "word", word })),
  });
  const but = (word: string) => words.filter((other) => other !== word);
  const insteadOf = (some: readonly string[], is: Sibling["is"], kept = but): Change[] =>
    some.flatMap((word) => {
      const others = kept(word);
      const { q, anyOf: eithers = [] } = wordsAsked(others);
      const { letGo } = keeping([...others, word]);
      const siblings = word.split("/").flatMap(siblingsOf);
      return siblings
        .filter((sibling) => sibling.is === is)
        .map(({ kind, anyOf }) => ({
          change: { q, anyOf: [...eithers, ...anyOf] },
          letGo: [{ what: "kind", word, instead: kind }, ...letGo],
        }));
    });
  const some = words.slice(0, MOST_LET_GO);
  const inOrder = words.toSorted((a, b) => weightOf(a) - weightOf(b)).slice(0, MOST_LET_GO);
  const isMany = words.length > 1;
  const isGroup = !words.some((word) => weightOf(word) === GATHERING) && words.some((word) => isVague(wordKey(word)));
  const gatherings = inOrder.filter((word) => weightOf(word) === (isGroup ? 1 : GATHERING));
  const [besides, ofSome] = isMany ? [inOrder.filter((word) => !gatherings.includes(word)), gatherings] : [[], []];
  const kept = gatherings.length > 0 ? gatherings : inOrder.filter((word) => weightOf(word) > 0);
  // What is said first is rather meant.
  const oneLess = ofSome.toReversed().map((word) => keeping(but(word)));
  const each = [...gatherings.map((word) => keeping([word])), ...insteadOf(ofSome, "close", () => [])];
  const onlyOne = gatherings.length > 1 ? [...oneLess, ...each] : [];
  const gathered = (word: string) => gatherings.filter((other) => other !== word);
  // "Direktesendt" is more than "hjemmefra".
  const told = words.filter((word) => weightOf(word) > 0);
  return [
    [[SAME], insteadOf(some, "same"), insteadOf(some, "close")],
    [
      insteadOf(ofSome, "last"),
      besides.map((word) => keeping(but(word))),
      told.length > kept.length && told.length < words.length - 1 ? [keeping(told)] : [],
      besides.length > 1 && kept.length > 0 ? [keeping(kept)] : [],
      [...insteadOf(ofSome, "same", gathered), ...insteadOf(ofSome, "close", gathered)],
    ],
    [insteadOf(gatherings, "last", gathered)],
    [onlyOne],
    [insteadOf(ofSome, "last", () => [])],
    [onlyOne.length > 0 ? [] : oneLess],
    // "Frelsesarmeen julegryte frivillig": each by itself.
    [isMoreSaid ? [] : besides.toReversed().map((word) => keeping([word]))],
    [isMoreSaid && words.length > 0 ? [keeping([])] : []],
  ];
}

/** Nobody goes farther to what is held each week. */
export const FAR_KM = 100;

function boundsLetGo(base: AskedSearch) {
  const circles = isAround(base) ? RADII_KM.filter((km) => km > Math.max(NAMED_RADIUS_KM, base.radius_km ?? 0)) : [];
  const wider = circles.map((km): Change => ({ change: { radius_km: km }, letGo: [{ what: "circle", km }] }));
  const anytime: Change = { change: ANYTIME, letGo: [{ what: "time" }] };
  return {
    hours: base.hours?.length ? [{ change: { hours: [] }, letGo: [{ what: "hours" }] } satisfies Change] : [],
    wider: wider.filter(({ change }) => (change.radius_km ?? 0) <= FAR_KM),
    farther: wider.filter(({ change }) => (change.radius_km ?? 0) > FAR_KM),
    days: [...(isOfDays(base) ? [laterOf(base)] : []), ...(isOfDays(base) || base.from !== undefined ? [anytime] : [])],
    anywhere: isAround(base) ? [{ change: NOWHERE, letGo: [{ what: "place" }] } satisfies Change] : [],
  };
}

/** The same words on the same days, in the widest circle: where there are none, none of a narrower search are. */
export const atAnyHour = <Search extends AskedSearch>(search: Search): Search => ({
  ...search,
  hours: [],
  ...(isAround(search) && { radius_km: RADII_KM.at(-1) }),
});

/** At any time too. */
export const withoutBounds = <Search extends AskedSearch>(search: Search): Search => ({
  ...atAnyHour(search),
  ...ANYTIME,
});

/** Not on all that come. */
export const isOfDays = ({ to, weekday = [], weekdays = [] }: AskedSearch): boolean =>
  to !== undefined || weekday.length + weekdays.length > 0;

/** Each is an attempt, and more with what else is let go. */
const MOST_LET_GO = 6;

const GATHERING = 2;

/** Of a word that is let go: for whom, or on what terms, weighs less than what is asked for. */
function weightOf(word: string): number {
  const weights = word.split("/").map((one) => {
    const key = wordKey(one);
    if (key.split(" ").some((name) => HOUSES.has(name))) return 0;
    // Beside "konfirmanter", "samling" says no more.
    return isVague(key) ? 0.5 : isGathering(key) ? GATHERING : isKind(key) ? 1 : 0;
  });
  return Math.max(...weights);
}

interface Change {
  change: Partial<AskedSearch>;
  letGo: LetGo[];
}

const both = (some: readonly Change[], others: readonly Change[]): Change[] =>
  some.flatMap((one) =>
    others.map((other) => ({ change: { ...one.change, ...other.change }, letGo: [...one.letGo, ...other.letGo] })),
  );

const SAME: Change = { change: {}, letGo: [] };

const NOWHERE = { near: undefined, lat: undefined, lng: undefined, bbox: undefined };

const ANYTIME = { when: undefined, from: undefined, to: undefined, weekday: undefined, weekdays: [], hours: [] };

/** What comes after the days that are asked for; of what may also be earlier, whatever comes. */
const laterOf = ({ from, hours = [] }: AskedSearch): Change => ({
  change: { ...ANYTIME, from },
  letGo: [...(hours.length > 0 ? [{ what: "hours" } as const] : []), { what: "days" }],
});
