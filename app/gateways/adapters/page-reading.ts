import { decodePage } from "~/domain/intake/page/page-bytes";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import type { AdapterName } from "~/domain/sources/adapter-names";
import { type IntakeReading, ofPage } from "../intake/understand-intake";
import { readPage } from "../pages/read-page";
import type { PageBody } from "../pages/read-page-parts";
import { type AdapterNetwork, type AdapterSource, unknownAnswer } from "./adapter";

export const pageOf = ({ page, address }: AdapterSource, network: AdapterNetwork): Promise<PageBody> =>
  page ? Promise.resolve(page) : network.page(address.href);

export const htmlOf = ({ bytes, contentType }: PageBody): string =>
  decodePage(bytes.subarray(0, PAGE_LIMITS.bytes), contentType);

export async function ownPageReading(
  id: AdapterName,
  page: PageBody,
  now: Date,
  mend?: (event: StructuredEvent) => StructuredEvent,
): Promise<IntakeReading> {
  const reading = ofPage(await readPage(page, now, mend));
  const events = reading.events.filter(({ source }) => source === id);
  if (events.length === 0) throw unknownAnswer("no data of this kind on the page");
  return { ...reading, events };
}
