import { z } from "zod";
import { formTexts } from "~/schemas/parse-form";
import { requireFormData } from "./require-form-data";
import { requireJson } from "./require-json";

const MAX_BYTES = 32_768;

const fields = z.record(z.string(), z.unknown());

/** The fields of a body that may be a form or a JSON object; refused where it is neither, or too long. */
export async function requireFields(request: Request): Promise<Record<string, unknown>> {
  const isJson = request.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  return isJson ? requireJson(fields, request, MAX_BYTES) : formTexts(await requireFormData(request, MAX_BYTES));
}
