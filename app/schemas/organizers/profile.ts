import * as z from "zod";
import type { FactValues } from "~/domain/facts/facts";
import { organizerFactsOf } from "~/domain/facts/texts";
import { type Opening, OPENING_DAYS, openingField, parseOpenSpans } from "~/domain/organizers/open-spans";
import { PROFILE_IMAGES, type ProfileText } from "~/domain/organizers/profile";
import { SHARED_NUMBER } from "~/domain/organizers/register-form";
import { eachField, refuse, type Result, succeed } from "~/domain/values";
import {
  contentLanguage,
  latitude,
  longitude,
  optionalEmail,
  optionalLine,
  optionalText,
  organizationNumber,
  phone,
  requiredLine,
  website,
} from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import { type FormTexts, formTexts, parseForm } from "~/schemas/forms/parse";
import type { FormErrors, FormProblem } from "~/schemas/forms/problems";
import { readSeenVersion } from "~/schemas/forms/seen-version";
import { readImageChoice } from "~/schemas/images/requests";

/** Both numbers or none. */
export const wholePosition = {
  path: ["lat"],
  error: "positionInvalid" satisfies FormProblem,
  when: () => true,
};

export const isWholePosition = ({ lat, lng }: { lat: number | null; lng: number | null }) =>
  (lat === null) === (lng === null);

export const organizerForm = z
  .object({
    name: requiredLine(MAX_LENGTH.name, "nameRequired"),
    description: optionalText(MAX_LENGTH.description),
    phone,
    contact_email: optionalEmail,
    website,
    address: optionalLine(MAX_LENGTH.address),
    city: optionalLine(MAX_LENGTH.city),
    organization_number: organizationNumber,
    language: contentLanguage,
    lat: latitude,
    lng: longitude,
  } satisfies Record<ProfileText | "lat" | "lng", z.ZodType>)
  .refine(isWholePosition, wholePosition);

export type OrganizerProfile = z.output<typeof organizerForm> & { facts: FactValues; opening: Opening };

/** Two images of 5 MB, and the texts. */
export const PROFILE_MAX_BYTES = 12 * 1024 * 1024;

export function profileWithFacts<Values>(parsed: Result<Values, FormErrors>, texts: FormTexts) {
  const opening = parseForm(openingForm, texts);
  if (parsed.ok && opening.ok)
    return succeed({ ...parsed.value, facts: organizerFactsOf(texts), opening: opening.value });
  return refuse({ ...(!parsed.ok && parsed.problem), ...(!opening.ok && opening.problem) });
}

export function readProfileRequest(form: FormData) {
  const texts = formTexts(form);
  return {
    texts,
    submission: {
      version: readSeenVersion(texts),
      profile: profileWithFacts(parseForm(organizerForm, texts), texts),
      sharedNumber: texts[SHARED_NUMBER] ?? null,
      images: eachField(PROFILE_IMAGES, (name) => readImageChoice(form, name)),
    },
  };
}

const hoursOfDay = z
  .string()
  .default("")
  .transform((text, context) => {
    const parsed = parseOpenSpans(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: "custom", message: parsed.problem satisfies FormProblem, input: text });
    return z.NEVER;
  });

const openingForm = z
  .object({
    ...eachField(OPENING_DAYS.map(openingField), () => hoursOfDay),
    opening_note: optionalText(MAX_LENGTH.openingNote),
  })
  .transform(({ opening_note: note, ...hours }): Opening => {
    const open = OPENING_DAYS.filter((day) => hours[openingField(day)].length > 0);
    return { ...eachField(open, (day) => hours[openingField(day)]), ...(note !== null && { note }) };
  });
