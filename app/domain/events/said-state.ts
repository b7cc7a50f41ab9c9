import type { EventState } from "./types";

const WORDS = {
  cancelled: "avlyst|avlyses|avlysast|kansellert|innstilt|cancell?ed",
  postponed: "utsatt|utsett|postponed",
  moved: "flyttet|flytta|ny dato|rescheduled",
  full: "utsolgt|utseld|fulltegnet|fullteikna|sold out",
} satisfies Partial<Record<EventState, string>>;

export type SaidState = keyof typeof WORDS;

const SAID_STATES = ["cancelled", "postponed", "moved", "full"] as const satisfies readonly SaidState[];

const word = (state: SaidState) => `(?<!\\p{L})(?:${WORDS[state]})(?!\\p{L})`;

const apart = (state: SaidState) =>
  `[[({*]+\\s*${word(state)}\\s*[\\])}*!]+|^\\s*${word(state)}\\s*[:!–—|-]+\\s*|\\s*[:!–—|-]+\\s*${word(state)}\\s*[!.]*$|^\\s*${word(state)}\\s+(?=\\p{Lu})`;

const stated = (state: SaidState) =>
  `${apart(state)}|(?:^|\\s+(?:(?:er|blir|vert|is)\\s+)?)${word(state)}\\s*[!.]*$|[[({]\\s*${word(state)}[^\\])}]*[\\])}]`;

const patterns = (source: (state: SaidState) => string, flags: string) =>
  SAID_STATES.map((state) => [state, new RegExp(source(state), flags)] as const);

const ANYWHERE = patterns(word, "iu");
const APART = patterns(apart, "giu");
const STATED = patterns(stated, "giu");

export const statesSpokenOf = (title: string): Set<SaidState> =>
  new Set(ANYWHERE.filter(([, pattern]) => pattern.test(title)).map(([state]) => state));

export const withoutStateWords = (title: string): string => tidy(replaceAll(title, APART));

/** Splits "[AVLYST] Messe", "Messe – avlyst"; the first of SAID_STATES counts. A title of nothing else stays. */
export function stateInTitle(title: string): { title: string; state: SaidState | "planned" } {
  const said = STATED.find(([, pattern]) => title.search(pattern) >= 0);
  if (!said) return { title, state: "planned" };
  const left = tidy(replaceAll(title, STATED));
  return { title: /[\p{L}\p{N}]/u.test(left) ? left : title, state: said[0] };
}

const OFF = WORDS.cancelled;
const SAYS_OFF = [
  new RegExp(`^[^\\p{L}\\p{N}]*(?:${OFF})(?!\\p{L})\\s*(?:$|[^\\p{L}\\p{N}\\s]|\\n|på grunn|grunnet|pga|due to)`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:er|blir|vert|is|has been) (?:(?:dessverre|diverre|nå|no|derfor|difor|unfortunately) )?(?:${OFF})(?!\\p{L})`,
    "iu",
  ),
];
const ONLY_PERHAPS = /(?<!\p{L})(?:hvis|dersom|viss|ikke|ikkje|kan|forrige|førre|if|unless|not)(?!\p{L})/iu;

/** "Avlyst!", "Konserten er dessverre avlyst." in a text about it; not "avlyses hvis det regner". */
export const saysCancelled = (text: string): boolean =>
  text
    .slice(0, WORTH_READING)
    .split(/(?<=[.!?])\s|\n/)
    .some((sentence) => !ONLY_PERHAPS.test(sentence) && SAYS_OFF.some((said) => said.test(sentence)));

const WORTH_READING = 2000;

const replaceAll = (title: string, all: typeof STATED) =>
  all.reduce((text, [, pattern]) => text.replace(pattern, " "), title);

const tidy = (title: string) => title.replace(/\s+/g, " ").replace(/^[\s:–—|-]+|[\s:–—|-]+$/g, "");
