/** What begins a clause about something else than when an event takes place. */
const OTHER_MATTER = [
  "påmeldings?frist",
  "på ?melding(?:en)?",
  "påmeld(?:ing)?",
  "meld (?:deg|dykk|dere) på",
  "(?:svar|søknads|betalings|bindende |bindande )?frist(?:en)?",
  "innleverings?frist",
  "(?:sist )?(?:oppdatert|endret|endra)",
  "publisert|lagt ut|postet|skrevet|skrive av|posta",
  "billett(?:er|ar|salg|sal|ene|ane)?",
  "forsalg|forhåndssalg|forsal",
  "kontor(?:et)?(?: er)? (?:åpent|ope)|kontortid|åpningstid(?:er)?|opningstid(?:er)?|telefontid|ekspedisjonstid|ekspedisjonen",
  "treffes|treffast",
  "født|fødd|døpt i|død\\b|f\\.",
  "org(?:anisasjons)?\\.? ?(?:nr|nummer)",
  "konto(?:nummer|nr)?\\.?:?",
  "vipps(?: til)?",
  "(?:tlf|telefon|mobil|mob)\\.?:?",
  "copyright|©",
  "neste (?:nummer|menighetsblad|kyrkjelydsblad) ",
  "gyldig (?:til|fra)",
  "registration (?:closes|deadline)|deadline|rsvp|updated|published|posted|tickets?",
];

const CLAUSE = new RegExp(`(?:^|[\\s(,.;|–-])(?:${OTHER_MATTER.join("|")})(?!\\p{L}).*$`, "iu");
const DOORS = /(?:dør(?:ene|ane|er)?|doors?)\s+(?:åpner|opnar|opens?)\s*(?:kl\.?|at)?\s*\d{1,2}(?:[.:]\d{2})?[.,;]?/giu;

/** The line without what it says of deadlines, tickets, office hours and the like: their dates are not the event's. */
export const withoutOtherMatter = (line: string): string => line.replace(DOORS, " ").replace(CLAUSE, " ").trim();

const RELATIVE =
  /(?<!\p{L})(?:i dag|idag|i kveld|i morgen|i morgon|neste (?:uke|veke|søndag|sundag|helg)|til helga|på (?:man|tirs|tys|ons|tors|fre|lør|laur|søn|sun)dag|førstkommende|førstkomande|kommende|komande|today|tonight|tomorrow|next (?:week|sunday))(?!\p{L})/iu;

/** Whether a line says when something is only as seen from the day on which it was written. */
export const isRelative = (line: string): boolean => RELATIVE.test(line);

const CANCELLED =
  /[[(]?\s*(?<!\p{L})(?:avlyst|avlyses|avlysast|innstilt|utgår|kansellert|cancell?ed)(?!\p{L})\s*[\])]?\s*[!:–-]*/giu;

/** Whether a line says that it does not take place, and the line without that. */
export function cancellationIn(text: string): { isCancelled: boolean; rest: string } {
  const rest = text.replace(CANCELLED, " ");
  return { isCancelled: rest !== text, rest };
}

const EDGES = /^[\s,.;:|•·*–—\-/&+>]+|[\s,;:|•·*–—\-/&+<]+$/g;
const LEFTOVERS =
  /^(?:(?:kl|klokka|klokken|ca|fra|frå|til|den|og|i|på|at|from|dato|date|tid|time|når|tidspunkt|start)(?![\p{L}])[.:]?\s*)+|(?:\s|^)(?:kl|klokka|klokken|ca|fra|frå|til|den|og|at|from|i)\.?:?\s*$/iu;
const EMPTY_BRACKETS = /[([]\s*[,.;:–-]*\s*[\])]/g;

/** A title without what its date and time have left behind. */
export function cleanTitle(text: string): string {
  let title = text.replace(EMPTY_BRACKETS, " ").replace(/\s+/g, " ").trim();
  for (;;) {
    const next = title.replace(EDGES, "").replace(LEFTOVERS, "").trim();
    if (next === title) return /\p{L}{2}/u.test(title) ? title : "";
    title = next;
  }
}

/** The text without some spans of it. */
export function withoutSpans(line: string, spans: readonly { at: number; end: number }[]): string {
  const sorted = [...spans].sort((a, b) => a.at - b.at);
  let rest = "";
  let from = 0;
  for (const { at, end } of sorted) {
    if (at > from) rest += `${line.slice(from, at)} `;
    from = Math.max(from, end);
  }
  return rest + line.slice(from);
}

/** Whether a line of text is the end of a sentence or too long to be a title. */
export const isProse = (text: string): boolean =>
  text.length > 100 || (/[.!?]$/.test(text) && text.split(" ").length > 6);
