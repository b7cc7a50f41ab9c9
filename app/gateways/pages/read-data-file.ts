import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { type PageReading, understandPage } from "~/domain/intake/page/understand-page";
import { agrandoEvents } from "../adapters/agrando/map";
import { barePage } from "./bare-page";
import { eventsInPosts } from "./read-posts";
import { structuredEvents } from "./structured-events";

export async function readDataFile(text: string, address: string | null, now: Date): Promise<PageReading> {
  const written = text.slice(0, PAGE_LIMITS.bytes);
  const page = barePage(
    address,
    [
      { kind: "json-ld", text: written, block: 0 },
      { kind: "answer", text: written, block: 0 },
    ],
    text.length > written.length,
  );
  const reading = understandPage(
    page,
    [...structuredEvents(page, now), ...(await agrandoEvents(written, address))],
    now,
  );
  return reading.events.length > 0 ? reading : { ...reading, events: eventsInPosts(written, now) };
}
