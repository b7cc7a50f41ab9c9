import * as z from "zod";
import { isObject, type Json } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import { eventOfAdapter, type StructuredEvent } from "~/domain/intake/page/structured-event";
import { type AnswerMap, saidText } from "../event-rows";

/**
 * Wix: the data that a page sends along, <script id="wix-warmup-data">, wherever its events stand in it.
 *
 * Traps: `scheduleTbd` says that the time is still to come, and the dates beside it mean nothing. Dates are moments in UTC
 * beside the zone that they are of; without a Norwegian one they are a claim.
 */
const wixEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: saidText,
  status: z.unknown().optional(),
  location: z.object({ name: saidText, address: saidText }).nullish().catch(null),
  scheduling: z.object({
    config: z.object({
      scheduleTbd: z.boolean().nullish().catch(false),
      startDate: z.string(),
      endDate: saidText,
      endDateHidden: z.boolean().nullish().catch(false),
      timeZoneId: saidText,
    }),
  }),
});

const STATUS_CANCELLED = /^(?:CANCELED|CANCELLED|3)$/;

export const wixMap: AnswerMap = (data) => {
  const found: StructuredEvent[] = [];
  let isIts = false;
  const waiting: Json[] = [data];
  for (let taken = 0; taken < PAGE_LIMITS.values; taken++) {
    const value = waiting.pop();
    if (value === undefined) break;
    if (isObject(value) && value.scheduling !== undefined) {
      const parsed = wixEvent.safeParse(value);
      isIts ||= parsed.success;
      if (parsed.success && !parsed.data.scheduling.config.scheduleTbd) found.push(ofWix(parsed.data));
    }
    const inner = isObject(value) ? Object.values(value) : Array.isArray(value) ? value : [];
    for (let index = inner.length - 1; index >= 0; index--) {
      const one = inner[index];
      if (typeof one === "object" && one !== null) waiting.push(one);
    }
  }
  return isIts ? found : null;
};

const ofWix = ({ id, title, description, status, location, scheduling: { config } }: z.output<typeof wixEvent>) =>
  eventOfAdapter("wix", {
    id,
    name: title,
    start: config.startDate,
    end: config.endDateHidden ? null : config.endDate,
    description,
    place: location?.name ?? null,
    address: location?.address ?? null,
    status: STATUS_CANCELLED.test(String(status)) ? "cancelled" : null,
    hasZone: config.timeZoneId === "Europe/Oslo",
  });
