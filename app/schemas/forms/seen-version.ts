import * as z from "zod";
import { choiceName, dateChoiceName, type FieldGroup, VERSION_FIELD } from "~/domain/versions";
import type { FormTexts } from "./parse";

/** No row ever has this version. */
const NEVER_SEEN = 0;

export const seenVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(NEVER_SEEN);

export const readSeenVersion = (texts: FormTexts): number => seenVersion.parse(texts[VERSION_FIELD]);

/** By event id: true resets the date to the series. */
export function readChosenDates(texts: FormTexts): Map<string, boolean> {
  const prefix = dateChoiceName("");
  const chosen = Object.entries(texts).filter(([name]) => name.startsWith(prefix));
  return new Map(chosen.map(([name, side]) => [name.slice(prefix.length), side === "mine"]));
}

export const takesTheirs = (texts: FormTexts, group: string): boolean => texts[choiceName(group)] === "theirs";

export const wantsFormBack = (texts: FormTexts): boolean => texts["back_to_form"] !== undefined;

/** The stored fields of groups where those were chosen. */
export function layChoices(sent: FormData, stored: FormTexts, groups: readonly FieldGroup[]): FormData {
  const form = new FormData();
  for (const [name, value] of sent.entries()) form.append(name, value);
  for (const { name, fields } of groups) {
    if (form.get(choiceName(name)) === "theirs") for (const field of fields) form.set(field, stored[field] ?? "");
    form.delete(choiceName(name));
  }
  return form;
}
