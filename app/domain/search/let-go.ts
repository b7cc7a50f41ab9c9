import { HOUSES } from "~/domain/plain-words/names-of-houses";
import type { SentenceReading } from "~/domain/plain-words/read";
import { wordKey } from "~/domain/plain-words/words";
import { type AskedSearch, baseOf, closely, isAround, type LetGo, type SearchAttempt, wordsAsked } from "./asked";
import { isGathering, isKind, siblingsOf } from "./kinds";
import { NAMED_RADIUS_KM, RADII_KM } from "./limits";

/** What is left of a reading when one thing after another is let go, or exchanged for what stands close; in this order. */
export function loosened<Search extends AskedSearch>(
  search: Search,
  reading: SentenceReading,
): SearchAttempt<Search>[] {
  const base = baseOf(search, reading);
  const words = reading.parts.flatMap((part) =>
    part.as !== "not" && "word" in part && part.word !== undefined ? [part.word] : [],
  );
  const { kinds, oneLess, one, kindOfOne, none } = wordsLetGo(words);
  const { hours, wider, widest, later, anywhere, anytime } = boundsLetGo(base);
  const hasHouse = reading.words.some(({ key }) => HOUSES.has(key));
  const wordless = reading.time !== null || reading.place !== null || isAround(base) || hasHouse ? none : [];
  const laterOrWider = (changes: readonly Change[], circles = widest): Change[] => [
    ...changes,
    ...both(changes, circles),
    ...both(changes, later),
    ...both(both(changes, later), widest),
  ];
  const steps: Change[] = [
    ...hours,
    ...wider,
    ...later,
    ...both(later, widest),
    ...laterOrWider(kinds, wider),
    ...laterOrWider(oneLess),
    ...laterOrWider(one),
    ...laterOrWider(kindOfOne),
    ...laterOrWider(wordless),
    ...anywhere,
    ...both(anywhere, later),
    ...both(oneLess, anywhere),
    ...both([SAME, ...kinds, ...kindOfOne, ...wordless], both([SAME, ...widest, ...anywhere], anytime)),
  ];
  return steps.map(({ change, letGo }) => ({ search: closely({ ...base, ...change }), reading, letGo }));
}

function wordsLetGo(words: readonly string[]) {
  const keeping = (kept: readonly string[]): Change => ({
    change: { anyOf: [], ...wordsAsked(kept) },
    letGo: words.filter((word) => !kept.includes(word)).map((word) => ({ what: "word", word })),
  });
  const insteadOf = (word: string, others: readonly string[]): Change[] =>
    word
      .split("/")
      .flatMap(siblingsOf)
      .map(({ kind, anyOf }) => {
        const { q, anyOf: eithers = [] } = wordsAsked(others);
        const letGo: LetGo[] = [{ what: "kind", word, instead: kind }, ...keeping([...others, word]).letGo];
        return { change: { q, anyOf: [...eithers, ...anyOf] }, letGo };
      });
  const but = (word: string) => words.filter((other) => other !== word);
  // What is no gathering is let go first.
  const inOrder = words.toSorted((a, b) => weightOf(a) - weightOf(b)).slice(0, MOST_LET_GO);
  const gatherings = inOrder.filter((word) => weightOf(word) === GATHERING);
  const kept = gatherings.length > 0 ? gatherings : inOrder.filter((word) => weightOf(word) > 0);
  const isMany = words.length > 1;
  return {
    kinds: words.slice(0, MOST_LET_GO).flatMap((word) => insteadOf(word, but(word))),
    oneLess: isMany ? inOrder.map((word) => keeping(but(word))) : [],
    one: words.length > 2 ? kept.map((word) => keeping([word])) : [],
    kindOfOne: isMany ? gatherings.flatMap((word) => insteadOf(word, [])) : [],
    none: words.length > 0 ? [keeping([])] : [],
  };
}

function boundsLetGo(base: AskedSearch) {
  const circles = isAround(base) ? RADII_KM.filter((km) => km > Math.max(NAMED_RADIUS_KM, base.radius_km ?? 0)) : [];
  const wider = circles.map((km): Change => ({ change: { radius_km: km }, letGo: [{ what: "circle", km }] }));
  const isBounded = base.to !== undefined || [...(base.weekday ?? []), ...(base.weekdays ?? [])].length > 0;
  return {
    hours: base.hours?.length ? [{ change: { hours: [] }, letGo: [{ what: "hours" }] } satisfies Change] : [],
    wider,
    widest: wider.slice(-1),
    later: isBounded ? [laterOf(base)] : [],
    anywhere: isAround(base) ? [{ change: NOWHERE, letGo: [{ what: "place" }] } satisfies Change] : [],
    anytime: isBounded ? [{ change: ANYTIME, letGo: [{ what: "time" }] } satisfies Change] : [],
  };
}

/** The same words at any time, and in the widest circle: where there are none, none of a narrower search are. */
export const withoutBounds = <Search extends AskedSearch>(search: Search): Search => ({
  ...search,
  ...ANYTIME,
  ...(isAround(search) && { radius_km: RADII_KM.at(-1) }),
});

/** Each is an attempt, and more with what else is let go. */
const MOST_LET_GO = 6;

const GATHERING = 2;

/** Of a word that is let go: for whom, or on what terms, weighs less than what is asked for. */
function weightOf(word: string): number {
  const weights = word.split("/").map((one) => {
    const key = wordKey(one);
    if (HOUSES.has(key)) return 0;
    return isGathering(key) ? GATHERING : isKind(key) ? 1 : 0;
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
