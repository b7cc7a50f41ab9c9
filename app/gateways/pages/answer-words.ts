import { TEXT_LANGUAGES } from "~/domain/site/text-languages";

const words = (text: string) => text.split(" ");

/** Names of fields, in lower case and without signs. */
export const NAMES = words(
  "name title eventname eventtitle summary headline heading subject tittel navn namn overskrift emne hva kva n t",
);
export const TEXTS = [
  "text",
  "rendered",
  "plain",
  "plaintext",
  "no",
  "value",
  "html",
  ...TEXT_LANGUAGES.map(([tag]) => tag),
];
/** "start", "startdate", "datestart". */
const withEnds = (stems: string, ends: string) =>
  words(stems).flatMap((stem) => [stem, ...words(ends).flatMap((end) => [stem + end, end + stem])]);
const ENGLISH = "date time datetime at dateandtime timestamp";
const NORWEGIAN = "dato tid tidspunkt";
export const STARTS = [
  ...withEnds("start starts eventstart begin begins from", ENGLISH),
  ...words(
    "startdatelocal startlocal localstart localstartdate starttimelocal dtstart eventtime eventdate eventdatetime localdate when datetime starton startson dateandtime",
  ),
  ...withEnds("start starter fra fom dato begynner", NORWEGIAN),
  ...words("tidspunkt tid når s"),
];
export const ENDS = [
  ...withEnds("end ends eventend finish to until", ENGLISH),
  ...words("enddatelocal endlocal localend localenddate endtimelocal dtend endon endson"),
  ...withEnds("slutt slutter til tom sluttid", NORWEGIAN),
  "e",
];
/** Only where nothing says the clock at the place. */
const inUtc = (names: readonly string[]) => names.flatMap((name) => [`${name}utc`, `utc${name}`, `${name}gmt`]);
export const UTC_STARTS = inUtc(STARTS);
export const UTC_ENDS = inUtc(ENDS);
const CLOCKS = "klokkeslett klokka klokken kl tid";
export const START_CLOCKS = [
  ...withEnds("time clock", "start from"),
  ...words("begintime eventtime localtime"),
  ...withEnds(CLOCKS, "start fra"),
  ...words("fra start k t"),
];
export const END_CLOCKS = [...withEnds("end", "time clock"), ...withEnds("slutt til", CLOCKS), ...words("sluttid to")];
export const KINDS = words("kind object typename resourcetype type posttype");
export const STATES = words(
  "status state tilstand eventstatus visibility synlighet access tilgang flags flagg tags labels merker merknad note",
);
export const CANCELLED = words("cancelled canceled iscancelled iscanceled avlyst eravlyst");
export const PRIVATE = words(
  "private isprivate hidden ishidden internal isinternal draft isdraft privat skjult intern kladd",
);
export const PUBLIC = words("public ispublic published ispublished visible offentlig publisert synlig");
export const KEPT_BACK =
  /^(?:draft|deleted|trash|pending|private|privat|archived|hidden|skjult|unpublished|internal|intern|kladd|utkast|slettet)$/i;
/** Dates of an event that stand in a list. */
export const DATES = words(
  "dates occurrences showings performances instances eventtime eventtimes eventdates schedules datoer datoar tidspunkter forestillinger",
);
export const PLACE_WORDS = words(
  "location venue place where locationname venuename address sted stad lokale hvor kvar room rom church kirke kyrkje loc p s",
);
/** Of a place in parts, the widest first. */
export const PLACE_PARTS = words("building bygg hus church kirke kyrkje room rom sal");
/** Their fields are an event's own. */
export const HOLDERS = words(
  "acf meta fields attributes customfields extendedprops relationships details when schedule times period datetime content tekst tekster translations i18n",
);

export const OF_EVENTS =
  /event|arrangement|activit|aktivitet|occurrence|gathering|happening|calendar|kalender|concert|konsert|service|gudst|hendels|hending|samling|m[oø]te|meeting|programm?e?$|agenda/i;
/** These begin on a day, too. */
export const OF_OTHERS =
  /ticket|price|pricing|sale|offer|campaign|subscri|project|prosjekt|employ|staff|job|stilling|vacanc|semester|season|term$|terms|holiday|ferie|booking|reservation|order|invoice|user|member|people|person|post|article|news|nyhet|sermon|podcast|episode|media|log|shift|task|created|updated|meta|pagination|opening|registration|deadline|release|version|token|session$/i;
