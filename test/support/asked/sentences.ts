import type { Asked } from "./asked";
import { ASKED_BY_OTHERS } from "./by-others";
import { ASKED_DAYS } from "./days";
import { ASKED_ENGLISH } from "./english";
import { ASKED_IN_OTHER_WORDS } from "./in-other-words";
import { ASKED_KINDS } from "./kinds";
import { ASKED_MIXED } from "./mixed";
import { ASKED_NYNORSK } from "./nynorsk";
import { ASKED_PLACES } from "./places";
import { ASKED_SELDOM } from "./seldom-said";
import { ASKED_SLIPS } from "./slips";

/** As people in Norway type them, each once. */
export const SENTENCES: readonly Asked[] = [
  ...ASKED_DAYS,
  ...ASKED_PLACES,
  ...ASKED_KINDS,
  ...ASKED_MIXED,
  ...ASKED_SLIPS,
  ...ASKED_ENGLISH,
  ...ASKED_NYNORSK,
  ...ASKED_BY_OTHERS,
  ...ASKED_IN_OTHER_WORDS,
  ...ASKED_SELDOM,
];
