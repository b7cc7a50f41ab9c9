import type { StoredEvent } from "#db/queries/own-events";
import { clockTimesOf } from "~/domain/event-hours";
import type { EventType } from "~/domain/event-types";
import type { FormTexts } from "~/schemas/parse-form";

/** An event in the fields of its form; a copy's days are to be chosen. */
export function eventTexts(event: StoredEvent, isCopy = false): FormTexts {
  const { startDay, startTime, endDay, endTime } = clockTimesOf({ start: event.start_time, end: event.end_time });
  const values = {
    title: event.title,
    description: event.description,
    event_type: event.event_type satisfies EventType,
    tags: event.tags.join(", "),
    start_date: isCopy ? null : startDay,
    start_time: startTime,
    end_date: isCopy || endDay === startDay ? null : endDay,
    end_time: endTime,
    location_name: event.location_name,
    location_address: event.location_address,
    city: event.city,
    country: event.country,
    lat: event.lat,
    lng: event.lng,
    speaker_band: event.speaker_band,
    external_url: event.external_url,
    image: event.image_url,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? "")]));
}
