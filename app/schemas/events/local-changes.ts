import * as z from "zod";
import { CHANGE_SCOPES, LOCAL_FIELDS, type LocalValues } from "~/domain/calendars/local-changes";
import { EVENT_TYPES } from "~/domain/events/types";
import { FACT_FIELDS } from "~/domain/facts/facts";
import { cleanText } from "~/domain/text/plain-text";
import { pickFields, refuse, type Result, succeed } from "~/domain/values";
import { agesInOrder, areAgesInOrder, eventFactFields, eventFactsOf } from "~/schemas/facts/form";
import { optionalLine, optionalText, website } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import { tags } from "./form";

/** `back` is the field that is to be the source's own again. */
export const localChangesChoice = z.object({
  back: z.enum(LOCAL_FIELDS).nullable().catch(null),
  scope: z.enum(CHANGE_SCOPES).catch("date"),
});

const localFields = z.object({
  image_alt: optionalLine(MAX_LENGTH.imageAlt),
  description: optionalText(MAX_LENGTH.description).transform((text) => text ?? ""),
  event_type: z.enum(EVENT_TYPES, "eventTypeRequired" satisfies FormProblem),
  tags,
  external_url: website,
});

const FIELDS = localFields.keyof().options;

const localFacts = z.object(eventFactFields).refine(areAgesInOrder, agesInOrder);

type TypedValues = Pick<LocalValues, keyof z.output<typeof localFields> | "facts">;

/** Only fields that differ from how the form was opened are judged: a source's texts may be longer than ours. */
export function parseLocalChanges(texts: FormTexts, stored: FormTexts): Result<Partial<TypedValues>, FormErrors> {
  const changed = FIELDS.filter(
    (field) => texts[field] !== undefined && cleanText(texts[field]) !== cleanText(stored[field] ?? ""),
  );
  const kept = changed.includes("event_type") ? {} : { event_type: stored["event_type"] ?? "" };
  const parsed = parseForm(localFields, { ...pickFields(texts, changed), ...kept });
  const facts = FACT_FIELDS.some((name) => (texts[name] ?? "") !== (stored[name] ?? ""))
    ? parseForm(localFacts, texts)
    : null;
  if (!parsed.ok || facts?.ok === false)
    return refuse({ ...(parsed.ok ? {} : parsed.problem), ...(facts?.ok === false ? facts.problem : {}) });
  return succeed({ ...pickFields(parsed.value, changed), ...(facts?.ok && { facts: eventFactsOf(facts.value) }) });
}
