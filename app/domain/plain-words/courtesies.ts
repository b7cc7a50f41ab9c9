import { keyOfWords, type Word } from "./words";

const BEGINS =
  /^(?:(?:hei|hey|hi|ok|okay) (?:siri|alexa|google)|(?:siri|alexa|google)(?= (?:finn|vis|sok|hva|kva|er|find|show|what|when|is) )|god (?:dag|morgen|morgon|kveld|ettermiddag|formiddag)|good (?:morning|evening|afternoon|day)|hei pa (?:dere|dykk))(?= |$)/;

const THANKS =
  /^(?:(?:(?:mange|tusen) )?takk(?: for (?:hjelpen|hjelpa|hjelp|svar|svaret)| pa forhand)?|pa forhand takk|takk skal du ha|vennligst|vaer sa snill|vaer sa god|ver sa snill|thanks|thank you|thanks in advance)$/;
const GREETINGS =
  /^(?:(?:med )?(?:vennlig |venleg |beste )?(?:hilsen|helsing)|mvh|kind regards|best regards)(?: \S+){0,2}$/;
/** "Toner og takk", "en hilsen fra havet". */
const OF_TITLE = new Set("og and for av i siste en ein".split(" "));

/** Where the words from `from` on, said to whoever reads, end; null of all others. */
export function endOfCourtesy(words: readonly Word[], from: number): number | null {
  const key = keyOfWords(words.slice(from));
  const [greeting] = from === 0 ? (BEGINS.exec(key) ?? []) : [];
  if (greeting !== undefined) return greeting.split(" ").length;
  const before = words[from - 1];
  if (!before || OF_TITLE.has(before.key) || OF_TITLE.has(words[from + 1]?.key ?? "")) return null;
  return THANKS.test(key) || (/[,.!?\n]/.test(before.gap) && GREETINGS.test(key)) ? words.length : null;
}
