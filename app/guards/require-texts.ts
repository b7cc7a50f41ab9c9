import { type FormTexts, formTexts } from "~/schemas/parse-form";
import { requireFormData } from "./require-form-data";

/** Longer than any form of plain texts. */
const MAX_BYTES = 256 * 1024;

/** The texts of a posted form; a 400 where it is no form, a 413 where it is too long. */
export async function requireTexts(request: Request): Promise<FormTexts> {
  return formTexts(await requireFormData(request, MAX_BYTES));
}
