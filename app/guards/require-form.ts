import type { ZodType } from "zod";
import { requireValid } from "./require-valid";

/** The parsed fields of a form, the first of each name; a 400 where it is no form or its fields do not fit. */
export async function requireForm<T>(schema: ZodType<T>, request: Request): Promise<T> {
  const form = await request.formData().catch(() => null);
  if (!form) throw new Response(null, { status: 400 });
  const names = new Set(form.keys());
  return requireValid(schema, Object.fromEntries([...names].map((name) => [name, form.get(name)])));
}
