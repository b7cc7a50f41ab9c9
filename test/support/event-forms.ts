import { env } from "cloudflare:workers";
import type { EventDeps } from "~/models/events/writing";
import { type EventFormValues, parseEventForm } from "~/schemas/events/form";
import type { FormTexts } from "~/schemas/forms/parse";
import { parseSettings } from "~/schemas/site/settings";
import { NOW } from "./clock";
import { testDatabase } from "./rows";
import { testSettings } from "./settings";

/** Returns a sent event form, of a prayer meeting on Tuesday; `given` overrides its fields. */
export function eventTexts(given: FormTexts = {}): FormTexts {
  return {
    title: "Stille bønn",
    description: "En halvtime i stillhet.",
    event_type: "prayer",
    start_date: "2026-06-09",
    start_time: "18:00",
    end_time: "19:00",
    country: "Norge",
    ...given,
  };
}

/** Returns the same, parsed. */
export function eventForm(given: FormTexts = {}, isNew = true): EventFormValues {
  const form = parseEventForm(eventTexts(given), { now: NOW, isNew });
  if (!form.ok) throw new Error(JSON.stringify(form.problem));
  return form.value;
}

export const noImage = { address: null, file: null };

/** Returns the dependencies of event actions; no address can be looked up. */
export function eventDeps(given: Partial<EventDeps> = {}): EventDeps {
  return {
    db: testDatabase(),
    now: NOW,
    addresses: { geocode: async () => null, townOf: async () => null },
    images: env.IMAGES_BUCKET,
    imageEncoder: { encode: async () => null },
    settings: parseSettings(testSettings),
    ...given,
  };
}
