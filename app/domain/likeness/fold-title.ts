import { foldText } from "~/domain/text/fold";
import { meaningsOfWords } from "./same-words";
import { hasSameMembers, isDisjoint } from "./text-likeness";

export type FoldedTitle = ReturnType<typeof foldTitle>;

type Marks = Record<keyof typeof MARKS, ReadonlySet<string>>;

const MARKS = {
  turn: {
    first: /^(tidlig|tidleg|tidlige|early|1|forste|fyrste)$/,
    later: /^(sen|sein|seine|sene|seint|sent|late|siste|2|andre|ekstra\p{L}*)$/u,
  },
  hours: {
    morning: /^(morgen|morgon|formiddag|morning)/,
    afternoon: /^(ettermiddag|matine|afternoon|middagsbonn)/,
    evening: /^(kveld(?!smat)|aften|evening|natt|night)/,
  },
  people: {
    children: /^(barn|born|born[ae]|children|kids|junior|knott|baby|smabarn|sondagsskole|sundagsskule)/,
    youth: /^(ungdom|unge$|youth|tenaring|tweens)/,
    women: /^(kvinn|women|dame)/,
    men: /^(mann|mens?$|menn|herre)/,
    elderly: /^(eldre|senior|pensjonist)/,
  },
  language: {
    english: /^(english|engelsk|international|internasjonal)/,
    signs: /^(tegnsprak|teiknsprak)/,
    norwegian: /^norsk/,
    others: /^(samisk|polsk|tigrinja|arabisk|ukrainsk|spansk|fransk|tysk|swahili|farsi|vietnamesisk)/,
  },
  occasion: {
    rehearsal: /(ovelse|oving|prove|practice|rehearsal)$/,
    talk: /^(foredrag|innledende|innleiande|introduksjon)$/,
    coffee: /^(kirkekaffe|kyrkjekaffi)$/,
    performance: /(konsert|konserten|forestilling|concert|recital)$/,
  },
} satisfies Record<string, Record<string, RegExp>>;

const CLOCK = /(?:\b(?:kl|klokk[aeoå]n?|at)\.? ?(\d{1,2})(?:[.:](\d{2}))?(?!\d)|\b(\d{1,2})[.:]([0-5][05])\b(?!\.\d))/g;

const MONTH = "(?:jan|feb|mars|april|mai|may|juni|june|juli|july|aug|sept|okt|oct|nov|des|dec)";

/** Prices, dates, state and watching say nothing about which event it is. */
const ADORNMENTS = [
  /\b(?:kr\.?|nok) ?\d[\d ]*(?:,-|\b)|\b\d[\d ]*(?:,-|kr\b|kroner\b|nok\b)/g,
  new RegExp(`\\b\\d{1,2}\\. ?${MONTH}\\p{L}*\\b`, "gu"),
  /\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?/g,
  /\b(?:19|20)\d{2}\b/g,
  /\b(?:fa|ledige|ledig) (?:plasser|plassar|billetter|billettar)(?: igjen| att)?\b/g,
  /\b(?:sold out|fri entre|gratis inngang|nytt? (?:tidspunkt|tid|dato|sted|stad)|flyttet inn|flytta inn|pa nett(?:et)?)\b/g,
  /\b(?:avlyst|avlyses|avlysast|innstilt|utsatt|utsett|flyttet|flytta|utsolgt|utselt|utseld|fullt|fulltegnet|fullteikna|fullbooket|cancelled|canceled|postponed|endret|endra|gratis|billetter|billettar|pamelding|venteliste|nb|obs|merk|viktig)\b/g,
  /\b(?:vert |blir )?(?:strommes|strommast|stroyma|strauma|streames|streamast|stream|streaming|livestream\p{L}*|live|direktesend\p{L}*|direkteoverfor\p{L}*|direkte|digitalt?|nett(?=gudst)|youtube|facebook|zoom|online)\b/gu,
];

const CANCELLED = /\b(?:avlyst|avlyses|avlysast|innstilt|utsatt|utsett|cancelled|canceled|postponed)\b/;

/** Several words that mean one. */
const PHRASES: [RegExp, string][] = [
  [/\bworship service/g, "gudstjeneste"],
  [/\bsunday school/g, "sondagsskole"],
  [/\bchristmas eve\b/g, "julaften"],
  [/\b(?:forste|1\.) paskedag\b|\beaster sunday\b/g, "paske sondag"],
  [/['’`]s\b/g, "s"],
  [/\brakhmaninov/g, "rachmaninov"],
];

/** In one form for bokmål, nynorsk and English. */
export function foldTitle(title: string) {
  let text = foldText(title).replace(/[«»"“”]/g, " ");
  const isCancelled = CANCELLED.test(text);
  for (const [phrase, word] of PHRASES) text = text.replace(phrase, word);
  for (const adornment of ADORNMENTS) text = text.replace(adornment, " ");
  const clocks = new Set<number>();
  text = text.replace(CLOCK, (_, hour: string, minutes: string, bareHour: string, bareMinutes: string) => {
    clocks.add(Number(hour ?? bareHour) * 60 + Number(minutes ?? bareMinutes ?? 0));
    return " ";
  });
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const meanings = meaningsOfWords(words);
  return {
    meanings,
    wordCount: words.length,
    /** Minutes after midnight. */
    clocks,
    numbers: new Set([...meanings.filter((word) => /^\d+$/.test(word)), ...partsNamed(text)]),
    marks: marksOf(words),
    isCancelled,
  };
}

const partsNamed = (text: string) =>
  [...text.matchAll(/\b(?:del|part|gruppe|sal) ([a-d]|i{1,3}|iv)\b/g)].map(([, part = ""]) => part);

function marksOf(words: readonly string[]): Marks {
  const named = (values: Record<string, RegExp>) =>
    new Set(Object.entries(values).flatMap(([value, word]) => (words.some((one) => word.test(one)) ? [value] : [])));
  return {
    turn: named(MARKS.turn),
    hours: named(MARKS.hours),
    people: named(MARKS.people),
    language: named(MARKS.language),
    occasion: named(MARKS.occasion),
  };
}

const differ = (a: ReadonlySet<unknown>, b: ReadonlySet<unknown>) => a.size > 0 && b.size > 0 && isDisjoint(a, b);

/** "tidlig" and "sen", "kl. 17" and "kl. 18", two groups. Starting apart, it is enough that one names its turn. */
export function isToldApart(a: FoldedTitle, b: FoldedTitle, startTogether: boolean): boolean {
  if (differ(a.clocks, b.clocks) || differ(a.numbers, b.numbers)) return true;
  if (Object.keys(MARKS).some((kind) => differ(a.marks[kind as keyof Marks], b.marks[kind as keyof Marks])))
    return true;
  return !startTogether && !hasSameMembers(a.marks.turn, b.marks.turn);
}
