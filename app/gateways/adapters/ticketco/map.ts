import { withNorwegianOffset } from "~/domain/intake/page/said-time";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";

/**
 * TicketCo, a ticket shop: https://{shop}.ticketco.events/no/nb, JSON-LD for each card in script tags with single quotes.
 *
 * Traps: Oslo's clock is written with Z, as if it were UTC. The printed card and the event's own .ics are right: so the
 * clock is taken as it stands, and stays a claim until the card prints the same.
 */
const AS_UTC = /(?:Z|\+00:?00)$/;

const clock = (written: StructuredEvent["start"]) =>
  typeof written === "string" && AS_UTC.test(written) ? withNorwegianOffset(written) : written;

export const ticketcoEvent = (event: StructuredEvent): StructuredEvent =>
  event.source === "json-ld"
    ? { ...event, source: "ticketco", id: event.id ?? event.url, start: clock(event.start), end: clock(event.end) }
    : event;
