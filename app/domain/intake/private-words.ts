/** Whole words: letters around them would make others of them. */
const anyOf = (...words: string[]) => new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");

const COMMITTEES =
  "styre|arbeidsutvalgs|arbeidsutvals|råds|stabs|medarbeider|medarbeidar|utvalgs|utvals|komite|komité|planleggings|planleggjings|" +
  "ledelses|leder|leiar|lederteam|leiarteam|team|eldste|sokneråds|menighetsråds|kirkeråds|fellesråds|personal|prosti|" +
  "diakoniutvalgs|diakoniutvals|givertjeneste|vedtekts|forvaltnings|preste|avdelings";

/**
 * What congregations write into their calendars that is nobody else's business, in bokmål, nynorsk and English: funerals,
 * weddings, meetings of committees and staff, rehearsals, bookings and lets.
 */
const PRIVATE = [
  anyOf(
    "gravferd\\p{L}*",
    "gravlegging\\p{L}*",
    "bisett\\p{L}+",
    "begravels\\p{L}+",
    "jordfest\\p{L}+",
    "urne(?:ned)?se[nt]\\p{L}*",
    "minne(?:samvær|samver|stund etter)\\p{L}*",
    "syning|båreandakt|sørgesamling",
    "funerals?|burials?|interments?|cremations?|wakes?",
  ),
  anyOf("viels\\p{L}+", "vigs(?:el|le|ler|lar|elen|la)", "bryllup\\p{L}*", "weddings?"),
  anyOf(
    `(?:${COMMITTEES})-? ?(?:møte[rt]?|møtet|møta|samling(?:er|ar)?|seminar)`,
    "(?:menighets|sokne|kirke|kyrkje|felles|eldste)råd(?:et)?",
    "(?:kirkelig|kyrkjeleg) fellesråd",
    "(?:arbeidsutvalg|arbeidsutval|stabsmøte|kontormøte)(?:et)?",
    "stab(?:en)?",
    "(?:board|staff|committee|council|elders'?|vestry|team|planning|leadership|trustees'?) meetings?",
  ),
  anyOf(
    "(?!prøv|utprøv|utøv|tøv)\\p{L}*øv(?:else|elsen|elser|ing|inga|ingar|inger)|\\p{L}*kor(?:et)? øver",
    "(?:general|kor|orkester|teater)prøve[rn]?",
    "lydprøve|lydsjekk|opprigg(?:ing)?|nedrigg(?:ing)?|rigging",
    "(?:choir|band|dress|orchestra|worship team)? ?(?:rehearsals?|practi[cs]e)",
    "sound ?check",
  ),
  anyOf(
    "(?:ut)?(?:leie|leige|utleie|utlån|utleige)(?: av \\p{L}+)?",
    "(?:ut)?(?:leid|leigd|leigt|lånt)(?: ut| bort)?",
    "utlånt",
    "reserver(?:t|ast|es|ing|ert|te)?|reservasjon(?:er|ar)?",
    "book(?:et|a|ing|inger|ings|ed)|bestilt",
    "(?:privat|lukket|lukka|stengt) (?:arrangement|selskap|fest|tilstelning|tilstelling|utleie|samling|møte)",
    "privat(?:selskap|fest|arrangement)?",
    "(?:dåps|konfirmasjons|bursdags|minne|bryllups|fødselsdags)(?:selskap|feiring)(?:et|a|en)?",
    "private (?:event|party|function|hire)|(?:hall|room|church) (?:hire|rental)|reserved|rented|hired",
  ),
];

/** What sounds private and is for everybody. */
const PUBLIC = anyOf(
  "åp(?:en|ne|ent) \\p{L}*(?:øvelse|øving|prøve)",
  "open \\p{L}*(?:øving|rehearsal)",
  "(?:minne|alle)gudst\\p{L}+",
  "(?:sorg|samtale)gruppe\\p{L}*",
  "øvelse gjør mester",
);

/** Whether an event of this title is held until its organizer says otherwise. */
export const looksPrivate = (title: string): boolean =>
  !PUBLIC.test(title) && PRIVATE.some((words) => words.test(title));
