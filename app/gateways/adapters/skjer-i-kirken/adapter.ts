import * as z from "zod";
import { looseJson } from "~/domain/intake/page/loose-json";
import { type Adapter, htmlOf, isOfDomain, listReading, pageOf, unknownAnswer, wholeList } from "../adapter";
import { skjerIKirkenMap } from "./map";

/** To be confirmed by the owner, who has to say yes first. */
const INTERFACE = "https://skjerikirken.no/api/graphql";
const PER_PART = 50;
const DAY = 24 * 3_600_000;
const DAYS_AHEAD = 365;
const PROPERTIES = /<script[^>]{0,200}\bid=["']__NEXT_DATA__["'][^>]{0,200}>([^]*?)<\/script>/;

const QUESTION = `query activities($filter: ActivityFilter, $paging: Paging) {
  activities(filter: $filter, paging: $paging) {
    total
    items {
      id sourceId seriesId title description slug startTime endTime eventUrl registrationUrl status
      church { locationName congregationName municipality street postalCode }
      coOrganizers { name orgNr }
    }
  }
}`;

const page = z.object({
  props: z.object({ pageProps: z.object({ orgNumbers: z.array(z.union([z.string(), z.number()])).min(1) }) }),
});
const counts = z.object({
  data: z.object({ activities: z.object({ total: z.number().nullish(), items: z.array(z.unknown()) }) }),
});

/**
 * Skjer i kirken. Not published: off until its owner has said yes.
 *
 * Traps of asking: a congregation's page says only in __NEXT_DATA__ which organisation numbers to ask for. An error is an
 * answer with status 200 and `errors`. Others: map.ts.
 */
export const skjerIKirken: Adapter = {
  id: "skjer-i-kirken",
  isAddress: (address) => isOfDomain(address, "skjerikirken.no"),
  async read(source, network, now) {
    const written = PROPERTIES.exec(htmlOf(await pageOf(source, network)))?.[1] ?? "";
    const orgNumbers = page.safeParse(looseJson(written)).data?.props.pageProps.orgNumbers.map(String);
    if (!orgNumbers) throw unknownAnswer("no organisation numbers on the page");
    const filter = {
      orgNumbers,
      startTime: now.toISOString(),
      lessThanStartTime: new Date(now.getTime() + DAYS_AHEAD * DAY).toISOString(),
    };
    const list = await wholeList(async (number) => {
      const paging = { limit: PER_PART, offset: number * PER_PART, sortByDate: true };
      const data = await network.data(INTERFACE, { query: QUESTION, variables: { filter, paging } });
      const said = counts.safeParse(data).data?.data.activities;
      const events = skjerIKirkenMap(data, INTERFACE);
      if (!said || !events) throw unknownAnswer("no list of activities");
      return { events, isLast: said.items.length < PER_PART || (number + 1) * PER_PART >= (said.total ?? Infinity) };
    });
    return listReading(list, source.address, now);
  },
};
