import { looksPrivate, PASTORAL } from "./private-words";

/** Common ones that are no other word; those of saints count only beside another name. */
const GIVEN =
  "kari|ola|anne|inger|ingrid|marit|berit|astrid|bjørg|hilde|randi|solveig|marianne|ida|nina|elisabeth|kristin|bente|heidi|silje|hanne|linda|tove|wenche|camilla|gerd|ellen|karin|julie|emma|nora|sofie|sofia|olivia|ella|frida|amalie|eva|turid|grete|lise|mona|siri|kjersti|vigdis|gunvor|jorunn|ragnhild|sigrid|per|jan|ole|lars|kjell|knut|svein|arne|hans|geir|terje|odd|erik|jon|harald|gunnar|rune|trond|kristian|tore|einar|leif|sverre|john|nils|magnus|henrik|kåre|steinar|egil|håkon|jens|roar|helge|espen|øyvind|sigurd|vegard|frode|roger|oskar|emil|william|oliver|morten|anders|ivar|tormod|asbjørn|torbjørn|ingvild|aslaug";
const PAIR = "\\p{Lu}\\p{Ll}+(?:[ -](?!Og )\\p{Lu}\\p{Ll}*\\.?){0,2}[ -]\\p{Lu}\\p{Ll}{2,}";

const named = (name: string, flags: string) =>
  new RegExp(
    `(?<=(?<!\\p{L})(\\p{L}*)[^\\p{L}\\n]{0,4}(?<!\\p{L})(for|av|hos|til|åt|For|Av|Hos|Til|Åt|FOR|AV|HOS|TIL|ÅT)[\\s:]{1,3}(?:(?:lille|vesle) )?)(${name}(?!\\p{L}))((?: \\p{L}+)?)`,
    flags,
  );

const BY_GIVEN_NAME = named(`(?:${GIVEN})s?`, "giu");
const BY_PAIR = named(PAIR, "gu");
const BY_ANY_NAME = named("(?:\\p{Lu}\\.|\\p{Lu}\\p{L}+)", "gu");
const BESIDE_A_RITE = new RegExp(`(?<!\\p{L})(\\p{L}+)\\s{0,2}[:–-](\\s{1,3})(${PAIR})((?: \\p{L}+)?)`, "gu");

/** In a title, "Dåp Ola Nordmann" and "Forbønn Kari"; no month that is written as a name. */
const AFTER_A_RITE = [PAIR, `(?:${GIVEN})(?!\\p{L}|\\.?\\s?\\d)`].map(
  (name, at) => new RegExp(`(?<!\\p{L})(?=(\\p{L}+)(\\s{1,3})(${name})((?: \\p{L}+)?))`, at === 0 ? "gu" : "giu"),
);

/** What is done for one person: whoever is named after it is one. */
const RITE =
  /^(?:forbønn|forbøn|\p{L}*dåp|nattverd|kommunion|salving|velsignelse|velsigning|konfirmasjon|minnestund|minneord)$/iu;

const HOUSE =
  /(?:kirk(?:e|en|a|ens)|kyrkj[ea]|kapell|(?:bede|bøne|menighets|kultur|samfunns|forsamlings|syke|sjuke|grende|misjons|sokne)hus|(?:syke|sjuke|alders)(?:hjem|heim)|menighet(?:en)?|kyrkjelyd(?:en)?|sokn|prosti|kor|koret|korps|orkester|ensemble|band|choir|gospel|sk[ou]le|kors|lag|laget|klubb|senter|sentrum|arena|hall|torg|park|sal)(?!\p{L})/iu;

/** Bodies, countries, God. */
const NOBODY =
  /(?:\p{L}*misjon\p{L}*|\p{L}*foren?ing\p{L}*|(?<!\p{L})(?:frelses\p{L}*|speider\p{L}*|nødhjelp|gud|guds|jesu|jesus|krist(?:us|i|ne|elig\p{L}*)|herrens?|hellige?|norges?|noreg|ukraina|israel|palestina|gaza|midtøsten|jerusalem|syria|verden|verda|fred|alle|store?|små|hele|heile|den|det|ung|unge|barna?|ungdom|voksne|eldre|familien?|åpen|åpne|open?|opne|nord|sør|øst|aust|vest|nye?|øvre|nedre|indre|ytre|gamle|sankta?|st|san|sri|new|betania|filadelfia|salem|sion|zion|elim|betel|saron|tabernaklet))(?!\p{L})/iu;

/** What one gives, or how one asks: whoever is named after it is at work. */
const AT_WORK =
  /(?:foredrag|s[ao]ng|musikk|musikal|konsert|spill?|spel|teater|opera|oratori\p{L}*|pasjon\p{L}*|symfoni|salmer|tekst|utstilling\p{L}*|ledelse|leiing|inn?ledning)$|^(?:tale[rn]?|talar|preke?n|preik|andakt|kåseri|vitnesbyrd|vitnemål|undervisning|kurs|seminar|ord|dans|rekviem|requiem|messe|tekster|melodi|bok[ae]?n?|bøker|film|filmen|bilder|maleri\p{L}*|verk|verker|led[ea]t?|leia|arrangert|servert|skrevet|skrive|laget|holdt|holdes|fremført|framført|besøk|deltakelse|medvirkning|påmelding|kontakt|beskjed|spørsmål|henvendelse|ringe?|vipps|svar|e?post|mail|sms|velkommen|velkomen|tur|reise)$/iu;

/** "for Kari Nordmann", "hos Ola": an event is about somebody. Not who speaks there, nor whom to ask. */
function namesSomebody(text: string, besideRite: readonly RegExp[] = []): boolean {
  const isSomebody = ([, before = "", preposition = "", name = "", after = ""]: RegExpMatchArray) =>
    !NOBODY.test(name) && !HOUSE.test(name + after) && !(/av|til/i.test(preposition) && AT_WORK.test(before));
  return (
    [...text.matchAll(BY_GIVEN_NAME), ...text.matchAll(BY_PAIR)].some(isSomebody) ||
    [BY_ANY_NAME, BESIDE_A_RITE, ...besideRite]
      .flatMap((beside) => [...text.matchAll(beside)])
      .some((one) => RITE.test(one[1] ?? "") && /^\p{Lu}/u.test(one[3] ?? "") && isSomebody(one))
  );
}

const LONGEST_TEXT = 5000;

const HOST = /^(?:hjemme |heime )?(?:hos|hjå)\s+(?:fam(?:ilien?|\.)?\s+)?(?=(.*))/iu;
const OWN_HOUSE = /['’]s (?:place|house|home)$/iu;

function isHome(place: string): boolean {
  const host = HOST.exec(place)?.[1];
  return (
    OWN_HOUSE.test(place) || (host !== undefined && /^\p{Lu}/u.test(host) && !HOUSE.test(host) && !NOBODY.test(host))
  );
}

/** In the title, about one person in the description, or in somebody's home: held like what looks private. */
export const isHeldBack = (title: string, description: string | null, place: string | null): boolean =>
  looksPrivate(title) ||
  namesSomebody(title.slice(0, LONGEST_TEXT), AFTER_A_RITE) ||
  isHome(place?.slice(0, LONGEST_TEXT) ?? "") ||
  [title, description ?? "", place ?? ""]
    .map((text) => text.slice(0, LONGEST_TEXT))
    .some((text) => PASTORAL.test(text) || namesSomebody(text));
