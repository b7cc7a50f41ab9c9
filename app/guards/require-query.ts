import type { ZodType } from "zod";
import { publicRefusal } from "~/answers/public-answer";
import { wrongFields } from "~/answers/refusal";
import { queryFields } from "~/schemas/search-fields";

/** A request's parameters, parsed; a 400 for programs that names every wrong one. Unknown ones are let pass. */
export function requireQuery<T>(schema: ZodType<T>, request: Request, lists: readonly string[] = []): T {
  const parsed = schema.safeParse(queryFields(new URL(request.url).searchParams, lists));
  if (parsed.success) return parsed.data;
  throw publicRefusal(400, wrongFields(parsed.error));
}
