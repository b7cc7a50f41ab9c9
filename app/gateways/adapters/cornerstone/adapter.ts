import type { Json } from "~/domain/intake/page/loose-json";
import { parseUrl } from "~/domain/text/parse-url";
import { dayOf, shiftDay } from "~/domain/time/days-and-moments";
import { ofPage } from "../../intake/understand-intake";
import { decodeText } from "../../pages/page-text";
import { readPage } from "../../pages/read-page";
import {
  type Adapter,
  AdapterFailure,
  type AdapterNetwork,
  htmlOf,
  listReading,
  pageOf,
  unknownAnswer,
} from "../adapter";
import { cornerstoneMap } from "./map";

const SERVICE =
  /serviceLink["']?\s{0,5}[:=]\s{0,5}["']([^"']{0,500}\/events_service\/start\/:start-time\/end\/:end-time\/[^"']{1,500})["']/i;
const DAYS_AHEAD = 365;

/**
 * Cornerstone. Not published: off until the owner of the page has said yes.
 *
 * Traps of asking: the service stands in a page's serviceLink, with :start-time and :end-time to be replaced by days. It
 * may return nothing although the page lists what comes next: then the page is read, which is an excerpt. Others: map.ts.
 */
export const cornerstone: Adapter = {
  id: "cornerstone",
  isPage: (html) => html.includes("/events_service/start/") || html.includes("\\/events_service\\/start\\/"),
  async read(source, network, now) {
    const page = await pageOf(source, network);
    const link = serviceOf(htmlOf(page), source.address, now);
    const data = link === null ? [] : await answerOf(link, network);
    if (Array.isArray(data) && data.length === 0) return { ...ofPage(await readPage(page, now)), isCut: true };
    const events = cornerstoneMap(data, source.address.href);
    if (!events) throw unknownAnswer("no list of events");
    return listReading({ events, isCut: false }, source.address, now);
  },
};

function serviceOf(html: string, base: URL, now: Date): string | null {
  const written = SERVICE.exec(html.replaceAll("\\/", "/"))?.[1];
  const from = dayOf(now);
  const filled =
    written && decodeText(written).replace(":start-time", from).replace(":end-time", shiftDay(from, DAYS_AHEAD));
  const url = filled ? parseUrl(filled, base) : null;
  return url?.hostname === base.hostname ? url.href : null;
}

/** A service that is gone counts as one that returns nothing. */
async function answerOf(link: string, network: AdapterNetwork): Promise<Json> {
  try {
    return await network.pageData(link);
  } catch (error) {
    if (error instanceof AdapterFailure && error.problem === "not_found") return [];
    throw error;
  }
}
