import sameWords from "./same-words.json";

/** In bokmål, nynorsk and English, as foldText() spells them; a line's first word stands for the others. */
const CANONICAL = new Map(
  sameWords.flatMap((line) => {
    const [first, ...others] = line.split(" ") as [string, ...string[]];
    return [first, ...others].map((word) => [word, first] as const);
  }),
);

/** They tell titles apart as little as their order does. */
const EMPTY = new Set(
  `og i pa med m for til av ved v om som vi me var vart er the and of in at with by to a an en et ein eit ei den det de
  dei sin si sitt hele heile all alle felles etterpa`.split(/\s+/),
);

const LAST_PARTS =
  /^(.{3,}?)(gudstjeneste[nr]?|gudstenest[ae]r?|hoymess[ae]|konsert(?:en)?|mote[tr]?|kveld(?:en)?|messe|treff|kafe(?:en)?|fest(?:en)?|mark(?:ed|nad)(?:et)?|frokost|frukost|lunsj|skole|skule|studium|studie|gruppe|gruppa|kaffe|kaffi|sang|song|bonn|bon|time|leir|tur|basar|samling|teneste|tjeneste)$/;

const stem = (word: string) =>
  CANONICAL.get(word) ?? CANONICAL.get(word.replace(/(?:s|e)$/, "")) ?? word.replace(/s$/, "");

/** One, or the two parts of a compound ("sundagsskule": "sondag", "skole"). */
function meaningsOf(word: string): string[] {
  const known = CANONICAL.get(word);
  if (known) return [known];
  const [, first = "", last] = LAST_PARTS.exec(word) ?? [];
  return last === undefined ? [stem(word)] : [stem(first), CANONICAL.get(last) ?? last];
}

export const meaningsOfWords = (words: readonly string[]): string[] =>
  words.filter((word) => !EMPTY.has(word)).flatMap(meaningsOf);
