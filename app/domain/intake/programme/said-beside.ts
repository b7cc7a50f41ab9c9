import { capitalised } from "~/domain/text/capitalised";
import { latin } from "./latin";

const inAnyCase = (words: string) =>
  words
    .split(" ")
    .flatMap((word) => [word, capitalised(word), word.toUpperCase()])
    .join("|");

/** Words that are shortened before a name, with their dot: "prof. Hansen", "cand. theol. Moe". */
const TITLES = inAnyCase(
  "prof dr mag cand stud theol philol jur psych lic em førstelekt univ stip ass adv ing dir red sekr ordf res kap spr " +
    "pr bp ks diak kat past fam fr frk hr org kant sopr mezzosopr ten arr komp mus",
);
const OTHERS = inAnyCase("st św sv hl kl ca nr tlf mob inkl ekskl evt bl jf jfr ang vedr gml etg fl");

/** Not behind what is shortened or a letter alone, such as an initial, and not within brackets. */
export const SENTENCE_END = `[.!?]*(?:(?<!(?<!\\p{L})(?:${TITLES}|${OTHERS}|\\p{L}))\\.|[!?])(?=\\s+\\p{Lu})(?![^():;]*\\))`;

export const BETWEEN_SENTENCES = new RegExp(`(?<=${SENTENCE_END})\\s+`, "u");

const OFFICE =
  `(?:${TITLES})\\.(?:\\s?\\p{Ll}+\\.){0,2}|` +
  "(?:sokne|stifts|kapellan|vikar|felt|sykehus|sjukehus|ungdoms)?(?:prest|kapellan|prost|biskop|pastor|diakon|kateket|forkynner|forkynnar|misjonær|evangelist)\\p{L}*";
/** Who leads or speaks: "v/ Kari Nordmann", "ved sokneprest Ola Nordmann", "taler: Per Hansen". */
const SPEAKER = new RegExp(
  `[\\s,(–-]+(?:[Vv]\\s?/\\s?(?=\\p{L})|[Vv]\\.\\s(?=\\p{Lu})|(?:ved|med)\\s(?=${OFFICE}\\s\\p{Lu})` +
    "|\\((?:ikke|ikkje|kun|bare|berre|not|only)\\s(?=[^()]*\\)$)|(?<=[,(]\\s?)(?=(?:ta med|husk|hugs|bring)\\s)" +
    "|(?:[Tt]al(?:e|er|ar)|[Pp]reken|[Pp]reik|[Ff]orkynn(?:er|ar))(?:(?:\\s?(?:v/|ved)|:)\\s?(?=\\p{L})|\\s(?=\\p{Lu}\\p{Ll}+\\s\\p{Lu}))).{2,}$",
  "u",
);
/** "Møte, Kari Nordmann". */
const LED =
  /^(\p{L}*(?:[Mm]øte|[Mm]esse|tjeneste|teneste|[Ss]amling|[Kk]veld|[Ff]est)),\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,2}$/u;
/** Of the Bible, as they are shortened. */
export const BOOKS =
  "Mos|Matt?|Mark?|Luk|Joh|Apg|Rom|Kor|Gal|Ef|Fil|Kol|Tess|Tim|Tit|Filem|Hebr|Jak|Pet|Jud|Åp|Salm?e?|Sal|Ordsp(?:r|råkene)?|Jes|Jer|Esek|Dan|Hos|Mika|Sak|Mal|Sam|Kong|Krøn|Neh|Job|Fork|Høys";
/** "Høymesse, Joh 14,1-4". */
const VERSES = new RegExp(
  `[\\s,.;(–-]+(?:tekst:?\\s)?(?:[1-5]\\.?\\s?)?(?:${BOOKS})\\.?\\s\\d{1,3}\\s?[,:]\\s?\\d{1,3}[\\d\\s.,:;–-]*\\)?$`,
  "u",
);
/** Days left out that only a school's or the church's calendar tells. */
const LEFT_OUT =
  "(?:ikke|ikkje|unntatt|unnateke|utenom|utanom|bortsett fr[aå]|ingen \\p{L}+|not|except)(?: \\p{L}+)? (?:i |på |in |during )?(?:skolens |skulens |school |alle )?\\p{L}*(?:feri|helligdag|heilagdag|høytid|høgtid|påske|jul|holiday|vacation)\\p{L}*(?:(?:,| og| eller) \\p{L}+){0,3}" +
  "|i (?:skoleåret|skuleåret)|følger (?:skoleruta|skoleåret)|f[øy]lgjer (?:skuleruta|skuleåret)|during term(?: time)?|(?:in )?term time only";
/** What is told elsewhere. */
const ELSEWHERE =
  "(?:se|sjå) (?:egen|eigen|eget|eige|nærmere|nærare) \\p{L}+|mer (?:info|informasjon) (?:kommer|senere)|meir (?:info|informasjon) (?:kjem|seinare)";
const NOTE = latin(`[\\s,.;–-]*[([]?(?<!\\p{L})(?:${ELSEWHERE}|${LEFT_OUT})[^\\p{L}\\d]*$`, "i");
const NOTE_AHEAD = latin(`^[([]?(?:${LEFT_OUT})[)\\]]?\\s?[:,–-]\\s?`);
const IS_LEFT_OUT = latin(`(?<!\\p{L})(?:${LEFT_OUT})`);

/** "Ikke i skolens ferier": some of the days are none, and which is not said. */
export const leavesDaysOut = (text: string): boolean => IS_LEFT_OUT.test(text);

export function titleAndBeside(text: string): { title: string; beside: string | null } {
  const plain = text.replace(NOTE, "").replace(NOTE_AHEAD, "");
  const title = LED.exec(plain)?.[1] ?? plain.replace(SPEAKER, "").replace(VERSES, "");
  if (!/\p{L}{2}/u.test(title)) return { title: plain, beside: null };
  const beside = plain.slice(title.length).replace(/^[\s,.;(–-]+|[\s,;–-]+$|(?<=^[^(]*\([^()]*)\)$/gu, "");
  return { title, beside: beside === "" ? null : beside };
}
