import { z } from "zod";
import { isObject, type Json } from "~/domain/intake/page/loose-json";
import { PAGE_LIMITS } from "~/domain/intake/page/page-parts";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";

/** An event in the data that Wix sends along with a page. */
const wixEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullish().catch(null),
  status: z.unknown().optional(),
  location: z
    .object({ name: z.string().nullish().catch(null), address: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
  scheduling: z.object({
    config: z.object({
      scheduleTbd: z.boolean().nullish().catch(false),
      startDate: z.string(),
      endDate: z.string().nullish().catch(null),
      timeZoneId: z.string().nullish().catch(null),
    }),
  }),
});

type WixEvent = z.output<typeof wixEvent>;

const STATUS_CANCELLED = /^(?:CANCELED|CANCELLED|3)$/;

/** Finds Wix' events wherever they stand in its data; those whose time is still to come are left out. */
export function wixEvents(data: Json): StructuredEvent[] {
  const found: StructuredEvent[] = [];
  const waiting: Json[] = [data];
  for (let taken = 0; waiting.length > 0 && taken < PAGE_LIMITS.values; taken++) {
    const value = waiting.pop()!;
    if (isObject(value) && value.scheduling !== undefined) {
      const parsed = wixEvent.safeParse(value);
      if (parsed.success && !parsed.data.scheduling.config.scheduleTbd) found.push(ofWix(parsed.data));
    }
    const inner = isObject(value) ? Object.values(value) : Array.isArray(value) ? value : [];
    for (let index = inner.length - 1; index >= 0; index--) {
      const one = inner[index];
      if (typeof one === "object" && one !== null) waiting.push(one);
    }
  }
  return found;
}

const ofWix = ({ id, title, description, status, location, scheduling: { config } }: WixEvent): StructuredEvent => ({
  source: "wix",
  id,
  types: ["Event"],
  name: title,
  start: config.startDate,
  end: config.endDate ?? null,
  previousStart: null,
  duration: null,
  description: description ?? null,
  url: null,
  image: null,
  place: location?.name ?? null,
  address: location?.address ?? null,
  isOnline: false,
  status: STATUS_CANCELLED.test(String(status)) ? "cancelled" : null,
  isSoldOut: false,
  repeats: false,
  hasZone: config.timeZoneId === "Europe/Oslo",
  blocks: null,
});
