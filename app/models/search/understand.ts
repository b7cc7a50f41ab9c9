import { firstThatFinds } from "#db/queries/search/attempts";
import type { SentenceReading } from "~/domain/plain-words/read";
import { wordKey } from "~/domain/plain-words/words";
import { type AskedSearch, type LetGo, type SearchAttempt, searchOf } from "~/domain/search/asked";
import { attemptsOf, stepsOf } from "~/domain/search/attempts";
import { namedBy } from "~/domain/search/names";
import { type EventSearch, planSearch } from "~/domain/search/plan";
import { longWords, withMeantWords } from "~/domain/search/slips";
import { hasChance } from "~/domain/search/words";
import { read } from "~/models/search/read";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now">;

export interface UnderstoodSearch<Search> {
  /** What is searched for, in the fields of the address. */
  asked: Search;
  /** Null where nothing was typed, or what was typed is taken literally. */
  reading: SentenceReading | null;
  letGo: readonly LetGo[];
  /** The sentence with what was meant instead of slips. */
  meant: string | null;
  /** Nothing is found, whatever is let go of. */
  isNothing: boolean;
}

/**
 * What is found of the sentence as it is understood. Types and facts alone are looked for at once, and asked about first
 * only where they are nowhere. `wantedBy` makes the search of an address.
 */
export async function findUnderstood<Search extends AskedSearch, Found>(
  search: Search,
  wantedBy: (search: Search) => EventSearch,
  find: (understood: UnderstoodSearch<Search>) => Promise<{ found: Found; isEmpty: boolean }>,
  deps: Deps,
): Promise<Found & UnderstoodSearch<Search>> {
  const plain = plainly(search, deps.now);
  const first = plain && (await find(plain));
  if (plain && first && !first.isEmpty) return { ...first.found, ...plain };
  const understood = await understand(search, wantedBy, deps);
  return { ...(await find(understood)).found, ...understood };
}

function plainly<Search extends AskedSearch>(search: Search, now: Date): UnderstoodSearch<Search> | null {
  const [reading] = search.exact === search.q ? [] : read(search.q, now);
  if (
    !reading?.parts.every(
      (part) => part.as === "word" && part.town === undefined && namedBy(wordKey(part.word)).length > 0,
    )
  )
    return null;
  if (hasChance(reading.query)) return null;
  return { asked: searchOf(search, reading), reading, letGo: [], meant: null, isNothing: false };
}

/**
 * What a sentence asks for, in the likeliest reading that finds something; where none does, what is left when one thing
 * after another is let go: see docs/decisions/0094-sentences.md.
 */
async function understand<Search extends AskedSearch>(
  search: Search,
  wantedBy: (search: Search) => EventSearch,
  { db, now }: Deps,
): Promise<UnderstoodSearch<Search>> {
  const { q } = search;
  const first = (attempts: readonly SearchAttempt<Search>[], typed: readonly string[] = []) => {
    const steps = stepsOf(attempts).map(({ search: asked, ...step }) => ({
      ...step,
      // Circles are measured, and many cells would be many times in one statement.
      plan: planSearch(wantedBy(asked), now, { levelsCoarser: 1 }),
    }));
    return firstThatFinds(db, steps, { now, typed, whole: attempts.flatMap((one, at) => (isWhole(one) ? [at] : [])) });
  };
  if (q === "") return { asked: search, reading: null, letGo: [], meant: null, isNothing: false };
  if (search.exact === q) {
    const isClose = hasChance(q) && (await first([literal({ ...search, reach: "close" })])).nth === 0;
    return {
      asked: isClose ? { ...search, reach: "close" } : search,
      reading: null,
      letGo: [],
      meant: null,
      isNothing: false,
    };
  }
  const [likeliest, ...others] = read(q, now);
  if (!likeliest) return { asked: search, reading: null, letGo: [], meant: null, isNothing: false };
  const attempts = attemptsOf(search, [likeliest, ...others]);
  const { nth, unknown } = await first(attempts, longWords(likeliest.query));
  const mended = withMeantWords(q, unknown);
  if (mended !== q.normalize("NFC")) {
    const again = attemptsOf(search, read(mended, now));
    const found = again[(await first(again)).nth ?? -1];
    if (found) return understoodAs(found, mended);
  }
  if (nth !== null) return understoodAs(attempts[nth]!, null);
  return { asked: searchOf(search, likeliest), reading: likeliest, letGo: [], meant: null, isNothing: true };
}

const literal = <Search extends AskedSearch>(search: Search): SearchAttempt<Search> => ({
  search,
  reading: { sentence: search.q, words: [], parts: [], query: search.q, not: [], place: null, time: null, meant: null },
  letGo: [],
});

const understoodAs = <Search extends AskedSearch>(
  { search, reading, letGo }: SearchAttempt<Search>,
  mended: string | null,
): UnderstoodSearch<Search> => ({ asked: search, reading, letGo, meant: mended ?? reading.meant, isNothing: false });

/** Nothing of what was asked for is missing. */
const isWhole = <Search>({ letGo }: SearchAttempt<Search>): boolean =>
  !letGo.some(({ what }) => what === "kind" || what === "word");
