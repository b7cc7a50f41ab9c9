import { latin } from "./programme/latin";

const INSIDE = "…";

/** Whole words; those that begin with `INSIDE` are the ends of longer ones too, "…bryllup" of "sølvbryllup". */
const anyOf = (...words: string[]) => {
  const all = words.flatMap((some) => some.split(/\|(?=…)/));
  const ends = all.filter((one) => one.startsWith(INSIDE));
  const whole = all.filter((one) => !one.startsWith(INSIDE));
  const patterns = [
    ...(whole.length > 0 ? [`(?<!\\p{L})(?:${whole.join("|")})`] : []),
    ...ends.map((one) => one.slice(1)),
  ];
  return latin(`(?:${patterns.join("|")})(?!\\p{L})`);
};

const FUNERALS = anyOf(
  "(?:gravferd|gravlegging|gravlegg|jordfest|jordpåkast|bisett|bisetj|begravels|likferd|kremasjon|båreandakt|sørgegudst|sørgjegudst)\\p{L}*",
  "urne(?:ned)?(?:set|sen)\\p{L}*",
  "(?:begr|bis)\\.",
  "minne(?:samvær|samver|selskap)\\p{L}*",
  "minnestund (?:etter|for \\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+|i heimen|i hjemmet)",
  "syning(?: av \\p{L}+)?|sørge(?:samling|samtale|høytid)|sorgsamtale",
  "funerals?|burials?|interments?|cremations?|committals?|memorial services?|wake for",
);

const WEDDINGS = anyOf(
  "…viels\\p{L}*",
  "…vigsel(?:en)?",
  "vigslar|vigsler",
  "…bryl(?:lup|laup)\\p{L}*",
  "(?:brude|brure|viels|vigsels)\\p{L}{0,4}samtale\\p{L}*|forbønn for (?:borgerlig|borgarleg)\\p{L}* .{0,40}ekteskap",
  "weddings?|marriage ceremon(?:y|ies)",
);

const BODIES =
  "styre|stab|råd|utvalg|utval|komite|komité|nemnd|ledelse|leiing|leder|leiar|lederteam|leiarteam|team|eldste|personal|prosti|prest|redaksjon|" +
  "planlegging|planleggjing|medarbeider|medarbeidar|diakoni|givertjeneste|vedtekt|forvaltning|forvalting|avdeling|budsjett|arbeid|kontor|koordinering|" +
  "drift|dugnadsgruppe|arbeidsgruppe|fagforening|verneombud|ansatt|tilsett|kirkeverge|kyrkjeverje|valgkomite|valkomite";
const COUNCIL =
  "(?:menighets|sokne|kirke|kyrkje|felles|eldste|ungdoms|barne|prosti|bispedømme|bispedøme|kirkelig felles|kyrkjeleg felles|kirkeleg felles)(?:-)?råd(?:et)?";

const MEETINGS = anyOf(
  `…(?:${BODIES})(?:e|s|ings|elses)?-? ?(?:møter?|møtet|møte|møta|samtale(?:r|ar)?|seminar(?:et)?|dag(?:en)?|tur(?:en)?)(?<!arbeidsdag|arbeidsdagen|rådsdag|prestetur|ledertur|medarbeidertur|medarbeidartur)`,
  "(?:medarbeider|medarbeidar|leder|leiar|stabs|råds|utvalgs|personal)samling(?:er|ar|a|en)?",
  `(?:møte|møter|samling|seminar) (?:i|for|med|av) (?:the )?(?:${COUNCIL}|styret|staben|\\p{L}{0,20}(?:utvalget|utvalet|komiteen|komitéen|rådet|nemnda|redaksjonen|eldste|ledergruppa|ledelsen))`,
  "arbeidsutvalg(?:et)?|arbeidsutval(?:et)?|AU-møte|stab(?:en)?|styret|kontordag|fridag|avspasering|(?:har|tar|tek) ferie|ferieavvikling|sykmeldt|sjukmeld",
  "(?:board|staff|committee|council|elders'?|vestry|team|planning|leadership|trustees'?|leaders'?|budget) (?:meeting|retreat|away ?day)s?",
  "(?:parish|church) council",
);

/** A council's name alone is private: what it invites to is for everybody. */
const COUNCIL_ALONE = new RegExp(`^\\W*(?:${COUNCIL}|AU|stab|styre)(?:\\s?(?:møte|\\d|nr|[-–:(/]|$).*)?$`, "iu");

const REHEARSALS = anyOf(
  "…(?<!(?<!\\p{L})(?:pr|utpr|ut|t|beh))øv(?:else|elsen|elser|elsar|elsane|ing|inga|ingen|ingar|inger)",
  "…(?:kor(?:et)?|korps(?:et)?|band(?:et)?|gospel) øver",
  "…(?:general|kor|orkester|teater|stemme|lyd|spill|spel|julespill|julespel|kostyme|gjennomgangs)prøve[rn]?",
  "lyd(?:sjekk|test)|opprigg(?:ing)?|nedrigg(?:ing)?|rigging",
  "(?:(?:choir|band|dress|orchestra|worship team|music|team) )?(?:rehearsals?|practi[cs]es?)",
  "sound ?check",
);

