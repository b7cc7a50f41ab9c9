import type { CalendarProblem, ImportSkipReason } from "~/domain/calendars/run";

const copyAgain = "Kopier iCal-lenken på nytt fra kalenderen, og legg den til her.";
const weTryAgain = "Du trenger ikke gjøre noe nå. Vi prøver igjen av oss selv.";
const sayYes = "Ingenting er endret herfra. Se over kalenderen, og si ja til det som stemmer.";
const weWait =
  "Vi lar arrangementene stå til vi har sett det samme en gang til, minst en time senere. Er det meningen, trenger du ikke gjøre noe.";

const problems: Record<CalendarProblem, { what: string; remedy: string }> = {
  bad_address: {
    what: "Adressen kan ikke brukes.",
    remedy:
      "Den må begynne med https:// (uten kryptering kan hvem som helst endre kalenderen underveis) og kan ikke inneholde brukernavn eller passord. " +
      copyAgain,
  },
  private_address: {
    what: "Adressen fører til en lukket eller lokal maskin.",
    remedy: "Kalenderen må ligge åpent på internett. Publiser den, og bruk lenken du får da.",
  },
  too_many_redirects: {
    what: "Adressen sender oss videre for mange ganger.",
    remedy: "Åpne lenken i nettleseren, og bruk adressen du ender på.",
  },
  unreachable: {
    what: "Vi fikk ikke kontakt med kalenderen.",
    remedy:
      "Det går ofte over av seg selv, og vi prøver igjen. Varer det, så se etter at adressen stemmer og at nettstedet virker.",
  },
  timed_out: {
    what: "Kalenderen brukte for lang tid på å svare.",
    remedy:
      "Vi prøver igjen av oss selv. Skjer det ofte, kan den være svært stor: ta bort gamle arrangementer, eller del den i flere.",
  },
  too_big: {
    what: "Kalenderen er større enn 10 MB.",
    remedy: "Ta bort gamle arrangementer, eller del den i flere kalendere.",
  },
  not_found: {
    what: "Det er ingenting på denne adressen lenger.",
    remedy: "Den kan være slettet eller ha fått en ny lenke. " + copyAgain,
  },
  refused: {
    what: "Kalenderen er ikke offentlig, så vi slipper ikke inn.",
    remedy: "Gjør den offentlig, eller bruk den hemmelige iCal-lenken til kalenderen.",
  },
  busy_server: { what: "Serveren til kalenderen har for mye å gjøre akkurat nå.", remedy: weTryAgain },
  server_error: { what: "Serveren til kalenderen har problemer.", remedy: weTryAgain },
  web_page: {
    what: "Vi fikk en nettside i stedet for en kalender, kanskje en innloggingsside.",
    remedy:
      "Bruk iCal-lenken, ikke adressen til siden der kalenderen vises. Hvor du finner den, står under «Slik finner du lenken» på siden Kalendere.",
  },
  not_a_calendar: { what: "Det som ligger på adressen, er ingen kalender.", remedy: copyAgain },
  no_events: {
    what: "Vi fant ingen arrangementer på siden.",
    remedy: "Kanskje er den flyttet, eller den krever innlogging nå. Arrangementene som er hentet, blir stående.",
  },
  robots: {
    what: "Nettstedet ber om at programmer ikke leser siden.",
    remedy: "Be den som driver nettstedet om å slippe Samling til, eller lim inn programmet i stedet.",
  },
  adapter_off: {
    what: "Samling henter ikke fra denne tjenesten nå.",
    remedy:
      "Enten er den slått av en stund, eller så har ikke eieren av den sagt ja ennå. Arrangementene som er hentet, blir stående. Nye kan du lime inn som tekst.",
  },
  unknown_answer: {
    what: "Svaret fra kalenderen har en form vi ikke kjenner.",
    remedy: "Arrangementene som er hentet, blir stående. " + weTryAgain,
  },
  emptied: { what: "Kalenderen er plutselig tom.", remedy: weWait },
  shrunk: { what: "Kalenderen er plutselig mye mindre enn før.", remedy: weWait },
  cut_off: {
    what: "Vi fikk ikke hele kalenderen: slutten mangler.",
    remedy: "Vi har tatt med det som kom, og fjerner ingenting før vi får den hel. " + weTryAgain,
  },
  elsewhere: { what: "Nettsiden fører nå til en annen nettside.", remedy: sayYes },
  replaced: { what: "Det meste av det som sto der, er borte.", remedy: sayYes },
  many_new: { what: "Uvanlig mye nytt på en gang.", remedy: sayYes },
  awaits_yes: {
    what: "Noe av det nye venter på et ja.",
    remedy: "Se over kalenderen. Det som alt vises, blir stående.",
  },
  internal: { what: "Noe gikk galt hos oss.", remedy: weTryAgain },
};

/** After "3 arrangementer". */
const skipped: Record<ImportSkipReason, string> = {
  "no-start": "mangler starttid",
  "bad-date": "har en dato vi ikke kan lese",
  "no-title": "mangler tittel",
  private: "er merket som private i kalenderen",
  busy: "viser bare «Opptatt»: del kalenderen med alle detaljer",
  removed: "er fjernet av dem som driver Samling",
  "older-version": "er eldre utgaver av noe som er tatt med",
  "same-uid": "har samme id som noe annet som er tatt med",
  "cut-off": "er kuttet av på slutten av kalenderen",
  "bad-rule": "gjentas etter en regel vi ikke kan lese",
  "never-happens": "gjentas på dager som ikke finnes",
  "ends-before-start": "har en gjentakelse som slutter før den begynner",
  "too-many": "gjentas oftere enn hver time",
  "too-costly": "gjentas etter en regel som er for tung å regne ut",
  "calendar-too-large": "får ikke plass: kalenderen er for stor",
  unsure: "har en tid som er i tvil",
  "looks-private": "ser private ut og venter på dere",
  "left-out": "er utelatt av dere",
  "awaits-yes": "venter på et ja",
};

/** After "1 arrangement", where the text differs. */
const skippedOne = {
  unsure: "har en tid som er i tvil",
  "looks-private": "ser privat ut og venter på dere",
  "left-out": "er utelatt av dere",
  private: "er merket som privat i kalenderen",
  busy: skipped.busy,
  "older-version": "er en eldre utgave av noe som er tatt med",
} satisfies Partial<typeof skipped>;

/** Of a busy server. */
const tryAgainAt = (moment: string) => `Vi prøver igjen ${moment}. Du trenger ikke gjøre noe.`;

export const calendarProblemMessages = { problems, tryAgainAt, skipped, skippedOne };
