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

/** Some hundred attempts with these stay below the 2 MB of a text that the database takes. */
const MOST_CELLS = 200;

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
  const isPlain = reading?.parts.every(
    (part) => part.as === "word" && part.town === undefined && namedBy(wordKey(part.word)).length > 0,
  );
  return reading && isPlain && !hasChance(reading.query) ? asRead(searchOf(search, reading), reading) : null;
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
  const first = (attempts: readonly Omit<SearchAttempt<Search>, "reading">[], typed: readonly string[] = []) => {
    const steps = stepsOf(attempts).map(({ search: asked, ...step }) => {
      // Areas are measured, and many cells would be many times in one statement.
      const plan = planSearch(wantedBy(asked), now, { levelsCoarser: 1, mostCells: MOST_CELLS });
      // An exhibition that goes on is no answer to "i kveld kl 19" once its hour is let go.
      const isAnything = asked.q === "" && !asked.anyOf?.length && attempts[step.attempt ?? -1]?.letGo.length;
      return { ...step, plan: isAnything ? { ...plan, matchRunning: null } : plan };
    });
    return firstThatFinds(db, steps, { now, typed, whole: attempts.flatMap((one, at) => (isWhole(one) ? [at] : [])) });
  };
  if (search.exact === q && hasChance(q)) {
    const close: Search = { ...search, reach: "close" };
    return asRead((await first([{ search: close, letGo: [] }])).nth === 0 ? close : search);
  }
  const [likeliest, ...others] = search.exact === q ? [] : read(q, now);
  if (!likeliest) return asRead(search);
  const attempts = attemptsOf(search, [likeliest, ...others]);
  const { nth, unknown } = await first(attempts, longWords(likeliest.query));
  const mended = withMeantWords(q, unknown);
  if (mended !== q.normalize("NFC")) {
    const again = attemptsOf(search, read(mended, now));
    const found = again[(await first(again)).nth ?? -1];
    if (found) return { ...asRead(found.search, found.reading), letGo: found.letGo, meant: mended };
  }
  const found = attempts[nth ?? -1];
  if (!found) return { ...asRead(searchOf(search, likeliest), likeliest), isNothing: true };
  return { ...asRead(found.search, found.reading), letGo: found.letGo, meant: found.reading.meant };
}

const asRead = <Search>(asked: Search, reading: SentenceReading | null = null): UnderstoodSearch<Search> => ({
  asked,
  reading,
  letGo: [],
  meant: null,
  isNothing: false,
});

/** Nothing of what was asked for is missing. */
const isWhole = ({ letGo }: Pick<SearchAttempt<unknown>, "letGo">): boolean =>
  !letGo.some(({ what }) => what === "kind" || what === "word");
