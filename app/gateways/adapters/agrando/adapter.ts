import { type Adapter, isOfDomain, ownPageReading, pageOf } from "../adapter";

/**
 * Agrando: no interface is asked; the calendar comes with the page that everybody's browser gets, as a script's data.
 * Published in that sense.
 *
 * Traps of asking: only the page of the calendar has it (…/Kalender), not the front page. Others: map.ts.
 */
export const agrando: Adapter = {
  id: "agrando",
  isAddress: (address) => isOfDomain(address, "kyrkja.no") && /^\/kalender\b/i.test(address.pathname),
  isPage: (html) => html.includes("OutputCalendar(") && /\{\s{0,20}["']?d["']?\s{0,20}:/.test(html),
  read: async (source, network, now) => ownPageReading("agrando", await pageOf(source, network), now),
};
