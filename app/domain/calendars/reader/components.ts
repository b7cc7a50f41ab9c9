import { type ContentLine, contentLines, ICAL_LIMITS, type Lines, nameOfLine } from "./lines";

const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

const CALENDAR_PROPERTIES = named("METHOD NAME X-WR-CALNAME X-WR-TIMEZONE REFRESH-INTERVAL X-PUBLISHED-TTL");

const ZONE_PROPERTIES = named("TZID X-LIC-LOCATION TZID-ALIAS-OF DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO");

const EVENT_PROPERTIES = named(
  "UID SUMMARY DESCRIPTION STYLED-DESCRIPTION X-ALT-DESC LOCATION X-APPLE-STRUCTURED-LOCATION GEO URL CATEGORIES STATUS CLASS " +
    "SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID X-MICROSOFT-CDO-ALLDAYEVENT",
);

const NONE = named("");

const propertiesOf = (kind: string) =>
  kind === "VEVENT" ? EVENT_PROPERTIES : kind === "VTIMEZONE" ? ZONE_PROPERTIES : NONE;

const TOP_LEVEL = named("VEVENT VTIMEZONE VTODO VJOURNAL VFREEBUSY");

const isTopLevel = (kind: string) => TOP_LEVEL.has(kind);

const REPEATABLE = named("RRULE RDATE EXDATE CATEGORIES X-ALT-DESC STYLED-DESCRIPTION X-APPLE-STRUCTURED-LOCATION");

/** Of other properties the first counts. */
const isRepeatable = (name: string) => REPEATABLE.has(name);

const TEXTS = named("SUMMARY DESCRIPTION LOCATION X-ALT-DESC");

/** Texts that some programs break over lines without folding or escaping. */
const mayBeTorn = (name: string) => TEXTS.has(name);

export interface CalendarHead {
  lines: Lines;
}

export interface Component {
  calendar: CalendarHead;
  lines: Lines;
  parts: Lines[];
}

export interface CalendarBody {
  calendars: CalendarHead[];
  events: Component[];
  zones: Component[];
  eventsLeftOut: number;
  isComplete: boolean;
  cutOff: Component | null;
}

type OpenLines = Map<string, ContentLine[]>;
type OpenComponent = Component & { lines: OpenLines };

/** A line this long was folded without the space that should begin the next one. */
const FOLDED_LENGTH = 70;

/** Does not parse properties, so that a broken one spoils no other; a missing END is where the next one begins. */
export function splitCalendar(text: string): CalendarBody {
  const splitter = new Splitter();
  for (const line of contentLines(text)) splitter.take(line);
  return splitter.finish();
}

class Splitter {
  #body: CalendarBody = { calendars: [], events: [], zones: [], eventsLeftOut: 0, isComplete: false, cutOff: null };
  #count = { dated: 0, undated: 0 };
  #calendar = { lines: new Map<string, ContentLine[]>() };
  #open: { kind: string; component: OpenComponent } | null = null;
  /** Components inside the open one (alarms, parts of a zone). */
  #depth = 0;
  #lines: OpenLines | null = null;
  #wanted: ReadonlySet<string> = CALENDAR_PROPERTIES;
  #last: ContentLine | null = null;
  #lastLength = 0;

  take(line: string) {
    const name = nameOfLine(line);
    if (name === null) return this.#continue(line);
    this.#last = null;
    if (name === "BEGIN") this.#begin(markerOf(line));
    else if (name === "END") this.#end(markerOf(line));
    else this.#add(name, line);
  }

  finish(): CalendarBody {
    if (this.#open?.kind === "VEVENT") this.#body.cutOff = this.#open.component;
    return this.#body;
  }

  #add(name: string, text: string) {
    if (!this.#lines || !this.#wanted.has(name)) return;
    const former = this.#lines.get(name);
    if (former && !isRepeatable(name)) return;
    this.#last = { name, text };
    this.#lastLength = text.length;
    if (former) former.push(this.#last);
    else this.#lines.set(name, [this.#last]);
  }

  #continue(text: string) {
    if (!this.#last || !mayBeTorn(this.#last.name)) return;
    this.#last.text += (this.#lastLength >= FOLDED_LENGTH ? "" : "\\n") + text;
    this.#lastLength = text.length;
  }

  #begin(kind: string) {
    if (kind === "VCALENDAR") {
      this.#close();
      if (this.#body.calendars.length < ICAL_LIMITS.calendars)
        this.#body.calendars.push((this.#calendar = { lines: new Map() }));
      this.#body.isComplete = false;
      this.#direct(this.#calendar.lines, CALENDAR_PROPERTIES);
    } else if (!this.#open || isTopLevel(kind)) {
      this.#close();
      const component: OpenComponent = { calendar: this.#calendar, lines: new Map(), parts: [] };
      this.#open = { kind, component };
      this.#direct(component.lines, propertiesOf(kind));
    } else {
      this.#depth++;
      this.#direct(this.#openPart(kind), propertiesOf("VTIMEZONE"));
    }
  }

  #openPart(kind: string): OpenLines | null {
    if (this.#open?.kind !== "VTIMEZONE" || this.#depth !== 1 || (kind !== "STANDARD" && kind !== "DAYLIGHT"))
      return null;
    const lines: OpenLines = new Map();
    this.#open.component.parts.push(lines);
    return lines;
  }

  #end(kind: string) {
    if (kind === "VCALENDAR") {
      this.#close();
      this.#body.isComplete = true;
    } else if (kind === this.#open?.kind) {
      this.#close();
    } else if (this.#open && this.#depth > 0 && --this.#depth === 0) {
      this.#direct(this.#open.component.lines, propertiesOf(this.#open.kind));
    }
  }

  #close() {
    const { zones } = this.#body;
    if (this.#open?.kind === "VTIMEZONE" && zones.length < ICAL_LIMITS.feedZones) zones.push(this.#open.component);
    if (this.#open?.kind === "VEVENT") this.#keepEvent(this.#open.component);
    this.#open = null;
    this.#depth = 0;
    this.#direct(this.#calendar.lines, CALENDAR_PROPERTIES);
  }

  /** Undated events are counted apart, so that they don't crowd out real ones. */
  #keepEvent(event: Component) {
    const kind = event.lines.has("DTSTART") ? "dated" : "undated";
    if (++this.#count[kind] <= ICAL_LIMITS.events) this.#body.events.push(event);
    else this.#body.eventsLeftOut++;
  }

  #direct(lines: OpenLines | null, wanted: ReadonlySet<string>) {
    this.#lines = lines;
    this.#wanted = wanted;
  }
}

const markerOf = (line: string) =>
  line
    .slice(line.indexOf(":") + 1, 100)
    .trim()
    .toUpperCase();

export type CalendarRefusal = "empty" | "html" | "not-a-calendar" | "too-large";

const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i;
const MARKER = /^[ \t]*BEGIN[ \t]*:[ \t]*VCALENDAR/im;

/** Returns null for a calendar. A web page may quote the calendar marker. */
export function refusalOf(text: string): CalendarRefusal | null {
  if (text.length > ICAL_LIMITS.bodyLength) return "too-large";
  if (HTML.test(text.slice(0, 1000))) return "html";
  if (MARKER.test(text)) return null;
  if (text.trim() === "") return "empty";
  return /<html\b/i.test(text) ? "html" : "not-a-calendar";
}
