import * as z from "zod";
import { SYNC_FUNCTIONS } from "~/domain/calendars/sample-calendar";
import { EVENT_TYPES } from "~/domain/events/types";
import { FLASH } from "~/domain/site/flash";
import { type Result, succeed } from "~/domain/values";
import { checkbox, optionalLine, requiredLine } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import { seenVersion } from "~/schemas/forms/seen-version";
import { contentId } from "~/schemas/moderation/forms";

const PASTED_LENGTH = 10_000;

const pasted = z
  .string()
  .default("")
  .transform((text) => text.slice(0, PASTED_LENGTH).trim());

/** Without a name it uses the calendar's own. */
const previewForm = z.object({ calendar_name: optionalLine(MAX_LENGTH.name), calendar_url: pasted });

const calendarForm = z.object({
  calendar_name: requiredLine(MAX_LENGTH.name, "calendarNameRequired"),
  calendar_url: pasted,
});

/** A form without the field leaves nothing private unguarded. */
const privateRule = z
  .enum(["on", "off"])
  .catch("on")
  .transform((choice) => choice === "on");

const editForm = z.object({
  calendar_name: requiredLine(MAX_LENGTH.name, "calendarNameRequired"),
  calendar_url: pasted,
  default_event_type: z.enum(EVENT_TYPES).nullable().catch(null),
  default_place: optionalLine(MAX_LENGTH.address),
  holds_private: privateRule,
  version: seenVersion,
});

export type CalendarEditForm = z.output<typeof editForm>;

const choice = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("sync"), sync_id: contentId }),
  z.object({ intent: z.literal("relink"), sync_id: contentId, calendar_url: pasted }),
  z.object({ intent: z.literal("remove"), sync_id: contentId }),
  z.object({ intent: z.literal("toggle"), sync_id: contentId, sync_enabled: checkbox }),
]);

export type CalendarRequest =
  | ({ intent: "preview" } & z.output<typeof previewForm>)
  /** `isAnother`: confirmed not to be one of the stored calendars. */
  | ({ intent: "add"; isAnother: boolean } & z.output<typeof calendarForm>)
  | { intent: "edit"; sync_id: string; form: CalendarEditForm }
  | z.output<typeof choice>;

export function readCalendarRequest(texts: FormTexts): Result<CalendarRequest, FormErrors> | null {
  switch (texts["intent"]) {
    case "preview": {
      const form = parseForm(previewForm, texts);
      return form.ok ? succeed({ intent: "preview", ...form.value }) : form;
    }
    case "add":
    case "add_anyway": {
      const form = parseForm(calendarForm, texts);
      return form.ok ? succeed({ intent: "add", isAnother: texts["intent"] === "add_anyway", ...form.value }) : form;
    }
    case "edit": {
      const id = contentId.safeParse(texts["sync_id"]);
      if (!id.success) return null;
      const form = parseForm(editForm, texts);
      return form.ok ? succeed({ intent: "edit", sync_id: id.data, form: form.value }) : form;
    }
    default: {
      const chosen = choice.safeParse(texts);
      return chosen.success ? succeed(chosen.data) : null;
    }
  }
}

export const calendarsQuery = z.object({
  runs: contentId.nullable().catch(null).default(null),
  [FLASH.key]: z.string().catch("").default(""),
  [FLASH.subject]: contentId.nullable().catch(null).default(null),
});

export const syncRequest = z.object({ syncId: contentId, calendarUrl: z.string().max(2_000), organizerId: contentId });

export type SyncRequest = z.output<typeof syncRequest>;

/** Only the test exists. */
export const googleTrialRequest = z.object({ test: z.literal(true) });

/** The first function also without a calendar, to test only the reading. */
export const syncTrial = z.object({
  tried: z.enum(SYNC_FUNCTIONS).default("sync-ical-calendar"),
  sync_id: contentId.optional(),
});
