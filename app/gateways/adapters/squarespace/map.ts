import * as z from "zod";
import { eventOfAdapter } from "~/domain/intake/page/structured-event";
import { addressLine, type AnswerMap, eventRows, idValue, saidText } from "../event-rows";

/**
 * Squarespace: a page of events with ?format=json → {website, collection, upcoming, past}; one event → {item}.
 *
 * Traps: times are milliseconds since 1970, right where the site's zone is: a site that was left in its template's zone has
 * all clocks off by hours. Coordinates and country may be the template's (New York): they are not read. Both lists may be
 * empty though the page shows events; then each has ?format=ical.
 */
const event = z.object({
  id: idValue,
  title: z.string(),
  startDate: z.number(),
  endDate: z.number().nullish().catch(null),
  fullUrl: saidText,
  excerpt: saidText,
  body: saidText,
  location: z.object({ addressTitle: saidText, addressLine1: saidText, addressLine2: saidText }).nullish().catch(null),
});

const website = z.object({ timeZone: saidText, baseUrl: saidText }).nullish().catch(null);
const list = z.object({
  website: website.optional(),
  upcoming: z.array(z.unknown()),
  past: z.array(z.unknown()).nullish().catch(null),
});
const single = z.object({ website: website.optional(), item: z.object({ startDate: z.number() }).loose() });

export const squarespaceMap: AnswerMap = (data, address) => {
  const all = list.safeParse(data);
  const one = all.success ? null : single.safeParse(data);
  if (!all.success && !one?.success) return null;
  const site = all.success ? all.data.website : one?.data?.website;
  const rows = all.success ? [...all.data.upcoming, ...(all.data.past ?? [])] : [one?.data?.item];
  const hasZone = !site?.timeZone || site.timeZone === "Europe/Oslo";
  const base = site?.baseUrl ?? (address && new URL(address).origin);
  return eventRows(rows, event, ({ location, ...said }) =>
    eventOfAdapter("squarespace", {
      id: said.id,
      name: said.title,
      start: said.startDate,
      end: said.endDate ?? null,
      description: said.excerpt ?? said.body,
      url: said.fullUrl?.startsWith("/") ? (base ? `${base}${said.fullUrl}` : null) : said.fullUrl,
      place: location?.addressTitle ?? null,
      address: addressLine(location?.addressLine1, location?.addressLine2?.replace(/^,\s*/, "")),
      hasZone,
    }),
  );
};
