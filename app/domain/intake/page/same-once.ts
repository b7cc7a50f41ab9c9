import { folded } from "./headings";
import type { PageEvent } from "./structured-event";

/** Best first; adapters' come before them. */
const ORDER: readonly PageEvent["source"][] = ["json-ld", "microdata", "h-event", "ics", "feed", "answer", "text"];
/** An adapter knows more of its source than its JSON-LD says. */
const rank = ({ source }: PageEvent) => ORDER.indexOf(source);

/** Merges the same event in two forms, or twice in one; each fills in what the other leaves out. */
export function sameOnce(events: readonly PageEvent[]): PageEvent[] {
  const kept = new Map<string, PageEvent[]>();
  const byForm = [...events].sort((a, b) => rank(a) - rank(b));
  const counts = new Map<string, number>();
  for (const event of events) {
    const key = `${event.source} ${keyOf(event)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const all: PageEvent[] = [];
  for (const event of byForm) {
    const key = keyOf(event);
    const others = kept.get(key) ?? [];
    const same = others.find((one) => isSame(one, event));
    const isOnlyOne = (one: PageEvent) => counts.get(`${one.source} ${key}`) === 1;
    const rival = isOnlyOne(event) ? others.find((one) => one.source !== event.source && isOnlyOne(one)) : undefined;
    if (same) fillIn(same, event);
    else if (rival) {
      rival.other ??= { day: event.day, time: event.time };
      rival.doubts = [...new Set([...rival.doubts, "clocks_differ" as const])];
      fillIn(rival, event);
    } else {
      kept.set(key, [...others, event]);
      all.push(event);
    }
  }
  return all.sort((a, b) => order(when(a), when(b)));
}

const keyOf = ({ day, title }: PageEvent) => `${day} ${folded(title)}`;

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const when = ({ day, time }: PageEvent) => `${day} ${time ?? ""}`;

const isEither = (a: string | null, b: string | null) => a === null || b === null || folded(a) === folded(b);

/** In one form two clocks are two events; another form may leave the clock out, or write it otherwise. */
function isSame(one: PageEvent, other: PageEvent): boolean {
  if (one.source === other.source) return one.time === other.time && isEither(one.place, other.place);
  return (
    one.time === other.time ||
    one.time === null ||
    other.time === null ||
    one.other?.time === other.time ||
    other.other?.time === one.time
  );
}

function fillIn(one: PageEvent, other: PageEvent) {
  if (one.time === null && other.time !== null && one.endDay === null) {
    one.time = other.time;
    one.endTime = other.endTime;
    one.endDay = other.endDay;
    one.doubts = [...new Set([...one.doubts.filter((doubt) => doubt !== "no_time"), ...other.doubts])];
  } else if (
    one.time === other.time &&
    one.source !== other.source &&
    one.doubts.includes("zone_claimed") &&
    other.doubts.length === 0
  )
    one.doubts = one.doubts.filter((doubt) => doubt !== "zone_claimed");
  one.endTime ??= one.time === other.time && one.endDay === null ? other.endTime : null;
  one.place ??= other.place;
  one.address ??= other.address;
  one.url ??= other.url;
  one.image ??= other.image;
  one.description ??= other.description;
  one.id ??= other.id;
}
