import { isObject, type Json, type JsonObject } from "./loose-json";
import { PAGE_LIMITS, type PageItem } from "./page-parts";

const EVENT_TYPE = /(?:Event|Festival|Hackathon|EventSeries|CourseInstance)$/;
const OTHER_TYPE = /^(?:Publication|Broadcast|OnDemand|Delivery|UserInteraction|Reservation|Sale)Event$/;
/** These begin on a day and are no events. */
const NO_EVENT =
  /(?:Series|Season|Role|Schedule|Program|Override|Specification|Reservation|Ticket|Order|Offer|Episode|Credential|Course|Project|Permit|Subscription|Posting|Action|Event)$/;

const lastPart = (type: string) => type.trim().replace(/^.*[/:#]/, "");

/** Short: "Event" of "http://schema.org/Event". */
export function typesOf(value: JsonObject): string[] {
  const written = value["@type"] ?? value.type ?? null;
  const all = Array.isArray(written) ? written : [written];
  return all
    .filter((type) => typeof type === "string")
    .slice(0, 20)
    .map(lastPart);
}

/** Sites make up types such as ChurchService: these are events if they have a name and a start. */
const isEventType = (types: readonly string[], hasNameAndStart: boolean): boolean =>
  types.some(
    (type) =>
      (EVENT_TYPE.test(type) && !OTHER_TYPE.test(type)) || (hasNameAndStart && type !== "" && !NO_EVENT.test(type)),
  );

const isEvent = (value: JsonObject) =>
  isEventType(typesOf(value), typeof value.name === "string" && typeof value.startDate === "string");

const isPlace = (value: JsonObject) => "address" in value && typeof value.name === "string" && !isEvent(value);

const eventsAt = ({ event, events }: JsonObject): JsonObject[] =>
  [event ?? null, events ?? null]
    .flatMap((listed) => (Array.isArray(listed) ? listed : [listed]))
    .filter((one): one is JsonObject => isObject(one) && isEvent(one));

/** A series' own events have its name and place where they tell none. */
const partsOf = (value: JsonObject): JsonObject[] => {
  const parts = isEvent(value) ? (value.subEvent ?? null) : null;
  return (Array.isArray(parts) ? parts : [parts]).filter((one): one is JsonObject => isObject(one));
};

const placeOf = ({ name, address }: JsonObject): JsonObject => ({
  "@type": "Place",
  name: name ?? null,
  address: address ?? null,
});

export type EventNodes = ReturnType<typeof findEventNodes>;

/** Takes each value once, without recursion, because data may be deep or circular. */
export function findEventNodes(data: Json) {
  const events: JsonObject[] = [];
  const byId = new Map<string, JsonObject>();
  const waiting: Json[] = [data];
  for (let taken = 0; taken < PAGE_LIMITS.values; taken++) {
    const value = waiting.pop();
    if (value === undefined) break;
    if (isObject(value)) {
      const id = value["@id"];
      if (typeof id === "string" && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value);
      if (isEvent(value) && events.length < PAGE_LIMITS.events) events.push(value);
      for (const part of partsOf(value)) {
        part.name ??= value.name ?? null;
        part.location ??= value.location ?? null;
      }
      if (isPlace(value)) for (const event of eventsAt(value)) event.location ??= placeOf(value);
    }
    const inner = isObject(value) ? Object.values(value) : Array.isArray(value) ? value : [];
    for (let index = inner.length - 1; index >= 0; index--) {
      const one = inner[index];
      if (typeof one === "object" && one !== null) waiting.push(one);
    }
  }
  return {
    events,
    /** Whatever has an `@id`, which others point to. */
    byId,
  };
}

const DEEPEST = 20;

/** h-event's names, as schema.org's. */
const NAMES: Record<string, string> = {
  start: "startDate",
  end: "endDate",
  photo: "image",
  featured: "image",
  summary: "description",
  content: "description",
  uid: "@id",
  "street-address": "streetAddress",
  locality: "addressLocality",
  "postal-code": "postalCode",
  status: "eventStatus",
  category: "keywords",
  adr: "address",
};

const isOfEvents = ({ types }: PageItem) => types.includes("h-event");

export function itemAsData(item: PageItem, depth = 0): JsonObject {
  const data: JsonObject = { "@type": isOfEvents(item) ? ["Event"] : [...item.types] };
  if (item.id !== null) data["@id"] = item.id;
  if (depth >= DEEPEST) return data;
  for (const { name, value } of item.properties) {
    const key = item.format === "h-event" ? (NAMES[name] ?? name) : name;
    const read: Json = typeof value === "string" ? value : itemAsData(value, depth + 1);
    const before = data[key];
    data[key] =
      before === undefined || key.startsWith("@")
        ? read
        : Array.isArray(before)
          ? [...before, read].slice(0, 50)
          : [before, read];
  }
  return data;
}

export function eventItems(items: readonly PageItem[]): PageItem[] {
  const found: PageItem[] = [];
  const waiting = [...items].reverse();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const names = item.properties.map(({ name }) => name);
    if (isOfEvents(item) || isEventType(item.types, names.includes("name") && names.includes("startDate")))
      found.push(item);
    for (const { value } of [...item.properties].reverse()) if (typeof value !== "string") waiting.push(value);
  }
  return found;
}
