import * as z from "zod";
import { parseUrl } from "~/domain/text/parse-url";
import { dayOf } from "~/domain/time/days-and-moments";
import { ofPage } from "../../intake/understand-intake";
import { readPage } from "../../pages/read-page";
import {
  type Adapter,
  AdapterFailure,
  type AdapterNetwork,
  htmlOf,
  listReading,
  pageOf,
  unknownAnswer,
  type WholeList,
  wholeList,
} from "../adapter";
import { theEventsCalendarMap } from "./map";

const ROOT = /\/wp-json\/tribe\/events\/v1(?=\/|["'?]|$)/;
const ROOT_LINK = /["'](https?:[^"'\s]{1,300}\/wp-json\/tribe\/events\/v1)\/?["']/;
/** Of its own pages; other pages of the site link to the interface and show it in the margin. */
const OWN_PAGE =
  /\btribe-events-view--(?!widget)|\btribe-events-pg-template\b|\b(?:post-type-archive|single)-tribe_events\b/;
const SINGLE = /\bsingle-tribe_events\b/;
/** The interface counts `total_pages` in these. */
const PER_PAGE = 50;

const counts = z.object({ total_pages: z.number().int().nonnegative(), events: z.array(z.unknown()) });

/**
 * The Events Calendar, https://docs.theeventscalendar.com/reference/rest-api: published, and open where its iCal answers 403.
 *
 * Traps of asking: the page after the last is 404, so `total_pages` says when to stop; without `start_date` it leaves out
 * what has begun. Every page of a site links to the interface: only those that are the calendar count. Some sites close the
 * interface (401, 403, 404): then the page is read, which may be an excerpt. The page of one event is read by itself.
 * Others: map.ts.
 */
export const theEventsCalendar: Adapter = {
  id: "the-events-calendar",
  isAddress: ({ pathname }) => ROOT.test(pathname),
  isPage: (html) => OWN_PAGE.test(html),
  besideFeed: ({ origin, search }) =>
    /[?&](?:outlook-)?ical=1\b/.test(search) ? `${origin}/wp-json/tribe/events/v1/events` : null,
  async read(source, network, now) {
    const { address, page } = source;
    const html = page && htmlOf(page);
    if (page && html && SINGLE.test(html)) return ofPage(await readPage(page, now));
    try {
      return listReading(await listAt(rootOf(address, html), network, now), address, now);
    } catch (error) {
      const isClosed = error instanceof AdapterFailure && ["refused", "not_found"].includes(error.problem);
      if (!isClosed || ROOT.test(address.pathname)) throw error;
      return { ...ofPage(await readPage(await pageOf(source, network), now)), isPart: true };
    }
  },
};

/** On the same site, as the page names it. */
function rootOf(address: URL, html: string | null): string {
  const named = parseUrl(ROOT_LINK.exec(html ?? "")?.[1] ?? "");
  const own = named?.hostname.replace(/^www\./, "") === address.hostname.replace(/^www\./, "") ? named : null;
  const before = ROOT.exec(address.pathname);
  const path = before ? address.pathname.slice(0, before.index) : "";
  return own ? `${address.origin}${own.pathname}` : `${address.origin}${path}/wp-json/tribe/events/v1`;
}

const listAt = (root: string, network: AdapterNetwork, now: Date): Promise<WholeList> =>
  wholeList(async (number) => {
    const query = new URLSearchParams({
      page: String(number + 1),
      per_page: String(PER_PAGE),
      start_date: dayOf(now),
    });
    const data = await network.pageData(`${root}/events?${query}`);
    const said = counts.safeParse(data).data;
    const events = said?.events.length === 0 ? [] : theEventsCalendarMap(data, root);
    if (!said || !events) throw unknownAnswer("no list of events");
    return { events, isLast: number + 1 >= said.total_pages };
  });
