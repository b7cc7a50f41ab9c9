import { isEventType } from "./find-event-nodes";
import type { Json, JsonObject } from "./loose-json";
import type { PageItem } from "./page-parts";

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
