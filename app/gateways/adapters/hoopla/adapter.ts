import { type Adapter, htmlOf, isOfDomain, listReading, pageOf, unknownAnswer } from "../adapter";
import { hooplaMap } from "./map";

const IN_PATH = /^\/api\/public\/v3\.0\/organizations\/(\d{1,15})\/events\/?$/;
const IN_PAGE = /\bORGANIZATION_ID\s{0,5}=\s{0,5}["']?(\d{1,15})\b/;

/**
 * Hoopla's shops. Not published: off until Hoopla has said yes.
 *
 * Traps of asking: the shop's page is empty without scripts; of it only window.ORGANIZATION_ID is read, and never its
 * JSON-LD, which is one or two hours early. The list comes whole. Others: map.ts.
 */
export const hoopla: Adapter = {
  id: "hoopla",
  isAddress: (address) => isOfDomain(address, "hoopla.no"),
  async read(source, network, now) {
    const { address } = source;
    const organization =
      IN_PATH.exec(address.pathname)?.[1] ?? IN_PAGE.exec(htmlOf(await pageOf(source, network)))?.[1];
    if (organization === undefined) throw unknownAnswer("no number of an organisation");
    const list = `${address.origin}/api/public/v3.0/organizations/${organization}/events`;
    const events = hooplaMap(await network.data(list), list);
    if (!events) throw unknownAnswer("no list of events");
    return listReading({ events, isCut: false }, address, now);
  },
};
