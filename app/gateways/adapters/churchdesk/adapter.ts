import * as z from "zod";
import { type Adapter, isOfDomain, listReading, unknownAnswer, wholeList } from "../adapter";
import { churchdeskMap } from "./map";

const INTERFACE = "https://api2.churchdesk.com/collaboration/calendar-view";
const PER_PART = 100;

const counts = z.object({ totalCount: z.number(), items: z.array(z.unknown()) });

const organizationOf = ({ searchParams }: URL): string | null =>
  searchParams.get("organizationId") ?? searchParams.get("filters[0][organizationId]");

/**
 * ChurchDesk's calendar view. Not published: off until ChurchDesk has said yes. Its calendars (…/ical/…) are feeds, and
 * need no adapter.
 *
 * Traps of asking: the organisation's number has to stand in the address. `count` is the size of the part, `totalCount` of
 * the list. Others: map.ts.
 */
export const churchdesk: Adapter = {
  id: "churchdesk",
  isAddress: (address) => isOfDomain(address, "churchdesk.com") && !address.pathname.startsWith("/ical/"),
  async read({ address }, network, now) {
    const organization = organizationOf(address);
    if (!organization || !/^\d{1,12}$/.test(organization)) throw unknownAnswer("no number of an organisation");
    const list = await wholeList(async (number) => {
      const query = new URLSearchParams({
        "filters[0][organizationId]": organization,
        limit: String(PER_PART),
        offset: String(number * PER_PART),
      });
      const data = await network.data(`${INTERFACE}?${query}`);
      const said = counts.safeParse(data).data;
      const events = said?.items.length === 0 ? [] : churchdeskMap(data, INTERFACE);
      if (!said || !events) throw unknownAnswer("no list of events");
      return { events, isLast: said.items.length === 0 || number * PER_PART + said.items.length >= said.totalCount };
    });
    return listReading(list, address, now);
  },
};
