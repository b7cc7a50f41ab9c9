import { capitalised } from "~/domain/text/capitalised";
import { SENTENCE_END } from "./said-beside";
import type { When } from "./whens";

/** What is served or done at an event that is named before it, or how long something goes on: no events of their own. */
const ASIDE =
  /^(?:(?:og|med|samt|men|så|deretter|etterpå|det (?:er|blir|vert|serveres)|vi (?:serverer|spiser|starter med|begynner med)|(?:åpen|felles|enkel|varm|gratis)) )*(?:suppe|kaffe|kaffi|kaf[eé]|(?:kirke|kyrkje)kaff[ei]|lunsj|lunch|middag|mat|matservering|grøt|vafler|vaflar|kaker?|pizza|taco|pølser|kveldsmat|frokost|servering|bevertning|aktivitet(?:er|ar)|lek(?:er|ar)?|pause|lotteri|loddsalg|åresalg|utlodning|trekning|mingling|oppmøte|frammøte|møt opp|dør(?:ene|ane)|snacks|refreshments|food|coffee|tea)(?!\p{L})|(?<!(?:tek|tar|tok|ta)\s)(?<!\p{L})(?:til|slutt(?:er|ar)?|stenger|stengjer)\s(?:ca\.?\s)?(?:kl\.?\s|klokk[aeoå]n?\s)?$/iu;

const BOUNDARY = new RegExp(`${SENTENCE_END}\\s+|[,;]\\s|\\s(?:og|samt|men)\\s`, "gu");
const BOUNDARY_BEHIND = new RegExp(`${SENTENCE_END}|[.!,;](?=\\s|$)`, "u");

interface WithoutAsides {
  /** Letter for letter. */
  line: string;
  whens: readonly When[];
  asides: string[];
}

/** "Seniortreff onsdag kl 12, suppe fra 11.30", "Familiedag kl 11. Lunsj kl 12.30, aktiviteter til kl 15". */
export function withoutAsides(line: string, whens: readonly When[], isEnd: (before: string) => boolean): WithoutAsides {
  const found: WithoutAsides = { line, whens, asides: [] };
  const isTitled = /\p{L}{2}/u.test(line.slice(0, whens[0]?.at));
  let from = 0;
  let hasClock = false;
  for (const [nth, when] of whens.entries()) {
    const begin = from;
    from = when.end;
    const before = line.slice(begin, when.at);
    const bounds = [...before.matchAll(BOUNDARY)].at(-1);
    const clause = before.slice(bounds ? bounds.index + bounds[0].length : 0).trimStart();
    const isApart = nth > 0 && (bounds !== undefined || isTitled) && !isEnd(before);
    const isOfClock = hasClock && when.days.length === 0 && when.weekday === null && when.clocks.length === 1;
    hasClock ||= when.clocks.length > 0;
    if (!isApart || !isOfClock || !ASIDE.test(clause)) continue;
    const until = whens[nth + 1]?.at ?? line.length;
    const ends = line.slice(when.end, until).search(BOUNDARY_BEHIND);
    if (ends < 0 && until < line.length) continue;
    const [at, end] = [when.at - clause.length, ends < 0 ? until : when.end + ends];
    const start = bounds ? begin + bounds.index : at;
    found.asides.push(capitalised(line.slice(at, end).trim()));
    found.line = found.line.slice(0, start) + " ".repeat(end - start) + found.line.slice(end);
    found.whens = found.whens.filter((one) => one !== when);
    from = end;
  }
  return found;
}
