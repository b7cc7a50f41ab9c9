const OFFICE =
  "(?:sokne|stifts|kapellan|vikar|felt|sykehus|sjukehus|ungdoms)?(?:prest|kapellan|prost|biskop|pastor|diakon|kateket|forkynner|forkynnar|misjonær|evangelist)\\p{L}*";
/** Who leads or speaks: "v/ Kari Nordmann", "ved sokneprest Ola Nordmann", "taler: Per Hansen". */
const SPEAKER = new RegExp(
  `[\\s,(–-]+(?:[Vv]\\s?/\\s?(?=\\p{L})|[Vv]\\.\\s(?=\\p{Lu})|(?:ved|med)\\s(?=${OFFICE}\\s\\p{Lu})` +
    "|(?:[Tt]al(?:e|er|ar)|[Pp]reken|[Pp]reik|[Ff]orkynn(?:er|ar))(?:\\s?(?:v/|ved)|:)\\s?(?=\\p{L})).{2,}$",
  "u",
);
/** "Høymesse, Joh 14,1-4". */
const VERSES =
  /[\s,.;(–-]+(?:tekst:?\s)?(?:[1-5]\.?\s?)?(?:Mos|Matt?|Mark?|Luk|Joh|Apg|Rom|Kor|Gal|Ef|Fil|Kol|Tess|Tim|Tit|Hebr|Jak|Pet|Åp|Salm?e?|Sal|Ordsp|Jes|Jer|Esek|Dan|Hos|Mika|Sak|Mal|Sam|Kong|Krøn|Job|Fork)\.?\s\d{1,3}\s?[,:]\s?\d{1,3}[\d\s.,:;–-]*\)?$/u;
/** What is told elsewhere, and days left out. */
const NOTE =
  /[\s,.;–-]*[([]?(?:(?:se|sjå) (?:egen|eigen|eget|eige|nærmere|nærare) \p{L}+|(?:ikke|ikkje|unntatt|unnateke|utenom|utanom|bortsett fr[aå]) (?:i |på )?(?:skolens |skulens )?\p{L}*(?:feri|helligdag|heilagdag|høytid|høgtid|påske|jul)\p{L}*(?:(?:,| og| eller) \p{L}+){0,3}|mer (?:info|informasjon) (?:kommer|senere)|meir (?:info|informasjon) (?:kjem|seinare))[^\p{L}\d]*$/iu;

export interface SaidBeside {
  title: string;
  beside: string | null;
}

export function titleAndBeside(text: string): SaidBeside {
  const plain = text.replace(NOTE, "");
  const title = plain.replace(SPEAKER, "").replace(VERSES, "");
  if (!/\p{L}{2}/u.test(title)) return { title: plain, beside: null };
  const beside = plain.slice(title.length).replace(/^[\s,.;(–-]+|[\s,;–-]+$/gu, "");
  return { title, beside: beside === "" ? null : beside };
}
