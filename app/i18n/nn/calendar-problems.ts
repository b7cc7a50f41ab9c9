const copyAgain = "Kopier iCal-lenka på nytt frå kalenderen, og legg ho til her.";
const weTryAgain = "Du treng ikkje gjere noko no. Vi prøver igjen av oss sjølve.";
const sayYes = "Ingenting er endra herfrå. Sjå over kalenderen, og sei ja til det som stemmer.";
const weWait =
  "Vi lèt arrangementa stå til vi har sett det same ein gong til, minst ein time seinare. Er det meininga, treng du ikkje gjere noko.";

const problems = {
  bad_address: {
    what: "Adressa kan ikkje brukast.",
    remedy:
      "Ho må byrje med https:// (utan kryptering kan kven som helst endre kalenderen undervegs) og kan ikkje innehalde brukarnamn eller passord. " +
      copyAgain,
  },
  private_address: {
    what: "Adressa fører til ei lukka eller lokal maskin.",
    remedy: "Kalenderen må ligge ope på internett. Publiser han, og bruk lenka du får då.",
  },
  too_many_redirects: {
    what: "Adressa sender oss vidare for mange gonger.",
    remedy: "Opne lenka i nettlesaren, og bruk adressa du endar på.",
  },
  unreachable: {
    what: "Vi fekk ikkje kontakt med kalenderen.",
    remedy:
      "Det går ofte over av seg sjølv, og vi prøver igjen. Varer det, så sjå etter at adressa stemmer og at nettstaden verkar.",
  },
  timed_out: {
    what: "Kalenderen brukte for lang tid på å svare.",
    remedy:
      "Vi prøver igjen av oss sjølve. Skjer det ofte, kan ho vere svært stor: ta bort gamle arrangement, eller del ho i fleire.",
  },
  too_big: {
    what: "Kalenderen er større enn 10 MB.",
    remedy: "Ta bort gamle arrangement, eller del han i fleire kalendrar.",
  },
  not_found: {
    what: "Det er ingenting på denne adressa lenger.",
    remedy: "Ho kan vere sletta eller ha fått ei ny lenke. " + copyAgain,
  },
  refused: {
    what: "Kalenderen er ikkje offentleg, så vi slepp ikkje inn.",
    remedy: "Gjer ho offentleg, eller bruk den hemmelege iCal-lenka til kalenderen.",
  },
  busy_server: { what: "Tenaren til kalenderen har for mykje å gjere akkurat no.", remedy: weTryAgain },
  server_error: { what: "Tenaren til kalenderen har problem.", remedy: weTryAgain },
  web_page: {
    what: "Vi fekk ei nettside i staden for ein kalender, kanskje ei innloggingsside.",
    remedy:
      "Bruk iCal-lenka, ikkje adressa til sida der kalenderen blir vist. Kvar du finn ho, står under «Slik finn du lenka» på sida Kalendrar.",
  },
  not_a_calendar: { what: "Det som ligg på adressa, er ingen kalender.", remedy: copyAgain },
  no_events: {
    what: "Vi fann ingen arrangement på sida.",
    remedy: "Kanskje er ho flytta, eller ho krev innlogging no. Arrangementa som er henta, blir ståande.",
  },
  robots: {
    what: "Nettstaden ber om at program ikkje les sida.",
    remedy: "Be den som driv nettstaden, om å sleppe Samling til, eller lim inn programmet i staden.",
  },
  adapter_off: {
    what: "Samling hentar ikkje frå denne tenesta no.",
    remedy:
      "Anten er ho slått av ei stund, eller så har ikkje eigaren av ho sagt ja enno. Arrangementa som er henta, blir ståande. Nye kan du lime inn som tekst.",
  },
  unknown_answer: {
    what: "Svaret frå kalenderen har ei form vi ikkje kjenner.",
    remedy: "Arrangementa som er henta, blir ståande. " + weTryAgain,
  },
  emptied: { what: "Kalenderen er plutseleg tom.", remedy: weWait },
  shrunk: { what: "Kalenderen er plutseleg mykje mindre enn før.", remedy: weWait },
  cut_off: {
    what: "Vi fekk ikkje heile kalenderen: slutten manglar.",
    remedy: "Vi har teke med det som kom, og fjernar ingenting før vi får han heil. " + weTryAgain,
  },
  elsewhere: { what: "Nettsida fører no til ei anna nettside.", remedy: sayYes },
  replaced: { what: "Det meste av det som stod der, er borte.", remedy: sayYes },
  many_new: { what: "Uvanleg mykje nytt på éin gong.", remedy: sayYes },
  awaits_yes: {
    what: "Noko av det nye ventar på eit ja.",
    remedy: "Sjå over kalenderen. Det som alt blir vist, blir ståande.",
  },
  internal: { what: "Noko gjekk gale hos oss.", remedy: weTryAgain },
};

/** After "3 arrangementer". */
const skipped = {
  "no-start": "manglar starttid",
  "bad-date": "har ein dato vi ikkje kan lese",
  "no-title": "manglar tittel",
  private: "er merkte som private i kalenderen",
  busy: "viser berre «Oppteken»: del kalenderen med alle detaljar",
  removed: "er fjerna av dei som driv Samling",
  "older-version": "er eldre utgåver av noko som er teke med",
  "same-uid": "har same id som noko anna som er teke med",
  "cut-off": "er kutta av på slutten av kalenderen",
  "bad-rule": "gjentek seg etter ein regel vi ikkje kan lese",
  "never-happens": "gjentek seg på dagar som ikkje finst",
  "ends-before-start": "har ei gjentaking som sluttar før ho byrjar",
  "too-many": "gjentek seg oftare enn kvar time",
  "too-costly": "gjentek seg etter ein regel som er for tung å rekne ut",
  "calendar-too-large": "får ikkje plass: kalenderen er for stor",
  unsure: "har ei tid som er i tvil",
  "looks-private": "ser private ut og ventar på dykk",
  "left-out": "er utelatne av dykk",
  "awaits-yes": "ventar på eit ja",
};

/** After "1 arrangement", where the text differs. */
const skippedOne = {
  unsure: "har ei tid som er i tvil",
  "looks-private": "ser privat ut og ventar på dykk",
  "left-out": "er utelate av dykk",
  private: "er merkt som privat i kalenderen",
  busy: skipped.busy,
  "older-version": "er ei eldre utgåve av noko som er teke med",
} satisfies Partial<typeof skipped>;

/** Of a busy server. */
const tryAgainAt = (moment: string) => `Vi prøver igjen ${moment}. Du treng ikkje gjere noko.`;

export const calendarProblemMessages = { problems, tryAgainAt, skipped, skippedOne };
