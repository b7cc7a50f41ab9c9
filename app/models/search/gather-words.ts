import { findGathering, listNames, listTitles, storeWords } from "#db/queries/search/words";
import { type GatheredWord, gatherWords, mostCommonWords } from "~/domain/search/gathered-words";
import { sortKeyAt } from "~/domain/search/plan";
import { writeWordLists } from "~/domain/search/slips";
import { isNightlyDue } from "~/domain/site/nightly";
import type { Given } from "~/models/site/given";

type Deps = Given<"db" | "now">;

/** Each night, and at once where none ever were. */
export async function gatherWordsNightly(deps: Deps): Promise<void> {
  const last = await findGathering(deps.db);
  if (isNightlyDue(last, deps.now)) await gatherSearchWords(deps);
}

export async function gatherSearchWords({ db, now }: Deps): Promise<void> {
  const titles = new Map<string, GatheredWord>();
  for (let from = sortKeyAt(now); ;) {
    const part = await listTitles(db, from);
    for (const title of part) gatherWords(titles, title);
    if (part.length === 0) break;
    from = Math.max(...part.map(({ last }) => last)) + 1;
  }
  const suggested = mostCommonWords(titles);
  const all = new Map(titles);
  for (let after = -1; ;) {
    const part = await listNames(db, after);
    for (const name of part) gatherWords(all, { ...name, events: 1 });
    const last = part.at(-1);
    if (!last) break;
    after = last.seq;
  }
  await storeWords(db, { suggested, lists: writeWordLists(mostCommonWords(all)), now });
}
