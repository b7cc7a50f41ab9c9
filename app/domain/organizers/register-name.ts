import { foldedWords } from "~/domain/text/fold";

/** They tell no congregation from another. Folded. */
const COMMON = new Set(
  (
    "as asa ba da sa stiftelse stiftelsen forening foreningen lag laget den det de i og av for til ved pa " +
    "norske kirke kirken kyrkje kyrkja kirkes kyrkjes kirkelige kyrkjelege fellesrad menighet menigheten menigheter " +
    "menighetsrad kyrkjelyd kyrkjelyden sokn soknet sokneraad soknerad sogn kristne kristen kristelige forsamling " +
    "forsamlinga forsamlingen samfunn trossamfunn norge norway church the of in"
  ).split(" "),
);

/**
 * "Bykirken" and "Bykirken i Lillevik", "Lillevik menighet" and "Lillevik sokn". Common words and the unit's town count
 * only where there is nothing else.
 */
export function namesAgree(own: string, unit: { name: string; city: string | null }): boolean {
  const town = new Set(foldedWords(unit.city ?? ""));
  const telling = (name: string) => foldedWords(name).filter((word) => !COMMON.has(word));
  const beyondTown = (words: readonly string[]) => words.filter((word) => !town.has(word));
  const [mine, theirs] = [telling(own), telling(unit.name)];
  const [mineBeyond, theirsBeyond] = [beyondTown(mine), beyondTown(theirs)];
  if (mineBeyond.length > 0 && theirsBeyond.length > 0) return areAlike(mineBeyond, theirsBeyond);
  // A town alone is no name if the other has more than the town.
  if (mineBeyond.length > 0 || theirsBeyond.length > 0) return false;
  return mine.length > 0 && theirs.length > 0
    ? areAlike(mine, theirs)
    : foldedWords(own).join(" ") === foldedWords(unit.name).join(" ");
}

/** All words of the shorter name are in the longer, and at least half of it. */
function areAlike(some: readonly string[], others: readonly string[]): boolean {
  const [shorter, longer] = some.length <= others.length ? [some, others] : [others, some];
  return (
    shorter.length * 2 >= longer.length && shorter.every((word) => longer.some((other) => isSameWord(word, other)))
  );
}

/** Letters of a long word's ending: "bykirke", "bykirken". */
const ENDING = 2;
const SHORTEST_STEM = 5;

function isSameWord(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short === long) return true;
  return short.length >= SHORTEST_STEM && long.startsWith(short) && long.length - short.length <= ENDING;
}
