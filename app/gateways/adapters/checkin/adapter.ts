import * as z from "zod";
import { type Adapter, htmlOf, isOfDomain, listReading, pageOf, unknownAnswer, wholeList } from "../adapter";
import { checkinMap } from "./map";

const INTERFACE = "https://api.checkin.no/graphql";
const PER_PART = 100;
const IN_PATH = /\/customers?\/(\d{1,12})(?:\/|$)/;
const IN_PAGE = /\bcustomer_?id["']?\s{0,5}[:=]\s{0,5}["']?(\d{1,12})\b/i;

const QUESTION = `query events($customerId: Int!, $limit: Int!, $offset: Int!, $filters: [EventRegistrationFilterInput!]) {
  allEventRegistrations(customerId: $customerId, limit: $limit, offset: $offset, filters: $filters) {
    records
    data { id name startsAt endsAt sellingDescription geoLocation { description geoDescription } }
  }
}`;

const counts = z.object({
  data: z.object({ allEventRegistrations: z.object({ records: z.number(), data: z.array(z.unknown()) }) }),
});

/**
 * Checkin. Not published: off until Checkin has said yes, and then the names in the question are to be gone through with
 * them.
 *
 * Traps of asking: everything hangs on the customer's number, which stands in the address or on the customer's page; an
 * error is an answer with status 200 and `errors`. Others: map.ts.
 */
export const checkin: Adapter = {
  id: "checkin",
  isAddress: (address) => isOfDomain(address, "checkin.no"),
  async read(source, network, now) {
    const { address } = source;
    const inAddress = address.searchParams.get("customerId") ?? IN_PATH.exec(address.pathname)?.[1];
    const customer = inAddress ?? IN_PAGE.exec(htmlOf(await pageOf(source, network)))?.[1];
    if (!/^\d{1,12}$/.test(customer ?? "")) throw unknownAnswer("no number of a customer");
    const list = await wholeList(async (number) => {
      const data = await network.data(INTERFACE, {
        query: QUESTION,
        variables: {
          customerId: Number(customer),
          limit: PER_PART,
          offset: number * PER_PART,
          filters: [{ field: "EVENT_ENDS_AT", operator: "GREATER_THAN_OR_EQUAL", value: now.toISOString() }],
        },
      });
      const said = counts.safeParse(data).data?.data.allEventRegistrations;
      const events = checkinMap(data, INTERFACE);
      if (!said || !events) throw unknownAnswer("no list of events");
      return { events, isLast: said.data.length === 0 || number * PER_PART + said.data.length >= said.records };
    });
    return listReading(list, address, now);
  },
};
