import { LONG_WEEKDAY, MONTH } from "../programme/names";
import { isPlaceName } from "../programme/place";
import { folded } from "./folded";

const TIME =
  "kl|klokka|klokken|klokkeslett|am|pm|når|kva|tid|tida|tiden|tidspunkt|dato|dag|fra|frå|til|og|den|i|på|slutt|start|when|date|time|day|from|to|until|and|at|the|on|end|starts?|ends?|cest|cet|utc|gmt";
const PLACE = "sted|stad|hvor|kvar|lokale|where|place|venue|location|kart|map|vis|se";
const CALENDAR =
  "google|apple|yahoo|outlook|office|365|live|kalender|kalenderen|calendar|ics|ical|icalendar|webcal|legg|last|ned|eksporter|abonner|min|mi|add|my|export|download|subscribe|save";
const GLUE = new RegExp(`^(?:${TIME}|${PLACE}|${CALENDAR}|p|m|a)$`, "iu");
const DAY = new RegExp(`^(?:${LONG_WEEKDAY}|${MONTH}|\\d{1,4})$`, "iu");
const words = (text: string) => folded(text).split(" ");

export const isGlue = (text: string): boolean => words(text).every((word) => GLUE.test(word));

/** Made of words of time, of calendars' links or of what joins them: "Google Calendar ICS", "And Time", "When:". */
export const saysNothing = (text: string): boolean => words(text).every((word) => GLUE.test(word) || DAY.test(word));

/** Above several events, or beside any of them. */
const OF_A_PAGE =
  /^(?:(?:hva|kva|det|dette)(?: som)? skjer|program|kalender|arrangement|aktivitet|kommende|komande|neste|denne|uke \d|veke \d|i dag|i morgen|nyhet|nyheit|aktuelt|siste nytt|hjem|heim|forside|kontakt|om oss|om arrangement|detalj|informasjon|praktisk|billett|påmelding|arrangør|medvirkende|medverkande|velkommen til|velkomen til|meny|søk|del |events?$|upcoming|calendar|what'?s on|news|home|about|details|organi[sz]er|tickets|welcome to)/iu;
const ORGANISATION =
  /(?:menighet|menigheten|sokn|sokneråd|kyrkjelyd|kyrkjelyden|prosti|forsamling|fellesråd|church)$/iu;

export const namesOrganisation = (text: string): boolean => ORGANISATION.test(text);

export const isHeadingOfPage = (text: string): boolean =>
  saysNothing(text) || OF_A_PAGE.test(text) || namesOrganisation(text) || isPlaceName(text);
