import type { NotUnderstood } from "~/domain/sources/understood";
import { parseUrl } from "~/domain/text/parse-url";
import { minutesOf } from "~/domain/time/clock-time";
import { dayOf } from "~/domain/time/days-and-moments";
import { type FeedCandidate, feedCandidates } from "./feed-candidates";
import { folded, saysNothing } from "./headings";
import { PAGE_LIMITS, type PageParts } from "./page-parts";
import { sameOnce } from "./same-once";
import type { PageEvent, StructuredEvent } from "./structured-event";
import { understandStructured } from "./understand-structured";
import { type TextReading, understandText } from "./understand-text";
import { webAddress } from "./web-address";

export interface PageReading {
  title: string | null;
  events: PageEvent[];
  feeds: FeedCandidate[];
  /** Pages of the same site that seem to have its programme. */
  leads?: string[];
  notUnderstood: NotUnderstood[];
  isCut: boolean;
}

export function understandPage(page: PageParts, structured: readonly StructuredEvent[], now: Date): PageReading {
  const found = sameOnce(understandStructured(page, structured)).slice(0, PAGE_LIMITS.events);
  const { title, isCut } = page;
  const reading = { title, feeds: feedCandidates(page), leads: leadsOf(page), isCut };
  const text = understandText(page, now);
  const read = { ...text, events: text.events.filter(({ title }) => !saysNothing(title)) };
  const isPast = ({ day, endDay }: PageEvent) => (endDay ?? day) < dayOf(now);
  // Data of last year's stays in pages of this year's.
  if (
    found.every(isPast) &&
    (found.length === 0 || read.events.some((event) => !isPast(event) && !event.doubts.includes("year_guessed")))
  )
    return {
      ...reading,
      events: sameOnce(read.events).slice(0, PAGE_LIMITS.events),
      notUnderstood: read.notUnderstood,
    };
  const beside = sameOnce(printedBeside(page, found, read)).slice(0, PAGE_LIMITS.events - found.length);
  return { ...reading, events: [...withOwnAddress(page, found), ...beside], notUnderstood: [] };
}

const MOST_LEADS = 10;

function leadsOf({ leads, base }: PageParts): string[] {
  const own = base === null ? null : new URL(base);
  const there = leads.flatMap((href) => parseUrl(href, base ?? undefined) ?? []);
  const others = there.filter(({ host, pathname }) => host === own?.host && pathname !== own.pathname);
  return [...new Set(others.map(({ origin, pathname, search }) => origin + pathname + search))].slice(0, MOST_LEADS);
}

/** The only event of a page has the page's address, if its data gives none. */
function withOwnAddress({ canonical, address, base }: PageParts, events: PageEvent[]): PageEvent[] {
  const [only, ...more] = events;
  if (!only || more.length > 0 || only.url !== null) return events;
  return [{ ...only, url: webAddress(canonical ?? address, base) }];
}

const FEWEST_ALIKE = 3;
const NEAR_MINUTES = 90;
const SHORTEST_WORD = 4;

/** The data of some pages is one event beside a whole programme: returns what is sure, and stands like that event. */
function printedBeside(
  { blocks, groups }: Pick<PageParts, "blocks" | "groups">,
  named: readonly PageEvent[],
  { events, blockOf }: TextReading,
): PageEvent[] {
  const formOf = (event: PageEvent) => {
    const block = blocks[blockOf(event)];
    return block === undefined ? "" : `${block.kind} ${groups[block.group]?.depth}`;
  };
  const isOther = (event: PageEvent, one: PageEvent) =>
    event.day !== one.day && events.some((same) => same.day === one.day && isCalledAlike(same, one));
  const isNamed = (event: PageEvent) => named.some((one) => isAbout(event, one) && !isOther(event, one));
  const forms = new Set(events.filter(isNamed).map(formOf));
  const isYearAlone = ({ doubts }: PageEvent) => doubts.every((doubt) => doubt === "year_guessed");
  const others = events.filter((event) => isYearAlone(event) && event.time !== null && !isNamed(event));
  const isInList = (event: PageEvent) =>
    event.doubts.length === 0 && others.filter((one) => formOf(one) === formOf(event)).length >= FEWEST_ALIKE;
  return others.filter((event) => forms.has(formOf(event)) || isInList(event));
}

const isCalledAlike = (printed: PageEvent, one: PageEvent) => folded(printed.title) === folded(one.title);

function isAbout(printed: PageEvent, one: PageEvent): boolean {
  const days = [one.day, one.other?.day ?? one.day];
  const isWithin = one.endDay !== null && printed.day >= one.day && printed.day <= one.endDay;
  if (isWithin || (one.doubts.length > 0 && isCalledAlike(printed, one))) return true;
  if (!days.includes(printed.day)) return false;
  return isAlike(printed.title, one.title) || isNear(printed.time, one.time) || isNear(printed.time, one.other?.time);
}

const isNear = (a: string | null, b: string | null | undefined) =>
  a === null || b === null || b === undefined || Math.abs(minutesOf(a) - minutesOf(b)) <= NEAR_MINUTES;

function isAlike(a: string, b: string): boolean {
  const words = new Set(folded(b).split(" "));
  return folded(a)
    .split(" ")
    .some((word) => word.length >= SHORTEST_WORD && words.has(word));
}
