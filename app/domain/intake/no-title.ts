import { MONTHS, WEEKDAYS } from "~/domain/plain-words/names";
import { DAY_ELSEWHERE } from "~/domain/plain-words/names-elsewhere";

const TIMES =
  "am|pm|kl|klokka|klokken|klokkeslett|dato|date|dag|dagen|day|tid|tida|tiden|tidspunkt|time|uke|veke|week|hele|heile|all|" +
  "start|starts|starter|startar|begins|slutt|slutter|sluttar|end|ends|cest|cet|utc|gmt";
const PLACES = "sted|stad|hvor|kvar|lokale|where|place|venue|location|kart|map|vis|se";
const CALENDARS =
  "google|apple|outlook|office|365|yahoo|live|ical|icalendar|ics|webcal|kalender|kalenderen|calendar|kalenderfil|fil|file";
const JOINING =
  "ikke|ikkje|not|unntatt|unnateke|utenom|utanom|except|når|when|hva|kva|what|til|to|until|fra|frå|from|og|and|at|on|the|i|på|den|" +
  "via|lenke|lenkje|link|del|share|legg|add|min|mi|my|lagre|save|last|ned|download|abonner|abonnér|subscribe|eksporter|export|p|m|a";

/** Words of time, place and calendars' links, and what joins them. */
const GLUE = new Set([TIMES, PLACES, CALENDARS, JOINING].join("|").split("|"));
const NOTHING = new Set([...GLUE, ...WEEKDAYS.flat(), ...DAY_ELSEWHERE.split("|"), ...MONTHS.flat()]);

/** One word, in lower case. */
export const isGlue = (word: string): boolean => GLUE.has(word);

/** Whether a line is made of nothing but glue and days: "Pm", "When:", "Google Calendar ICS". */
export function isNoTitle(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => NOTHING.has(word));
}
