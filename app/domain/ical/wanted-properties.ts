const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

export const CALENDAR_PROPERTIES = named("METHOD NAME X-WR-CALNAME X-WR-TIMEZONE REFRESH-INTERVAL X-PUBLISHED-TTL");

const ZONE_PROPERTIES = named("TZID X-LIC-LOCATION TZID-ALIAS-OF DTSTART RRULE RDATE TZOFFSETFROM TZOFFSETTO");

const EVENT_PROPERTIES = named(
  "UID SUMMARY DESCRIPTION STYLED-DESCRIPTION X-ALT-DESC LOCATION X-APPLE-STRUCTURED-LOCATION GEO URL CATEGORIES STATUS CLASS " +
    "SEQUENCE DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID X-MICROSOFT-CDO-ALLDAYEVENT",
);

const NONE = named("");

/** The properties that matter of an event (VEVENT) or a zone (VTIMEZONE, its parts included); none of anything else. */
export const propertiesOf = (kind: string) =>
  kind === "VEVENT" ? EVENT_PROPERTIES : kind === "VTIMEZONE" ? ZONE_PROPERTIES : NONE;

const TOP_LEVEL = named("VEVENT VTIMEZONE VTODO VJOURNAL VFREEBUSY");

/** Whether a kind of component never lies inside another: where it begins, the one before it is at its end. */
export const isTopLevel = (kind: string) => TOP_LEVEL.has(kind);

const REPEATABLE = named("RRULE RDATE EXDATE CATEGORIES X-ALT-DESC STYLED-DESCRIPTION X-APPLE-STRUCTURED-LOCATION");

/** Whether a property may stand in a component more than once; of the others the first counts. */
export const isRepeatable = (name: string) => REPEATABLE.has(name);

const TEXTS = named("SUMMARY DESCRIPTION LOCATION X-ALT-DESC");

/** Texts that get torn apart by programs that forget to fold, or to escape line breaks. */
export const mayBeTorn = (name: string) => TEXTS.has(name);
