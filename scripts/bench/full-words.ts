import type { Database } from "#db/client";
import { storeWords } from "#db/queries/search/words";
import { searchWords } from "#db/schema";
import { MOST_WORDS } from "~/domain/search/gathered-words";
import { writeWordLists } from "~/domain/search/slips";
import { randomOf } from "../drawing/random";

const SYLLABLES =
  "kon sert guds tje nes te kor ung dom kveld bonn mo fam ilie salme sang lov barn host jul pa ske fest kir ke".split(
    " ",
  );

/** Invented, as many as the tables hold: the seed's titles have only some hundred. */
export async function fillWords(db: Database, events: number, now: Date): Promise<void> {
  const random = randomOf("words");
  const known = await db.select().from(searchWords);
  const words = new Map(known.map((word) => [word.word, word]));
  while (words.size < MOST_WORDS) {
    const word = Array.from({ length: random.whole(2, 5) }, () => random.pick(SYLLABLES)).join("");
    if (!words.has(word)) words.set(word, { word, spelled: word, events: 1, seq: random.whole(1, events) });
  }
  const all = [...words.values()];
  await storeWords(db, { suggested: all, lists: writeWordLists(all), now });
}
