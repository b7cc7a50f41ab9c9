import { MONTH, WEEKDAY } from "./programme/names";

const TIMES =
  "am|pm|kl|klokka|klokken|klokkeslett|dato|date|dag|day|tid|tidspunkt|time|uke|veke|week|hele|heile|all|dagen|" +
  "start|starts|starter|startar|begins|slutt|slutter|sluttar|end|ends";
const GLUE =
  "ikke|ikkje|not|unntatt|unnateke|utenom|utanom|except|når|when|hvor|kvar|where|hva|kva|what|til|to|fra|frå|from|og|and|at|on|the|i|på|den|via|lenke|lenkje|link|" +
  "del|share|legg|add|lagre|save|last|ned|download|abonner|abonnér|subscribe|eksporter|export";
const CALENDARS =
  "google|apple|outlook|office|yahoo|live|ical|icalendar|ics|webcal|kalender|kalenderen|calendar|kalenderfil|fil|file";

const NOTHING = new RegExp(`^(?:${TIMES}|${GLUE}|${CALENDARS}|${WEEKDAY}|${MONTH})$`, "iu");

/** Whether a line is made of nothing but words of time, links of calendars and glue: "Pm", "When:", "Google Calendar ICS". */
export function isNoTitle(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.every((word) => NOTHING.test(word));
}
