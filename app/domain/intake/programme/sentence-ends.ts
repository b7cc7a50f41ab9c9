import { capitalised } from "~/domain/text/capitalised";

const inAnyCase = (words: string) =>
  words
    .split(" ")
    .flatMap((word) => [word, capitalised(word), word.toUpperCase()])
    .join("|");

/** Words that are shortened before a name, with their dot: "prof. Hansen", "cand. theol. Moe". */
export const TITLES = inAnyCase(
  "prof dr mag cand stud theol philol jur psych lic em førstelekt univ stip ass adv ing dir red sekr ordf res kap spr " +
    "pr bp diak kat past fam fr frk hr org kant sopr mezzosopr ten arr komp mus",
);
const OTHERS = inAnyCase("st hl kl ca nr tlf mob inkl ekskl evt bl jf jfr ang vedr gml etg fl");

/** Not behind what is shortened or a letter alone, such as an initial, and not within brackets. */
export const SENTENCE_END = `[.!?]*(?:(?<!(?<!\\p{L})(?:${TITLES}|${OTHERS}|\\p{L}))\\.|[!?])(?=\\s+\\p{Lu})(?![^():;]*\\))`;

export const BETWEEN_SENTENCES = new RegExp(`(?<=${SENTENCE_END})\\s+`, "u");
