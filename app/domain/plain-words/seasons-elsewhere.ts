import type { Lexicon } from "./lexicon";
import { seasonFrom } from "./seasons";

/** Of other languages, and what is asked for by its feast: sentences that ask know them, lines that tell do not. */
export const SEASONS_ELSEWHERE: Lexicon = [
  ["weihnachten,navidad,noël,boże narodzenie,різдво,рождество", { as: "season", season: seasonFrom([12, 23], [1, 1]) }],
  ["zwischen weihnachten und neujahr", { as: "season", season: seasonFrom([12, 27], [12, 30]) }],
  [
    `heiligabend,wigilia,nochebuena,святвечір,juovlaruohta,alternativ jul,alternativ julefeiring,alternativ julaften,
    åpen julefeiring`,
    { as: "season", season: seasonFrom([12, 24]) },
  ],
  ["simbang gabi,misa de gallo", { as: "season", season: seasonFrom([12, 15], [12, 24]) }],
  ["wielka sobota", { as: "season", season: seasonFrom("easterEve") }],
  ["ostern,pascua,wielkanoc,великдень,пасха", { as: "season", season: seasonFrom("palmSunday", "easterMonday") }],
];
