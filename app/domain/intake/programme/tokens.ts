import { NUMBER_RULES } from "./number-tokens";
import type { Token, TokenRule } from "./time-words";
import { WORD_RULES } from "./word-tokens";

const isDigit = (code: number) => code >= 48 && code <= 57;
const isWordStart = (line: string, at: number) => isLetter(line, at) && !/[\p{L}\d\ue000]/u.test(line.charAt(at - 1));
const isLetter = (line: string, at: number) => /\p{L}/u.test(line.charAt(at));

/** `given`: what some of its words are known to say. */
export function timeWordsOf(line: string, given: readonly Token[] = []): Token[] {
  const found: Token[] = [];
  const told = new Map(given.map((token) => [token.at, token]));
  let at = 0;
  while (at <= line.length) {
    const known = told.get(at);
    if (known) {
      found.push(known);
      told.delete(at);
      at = known.end;
      continue;
    }
    const rules = isDigit(line.charCodeAt(at)) ? NUMBER_RULES : isWordStart(line, at) ? WORD_RULES : null;
    const token = rules && tokenAt(rules, line, at, found.at(-1));
    if (token) found.push(token);
    at = token?.end ?? nextStart(line, at);
  }
  return found;
}

function tokenAt(rules: readonly TokenRule[], line: string, at: number, last: Token | undefined): Token | null {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (!match) continue;
    const end = at + match[0].length;
    const word = read(match, { line, at, end, last });
    if (word) return { ...word, at, end };
  }
  return null;
}

/** Tokens begin where a word or number does. */
function nextStart(line: string, at: number): number {
  let next = at + 1;
  if (isDigit(line.charCodeAt(at))) while (next < line.length && isDigit(line.charCodeAt(next))) next++;
  else if (isLetter(line, at)) while (next < line.length && isLetter(line, next)) next++;
  return next;
}
