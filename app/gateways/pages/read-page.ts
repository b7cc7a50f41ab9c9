import { linkedCalendarEvents } from "~/domain/intake/page/feed-candidates";
import type { PageParts } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { type PageReading, understandPage } from "~/domain/intake/page/understand-page";
import { agrandoEvents } from "../adapters/agrando/map";
import { type PageBody, readPageParts } from "./read-page-parts";
import { structuredEvents } from "./structured-events";

type Mend = (event: StructuredEvent) => StructuredEvent;

/** `mend`: what is known of the program that made the page. Runs in workerd alone. Never throws on a page. */
export async function readPage(body: PageBody, now: Date, mend: Mend = (event) => event): Promise<PageReading> {
  const page = await readPageParts(body);
  const found = [
    ...structuredEvents(page, now),
    ...(await eventsInScripts(page)),
    ...linkedCalendarEvents(page.feeds, now),
  ];
  return understandPage(page, found.map(mend), now);
}

/** Agrando's calendars, which a script writes into the page. */
async function eventsInScripts({ data, base }: PageParts): Promise<StructuredEvent[]> {
  const written = data.filter(({ kind }) => kind === "agrando").slice(0, 3);
  const found = await Promise.all(written.map(({ text }) => agrandoEvents(text, base).catch(() => [])));
  return found.flat();
}
