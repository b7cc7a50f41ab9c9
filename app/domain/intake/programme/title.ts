import { capitalised } from "~/domain/text/capitalised";
import { remembered } from "~/domain/values";
import { isNoTitle } from "../no-title";
import { AHEAD_OF_PRICE } from "../one-line/entry";
import { latin } from "./latin";
import { AT, isPlaceName, placeIn } from "./place";
import { houseAhead, houseBehind } from "./place-behind";
import { BLANK } from "./plain-lines";
import { fromTheNext, isAside, isCongregation } from "./plain-texts";
import { BETWEEN_SENTENCES, BOOKS, leavesDaysOut, SENTENCE_END, titleAndBeside } from "./said-beside";
import { described, type SaidWords } from "./said-words";

const EDGES =
  /^[\s,.;:|•·*❖◆◇●○▪►▶➤✦★☆✚✝†–—\-/&+>=)\]!?\p{Extended_Pictographic}\ufe0f]+|[\s,;:|•·*–—\-/&+<=([\p{Extended_Pictographic}\ufe0f]+$/gu;
const LEADING = latin(
  /^(?:natt(?:a|en)? (?:til|mot)|nb|obs|merk|uhr|horas|a las|de(?=,)|kl|klokka|klokken|klokkeslett|ca|omtrent|rundt|fra|frå|til|den|dag|og|samt|i|på|at|from|on|with|dato|date|tid|time|når|kva tid|tidspunkt|start|dette skjer|f[øy]lg(?:ende|jande) (?:dato|dag|tid)(?:e[rn]|ar|spunkt)|(?:våren|høsten|hausten) 20\d\d(?=:)|vedtak(?=:)|hva|kva|what(?=:)|event(?=:)|title(?=:)|tittel|arrangement|aktivitet|(?:oppstart )?(?:igjen|att)(?=:)|neste (?:arrangement|møte|samling)(?=:)|oppstart(?!\s(?:med|for)\s|, \p{Ll})|(?:hele|heile) dagen|også|både|begge dager|begge dagar|om kvelden|begge|(?:endr(?:et|a)|ny) (?:tid|dato)|nytt tidspunkt|etter gudst(?:je|e)nesten?|etter (?:messa|messen|møtet))(?!\p{L})[.:!]?\s*/iu,
);
const TRAILING = latin(
  /(?:^|\s)(?:(?<=\p{L}\s)(?:(?:alle (?:er )?)?(?:hjertelig |hjarteleg )?(?:velkommen|velkomen|velkomne)(?: alle)?)|[ft]\.?\s?o\.?\s?m|til (?:vi|me|det) er (?:ferdige?|slutt)|natt(?:a|en)? (?:til|mot)|kl|klokka|klokken|ca|omtrent|rundt|fra|frå|til|den|og|samt|at|from|on(?: the)?|el|(?<!,\s)del|los|le|à|am|vom|у|в|з|(?<!(?:med|hos|hjå|av|og|til)\s)helg(?:a|en|i)|weekenden|i|på|o|w|(?:gjentas|gjentek seg) (?:ukentlig|kvar veke|månedlig)|mellom|(?:rett |like |straks )?etter (?:gudst(?:je|e)nest(?:en|a)|mess[ae]n?|møtet)|(?:på )?(?:d[ei]sse|f[øy]lg(?:ende|jande))(?: (?:dato|dag|kveld)(?:ene|ane|er|ar))?(?: i (?:vår|høst|haust|vinter|sommer|sommar))?|hver|kvar|både|(?:på )?selve|oppstart|start(?:er|ar)?|første gang|siste gang|tid(?=:)|dato(?=:)|når|unntatt|(?:begge|alle) (?:dager|dagar|kvelder|kveldar)|(?:til )?(?:samme|same|sama) (?:tid|klokkeslett|time)|(?:på )?(?:samme|same|sama) (?:sted|stad|plass(?:en)?)|(?:starter|startar|begynner|byrjar|opnar|åpner|starts?|begins?) (?:opp )?(?:igjen|att|again)|som vanlig|som vanleg|snart (?:igjen|att)|en gang|ein gong|som|husk|hugs|nå|no|holdes|haldast|blir|vert|er|will be|is|arrangeres|arrangerast|avholdes|finner sted|begynner|byrjar)\.?:?\s*$/iu,
);
/** "Fasteaksjonen:, oppmøte", "Bibelgruppa møtes": what a time stood behind. */
const LOOSE_END = latin(
  /(?<=\p{L}{3}[»”")]?)[,:]*\s(?:(?:oppmøte|frammøte|avreise|avgang|møt|møtest?|samlast|samles|samlest|ta med|også|åsså|òg|au)|(?<=,\s)alle(?:\s(?:sammen|saman))?)$/iu,
);
/** "11. søndag etter pinse: Gudstjeneste". */
const NAMED_SUNDAY = latin(
  /^(?:\d{1,2}\.?|første|fyrste|andre|annen|tredje|fjerde|femte|sjette|siste)\s?(?:søndag|sundag|s\.)\s?(?:i|etter|e\.|før)\s?\p{L}{3,20}(?:\s?[:–,-])\s*/iu,
);
const INVITATION = latin(
  /^(?:(?:inviterer|inviterar) (?:vi|me) (?:\p{L}{3,8} )?til|[^.,:]{0,60} (?:inviterer|inviterar|ønsker|ønskjer|skipar)(?: \p{L}{2,8}){0,3}(?: velkommen| velkomen)? til|(?:inviterer .{2,60}?|inviteres alle|inviterast alle) til (?:den |det |de |årets |årlige |tradisjonelle )*|(?:(?:vi|me) )?(?:møtes|møtest|samles|samlast|treffes|treffest) (?:til )?|(?:hei|hallo|heisann),? (?=kan (?:du|dere|de) )|(?:hei|hallo|heisann)(?: \p{L}+){0,2} ?[,!:.]\s(?=(?:kan|vi|me|jeg|eg|det|skal|husk|hugs|minner|minnar)\s)|(?:hi|hey|hello|dear)(?: \p{L}+){0,2}[,!] |our next |(?:hjertelig |hjarteleg |vel )?velkommen (?:til|på)|velkomen (?:til|på)|(?:minner|minnar) om(?: at)? |(?:vi|me|jeg|eg|æ) (?:vil )?(?:minner?|minnar) om(?: at)? |(?:vi|me) (?:inviterer(?: alle)? til|ønsker velkommen til|arrangerer|skipar til|har)|da (?:sier|seier|blir det|vert det) ?(?:vi|me)? |(?:vi|me) skal ha |[^.,:]{3,60} arranger[ea]r |kan (?:du|dere|de) (?:legge ut|legge inn|skrive|sette inn|ta med)(?:(?: at)? (?:vi|me) har| at det (?:er|blir|vert))?|[^.:]{0,120}\sf[øy]lg(?:ende|jande)\s?:|[^.,:]{0,60} (?:innkalles|innkallast|kalles inn|kallast inn|innkaller|kaller inn) til|innkalling til (?:ordinært |ekstraordinært )?|(?:i )?(?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|år|vår|høst|haust) (?:blir|vert|er) det |det (?:blir|vert|inviteres til|er) (?:ny |nytt )?|(?:(?:og )?så )?(?:er|e|blir|vert) det |(?:feires|feirast|holdes|haldast|arrangeres|arrangerast|avholdes)(?: det)? |(?:kurset|møtene|møta|samlingene|samlingane) (?:går|holdes|haldast)(?!\p{L})(?: så)?|(?:påminnelse|påminning|endring|reminder|change):|husk|(?:og )?(?:ikke glem|ikkje gløym)|nb!|obs!|merk:|save the date:?|bli med på|ver med på)\s*/iu,
);
const NOTES = latin(
  /[([]\s*(?:(?:vær|ver) (?:på plass|klar)|møt opp|oppmøte|frammøte|merk|nb|obs|ny|nytt|endra|endret|med forbehold|forbehold|ca|note)[^()[\]]{0,60}[)\]]|(?:^|\s)(?:nb!|obs!|merk (?:tiden|tida|dagen|datoen|stedet|staden)!?|med forbehold(?:\p{L}| ){0,40}$|(?:[–,-]\s)?(?:dato|tid|tid og sted|program(?:met)?|mer info|meir info|nærmere info) (?:kommer|kjem)(?:\s(?:seinere|senere|snart))?)/giu,
);
const ADDRESS = latin(/(?:https?:\/\/|www\.)\S{1,300}|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,24}){1,4}/giu);
/** A season: "Sangkafé 2026/27". */
const YEARS_BEHIND = /(?<=\p{L}[\s:,(]{1,3})20\d\d\s?[/–-]\s?(?:20)?\d\d\)?$/u;
/** Also "julebord, 150,- på vipps 55512". */
const PRICE_BEHIND = new RegExp(
  `,\\s\\d{2,5}(?:\\s?kr|,-)\\s(?:på vipps|i døra|ved døra|pr\\.?)(?:\\s.*)?$|(?<=\\p{L}[\\p{P}\\s]{1,3})(?:${AHEAD_OF_PRICE})?(?:kr\\.?\\s?\\d{2,5}(?:,-)?|\\d{2,5}\\s?(?:kr|kroner|,-))\\.?$`,
  "iu",
);
const EMPTY_BRACKETS =
  /\((?:ma|ti|on|to|fr|lø|sø)\p{L}{0,5}\.?\s?[–-]\s?(?:ma|ti|on|to|fr|lø|sø)\p{L}{0,5}\.?\)|[([](?:ikke|ikkje|unntatt|fri)?(?:[\s,.:;–?-]|og)*[\])]/giu;
const STATUS = latin(/[[(]?\s*(?:fulltegnet|fullteikna|utsolgt|utseld|få plasser igjen|sold out)\s*[\])]?[!.]?/giu);

const ASKS = latin(/^(?:hv|kv|er\s|kan\s|skal\s|vil\s|tør\s|når\s|wh|how\s|is\s|are\s|do\s)/iu);
const WHOLE_TITLE = latin(/^\W*(oppstart|avslutning|avslutting|semesterstart|semesteravslutning)\W*$/iu);

export const cleanTitle = remembered(cleaned);

function cleaned(text: string): string {
  let title = text
    .replaceAll(BLANK, " ")
    .replace(/\s+/g, " ") // First, because what follows is slow in long gaps.
    .replace(ADDRESS, " ")
    .replace(NOTES, " ")
    .replace(STATUS, " ")
    .replace(EMPTY_BRACKETS, " ")
    .replace(/^\s*\([^()]{1,40}\)[.:]\s/, "")
    .replace(/\s+([,.;:!?])(?=\s|$)/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  for (let rounds = 0; rounds < 20; rounds++) {
    const whole = WHOLE_TITLE.exec(title)?.[1];
    if (whole) return capitalised(whole);
    const next = title
      .replace(EDGES, "")
      .replace(LEADING, "")
      .replace(NAMED_SUNDAY, "")
      .replace(INVITATION, "")
      .replace(TRAILING, "")
      .replace(LOOSE_END, "")
      .trim();
    if (next === title) break;
    title = next;
  }
  title = title.replace(ASKS.test(title) ? /(?<!\.)[.!]$/ : /(?<!\.)[.!?]$/, "").replace(YEARS_BEHIND, "");
  if (!title.includes("(")) title = title.replace(/\s*\)$/, "");
  if (/^\([^()]*\)?$/.test(title)) return "";
  if (!/\p{L}{2}/u.test(title) || isNoTitle(title) || NAMES_NOTHING.test(title)) return "";
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Opening doors, prices, greetings or verses are no title. */
const NAMES_NOTHING = latin(
  `^(?:deretter|etterpå|(?:første|fyrste|andre|tredje|siste|neste)(?: gang| gong)?|first|second|last|ja|nei|ok(?:ei)?|supert|flott|fint|topp|then|nyåret|nyttår|våren|høsten|hausten|vinteren|sommeren|sommaren|tema:.*|(?:alle (?:er )?|hjertelig |hjarteleg |vel )?(?:velkommen|velkomen|velkomne)(?: alle)?|(?:everyone |all )?welcome|(?:vi|me) (?:ønsker|ønskjer)(?: \\p{L}+)? (?:velkommen|velkomen)|(?:fri|gratis) (?:entr[eé]|inngang|adgang)|gratis(?:[.,;].*|\\sfor\\s.*)?|(?:kr\\.?\\s?)?\\d{2,4}\\s?(?:kr|kroner|,-)(?!\\p{L}).*|kr\\.?\\s?\\d{2,4}(?:\\/\\d{2,4})?|free (?:entry|admission)|(?:det|dette|hva|kva) skjer(?: (?:det|hos oss|her|framover|fremover|frametter))?|(?:er )?(?:åpen|åpent|ope|open)|(?:møtes|møtest|samles|samlast)|(?:starter|startar|begynner|byrjar) (?:vi|me|det)|(?:framføres|fremføres|framførast|holdes|haldast)|(?:hver|kvar|every) (?:kveld|evening|dag|day)|(?:pris|inngang|inngong|entr[eé]|kontingent|kollekt)(?!\\p{L})(?::|.*\\d).*|dør(?:ene|ane|a)? (?:åpner|opnar)(?: .{0,60})?|(?:fra |frå )?\\d{1,2}\\s?[–-]\\s?\\d{1,2}\\s?(?:år|mnd|måneder|månader|klasse|trinn)[.,;\\s]*|(?:vi|me) (?:møtes|møtest|samles|samlast|treffes|treffest|ses|sjåast)|(?:hei|hallo|kjære|mvh)(?!\\p{L})(?:\\s\\p{L}+){0,4}[,!]?|(?:(?:les|neste|tekst|lesetekst|preken(?:tekst)?):?\\s)?(?:[1-5]\\.?\\s?)?(?:${BOOKS})\\.?\\s\\d[\\d\\s.,:;–-]*)$`,
  "i",
);

export const MOST_TITLE = 120;
/** Ends a title that was too long; the description has the whole. */
export const CUT = " …";

const ENDS = new RegExp(
  `(?<!(?:^|[\\s(/])[1-5])${SENTENCE_END}(?!\\s+(?:KLASSE|TRINN))|[!?]+\\s*(?:,|(?=\\d))|!!\\s|\\s?${BLANK}{2,}|\\s[|•·→]\\s|;\\s`,
  "gu",
);

const endOfTitle = (text: string): number =>
  [...text.matchAll(ENDS)].find(({ index }) => cleanTitle(text.slice(0, index)) !== "")?.index ?? text.length;

/** "Nesset kirke, inngang 100 kr" says nothing but where, and what it costs. */
const withoutPlace = (title: string, place: string | null) =>
  place !== null && title.startsWith(place) && cleanTitle(title.slice(place.length)) === "" ? "" : title;

/** "Årsmøte på bedehuset", where that is its place. */
function withoutHouse(title: string, place: string | null): string {
  const ends = ["på", "i", "ved"].map((small) => ` ${small} ${place}`).find((end) => title.endsWith(end));
  return ends ? title.slice(0, -ends.length) : title;
}

/** What is on is told above: "samme som sist", "neste gang blir 14. januar, samme tid og sted". */
const AS_ABOVE = latin(
  /^[^\p{L}]*(?:(?:og |den )*nest[ea](?: g[ao]ng)?(?: (?:er?|blir|vert)(?: det)?)?(?: ikk(?:e|je) før| f[øy]rst)?(?:[\s,]+(?:(?:til|på|og|å|samme|same|sama) )*(?:tid|sted|stad|plass))*|(?:det |den )?(?:sam[mae]{1,2}e? )?som (?:sist|over|ovenfor|ovanfor|(?:forrige|førre|siste) \p{L}+)|se (?:over|ovenfor)|sjå (?:over|ovanfor)|ditto|same as (?:above|last \p{L}+))[^\p{L}\d]*$/iu,
);

export const wordsOf = (written: string): SaidWords => ({ ...wordsIn(written) });

/** "Fra kirka til kapellet". */
const ROUTE = /^(?:fra|frå|from)\s\p{L}.{2,60}\s(?:til|to)\s\p{Lu}/u;

/** Says where it is then, or what comes after. */
const NOT_ITS_PLACE = latin(
  /(?<!\p{L})(?:(?:ved|i tilfelle) (?:(?:dårlig|dårleg|stygt|styggt|mye|mykje) )?(?:regn|vær|vêr|ver|uvær|uvêr|uver|vind|storm)|(?:in case of|if it) (?:bad weather|rains?)|deretter|etterpå|followed by)/iu,
);

/** "Barnekoret", and below it "øver på bedehuset hver tirsdag". */
const GOES_ON = /^(?:øver|øvar|trener|trenar)(?!\p{L})/u;

const wordsIn = remembered(readWords);

function readWords(written: string): SaidWords {
  const text = fromTheNext(written.replace(/(?:\s+\/){2,}\s/g, " | ").replace(/^\s*·\s/, " "));
  if (AS_ABOVE.test(text)) return { title: "", place: null, description: null, isAsAbove: true };
  const begun = text.replace(/^[\s,.:;|–-]+(?:(?:også|òg|igjen|alltid|always|also)\s)?/iu, "");
  if (ROUTE.test(begun)) return { title: "", place: null, description: cleanTitle(begun) };
  const [label] = /[\s,.;(](?:prest|liturg|organist|kantor|klokker|taler|talar)\s?:.+$/iu.exec(begun) ?? [];
  if (label !== undefined && label.length < begun.length) {
    const words = wordsOf(begun.slice(0, -label.length));
    return { ...words, ...described(words.description, cleanTitle(label)) };
  }
  const [led = "", house = ""] = /^([^:,|.]{3,60})(?:[:.]|\s[-–|])\s+(?=\p{Lu})/u.exec(begun) ?? [];
  const isHouse = isPlaceName(house) && houseBehind(house) === null;
  if (led !== "" && (isHouse || (led.includes(":") && isCongregation(house)))) {
    const words = wordsOf(begun.slice(led.length));
    if (words.title !== "") return { ...words, place: words.place ?? cleanTitle(house) };
  }
  const ahead = houseAhead(begun);
  if (ahead) return { ...wordsOf(ahead.title), place: ahead.place };
  const end = endOfTitle(text);
  const then = text.slice(0, end).search(NOT_ITS_PLACE);
  const own = then > 0 ? then : end;
  const ofOwn = placeIn(text.slice(0, own));
  const isApart = /,\s*$/.test(text.slice(0, own));
  const named = isApart
    ? ofOwn
    : { ...ofOwn, rest: `${ofOwn.rest}${own < end && /\S$/.test(ofOwn.rest) ? ", " : ""}${text.slice(own, end)}` };
  const rest = text.slice(end);
  const more = named.place !== null || NOT_ITS_PLACE.test(rest) ? { place: null, rest } : placeIn(rest);
  const place = named.place ?? more.place;
  const isOnlyPlace = AT.test(begun) && begun.replace(AT, "").replace(/[\s.,;|]+$/, "") === named.place;
  const said = titleAndBeside(isOnlyPlace ? "" : cleanTitle(named.rest));
  const priced = withoutHouse(cleanTitle(withoutPlace(said.title, named.place)), named.place);
  const [price = ""] = PRICE_BEHIND.exec(priced) ?? [];
  let title = cleanTitle(priced.replace(PRICE_BEHIND, ""));
  let description = [
    capitalised(price.replace(/^[^\p{L}\d]+/u, "")),
    said.beside,
    isApart ? capitalised(text.slice(own, end).trim()) : "",
    cleanTitle(more.rest.replace(/^[.!?]/, "")),
  ]
    .filter(Boolean)
    .join(". ");
  if (isAside(title)) {
    description = [title, description].filter(Boolean).join(". ");
    title = "";
  }
  if (GOES_ON.test(begun) && GOES_ON.test(title.toLowerCase())) title = "";
  const behind = place === null ? houseBehind(title) : null;
  title = behind?.title ?? title;
  if (title.length > MOST_TITLE) {
    description = `${title} ${description}`.trim();
    title = title.slice(0, title.lastIndexOf(" ", MOST_TITLE - 1)) + CUT;
  }
  return {
    title,
    place: place ?? behind?.place ?? null,
    description: description || null,
    ...(leavesDaysOut(written) && { leavesDaysOut: true }),
  };
}

export const lastWordsOf = (text: string): SaidWords => {
  const sentences = text.split(BETWEEN_SENTENCES);
  return wordsOf(sentences.findLast((sentence) => !isWordless(sentence)) ?? text);
};

export const isProse = (text: string): boolean =>
  text.length > 90 ||
  (/[.!,]$/.test(text) && text.split(" ").length > 5) ||
  (text.endsWith("?") && text.split(" ").length > 8);

export const isWordless = (text: string): boolean => cleanTitle(text) === "";
