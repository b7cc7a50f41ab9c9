import type { EventRecordRow } from "#db/queries/events/records";
import { takesPlace } from "~/domain/events/types";
import { dayOf, monthOf } from "~/domain/time/days-and-moments";
import type { Given } from "~/models/site/given";
import type { EmbedParameters } from "~/schemas/search/embeds";
import { findFeedPlace, findSoonest, type PlacedFeed, searchOfFeed } from "./find-feed";
import { findMonth, type FoundMonth } from "./find-month";

export interface FoundEmbed extends PlacedFeed {
  shown: { kind: "events"; events: EventRecordRow[] } | { kind: "month"; month: FoundMonth };
}

type Deps = Given<"db" | "now">;

/** Null where there is no such organizer. */
export async function findEmbed(asked: EmbedParameters, deps: Deps): Promise<FoundEmbed | null> {
  const placed = await findFeedPlace(asked, deps);
  return placed && { ...placed, shown: await findShown(asked, deps) };
}

/** The next one is a service, where no other type is asked for. */
async function findShown(asked: EmbedParameters, deps: Deps): Promise<FoundEmbed["shown"]> {
  if (asked.show === "month") {
    const month = asked.month ?? monthOf(dayOf(deps.now));
    const wanted = searchOfFeed(asked, deps.now);
    if (wanted) return { kind: "month", month: await findMonth(wanted, { month, day: null }, deps) };
  }
  if (asked.show !== "next") return { kind: "events", events: await findSoonest(asked, asked.count, deps) };
  const next = asked.type.length === 0 ? { ...asked, type: ["service" as const] } : asked;
  return { kind: "events", events: upToNext(await findSoonest(next, MOST_UP_TO_NEXT, deps)) };
}

const MOST_UP_TO_NEXT = 5;

/** The first that takes place, after those that do not; the first alone where none does. */
function upToNext(events: EventRecordRow[]): EventRecordRow[] {
  const at = events.findIndex(takesPlace);
  return events.slice(0, Math.max(at, 0) + 1);
}
