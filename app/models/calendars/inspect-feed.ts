import type { ImportedEvent } from "~/domain/calendars/imported-event";
import type { SkippedEvent } from "~/domain/calendars/reader/read-calendar";
import { feedAddressOf } from "~/domain/calendars/sharing-links";
import type { FeedReading, SourceReader } from "~/gateways/sources/source-reader";
import type { CalendarDeps } from "./deps";

export interface FeedInspection {
  facts: [name: string, value: string][];
  events: ImportedEvent[];
  skipped: SkippedEvent[];
}

const SHOWN = 50;

type Source = { text: string } | { pasted: string };

/** As an import would, without storing anything. */
export async function inspectFeed(
  source: Source,
  { feeds, reader, now }: Pick<CalendarDeps, "feeds" | "reader" | "now">,
): Promise<FeedInspection> {
  if ("text" in source) return inspectBody(source.text, null, [], { reader, now });
  const address = feedAddressOf(source.pasted);
  if (!address.ok) return onlyFacts([["address", address.problem]]);
  const facts: FeedInspection["facts"] = [["address", address.value]];
  const answer = await feeds.fetchFeed(address.value, null);
  if (answer.kind === "unchanged") return onlyFacts([...facts, ["fetch", "unchanged"]]);
  if (answer.kind === "failed") return onlyFacts([...facts, ["fetch", `${answer.problem}: ${answer.detail}`]]);
  const { bytes, contentType, copy } = answer;
  const fetched: FeedInspection["facts"] = [
    ...facts,
    ["final_address", answer.address],
    ["content_type", contentType ?? "-"],
    ["bytes", String(bytes.byteLength)],
    ["etag", copy.etag ?? "-"],
    ["last_modified", copy.last_modified ?? "-"],
  ];
  return inspectBody(bytes, contentType, fetched, { reader, now });
}

async function inspectBody(
  body: Uint8Array | string,
  contentType: string | null,
  facts: FeedInspection["facts"],
  { reader, now }: { reader: SourceReader; now: Date },
): Promise<FeedInspection> {
  const reading = await reader.readFeed(body, { now, contentType });
  if (!reading.ok) return onlyFacts([...facts, ["reading", reading.reason]]);
  const { events } = reading.toImport;
  return {
    facts: [...facts, ...factsOf(reading), ["to_import", String(events.length)]],
    events: events.slice(0, SHOWN),
    skipped: reading.skipped.slice(0, SHOWN),
  };
}

function factsOf({
  name,
  method,
  refreshInterval,
  totalEvents,
  pastEvents,
  cancelledEvents,
  skippedCount,
  isComplete,
  steps,
}: FeedReading): FeedInspection["facts"] {
  return [
    ["name", name ?? "-"],
    ["method", method ?? "-"],
    ["refresh_seconds", String(refreshInterval ?? "-")],
    ["total_events", String(totalEvents)],
    ["past_events", String(pastEvents)],
    ["cancelled_events", String(cancelledEvents)],
    ["skipped", String(skippedCount)],
    ["is_complete", String(isComplete)],
    ["rule_steps", String(steps)],
  ];
}

const onlyFacts = (facts: FeedInspection["facts"]): FeedInspection => ({ facts, events: [], skipped: [] });
