import * as z from "zod";
import { CHOSEN, MOST_AT_ONCE, SEVERAL_ACTS, STEP_INTENTS } from "~/domain/events/several";
import { STATE_CHOICES } from "~/domain/events/state-choices";
import { EVENT_TYPES } from "~/domain/events/types";
import { optionalLine, optionalText } from "~/schemas/forms/fields";
import { EVENT_DEFAULTS, MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";
import { contentId } from "~/schemas/moderation/forms";
import { ownListFilter } from "~/schemas/organizers/dashboard";
import { tags } from "./form";

const chosenRow = z
  .string()
  .regex(/^[\w-]{1,64}\.\d{1,15}$/)
  .transform((text) => {
    const [id, version] = text.split(".") as [string, string];
    return { id, version: Number(version) };
  });

/** Values that can't be read count as not chosen. */
const chosenRows = z
  .array(z.string())
  .catch([])
  .transform((values) =>
    values.slice(0, MOST_AT_ONCE + 1).flatMap((value) => {
      const row = chosenRow.safeParse(value);
      return row.success ? [row.data] : [];
    }),
  );

/** How many the list had found, and when any was last changed (unix seconds). */
const chosenAll = z
  .string()
  .regex(/^[1-9]\d{0,5}\.\d{1,12}$/)
  .transform((text) => {
    const [count, changedAt] = text.split(".").map(Number) as [number, number];
    return { count, changedAt };
  });

export const CHOSEN_LISTS = [CHOSEN.event, CHOSEN.series];

export const severalQuery = ownListFilter.extend({
  [CHOSEN.event]: chosenRows,
  [CHOSEN.series]: chosenRows,
  [CHOSEN.all]: chosenAll.nullable().catch(null),
  [CHOSEN.act]: z.enum(SEVERAL_ACTS).nullable().catch(null),
  series: contentId.nullable().catch(null),
  step: contentId.nullable().catch(null),
});

export type SeveralQuery = z.output<typeof severalQuery>;

/** A repeated press has the same key. */
export const stepForm = z.object({ intent: z.enum(STEP_INTENTS), key: contentId });

export const severalForms = {
  type: z.object({ event_type: z.enum(EVENT_TYPES, "eventTypeRequired" satisfies FormProblem) }),
  place: z
    .object({
      location_name: optionalLine(MAX_LENGTH.name),
      location_address: optionalLine(MAX_LENGTH.address),
      city: optionalLine(MAX_LENGTH.city),
    })
    .transform((place) => ({ ...place, country: EVENT_DEFAULTS.country, lat: null, lng: null })),
  tags: z.object({ added: tags, removed: tags }).refine(({ added, removed }) => added.length + removed.length > 0, {
    path: ["added"],
    message: "nothingTyped" satisfies FormProblem,
  }),
  state: z.object({ choice: z.enum(STATE_CHOICES), reason: optionalText(MAX_LENGTH.stateReason) }),
};
