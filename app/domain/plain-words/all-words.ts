import { DAYS_ELSEWHERE, FOUND_AS } from "./found-as";
import { tablesOf } from "./lexicon";
import { SEASONS } from "./seasons";
import { SEASONS_ELSEWHERE } from "./seasons-elsewhere";
import { SMALL_WORDS } from "./small-words";
import { TIME_NAMES } from "./time-names";
import { WORDS_OF_TIME } from "./words-of-time";

/** What a sentence that asks may hold. */
export const ALL_WORDS = tablesOf([
  SMALL_WORDS,
  WORDS_OF_TIME,
  SEASONS,
  SEASONS_ELSEWHERE,
  FOUND_AS,
  TIME_NAMES,
  DAYS_ELSEWHERE,
]);
