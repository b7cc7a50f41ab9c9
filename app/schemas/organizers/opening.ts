import { z } from "zod";
import { type Opening, OPENING_DAYS, openingField, parseOpenSpans } from "~/domain/organizers/open-spans";
import { eachField } from "~/domain/values";
import { optionalText } from "~/schemas/forms/fields";
import { MAX_LENGTH } from "~/schemas/forms/limits";
import type { FormProblem } from "~/schemas/forms/problems";

const hoursOfDay = z
  .string()
  .default("")
  .transform((text, context) => {
    const parsed = parseOpenSpans(text);
    if (parsed.ok) return parsed.value;
    context.issues.push({ code: "custom", message: parsed.problem satisfies FormProblem, input: text });
    return z.NEVER;
  });

export const openingForm = z
  .object({
    ...eachField(OPENING_DAYS.map(openingField), () => hoursOfDay),
    opening_note: optionalText(MAX_LENGTH.openingNote),
  })
  .transform(({ opening_note: note, ...hours }): Opening => {
    const open = OPENING_DAYS.filter((day) => hours[openingField(day)].length > 0);
    return { ...eachField(open, (day) => hours[openingField(day)]), ...(note !== null && { note }) };
  });
