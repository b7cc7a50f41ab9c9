import { agrandoEvents } from "../adapters/agrando/map";
import { PAGE_LIMITS, type PageParts } from "~/domain/intake/page/page-parts";
import { type PageReading, understandPage } from "~/domain/intake/page/understand-page";
import { structuredEvents } from "./structured-events";

/** Understands JSON that is no page: what it says of schema.org's events, or in a service's own form. */
export async function readDataFile(text: string, address: string | null, now: Date): Promise<PageReading> {
  const written = text.slice(0, PAGE_LIMITS.bytes);
  const page: PageParts = {
    address,
    base: address,
    title: null,
    canonical: null,
    language: null,
    feeds: [],
    frames: [],
    data: [
      { kind: "json-ld", text: written, block: 0 },
      { kind: "answer", text: written, block: 0 },
    ],
    items: [],
    blocks: [],
    groups: [{ parent: -1, depth: 0, from: 0, to: 0 }],
    programs: [],
    isCut: text.length > written.length,
  };
  return understandPage(page, [...structuredEvents(page), ...(await agrandoEvents(written, address))], now);
}
