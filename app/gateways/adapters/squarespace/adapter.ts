import { linkedCalendarEvents } from "~/domain/intake/page/feed-candidates";
import { parseUrl } from "~/domain/text/parse-url";
import { type Adapter, type AdapterNetwork, htmlOf, isOfDomain, listReading, pageOf, unknownAnswer } from "../adapter";
import { squarespaceMap } from "./map";

const EVENTS = /\beventlist\b|\bcollection-type-events\b|\bsqs-events-collection/;
const ICAL_LINK = /href=["']([^"'\s]{1,300}\?format=ical)["']/g;
const MOST_CALENDARS = 10;

/**
 * Squarespace, https://developers.squarespace.com/what-is-json: any page with ?format=json. Published.
 *
 * Traps of asking: both lists may be empty though the page shows events; then each event has ?format=ical, and what goes
 * beyond ten is not read. A page that is no collection of events answers without lists. Others: map.ts.
 */
export const squarespace: Adapter = {
  id: "squarespace",
  isAddress: (address) => isOfDomain(address, "squarespace.com") && address.searchParams.get("format") === "json",
  isPage: (html) => html.includes("static1.squarespace.com") && EVENTS.test(html),
  async read(source, network, now) {
    const asked = new URL(source.address);
    asked.searchParams.set("format", "json");
    const events = squarespaceMap(await network.pageData(asked.href), source.address.href);
    if (!events) throw unknownAnswer("no list of events");
    if (events.length > 0) return listReading({ events, isCut: false }, source.address, now);
    const links = calendarLinks(htmlOf(await pageOf(source, network)), source.address);
    return listReading(
      {
        events: await eventsOfCalendars(links.slice(0, MOST_CALENDARS), network, now),
        isCut: links.length > MOST_CALENDARS,
      },
      source.address,
      now,
    );
  },
};

const calendarLinks = (html: string, base: URL): string[] => [
  ...new Set([...html.matchAll(ICAL_LINK)].flatMap(([, href = ""]) => parseUrl(href, base)?.href ?? [])),
];

async function eventsOfCalendars(links: readonly string[], network: AdapterNetwork, now: Date) {
  const events = [];
  for (const link of links) {
    const { bytes } = await network.page(link);
    const data = `data:text/calendar,${encodeURIComponent(new TextDecoder().decode(bytes))}`;
    for (const event of linkedCalendarEvents([{ address: data, as: "data", type: "text/calendar" }], now))
      events.push({ ...event, source: "squarespace" as const, id: link, url: link.replace("?format=ical", "") });
  }
  return events;
}
