import type { ZodType } from "zod";
import { requireFormData } from "./require-form-data";
import { requireValid } from "./require-valid";

/** Longer than any form of plain fields. */
const MAX_BYTES = 256 * 1024;

/** The parsed fields of a form, the first of each name; a 400 where it is no form or its fields do not fit. */
export async function requireForm<T>(schema: ZodType<T>, request: Request): Promise<T> {
  const form = await requireFormData(request, MAX_BYTES);
  const names = new Set(form.keys());
  return requireValid(schema, Object.fromEntries([...names].map((name) => [name, form.get(name)])));
}
