import { z } from "zod";
import { choiceName, dateChoiceName, type FieldGroup, VERSION_FIELD } from "~/domain/versions";
import type { FormTexts } from "./parse";

/** No row was ever of this version. */
const NEVER_SEEN = 0;

/** The version that a form was opened with; a form that does not say so has seen none. */
export const seenVersion = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .catch(NEVER_SEEN);

export const readSeenVersion = (texts: FormTexts): number => seenVersion.parse(texts[VERSION_FIELD]);

/** What was chosen for such dates, by their events' ids: true where they become like the rest. */
export function readChosenDates(texts: FormTexts): Map<string, boolean> {
  const prefix = dateChoiceName("");
  const chosen = Object.entries(texts).filter(([name]) => name.startsWith(prefix));
  return new Map(chosen.map(([name, side]) => [name.slice(prefix.length), side === "mine"]));
}

/** Whether the other's version of a group was chosen. */
export const takesTheirs = (texts: FormTexts, group: string): boolean => texts[choiceName(group)] === "theirs";

/** Whether somebody who chose between two versions wants to see the form once more before it is saved. */
export const wantsFormBack = (texts: FormTexts): boolean => texts["back_to_form"] !== undefined;

/** What was sent, with what is stored laid over it where that was chosen. */
export function layChoices(sent: FormData, stored: FormTexts, groups: readonly FieldGroup[]): FormData {
  const form = new FormData();
  for (const [name, value] of sent.entries()) form.append(name, value);
  for (const { name, fields } of groups) {
    if (form.get(choiceName(name)) === "theirs") for (const field of fields) form.set(field, stored[field] ?? "");
    form.delete(choiceName(name));
  }
  return form;
}
