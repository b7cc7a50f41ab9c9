import { listUnknownWords } from "#db/queries/search/words";
import { type EventSearch, sortKeyAt } from "~/domain/search/plan";
import { longWords, meantWord, withMeantWords } from "~/domain/search/slips";
import { type TypedDays, typedDays } from "~/domain/search/typed-days";
import { hasChance } from "~/domain/search/words";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now">;

/** As in the address; `exact` is taken as it is typed, without days and slips. */
interface Asked {
  q: string;
  exact?: string | undefined;
  when?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** An address's search, and where its words may stand (see EventSearch). */
export type Reaching<Search> = Search & Pick<EventSearch, "reach">;

export interface Meant {
  /** Null where nothing was taken for a slip. */
  meant: string | null;
  /** Null where no days were typed, or others were chosen. */
  said: TypedDays | null;
}

/**
 * Days that were typed are searched as days ("konsert i morgen"). Short words inside of others are found where nothing else is. What finds nothing is searched by the word that was meant, if a long word stands in no coming event: see
 * docs/decisions/0044-slips-and-suggestions.md.
 */
export async function findMeant<Search extends Asked, Found>(
  search: Search,
  { find, isEmpty }: { find: (search: Reaching<Search>) => Promise<Found>; isEmpty: (found: Found) => boolean },
  deps: Deps,
): Promise<Found & Meant> {
  const isExact = search.exact === search.q;
  const said = isExact || search.when || search.from || search.to ? null : typedDays(search.q, deps.now);
  const asked = said ? { ...search, q: said.rest, ...said.days } : search;
  const close = hasChance(asked.q) ? await find({ ...asked, reach: "close" }) : null;
  const found = close && !isEmpty(close) ? close : await find(asked);
  const meant = isEmpty(found) && !isExact ? await findMeantQuery(asked.q, deps) : null;
  const instead = meant === null ? null : await find({ ...asked, q: meant });
  return instead && !isEmpty(instead) ? { ...instead, meant, said } : { ...found, meant: null, said };
}

async function findMeantQuery(query: string, { db, now }: Deps): Promise<string | null> {
  const words = longWords(query);
  if (words.length === 0) return null;
  const lists = await listUnknownWords(db, words, sortKeyAt(now));
  const meant = new Map<string, string>();
  for (const word of new Set(lists.map((list) => list.word))) {
    const other = meantWord(
      word,
      lists.filter((list) => list.word === word),
    );
    if (other) meant.set(word, other);
  }
  return meant.size > 0 ? withMeantWords(query, meant) : null;
}
