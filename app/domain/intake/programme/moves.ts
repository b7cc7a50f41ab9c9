import { BLANK } from "./plain-lines";
import { ruleIn } from "./rules";
import type { SaidDays } from "./said-days";
import { isNear, type Letters, type Token } from "./time-words";
import { timeWordsOf } from "./tokens";
import { whensIn } from "./whens";

/** "Sangkvelden fredag 27. november er flyttet til søndag 17. januar". */
export interface Move {
  /** The line without its former time, letter for letter; null where no new time is legible. */
  line: string | null;
  /** The days that no longer count. */
  from: SaidDays[];
}

const VERB =
  /(?<!\p{L})(?:(?:er|e|ble|blei|blir|vert|vart|har blitt|har vorte|has been|have been|is|was|will be)\s(?:nå\s|no\s|derfor\s|difor\s|dessverre\s|diverre\s|now\s)?)?(?:flytt(?:et|es|a|ast)|u[td]s[ae]tt(?:es)?|forskjøvet|forskjøve|forskyves|forskuva|fram?skynd(?:et|a)|fremskyndet|endr(?:et|a)|moved|postponed|rescheduled)(?!\p{L})/iu;
const POSTPONED = /u[td]s[ae]tt|postponed|rescheduled/i;
const TO = /^(?:\s(?:tid|dato))?(?:\s(?:fra|frå|from)\s.{1,60}?)?\s(?:til|te|to)\s(?:den\s)?/iu;
const FROM = /^\s(?:fra|frå|from)\s/iu;
/** "uke 33, og blir nå 16.–22. august". */
const NOW_IS =
  /(?<!\p{L})(?:(?:nå|no|now)\s(?:blir|vert|er|is)(?:\s(?:den|det|han|ho))?|(?:blir|vert|er)\s(?:nå|no)|is\snow)\s/iu;
/** Later, on no day that is told. */
const UNTOLD =
  /^\s(?:til\s(?:over|etter|ut i|neste|våren|vinteren|høsten|hausten|sommeren|sommaren|\p{L}{3,6}dag|uke|veke)|en\s|ei\s|to\s|på\subestemt|inntil|until further|to\s(?:next|after))/iu;
/** A time that another has come for. */
const INSTEAD_OF =
  /(?<!\p{L})(?:i ?stedet for|i ?st\. ?f\.|istf\.?|isteden for|i staden for|istaden for|instead of|ikke|ikkje|not|opprinnelig|opphavleg|originally|tidligere annonsert|tidlegare annonsert|skulle (?:vært|vore))\s(?:til\s|på\s|for\s)?(?:den\s)?/giu;
const BEHIND_FORMER =
  /^\s(?:(?:blir|vert|er|is)(?=\s)|som (?:tidligere|tidlegare|først|fyrst) \p{L}+|as (?:announced|planned) \p{L}+)/iu;
/** "Konserten skulle vært 4. desember, men". */
const WAS_TO_BE = /\s(?:skulle (?:ha )?(?:vært|vore|vere)|var planlagt|was (?:planned|to be))\s.*$/iu;
/** "Ny dato for basaren er". */
const NEW_TIME_OF =
  /^(?:[^\p{L}]|nb|obs|hei|hallo)*(?:(?:flyttet|flytta|utsatt|utsett)\p{P}?\s)?(?:(?:ny|nytt)\s(?:dato|tid|dag|tidspunkt)\s(?:for|på)|(?:vi|me)\sflytt(?:er|ar))\s(.{2,60}?)(?:\s(?:er|blir|vert)\s|\s?:\s?|\s(?:fra|frå)\s.{3,40}?\stil\s)/iu;

