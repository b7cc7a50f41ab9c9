import { scheduledDates } from "~/domain/intake/page/event-schedule";
import {
  eventItems,
  type EventNodes,
  findEventNodes,
  itemAsData,
  typesOf,
} from "~/domain/intake/page/find-event-nodes";
import { isObject, type Json, type JsonObject, looseJson } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS, type PageDataKind, type PageParts } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { schemaOrgEvent } from "~/schemas/intake/schema-org-event";
import { eventsOfAnswer } from "../adapters/maps";
import { shapedEvents } from "./shaped-events";

const SCHEMA_ORG: readonly PageDataKind[] = ["json-ld", "next"];
const OF_ADAPTERS: readonly PageDataKind[] = ["wix", "next", "answer"];

/** Next.js puts it among the properties of the page. */
function answerOf(data: Json): Json {
  const props = isObject(data) ? data.props : null;
  return (isObject(props) && props.pageProps) || data;
}

export function structuredEvents(page: PageParts, now: Date): StructuredEvent[] {
  const blocks = page.data.filter(({ kind }) => SCHEMA_ORG.includes(kind)).flatMap(({ text }) => looseJson(text) ?? []);
  const nodes = findEventNodes(blocks);
  const inScripts = nodes.events.flatMap((node) =>
    eventsOf(withReferences(node, nodes), { source: "json-ld", blocks: null }, now),
  );
  const inMarkup = eventItems(page.items).flatMap((item) => {
    const source = item.format === "microdata" ? "microdata" : "h-event";
    return eventsOf(itemAsData(item), { source, blocks: { from: item.from, to: item.to } }, now);
  });
  const ofAdapters = page.data
    .filter(({ kind }) => OF_ADAPTERS.includes(kind))
    .flatMap(({ kind, text }) => {
      const data = answerOf(looseJson(text));
      return eventsOfAnswer(data, page.address) ?? (kind === "wix" ? [] : shapedEvents(data));
    });
  return [...inScripts, ...ofAdapters, ...inMarkup].slice(0, PAGE_LIMITS.events);
}

/** One for each date of its schedules; as it stands where they cannot be read. */
function eventsOf(node: JsonObject, of: Pick<StructuredEvent, "source" | "blocks">, now: Date): StructuredEvent[] {
  const parsed = schemaOrgEvent.safeParse(node);
  if (!parsed.success) return [];
  const { schedules, ...said } = parsed.data;
  const event = { ...said, ...of, types: typesOf(node) };
  const dates = schedules.map((schedule) => schedule && scheduledDates(schedule, event, now));
  if (dates.length === 0 || dates.includes(null)) return [event];
  return dates.flatMap((one) => (one ?? []).map((date) => ({ ...event, ...date })));
}

const REFERRING = ["location", "image", "address"];

function withReferences(node: JsonObject, { byId }: EventNodes): JsonObject {
  const resolved = { ...node };
  for (const name of REFERRING) {
    const value = node[name];
    if (value !== undefined)
      resolved[name] = Array.isArray(value)
        ? value.slice(0, 20).map((one) => referred(one, byId))
        : referred(value, byId);
  }
  return resolved;
}

function referred(value: Json, byId: EventNodes["byId"]): Json {
  if (!isObject(value)) return value;
  const id = value["@id"];
  const found = typeof id === "string" && Object.keys(value).length === 1 ? (byId.get(id) ?? value) : value;
  const address = found.address;
  return isObject(address) && typeof address["@id"] === "string"
    ? { ...found, address: byId.get(address["@id"]) ?? address }
    : found;
}
