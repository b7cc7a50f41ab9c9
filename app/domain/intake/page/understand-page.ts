import type { NotUnderstood } from "../understood";
import { type FeedCandidate, feedCandidates } from "./feed-candidates";
import type { PageEvent } from "./page-event";
import { PAGE_LIMITS, type PageParts } from "./page-parts";
import { sameOnce } from "./same-once";
import type { StructuredEvent } from "./structured-event";
import { understandStructured } from "./understand-structured";
import { understandText } from "./understand-text";
import { webAddress } from "./web-address";

/** What a page was understood as. */
export interface PageReading {
  title: string | null;
  events: PageEvent[];
  /** Calendars that the page points to, best first. */
  feeds: FeedCandidate[];
  /** Lines that speak of a time; empty where the page has data of its events. */
  notUnderstood: NotUnderstood[];
  /** The page has more than was read of it. */
  isCut: boolean;
}

/** Understands a page by the data of its events, and without any by its text. */
export function understandPage(page: PageParts, structured: readonly StructuredEvent[], now: Date): PageReading {
  const found = sameOnce(understandStructured(page, structured)).slice(0, PAGE_LIMITS.events);
  const { title, isCut } = page;
  const reading = { title, feeds: feedCandidates(page), isCut };
  if (found.length > 0) return { ...reading, events: withOwnAddress(page, found), notUnderstood: [] };
  const read = understandText(page, now);
  return { ...reading, events: sameOnce(read.events).slice(0, PAGE_LIMITS.events), notUnderstood: read.notUnderstood };
}

/** The only event of a page has the page's address, where its data gives none. */
function withOwnAddress({ canonical, address, base }: PageParts, events: PageEvent[]): PageEvent[] {
  const [only, ...more] = events;
  if (!only || more.length > 0 || only.url !== null) return events;
  return [{ ...only, url: webAddress(canonical ?? address, base) }];
}