/** "Fredag kl. 18: Familiekveld (NY TID: kl. 17)". */
const NEW_IN_BRACKETS =
  /\((?:ny|nytt|endret|endra|new)\s(?:tid|klokkeslett|tidspunkt|time)\s?:?\s?(?=(?:kl\.?\s?)?\d)/iu;

const blanked = (line: string, spans: readonly Letters[]) =>
  spans.reduce(
    (rest, { at, end }) => rest.slice(0, at) + rest.slice(at, end).replace(/\S/g, BLANK) + rest.slice(end),
    line,
  );

const saysDay = ({ kind }: Token) => kind === "numeric" || kind === "date" || kind === "feast" || kind === "month";
const isClock = ({ kind }: Token) => kind === "clock";

/** Null where nothing is moved in time, or only in place. */
export function moveIn(line: string, given: readonly Token[] = []): Move | null {
  if (
    !(given.length > 0 || /\d/.test(line)) ||
    ![VERB, INSTEAD_OF, NEW_TIME_OF, NEW_IN_BRACKETS].some((words) => line.search(words) >= 0)
  )
    return null;
  const tokens = timeWordsOf(line, given);
  if (tokens.length === 0) return null;
  if (ruleIn(line, tokens)) return instead(line, tokens, true);
  const { index, 0: words } = NEW_IN_BRACKETS.exec(line) ?? { index: 0, 0: "" };
  const before = tokens.filter((token) => isClock(token) && token.end <= index);
  if (before.length > 0)
    return { line: blanked(line, [...before, { at: index, end: index + words.length }]), from: [] };
  const verb = VERB.exec(line);
  return (verb && byVerb(line, tokens, { at: verb.index, end: verb.index + verb[0].length })) ?? instead(line, tokens);
}

function byVerb(line: string, tokens: readonly Token[], verb: Letters): Move | null {
  const before = tokens.filter(({ end }) => end <= verb.at);
  const behind = line.slice(verb.end);
  const target = targetOf(line, tokens, verb.end);
  const move = (spans: readonly Letters[], former: readonly Token[]): Move => ({
    line: blanked(line, spans),
    from: daysOf(line, former),
  });
  if (target !== null) {
    const after = tokens.filter(({ at }) => at >= target);
    const bridge = { at: WAS_TO_BE.exec(line.slice(0, verb.at))?.index ?? verb.at, end: target };
    const former = tokens.filter(({ end }) => end <= target);
    if (after.some(saysDay)) return move([...before, bridge], former);
    return move([...before.filter(isClock), bridge], []);
  }
  const former = tokens.find(({ at }) => at >= verb.end);
  if (FROM.test(behind) && former && isNear(line.slice(verb.end, former.at)) && before.some(saysDay)) {
    const rest = runFrom(line, tokens, verb.end);
    return move([{ at: verb.at, end: rest.at(-1)?.end ?? verb.end }], rest);
  }
  const said = line.slice(verb.at, verb.end);
  const isUntold = POSTPONED.test(said) || UNTOLD.test(behind) || (/\s/.test(said) && /^(?:[.!]|$)/.test(behind));
  return isUntold && before.some(saysDay) ? { line: null, from: daysOf(line, before) } : null;
}

/** Where the new time begins. */
function targetOf(line: string, tokens: readonly Token[], from: number): number | null {
  const now = NOW_IS.exec(line.slice(from));
  if (now) return from + now.index + now[0].length;
  const to = TO.exec(line.slice(from));
  if (!to) return null;
  const begin = from + to[0].length;
  const next = tokens.find(({ at }) => at >= begin);
  const told = next && isNear(line.slice(begin, next.at)) ? tokens.filter(({ at }) => at >= next.at) : [];
  return told.some(saysDay) || told.some(isClock) ? begin : null;
}

/** "10-11", which are none elsewhere. */
const HOURS = /^\d{1,2}\s?[–-]\s?\d{1,2}(?![\d.:/])/;

/** "I stedet for fredag 27. november blir sangkvelden søndag 17. januar". */
function instead(line: string, tokens: readonly Token[], isRule = false): Move | null {
  const spans: Letters[] = [];
  const former: Token[] = [];
  for (const { index, 0: words } of line.matchAll(INSTEAD_OF)) {
    const from = index + words.length;
    const run = runFrom(line, tokens, from);
    const end = run.at(-1)?.end ?? from + (HOURS.exec(line.slice(from))?.[0].length ?? 0);
    if (end === from) continue;
    former.push(...run);
    spans.push({ at: index, end: end + (BEHIND_FORMER.exec(line.slice(end))?.[0].length ?? 0) });
  }
  const [named, what = ""] = NEW_TIME_OF.exec(line) ?? [];
  if (named !== undefined) {
    const at = named.indexOf(what);
    spans.push({ at: 0, end: at }, { at: at + what.length, end: named.length });
  }
  // A day beside a rhythm is left out of it.
  const isLeft = isRule ? former.every(isClock) : tokens.some((token) => saysDay(token) && !former.includes(token));
  const of = tokens.find((token) => token.kind === "numeric");
  // "23. januar og ikke 16."
  const whole = former.map((token): Token =>
    of && token.kind === "date" ? { ...of, ...token, kind: of.kind } : token,
  );
  return spans.length > 0 && isLeft ? { line: blanked(line, spans), from: daysOf(line, whole) } : null;
}

/** "Tidligere annonsert kl. 18" says no time any more; letter for letter. */
export function withoutFormerTimes(line: string): string {
  if (line.search(INSTEAD_OF) < 0) return line;
  const tokens = timeWordsOf(line);
  return blanked(
    line,
    [...line.matchAll(INSTEAD_OF)].flatMap(({ index, 0: words }) => runFrom(line, tokens, index + words.length)),
  );
}

/** Tokens with only commas and such between them. */
function runFrom(line: string, tokens: readonly Token[], from: number): Token[] {
  const run: Token[] = [];
  for (const token of tokens) {
    const end = run.at(-1)?.end ?? from;
    if (token.at >= end && isNear(line.slice(end, token.at)) && !line.slice(end, token.at).includes(")"))
      run.push(token);
  }
  return run;
}

const daysOf = (line: string, tokens: readonly Token[]): SaidDays[] =>
  whensIn(line, tokens).flatMap(({ days }) => days);
