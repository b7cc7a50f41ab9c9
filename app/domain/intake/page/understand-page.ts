import type { NotUnderstood } from "~/domain/sources/understood";
import { type FeedCandidate, feedCandidates } from "./feed-candidates";
import { saysNothing } from "./headings";
import type { PageEvent } from "./page-event";
import { PAGE_LIMITS, type PageParts } from "./page-parts";
import { printedBeside } from "./printed-beside";
import { sameOnce } from "./same-once";
import type { StructuredEvent } from "./structured-event";
import { understandStructured } from "./understand-structured";
import { understandText } from "./understand-text";
import { webAddress } from "./web-address";

export interface PageReading {
  title: string | null;
  events: PageEvent[];
  feeds: FeedCandidate[];
  notUnderstood: NotUnderstood[];
  isCut: boolean;
}

export function understandPage(page: PageParts, structured: readonly StructuredEvent[], now: Date): PageReading {
  const found = sameOnce(understandStructured(page, structured)).slice(0, PAGE_LIMITS.events);
  const { title, isCut } = page;
  const reading = { title, feeds: feedCandidates(page), isCut };
  const text = understandText(page, now);
  const read = { ...text, events: text.events.filter(({ title }) => !saysNothing(title)) };
  if (found.length === 0)
    return {
      ...reading,
      events: sameOnce(read.events).slice(0, PAGE_LIMITS.events),
      notUnderstood: read.notUnderstood,
    };
  const beside = sameOnce(printedBeside(page, found, read)).slice(0, PAGE_LIMITS.events - found.length);
  return { ...reading, events: [...withOwnAddress(page, found), ...beside], notUnderstood: [] };
}

/** The only event of a page has the page's address, if its data gives none. */
function withOwnAddress({ canonical, address, base }: PageParts, events: PageEvent[]): PageEvent[] {
  const [only, ...more] = events;
  if (!only || more.length > 0 || only.url !== null) return events;
  return [{ ...only, url: webAddress(canonical ?? address, base) }];
}
