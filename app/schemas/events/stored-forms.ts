import * as z from "zod";
import { EVENT_DETAILS } from "~/domain/events/details";
import { CLASH_FIELDS, REPETITION_FIELDS } from "~/domain/events/repetition-texts";
import { STORE_INTENTS, STORED_FORM_KINDS, type StoredFormKind } from "~/domain/events/stored-forms";
import { FACT_FIELDS } from "~/domain/facts/facts";
import { pickFields, present, refuse, type Result, succeed } from "~/domain/values";
import { requiredLine } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import { type FormErrors, tooLong } from "~/schemas/forms/problems";
import { contentId } from "~/schemas/moderation/forms";
import { PUBLISH_FIELDS } from "./publish-time";

/** Filled in by itself: nothing was typed where only these are there. */
const FILLED = [
  "event_type",
  "start_time",
  "end_time",
  "location_name",
  "location_address",
  "city",
  "country",
  "lat",
  "lng",
] as const;

const DAYS = [
  "start_date",
  "end_date",
  "is_recurring",
  "recurrence_pattern",
  ...REPETITION_FIELDS,
  "recurrence_end",
  "recurrence_end_date",
  "recurrence_count",
  "left_out_days",
  ...CLASH_FIELDS,
  ...PUBLISH_FIELDS,
] as const;

const KEPT_BY_TEMPLATES = [
  ...EVENT_DETAILS.filter((name) => name !== "facts"),
  ...FACT_FIELDS,
  "start_time",
  "end_time",
  "all_day",
  "hosts",
];

/** A template has no days. */
const KEPT: Record<StoredFormKind, readonly string[]> = {
  template: KEPT_BY_TEMPLATES,
  draft: [...KEPT_BY_TEMPLATES, ...DAYS],
};

/** Room for what is too long, until it is published. */
const LONGEST = 4 * MAX_LENGTH.description;

const MADE = [
  ...FILLED,
  "recurrence_pattern",
  "recurrence_every",
  "recurrence_end",
  "school_county",
  "publish",
] as readonly string[];

/** Stored fields may be incomplete or wrong. */
export function readStoredTexts(
  kind: StoredFormKind,
  texts: FormTexts,
  hasImage: boolean,
): Result<FormTexts, FormErrors> {
  const textOf = (name: string) => texts[name] ?? "";
  const kept = KEPT[kind].filter((name) => textOf(name) !== "");
  const long = kept.filter((name) => textOf(name).length > LONGEST);
  if (long.length > 0) return refuse(Object.fromEntries(long.map((name) => [name, tooLong(LONGEST)])));
  if (kind === "template") {
    const titled = parseForm(z.object({ title: requiredLine(MAX_LENGTH.title, "titleRequired") }), texts);
    if (!titled.ok) return titled;
  }
  const isTyped = hasImage || kept.some((name) => !MADE.includes(name) && textOf(name).trim() !== "");
  return isTyped ? succeed(pickFields(texts, kept)) : refuse({ title: "nothingTyped" });
}

export const readStoreIntent = (texts: FormTexts): StoredFormKind | null =>
  STORED_FORM_KINDS.find((kind) => texts["intent"] === STORE_INTENTS[kind]) ?? null;

export function readStoredChoice(
  parameters: URLSearchParams,
): { kind: StoredFormKind; id: string } | { kind: null; id: null } {
  const kind = STORED_FORM_KINDS.find((name) => parameters.has(name));
  return kind ? { kind, id: present(parameters.get(kind), "id of a stored form") } : { kind: null, id: null };
}

export const draftForm = z.object({ intent: z.enum(["delete", "link", "withdraw"]) });

export const templateForm = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("rename"), id: contentId, name: z.string().default("") }),
  z.object({ intent: z.literal("delete"), id: contentId }),
]);

export const templateName = z.object({ name: requiredLine(MAX_LENGTH.title, "templateNameRequired") });
