import type { EVENT_FACTS } from "~/domain/facts/facts";
import { parseWebsite } from "~/domain/text/links";
import { BLANK } from "../programme/plain-lines";
import { withoutLetters } from "../programme/time-words";
import type { LineDoubt, Said, SaidEntry, SaidEvent, SaidLink } from "./said";

const NUMBER = "(\\d{1,3}(?:[ .]\\d{3})|\\d{1,5})";
export const AHEAD_OF_PRICE =
  "(?:inng\\.?|inngang(?:spris)?|inngong|entr[eé]|pris|billett(?:er|ar)?|kostar?|koster|cc|kuvert)\\s?:?\\s?";
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.]|\\d:)(?:(?:(?:kr\\.?|nok)\\s?${NUMBER}(?!\\d|[:/.]\\d{1,2}(?!\\d))(?:,-|,00)?|${NUMBER}\\s?(?:kr(?:oner)?(?!\\p{L}|\\.?\\s?\\d(?!\\d?[./]\\d{1,2}(?!\\d)))\\.?|,-|nok(?!\\p{L})))|(?<=(?<!\\p{L})(?:${AHEAD_OF_PRICE}))(\\d{2,4})(?![\\d/–-]|[.,:]\\d))(?:\\s(?:pr\\.?|per)\\s(?:gang|gong|kveld|person|pers|stk|barn|familie)(?!\\p{L}))?`,
  "giu",
);
const FREE =
  /(?<!\p{L})(?:(?:fri|gratis)\s(?:entr[eé]|inngang|inngong|adgang)|(?:det er |er )?gratis(?=\s*(?:$|[,.;!|]))|free (?:entry|admission))(?!\p{L})/iu;
const COLLECTION =
  /(?<!\p{L})(?:kollekt|offer|ofring)(?:\sved (?:inngangen|utgangen|døra|døren))?(?=\s*(?:$|[,.;!|]))/iu;

/** What is taken out of a line is blank there, letter for letter, so that the readers of times go on past it. */
export interface TakenPart<Value> {
  said: Value;
  line: string;
}

const blanked = (line: string, at: number, length: number) => withoutLetters(line, [{ at, end: at + length }], BLANK);

const isCovered = (line: string, at: number) => line.charAt(at) === BLANK;

/** "200 kr", "kr 150,-", "gratis", "kollekt". */
export function takeEntry(line: string): TakenPart<Said<SaidEntry> | null> {
  const amounts = [...line.matchAll(AMOUNT)].filter(({ index }) => !isCovered(line, index));
  const [first] = amounts;
  if (first) {
    const prices = new Set(
      amounts.map(([, ahead, behind, alone = ""]) => Number((ahead ?? behind ?? alone).replace(/\D/g, ""))),
    );
    const doubts: LineDoubt[] = prices.size > 1 ? ["several_prices"] : [];
    const nok = Math.max(...prices);
    const value: SaidEntry = nok === 0 ? { price: "free", nok: null } : { price: "ticket", nok };
    const rest = amounts.length > 1 ? line : withoutAmount(line, first.index, first[0]);
    return { said: { value, from: first[0].trim(), doubts }, line: rest };
  }
  for (const [pattern, price] of [[FREE, "free"] as const, [COLLECTION, "collection"] as const]) {
    const found = pattern.exec(line);
    if (!found || isCovered(line, found.index)) continue;
    return {
      said: { value: { price, nok: null }, from: found[0], doubts: [] },
      line: blanked(line, found.index, found[0].length),
    };
  }
  return { said: null, line };
}

/** With the word that says what it is of: "inngang 200 kr". */
function withoutAmount(line: string, at: number, amount: string): string {
  const ahead = new RegExp(`(?<!\\p{L})${AHEAD_OF_PRICE}$`, "iu").exec(line.slice(0, at))?.[0].length ?? 0;
  return blanked(line, at - ahead, amount.length + ahead);
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"|]+[^\s<>"|.,;:!?)]/iu;
const SIGNING_UP = /(?<!\p{L})(?:p[åa] ?meld\p{L}*|meld (?:deg|dykk|dere) p[åa]|registr\p{L}*)(?!\p{L})/iu;
const TICKETS = /(?<!\p{L})(?:billett\p{L}*|tickets?)(?!\p{L})/iu;

/** Of signing up or tickets where the words ahead of it say so. */
export function takeLink(line: string): TakenPart<Said<SaidLink> | null> {
  const found = ADDRESS.exec(line);
  const address = found && parseWebsite(found[0]);
  if (!found || !address) return { said: null, line };
  const ahead = line.slice(0, found.index);
  const of = SIGNING_UP.test(ahead) ? "registration" : TICKETS.test(ahead) ? "ticket" : "website";
  return {
    said: { value: { of, address }, from: found[0], doubts: [] },
    line: blanked(line, found.index, found[0].length),
  };
}

type EventFact = (typeof EVENT_FACTS)[number];
const FACT_WORDS: Record<EventFact, string> = {
  communion: "nattverd(?:en)?|altergang|communion",
  childrens_church: "(?:barnekirke|barnekyrkje|søndagsskole|sundagsskule)n?",
  church_coffee: "(?:kirke|kyrkje)kaff[ei]e?n?|church coffee",
  sign_language: "(?:tegnspråk|teiknspråk)\\p{L}*",
};

const facts = Object.entries(FACT_WORDS).map(
  ([id, words]) =>
    [id as EventFact, new RegExp(`(?<!\\p{L}|(?:uten|utan|ikke|ikkje|ingen)\\s)(?:${words})(?!\\p{L})`, "iu")] as const,
);

export const factsSaidIn = (line: string): SaidEvent["facts"] =>
  facts.flatMap(([value, words]) => {
    const found = words.exec(line);
    return found ? [{ value, from: found[0], doubts: [] }] : [];
  });
