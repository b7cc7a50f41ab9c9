import { z } from "zod";
import type { EventSchedule } from "~/domain/intake/page/event-schedule";
import type { StructuredEvent } from "~/domain/intake/page/structured-event";
import { addressValue, listOf, textValue, timeValue, wordsIn } from "./data-values";
import { locationValue } from "./location-value";
import { schedulesValue } from "./schedule-value";

const STATUS = { cancelled: /cancell?ed/i, postponed: /postponed/i, rescheduled: /rescheduled/i } as const;

const statusValue = z.unknown().transform((value): StructuredEvent["status"] => {
  const text = wordsIn(value);
  const found = Object.entries(STATUS).find(([, pattern]) => pattern.test(text));
  return (found?.[0] ?? null) as StructuredEvent["status"];
});

const offersValue = listOf.transform((offers) => {
  const texts = offers.map(wordsIn);
  return { isSoldOut: texts.length > 0 && texts.every((text) => /SoldOut|OutOfStock/.test(text)) };
});

/** Each field is read by itself, so that a wrong one does not lose the others. */
export const schemaOrgEvent = z
  .object({
    "@id": textValue.optional(),
    identifier: textValue.optional(),
    name: textValue.optional(),
    headline: textValue.optional(),
    startDate: timeValue.optional(),
    endDate: timeValue.optional(),
    previousStartDate: timeValue.optional(),
    duration: textValue.optional(),
    description: textValue.optional(),
    url: addressValue.optional(),
    mainEntityOfPage: addressValue.optional(),
    image: addressValue.optional(),
    location: locationValue.optional(),
    eventStatus: statusValue.optional(),
    eventAttendanceMode: z.unknown().optional(),
    offers: offersValue.optional(),
    eventSchedule: schedulesValue.optional(),
  })
  .loose()
  .transform(
    (event): Omit<StructuredEvent, "source" | "types" | "blocks"> & { schedules: (EventSchedule | null)[] } => {
      const location = event.location ?? { place: null, address: null, isOnline: false };
      return {
        id: event["@id"] ?? event.identifier ?? event.url ?? null,
        name: event.name ?? event.headline ?? null,
        start: event.startDate ?? null,
        end: event.endDate ?? null,
        previousStart: event.previousStartDate ?? null,
        duration: event.duration ?? null,
        description: event.description ?? null,
        category: null,
        url: event.url ?? event.mainEntityOfPage ?? null,
        image: event.image ?? null,
        place: location.place,
        address: location.address,
        isOnline: location.isOnline || /OnlineEventAttendanceMode/.test(wordsIn(event.eventAttendanceMode)),
        status: event.eventStatus ?? null,
        isSoldOut: event.offers?.isSoldOut ?? false,
        repeats: (event.eventSchedule ?? []).length > 0,
        schedules: event.eventSchedule ?? [],
        hasZone: false,
      };
    },
  );
