import { type Adapter, isOfDomain, ownPageReading, pageOf } from "../adapter";
import { ticketcoEvent } from "./map";

/**
 * TicketCo: no interface is asked; the shop's page names its events in the form of schema.org, for programs to read.
 *
 * Traps: map.ts.
 */
export const ticketco: Adapter = {
  id: "ticketco",
  isAddress: (address) => isOfDomain(address, "ticketco.events"),
  read: async (source, network, now) => ownPageReading("ticketco", await pageOf(source, network), now, ticketcoEvent),
};