const FOR_SOME =
  "(?:kun|bare|berre|only) (?:for )?(?:inviterte|inviterde|frivillige|styret|staben|stab|medlem\\p{L}*|ansatte|tilsette|konfirmant\\p{L}*|ledere|lederne|leder|leiarar|leiarane|ledarar|ledarane|foreninga|foreningen|medarbeider\\p{L}*|medarbeidar\\p{L}*|members|leaders|staff|invited)";
/** Said beside an event: it is for nobody else. */
export const IS_FOR_SOME = anyOf(FOR_SOME);

const LETS = anyOf(
  "ut(?:leie|leige|leid|leigd|leigt|lån|lånt|lånes)\\p{L}*|(?:til )?(?:leie|leige) av \\p{L}+|(?:leid|leigd|lånt|leies|leigast) (?:ut|bort)\\p{L}*|bort(?:leid|leigd|leigt)",
  "reserver(?:t|ast|es|ing|ert|te)|reservasjon(?:er|ar|en)?|båndlagt|bandlagt",
  "\\p{L}{0,12}book(?:et|a|ing|inger|ingar|ings|ed)|bestilt|tinga|opptatt|oppteken|ikke ledig|ikkje ledig|busy|not available",
  FOR_SOME,
  "for (?:medlemmene|medlemene|konfirmantene|konfirmantane|ansatte|tilsette)|\\((?:lukket|lukka|internt?)\\)",
  "(?:lukka?e?t?|lukket|stengt) (?:arrangement|selskap|fest|tilstelning|tilstelling|samling|møte|gruppe)",
  "privat(?:t|e)?|privat(?:selskap|fest|arrangement|utleie)\\p{L}*",
  "\\p{L}{0,20}(?:selskap|selskapet|bursdag|bursdagen|bursdagsfest|bursdagsfeiring|gebursdag|årslag)",
  "(?:dåps|konfirmant|konfirmasjons|sjelesorg|sjelesorgs|foreldre|veilednings|rettleiings)samtale\\p{L}*",
  "private (?:event|party|function|hire|booking|meeting)?|(?:hall|room|church|venue) (?:hire|rental|let|booked)|reserved|rented|hired|birthday part(?:y|ies)",
);

/** About one person, however public the rest of it is. */
export const PASTORAL = anyOf(
  "soknebud\\p{L}*|(?:syke|sjuke|hjemme|heime|hus)besøk\\p{L}*|(?:hjemme|heime|syke|sjuke)(?:nattverd|kommunion|dåp)|nøddåp",
  "(?:syke|sjuke)?salving (?:av|for|hos|til)|(?:ved )?døds(?:leie|leiet|fall)|sørgende (?:etter|familie)",
  "pastoral visit|home communion|(?:sick|hospital) visit\\p{L}*",
);

const PRIVATE = [FUNERALS, WEDDINGS, MEETINGS, REHEARSALS, LETS, COUNCIL_ALONE];

const PUBLIC = anyOf(
  "åp(?:en|ne|ent|ne) (?:\\p{L}+ )?\\p{L}*(?:øvelse|øving|prøve)\\p{L}*",
  "(?:open|ope|opne) (?:\\p{L}+ )?\\p{L}*(?:øving|øvelse|prøve|rehearsal|practice)\\p{L}*",
  "drop-? ?in\\p{L}*",
  "(?:minne|alle)gudst\\p{L}+|minnekonsert\\p{L}*",
  "(?:gudst\\p{L}+|høymesse) (?:med|m/) (?:dåp og )?viels\\p{L}+",
  "bryllups?-?(?:mess|marked|utstilling|konsert)\\p{L}*|bryllupet i kana",
  "(?:kirk|kyrkj)\\p{L}* (?:fødselsdag|bursdag)\\p{L}*",
  "valg (?:av|til) \\p{L}+|val (?:av|til) \\p{L}+|kirkevalg\\p{L}*|kyrkjeval\\p{L}*",
  "(?:åndelige|åndelege|andelege|ignatianske|åndelig|åndeleg) øv\\p{L}+|puste(?:øv|-øv)\\p{L}+|øvelse gjør mester|øving gjer meister",
  "(?:misjons|bibel|det norske bibel|hage|historie|miljø|hånd|vel)selskap\\p{L}*",
  "private lives|fair practice",
);

const LONGEST_TITLE = 300;

/** Such an event is held until its organizer says otherwise. */
export const looksPrivate = (title: string): boolean => {
  const start = title.slice(0, LONGEST_TITLE);
  return PASTORAL.test(start) || (!PUBLIC.test(start) && PRIVATE.some((words) => words.test(start)));
};
