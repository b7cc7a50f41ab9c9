import { cutText, lineOfText, plainText } from "~/domain/calendars/reader/html";
import type { Doubt } from "~/domain/sources/understood";
import { isAtClockChange } from "../clock-change";
import { looksPrivate } from "../private-words";
import { AlikeRegions } from "./alike-regions";
import { EventRegions } from "./event-regions";
import { eventTimes } from "./event-times";
import { judgeTimes } from "./judge-times";
import type { PageEvent } from "./page-event";
import type { PageParts } from "./page-parts";
import { type PrintedTime, printedTimes } from "./printed-times";
import { type SaidTitle, saidTitle } from "./said-title";
import type { StructuredEvent } from "./structured-event";
import { webAddress } from "./web-address";

/** Found to be right where they give Norway's own offset. */
const TRUSTED = ["the-events-calendar", "eventbrite"];
const LONGEST_NAME = 500;
const LONGEST_DESCRIPTION = 20_000;
const RESCHEDULED: Record<NonNullable<StructuredEvent["status"]>, Doubt> = {
  cancelled: "cancelled",
  postponed: "moved",
  rescheduled: "moved",
};

export function understandStructured(page: PageParts, structured: readonly StructuredEvent[]): PageEvent[] {
  const titled = structured.flatMap((event) => {
    const said = saidTitle(event.name);
    return said ? [{ event, said }] : [];
  });
  if (titled.length === 0) return [];
  const times = printedTimes(page);
  const regions = new EventRegions(page, titlesOnce(titled), times);
  const alike = new AlikeRegions(page, times);
  const isTrusted = page.programs.some((program) => TRUSTED.includes(program));
  return titled.flatMap(({ event, said }) => understoodEvent(page, event, said, { regions, alike, times, isTrusted }));
}

/** Those that stand on the page in two forms count once. */
function titlesOnce(titled: readonly { event: StructuredEvent; said: SaidTitle }[]): string[] {
  const seen = new Set<string>();
  return titled.flatMap(({ event: { start }, said: { title } }) => {
    const day = String(start).slice(0, 10);
    if (seen.has(`${day} ${title}`)) return [];
    seen.add(`${day} ${title}`);
    return [title];
  });
}

interface Surroundings {
  regions: EventRegions;
  alike: AlikeRegions;
  times: readonly PrintedTime[];
  isTrusted: boolean;
}

function understoodEvent(page: PageParts, event: StructuredEvent, said: SaidTitle, around: Surroundings): PageEvent[] {
  const times = eventTimes(event);
  if (!times) return [];
  const { doubts, ...judged } = judgeTimes(times, {
    ...around,
    places: around.regions.of(said.title, event.blocks),
    alike: () => around.alike.of(said.title),
  });
  const ofState: Doubt[] = event.status ? [RESCHEDULED[event.status]] : [];
  const ofClocks: Doubt[] = isChanged(judged) ? ["clock_change"] : [];
  const ofRule: Doubt[] = event.repeats ? ["repeats_without_end"] : [];
  return [
    {
      title: said.title,
      ...judged,
      place: nameOf(event.place),
      address: nameOf(event.address),
      url: webAddress(event.url, page.base),
      image: webAddress(event.image, page.base),
      description: descriptionOf(event.description),
      doubts: [...new Set([...doubts, ...said.doubts, ...ofState, ...ofClocks, ...ofRule])],
      isPrivate: looksPrivate(said.title) || looksPrivate(event.category ?? ""),
      line: (event.blocks?.from ?? 0) + 1,
      source: event.source,
      id: event.id,
      isOnline: event.isOnline,
      isSoldOut: event.isSoldOut || said.isSoldOut,
    },
  ];
}

const isChanged = ({ day, time, endDay, endTime }: Pick<PageEvent, "day" | "time" | "endDay" | "endTime">) =>
  (time !== null && isAtClockChange(day, time)) || (endTime !== null && isAtClockChange(endDay ?? day, endTime));

const nameOf = (written: string | null) => {
  const line = written === null ? null : lineOfText(written, ", ");
  return line && cutText(line, LONGEST_NAME);
};

const descriptionOf = (written: string | null) => {
  const text = written === null ? null : plainText(written);
  return text && cutText(text, LONGEST_DESCRIPTION);
};
