/** The named character references that calendars really use: Latin-1's letters and typographic signs. */
const NAMED: Record<string, string> = {
  amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ",
  aring: "å", Aring: "Å", oslash: "ø", Oslash: "Ø", aelig: "æ", AElig: "Æ",
  auml: "ä", Auml: "Ä", ouml: "ö", Ouml: "Ö", uuml: "ü", Uuml: "Ü", szlig: "ß",
  eacute: "é", Eacute: "É", egrave: "è", Egrave: "È", ecirc: "ê", euml: "ë",
  aacute: "á", Aacute: "Á", agrave: "à", Agrave: "À", acirc: "â", atilde: "ã",
  oacute: "ó", ograve: "ò", ocirc: "ô", otilde: "õ", iacute: "í", icirc: "î", iuml: "ï",
  uacute: "ú", ugrave: "ù", ucirc: "û", ntilde: "ñ", ccedil: "ç", eth: "ð", thorn: "þ",
  ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·", laquo: "«", raquo: "»",
  lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", prime: "′",
  copy: "©", reg: "®", trade: "™", deg: "°", euro: "€", pound: "£", sect: "§", para: "¶",
  times: "×", frac12: "½", frac14: "¼", frac34: "¾", hearts: "♥", rarr: "→", larr: "←",
  shy: "", zwnj: "\u200C", zwj: "\u200D", ensp: " ", emsp: " ", thinsp: " ",
};

const REFERENCE = /&(?:#(\d{1,7})|#[xX]([\dA-Fa-f]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g;

/** Text with its HTML character references put into characters; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? reference;
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : "";
  });
}
